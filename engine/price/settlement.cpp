#include "price/settlement.h"

namespace steelyard {

Rational discount_share(const Question& question, ProviderId provider) {
  for (const Share& discount : question.discounts) {
    if (discount.provider == provider) return discount.share;
  }
  return 0;
}

}  // namespace steelyard
