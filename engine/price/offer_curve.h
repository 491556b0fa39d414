// offer_curve.h -- what an offer costs as a function of how much of it is used: what break-even is found on.
//
// The charges of the vendor's list for a rental, less a negotiated discount, in one currency. What stands beside the
// list (support, licenses, credit, tax) is left out. Not known for a job, whose time no hours of use change, and where
// interruptions, steps of use, billing steps beyond a second or money committed to each hour bend the cost in ways that
// are not computed here.
#pragma once

#include "price/cost_curve.h"
#include "question/question.h"
#include "select/node_plan.h"

namespace steelyard {

// By the hours a month that every node runs, over the question's months, from 0 to the longest month: a commitment
// costs the same for any. Not known without a price, a tariff for what is stored or sent, a
// stated term, or an exchange rate into `currency`.
CostCurve curve_by_hours(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                         TextId currency);

// By the percent of the question's hours that do work, from 0 to 100: who rents pays for all hours, less the share of
// the idle ones that is given back; serverless is paid for the work alone.
inline constexpr int kWholePercent = 100;
CostCurve curve_by_utilization(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                               TextId currency);

// By the months, at the question's hours a month, from 0 to kMostMonthsOfCurve: a commitment is bought again for each
// term. With a yearly decline of list prices, an hour costs each month what is listed then, and so does a renewal.
inline constexpr int kMostMonthsOfCurve = 60;
CostCurve curve_by_months(const Catalog& catalog, const Question& question, const NodePlans& plans, OfferId offer,
                          TextId currency);

}  // namespace steelyard
