#include <algorithm>

#include "claims/checks.h"
#include "claims/claim.h"

namespace steelyard {
namespace {

// Whom a claim may speak of beside a provider.
constexpr std::string_view kNobodyInParticular[] = {"any", "market", "method"};

std::string read_vendor(const CheckReading& at, const Cell& vendor) {
  const bool nobody = std::find(std::begin(kNobodyInParticular), std::end(kNobodyInParticular), vendor.text()) !=
                      std::end(kNobodyInParticular);
  if (!nobody) vendor.reference(at.providers);
  return vendor.text();
}

Json read_value(const Member& value) {
  value.require();
  if (value.value().is_object() || value.value().is_array()) value.wrong_type("text");
  return value.value();
}

std::vector<Reading> read_readings(CheckReading& at, const Member& claim) {
  std::vector<Reading> readings;
  const std::string_view choice = read_choice(claim, {"check", "readings"});
  if (choice == "check") {
    readings.push_back({"", "", read_check(at, claim["check"])});
  } else if (choice == "readings") {
    for (const Member& reading : read_at_least(claim["readings"], "readings", 2)) {
      reading.allow({"reading", "reading_zh", "check"});
      Reading read{reading["reading"].cell().required(), reading["reading_zh"].cell().required(), nullptr};
      reading["check"].require();
      if (reading["check"].present()) read.check = read_check(at, reading["check"]);
      readings.push_back(std::move(read));
    }
  }
  return readings;
}

Claim read_claim(CheckReading& at, const Member& member) {
  member.allow({"id", "article", "vendor", "subject", "metric", "statement", "statement_zh", "value", "unit", "check",
                "readings", "elsewhere"});
  Claim claim;
  claim.id = member["id"].cell().text();
  claim.article = member["article"].cell().reference(at.data.source_names);
  claim.vendor = read_vendor(at, member["vendor"].cell());
  claim.subject = member["subject"].cell().required();
  claim.metric = member["metric"].cell().required();
  claim.statement = member["statement"].cell().required();
  claim.statement_zh = member["statement_zh"].cell().required();
  claim.value = read_value(member["value"]);
  claim.unit = member["unit"].cell().text();
  claim.readings = read_readings(at, member);
  if (member["elsewhere"].present()) claim.elsewhere = read_check(at, member["elsewhere"]);
  return claim;
}

// Finds claims that rest on themselves, each circle once.
class Circles {
 public:
  Circles(DataFolder& folder, const std::vector<Claim>& claims, const std::vector<Reliance>& reliances)
      : folder_(folder), claims_(claims), reliances_(reliances), seen_(claims.size(), false) {}

  void find() {
    for (std::size_t i = 0; i < claims_.size(); ++i) walk(id_of<ClaimId>(i));
  }

 private:
  void walk(ClaimId claim) {
    if (seen_[row(claim)]) return;
    seen_[row(claim)] = true;
    path_.push_back(claim);
    for (const Reliance& reliance : reliances_) {
      if (reliance.from != claim) continue;
      const auto before = std::find(path_.begin(), path_.end(), reliance.on);
      if (before == path_.end()) {
        walk(reliance.on);
        continue;
      }
      std::string circle;
      for (auto step = before; step != path_.end(); ++step) circle += claims_[row(*step)].id + ", ";
      folder_.fault(Code::circular, reliance.where, {{"path", circle + claims_[row(reliance.on)].id}});
    }
    path_.pop_back();
  }

  DataFolder& folder_;
  const std::vector<Claim>& claims_;
  const std::vector<Reliance>& reliances_;
  std::vector<bool> seen_;
  std::vector<ClaimId> path_;
};

}  // namespace

std::vector<Claim> read_claims(DataFolder& folder, const Data& data, const Compatibility& compatibility,
                               Names<ProviderId> providers) {
  const Member document = Member::document(folder, "claims.json");
  if (!document.present()) return {};
  document.allow({"claims"})["claims"].require();
  CheckReading at{data, compatibility, std::move(providers), Names<ClaimId>(), {}, {}, {}};
  // Ids first: a claim may speak of one after it.
  const std::vector<Member> members = document["claims"].elements();
  for (const Member& member : members) {
    const std::size_t before = at.claims.next();
    member["id"].cell().define(at.claims);
    if (at.claims.next() == before) continue;
    const Json value = member["value"].value();
    at.numbers.push_back(value.is_number() ? value.get<double>() : kUnknown);
  }
  at.claims.set_complete(true);
  std::vector<Claim> claims;
  for (std::size_t i = 0; i < members.size(); ++i) {
    at.claim = id_of<ClaimId>(i);
    claims.push_back(read_claim(at, members[i]));
  }
  // Claims are rows of the list only if each has an id of its own.
  if (at.claims.next() == claims.size()) Circles(folder, claims, at.reliances).find();
  return claims;
}

}  // namespace steelyard
