// capacity_block.h -- accelerators that are reserved ahead for whole days and paid when they are reserved.
//
// AWS Capacity Blocks for ML, docs.aws.amazon.com/AWSEC2/latest/UserGuide/ec2-capacity-blocks.html: 1 to 14 days, one
// after the other, and from there to 182 days by the week. A longer time is several blocks.
#pragma once

#include "base/month.h"
#include "price/proration.h"

namespace steelyard {

inline constexpr int kDaysOfBlockByTheDay = 14;
inline constexpr int kDaysOfLongestBlock = 182;

// The hours of the blocks that hold one run of so many hours, 0 or more.
template <class Number>
Number block_hours(Number hours) {
  const Number day(kHoursPerDay);
  const Number longest = day * Number(kDaysOfLongestBlock);
  const Number whole = ceiling(hours / longest);
  const Number before = whole < Number{1} ? Number{0} : (whole - Number{1}) * longest;
  const Number days = whole_units(hours - before, day);
  if (days < Number(kDaysOfBlockByTheDay) || days == Number(kDaysOfBlockByTheDay)) return before + days * day;
  const Number week(7);
  return before + whole_units(days, week) * week * day;
}

}  // namespace steelyard
