// The kinds that are made of other verdicts, and the one that has none.
#include <algorithm>

#include "claims/checks.h"

namespace steelyard {
namespace {

constexpr FindingCode kReasons[] = {FindingCode::no_measurement, FindingCode::vague,        FindingCode::outlook,
                                    FindingCode::recommendation, FindingCode::not_recorded, FindingCode::unnamed};

class RestsOn final : public Check {
 public:
  RestsOn(CheckReading& at, const Member& check) {
    check.allow({"kind", "claims"});
    for (const Member& member : read_at_least(check["claims"], "claims", 1)) {
      const ClaimId claim = member.cell().reference(at.claims);
      if (claim == kNone<ClaimId>) continue;
      claims_.emplace_back(claim, member.cell().text());
      at.reliances.push_back({at.claim, claim, member.where()});
    }
  }

  Outcome run(const Grounds& grounds) const override {
    Outcome outcome(Verdict::not_checkable, {});
    for (const auto& [claim, id] : claims_) {
      const Verdict verdict = grounds.verdict_of(claim);
      if (verdict == Verdict::contradicted || verdict == Verdict::inconsistent) outcome.verdict = Verdict::contradicted;
      outcome.findings.push_back(
          {FindingCode::rests_on, verdict, {{"claim", id}, {"verdict", std::string(name(verdict))}}, {}});
    }
    return outcome;
  }

 private:
  std::vector<std::pair<ClaimId, std::string>> claims_;
};

class All final : public Check {
 public:
  All(CheckReading& at, const Member& check) {
    check.allow({"kind", "checks"});
    for (const Member& part : read_at_least(check["checks"], "checks", 2)) parts_.push_back(read_check(at, part));
  }

  Outcome run(const Grounds& grounds) const override {
    Outcome outcome(Verdict::confirmed, {});
    std::vector<Verdict> verdicts;
    for (const std::unique_ptr<Check>& part : parts_) {
      Outcome of_part = part->run(grounds);
      verdicts.push_back(of_part.verdict);
      for (Finding& finding : of_part.findings) outcome.findings.push_back(std::move(finding));
    }
    for (const Verdict worse : {Verdict::not_checkable, Verdict::inconsistent, Verdict::contradicted}) {
      if (std::find(verdicts.begin(), verdicts.end(), worse) != verdicts.end()) outcome.verdict = worse;
    }
    return outcome;
  }

 private:
  std::vector<std::unique_ptr<Check>> parts_;
};

class NotCheckable final : public Check {
 public:
  explicit NotCheckable(const Member& check) {
    check.allow({"kind", "why"});
    std::vector<std::string_view> names;
    for (const FindingCode reason : kReasons) names.push_back(name(reason));
    const Cell why = check["why"].cell();
    const auto found = std::find(names.begin(), names.end(), why.required());
    if (found != names.end()) {
      reason_ = kReasons[found - names.begin()];
    } else if (!why.empty()) {
      why.fault(Code::unknown_value, {{"got", why.text()}, {"nearest", nearest(why.text(), names)}});
    }
  }

  Outcome run(const Grounds&) const override { return Finding{reason_, Verdict::not_checkable, {}, {}}; }

 private:
  FindingCode reason_ = FindingCode::vague;
};

}  // namespace

std::unique_ptr<Check> read_rests_on(CheckReading& at, const Member& check) {
  return std::make_unique<RestsOn>(at, check);
}

std::unique_ptr<Check> read_all(CheckReading& at, const Member& check) { return std::make_unique<All>(at, check); }

std::unique_ptr<Check> read_not_checkable(CheckReading&, const Member& check) {
  return std::make_unique<NotCheckable>(check);
}

}  // namespace steelyard
