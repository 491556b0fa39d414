// storage.h -- what a store held in a month, where it grew or shrank: GB-months.
//
// The mean over the days of the month, as metered stores bill (Amazon S3 and EBS; Elastic's snapshot storage): sum of
// days x GB over the days of the month.
#pragma once

#include <span>

#include "base/quantity.h"

namespace steelyard {

template <class Number>
struct StoredDays {
  Number days{};
  Volume<Number> volume{};  // on each of them
};

// Days that no sample covers hold nothing. `days_of_month` is more than 0.
template <class Number>
Volume<Number> gb_months(std::span<const StoredDays<Number>> samples, Number days_of_month) {
  Volume<Number> sum{};
  for (const StoredDays<Number>& sample : samples) sum = sum + sample.volume * sample.days;
  return {sum.value / days_of_month};
}

}  // namespace steelyard
