// settlement.h -- from the sum of a vendor's list charges to what is paid in the end.
//
// In the order in which an invoice does it: the negotiated discount on everything the vendor charges, the exchange into
// the asked currency, support as a share of those charges (AWS, Azure and Google price their support plans so, with a
// minimum a month; here both of all months together), licenses, then credit up to what is owed, then tax on the rest.
// FinOps FOCUS 1.2 keeps these apart by ChargeCategory: Usage, Credit, Tax.
#pragma once

#include <vector>

#include "base/tiers.h"
#include "price/charge.h"
#include "question/question.h"

namespace steelyard {

template <class Number>
struct Settlement {
  Number discount{};  // not positive; in the list currency
  // In the asked currency.
  Number list{};  // list charges less the discount
  Number support{}, license{};
  Number credit{};  // not positive
  Number tax{};

  Number total() const { return list + support + license + credit + tax; }
};

// The share of its charges that a provider takes off.
Rational discount_share(const Question& question, ProviderId provider);

// What a question and a catalog say of settling with one provider.
struct ProviderTerms {
  Rational discount = 0;      // share of its charges that it takes off
  Rational trial_credit = 0;  // in the asked currency; 0 where none is known, since what is not known is no merit
  SourceId trial_source = kNone<SourceId>;
  Day trial_as_of = kUnknownDay;
  Ternary tax_included = Ternary::unknown;  // in its list prices
};

// The same for all providers, in their order.
std::vector<ProviderTerms> provider_terms(const Catalog& catalog, const Question& question);

// What a question says of settling with any of them, in the number that the rule computes with: made once for many
// offers.
template <class Number>
struct SettlementTerms {
  std::vector<Tier<Number>> support_tiers;            // of a month's charges
  Number support_minimum{};                           // of all months
  Number license_per_accelerator_hour{}, licenses{};  // those that count no hours, of all months
  Number credit{}, tax_rate{}, months{};

  explicit SettlementTerms(const Question& question) {
    const auto given = [](const std::optional<Rational>& value) {
      return value ? from_exact<Number>(*value) : Number{0};
    };
    months = from_exact<Number>(question.months);
    for (const ByNumber& tier : question.support_tiers) {
      support_tiers.push_back({Number(tier.number), from_exact<Number>(tier.value)});
    }
    support_tiers.push_back({std::nullopt, given(question.support_share)});
    support_minimum = given(question.support_minimum) * months;
    license_per_accelerator_hour = given(question.license_per_accelerator_hour);
    licenses =
        (given(question.license_per_month) + given(question.license_per_seat_month) * given(question.seats)) * months;
    credit = given(question.credit);
    tax_rate = given(question.tax_rate);
  }

  // A share of each month's charges, which are alike, by tiers (aws.amazon.com/premiumsupport/pricing).
  Number support(Number charges) const {
    if (support_tiers.size() == 1) return charges * support_tiers.front().price;
    return marginal_cost<Number>(support_tiers, charges / months).value_or(Number{0}) * months;
  }
};

// `charges`: the sum in the list currency; `factor`: into the asked currency; `accelerator_hours`: paid ones, for
// licenses. No tax is added to prices that include it.
template <class Number>
Settlement<Number> settlement(const SettlementTerms<Number>& terms, const ProviderTerms& provider, Number charges,
                              Number factor, Number accelerator_hours) {
  const Number none{0};
  Settlement<Number> result;
  const Number sum = at_nine_places(charges);
  result.discount = none - at_nine_places(sum * from_exact<Number>(provider.discount));
  result.list = at_nine_places((sum + result.discount) * factor);
  const Number share = at_nine_places(terms.support(result.list));
  result.support = share < terms.support_minimum ? terms.support_minimum : share;
  result.license = at_nine_places(terms.license_per_accelerator_hour * accelerator_hours + terms.licenses);
  const Number owed = result.list + result.support + result.license;
  const Number credit = terms.credit + from_exact<Number>(provider.trial_credit);
  result.credit = none - (credit < owed ? credit : owed);
  const Number rate = provider.tax_included == Ternary::yes ? none : terms.tax_rate;
  result.tax = at_nine_places((owed + result.credit) * rate);
  return result;
}

}  // namespace steelyard
