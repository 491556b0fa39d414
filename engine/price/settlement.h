// settlement.h -- from the sum of a vendor's list charges to what is paid in the end.
//
// In the order in which an invoice does it: the negotiated discount on everything the vendor charges, the exchange into
// the asked currency, support as a share of those charges (AWS, Azure and Google price their support plans so, with a
// minimum a month; here both of all months together), licenses, then credit up to what is owed, then tax on the rest.
// FinOps FOCUS 1.2 keeps these apart by ChargeCategory: Usage, Credit, Tax.
#pragma once

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

// What a question says of this, in the number that the rule computes with: made once for many offers.
template <class Number>
struct SettlementTerms {
  Number support_share{}, support_minimum{};          // the minimum of all months
  Number license_per_accelerator_hour{}, licenses{};  // those that count no hours, of all months
  Number credit{}, tax_rate{};

  explicit SettlementTerms(const Question& question) {
    const auto given = [](const std::optional<Rational>& value) {
      return value ? from_exact<Number>(*value) : Number{0};
    };
    const Number months = from_exact<Number>(question.months);
    support_share = given(question.support_share);
    support_minimum = given(question.support_minimum) * months;
    license_per_accelerator_hour = given(question.license_per_accelerator_hour);
    licenses =
        (given(question.license_per_month) + given(question.license_per_seat_month) * given(question.seats)) * months;
    credit = given(question.credit);
    tax_rate = given(question.tax_rate);
  }
};

// `charges`: the sum in the list currency; `discount`: discount_share(); `factor`: into the asked currency;
// `accelerator_hours`: paid ones, for licenses.
template <class Number>
Settlement<Number> settlement(const SettlementTerms<Number>& terms, Number discount, Number charges, Number factor,
                              Number accelerator_hours) {
  const Number none{0};
  Settlement<Number> result;
  const Number sum = at_nine_places(charges);
  result.discount = none - at_nine_places(sum * discount);
  result.list = at_nine_places((sum + result.discount) * factor);
  const Number share = at_nine_places(result.list * terms.support_share);
  result.support = share < terms.support_minimum ? terms.support_minimum : share;
  result.license = at_nine_places(terms.license_per_accelerator_hour * accelerator_hours + terms.licenses);
  const Number owed = result.list + result.support + result.license;
  result.credit = none - (terms.credit < owed ? terms.credit : owed);
  result.tax = at_nine_places((owed + result.credit) * terms.tax_rate);
  return result;
}

}  // namespace steelyard
