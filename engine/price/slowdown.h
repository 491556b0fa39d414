// slowdown.h -- what interruptions do to the time of a spot offer.
#pragma once

#include "catalog/catalog.h"
#include "question/question.h"

namespace steelyard {

// Expected time over undisturbed time of `hours` of work; 1 for options that are not interrupted, and where the
// question does not say how often a node is.
double slowdown(const Question& question, PurchaseOption option, double hours);

}  // namespace steelyard
