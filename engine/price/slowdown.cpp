#include "price/slowdown.h"

namespace steelyard {

double slowdown(const Question& question, PurchaseOption option, double) {
  if (option != PurchaseOption::spot || !question.hours_between_interruptions) return 1;
  return 1;
}

}  // namespace steelyard
