// Accelerators of several kinds at once: what they cost and how fast they are together.
#include <algorithm>

#include "answer/assessment.h"
#include "answer/offer_key.h"
#include "answer/source_list.h"
#include "answer/write_parts.h"
#include "parts/parts.h"
#include "price/volume_charges.h"

namespace steelyard {
namespace {

// One kind of the pool: what is asked of it alone, and what came of that.
struct Member {
  OfferId offer{};
  Question question;
  Assessment assessment;
  double speed = kUnknown, low = kUnknown, high = kUnknown;
};

// What no accelerator makes more of is billed once, with the first member: what is stored and sent, licenses by the
// month, minimums, credit.
void leave_to_the_first(Question& question) {
  for (const VolumeItem& item : kVolumeItems) (question.*item.quantity).reset();
  question.storage_days.clear();
  question.support_minimum.reset();
  question.license_per_month.reset();
  question.license_per_seat_month.reset();
  question.credit.reset();
}

// What a provider gives or takes once is with the first of its members: credit of new customers, committed spend.
void leave_to_the_first_of_its_provider(Question& question) {
  question.trial_credit = false;
  question.spend_commitments.clear();
  question.spend_commitment_discounts.clear();
  question.spend_commitment_months.clear();
}

Member member_of(const Catalog& catalog, const Question& asked, OfferId offer, std::int32_t count, bool first,
                 bool first_of_provider) {
  Member member{offer, asked, {}};
  member.question.count = count;
  member.question.per_node.reset();
  member.question.models.clear();
  member.question.want = {Part::bill};
  if (!first) leave_to_the_first(member.question);
  if (!first_of_provider) leave_to_the_first_of_its_provider(member.question);
  member.assessment = assess(catalog, member.question);
  const Speeds& speeds = member.assessment.speeds;
  const std::uint32_t i = speeds.of_sku[row(catalog.offers.sku[row(offer)])];
  member.speed = speeds.speed[i];
  member.low = speeds.low[i];
  member.high = speeds.high[i];
  return member;
}

// All members of a job work until it is done: each is rented for that time.
void rent_for(const Catalog& catalog, double hours, Member& member) {
  Question& question = member.question;
  const Rational exact = Rational::from_double(hours).value_or(0);
  question.runs.reset();
  question.months = std::max(question.months, (exact / question.hours_of_month).ceiling());
  question.hours_per_month = (exact / question.months).rounded(9);
  member.assessment = assess(catalog, question);
}

double sum(const std::vector<Member>& members, double Member::*of) {
  double all = 0;
  for (const Member& member : members) all += member.*of;  // one that is not known makes the sum so
  return all;
}

}  // namespace

Result<std::string> pool_document(const Session& session, std::span<const PoolMember> wanted, const Rational& loss) {
  Errors errors;
  std::vector<OfferId> offers;
  for (const PoolMember& one : wanted) {
    const Result<OfferId> offer = session.find(one.offer);
    if (offer) {
      offers.push_back(*offer);
    } else {
      errors.insert(errors.end(), offer.errors().begin(), offer.errors().end());
    }
  }
  if (!errors.empty()) return errors;
  const Catalog& catalog = *session.catalog();
  const Question& asked = session.question();
  std::vector<Member> members;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const auto of_same = [&](const Member& one) {
      return catalog.provider_of(one.offer) == catalog.provider_of(offers[i]);
    };
    const bool first_of_provider = std::none_of(members.begin(), members.end(), of_same);
    members.push_back(member_of(catalog, asked, offers[i], wanted[i].accelerators, i == 0, first_of_provider));
  }
  const double kept = 1 - loss.to_double();
  const double speed = sum(members, &Member::speed) * kept;
  const double hours =
      asked.runs ? asked.runs->to_double() / speed : (asked.hours_per_month * asked.months).to_double();
  if (asked.runs && is_known(hours)) {
    for (Member& member : members) rent_for(catalog, hours, member);
  }
  Rational total = 0;
  TotalState state = TotalState::complete;
  SourceList sources(catalog);
  JsonWriter json;
  json.open_object();
  write_asked(catalog, asked, json);
  json.open_array("members");
  for (const Member& member : members) {
    const Bill bill = bill_of(catalog, member.question, member.assessment, member.offer);
    state = std::max(state, bill.state);
    total = total + bill.total;
    for (const Line& line : bill.lines) sources.refer(line.source);
    json.open_object();
    write_offer(catalog, member.question, member.assessment, member.offer, bill, json);
    json.close_object();
  }
  json.close_array();
  const bool priced = state != TotalState::unknown;
  const Rational work = asked.runs ? *asked.runs : Rational::from_double(speed * hours).value_or(Rational::of(1, 0));
  const Rational per_unit = total / work;
  const bool counted = asked.benchmark && priced && !work.zero() && !per_unit.overflowed();
  json.open_object("pool");
  json.member("state", name(state));
  json.member("amount", priced ? std::optional(total.to_decimal(kCents)) : std::nullopt);
  json.member("currency", catalog.text(asked.currency));
  json.member("coordination_loss", loss.to_shortest_decimal());
  json.member("speed", speed);
  json.member("speed_low", sum(members, &Member::low) * kept);
  json.member("speed_high", sum(members, &Member::high) * kept);
  json.member("unit", speed_unit(asked));
  json.member("hours", hours);
  json.member("per_run", counted ? std::optional(per_unit.rounded(kCents).to_decimal(kCents)) : std::nullopt);
  json.close_object();
  sources.write(json);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
