#include "settle/precedence.h"

#include "catalog/freshness.h"

namespace steelyard {
namespace {

// 0: current, 1: stale, 2: of unknown age.
int age(const Belief& s, Day on) {
  if (s.as_of == kUnknownDay) return 2;
  return is_stale(s.option, s.as_of, on) ? 1 : 0;
}

int rank(PriceState state) {
  switch (state) {
    case PriceState::known:
      return 0;
    case PriceState::free:
      return 1;
    case PriceState::not_sold:
      return 2;
    default:
      return 3;
  }
}

}  // namespace

bool goes_before(const Belief& a, const Belief& b, Day on) {
  if (age(a, on) != age(b, on)) return age(a, on) < age(b, on);
  if (a.quoted != b.quoted) return a.quoted;
  if (a.kind != b.kind) return a.kind < b.kind;
  if (a.as_of != b.as_of) return a.as_of > b.as_of;
  if (a.listed != b.listed) return b.listed;
  if (rank(a.state) != rank(b.state)) return rank(a.state) < rank(b.state);
  if (!(a.amount == b.amount)) return a.amount > b.amount;
  return a.source < b.source;
}

}  // namespace steelyard
