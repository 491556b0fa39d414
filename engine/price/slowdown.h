// slowdown.h -- what interruptions do to the time of a spot offer.
#pragma once

#include "catalog/catalog.h"
#include "question/question.h"
#include "select/node_plan.h"

namespace steelyard {

// Expected time over undisturbed time of `hours` of work that needs all its nodes at once (interruption.h says what is
// assumed), with a checkpoint after every Daly interval where the question says how long one takes and without any
// where it does not. 1 for options that are not interrupted, and where the question does not say how often a node is;
// kUnknown for a job that would never end.
double slowdown(const Question& question, const NodePlans& plans, SkuId sku, PurchaseOption option, double hours);

}  // namespace steelyard
