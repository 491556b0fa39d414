// Which of two figures holds: each reason decides where all before it are equal, and only there.
#include "settle/precedence.h"

#include <gtest/gtest.h>

namespace steelyard::test {
namespace {

const Day kOn = *parse_day("2026-11-30");

// A figure that loses every comparison but the last one.
Belief weak() {
  return {.option = PurchaseOption::on_demand,
          .state = PriceState::not_published,
          .kind = SourceKind::derived,
          .quoted = false,
          .listed = true,
          .as_of = kUnknownDay,
          .amount = Rational(0),
          .source = SourceId{9}};
}

TEST(Precedence, EachReasonDecidesBeforeThoseAfterIt) {
  Belief strong = weak();
  // From the last reason to the first: what is stronger by one more reason goes before all that came so far.
  const auto is_next = [&](auto&& change) {
    const Belief before = strong;
    change(strong);
    // Weaker by every later reason than what it has to beat.
    EXPECT_TRUE(goes_before(strong, before, kOn));
    EXPECT_FALSE(goes_before(before, strong, kOn));
    EXPECT_FALSE(goes_before(strong, strong, kOn));
  };
  is_next([](Belief& s) { s.source = SourceId{1}; });
  is_next([](Belief& s) { s.amount = Rational(2), s.source = SourceId{9}; });
  is_next([](Belief& s) { s.state = PriceState::not_sold, s.amount = Rational(0); });
  is_next([](Belief& s) { s.state = PriceState::free; });
  is_next([](Belief& s) { s.state = PriceState::known, s.amount = Rational(1); });
  is_next([](Belief& s) { s.listed = false, s.state = PriceState::not_published; });
  strong.as_of = *parse_day("2025-01-01");  // stale
  is_next([](Belief& s) { s.as_of = *parse_day("2025-01-02"), s.listed = true; });
  is_next([](Belief& s) { s.kind = SourceKind::vendor_list, s.as_of = *parse_day("2025-01-01"); });
  is_next([](Belief& s) { s.quoted = true, s.kind = SourceKind::derived; });
  is_next([](Belief& s) { s.quoted = false, s.as_of = *parse_day("2026-11-01"); });  // current
}

TEST(Precedence, AgeIsCountedToTheDayAndSpotAgesSooner) {
  Belief list = weak();
  list.kind = SourceKind::vendor_list;
  list.as_of = *parse_day("2026-10-01");
  Belief other = weak();
  other.as_of = *parse_day("2026-11-15");
  EXPECT_TRUE(goes_before(list, other, kOn));
  EXPECT_TRUE(goes_before(other, list, *parse_day("2027-10-02")));
  list.option = other.option = PurchaseOption::spot;
  EXPECT_TRUE(goes_before(other, list, kOn));
}

}  // namespace
}  // namespace steelyard::test
