// bill.h -- what the work costs on one offer, line by line and to the cent.
//
// Computed by the rules of compute_charges.h, volume_charges.h and settlement.h in exact fractions. Each line is
// rounded half to even to the currency's cents, once; the total is the sum of the rounded lines, so a bill adds up for
// whoever checks it. Compute and idle are one amount of an invoice: their lines are its split.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/rational.h"
#include "catalog/catalog.h"
#include "price/charge.h"
#include "price/item.h"
#include "price/totals.h"
#include "question/question.h"
#include "select/node_plan.h"

namespace steelyard {

// Places of an amount: cents, in whichever currency.
inline constexpr int kCents = 2;

struct Line {
  Item item = Item::compute;
  Rule rule = Rule::quantity_times_rate;
  LineState state = LineState::not_given;
  Rational quantity = 0;  // meaningless where nothing is given, or there is no unit
  // "node_hour", "accelerator_hour", "node_term", "accelerator_term", "commitment_hour", "GB", "GiB", "GB_month",
  // "GiB_month", "IOPS_month", "request"; "" for shares and sums
  std::string_view unit = "";
  std::optional<Rational> rate;    // a share of charges too; absent where several tiers or rates make the amount
  std::optional<Rational> amount;  // rounded; absent where it is unknown or not given
  TextId currency{};               // of rate and amount
  SourceId source = kNone<SourceId>;
  Day as_of = kUnknownDay;
};

struct Bill {
  std::vector<Line> lines;
  TotalState state = TotalState::unknown;
  TextId list_currency{};
  Rational list_total = 0;  // of the lines in the list currency that have an amount
  Rational total = 0;       // list_total in the asked currency, rounded to its cents, and the lines in that currency;
                            // meaningless where state is unknown
  Rational unrounded = 0;   // the total before any rounding: what the columns of totals.h hold
  Rational spend_committed_hours = 0;     // hours that money is committed to; 0 where none is
  Rational accelerator_hours = 0;         // that are paid for
  Rational useful_accelerator_hours = 0;  // of these, the ones that work; 0 where the question does not say
};

// The bill of one offer for the work; `hours`: that every node works, kUnknown if not known.
Bill bill(const Catalog& catalog, const Question& question, const NodePlans& plans, double hours, OfferId offer);

}  // namespace steelyard
