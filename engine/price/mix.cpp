#include "price/mix.h"

#include <algorithm>
#include <utility>

namespace steelyard {
namespace {

bool not_negative(const Rational& value) { return !value.overflowed() && !value.negative(); }
bool in_range(std::int64_t units) { return units >= 0 && units <= kMostUnits; }

// Whether comparing the two cannot overflow.
bool comparable(const Rational& a, const Rational& b) { return !(a - b).overflowed(); }

bool in_range(std::span<const ProfilePart> profile, const Rational& hours_of_month, const MixPrices& prices) {
  if (!(Rational(0) < hours_of_month) || !not_negative(prices.on_demand)) return false;
  Rational hours = 0;
  for (const ProfilePart& part : profile) {
    if (!not_negative(part.hours) || !in_range(part.units)) return false;
    hours = hours + part.hours;
  }
  for (const MixCommitment& commitment : prices.commitments) {
    if (!not_negative(commitment.rate) || !in_range(commitment.most.value_or(0))) return false;
    for (const MixCommitment& other : prices.commitments) {
      if (!comparable(commitment.rate, other.rate)) return false;
    }
  }
  if (prices.spot) {
    if (!not_negative(prices.spot->rate) || !in_range(prices.spot->most)) return false;
    if (!comparable(prices.spot->rate, prices.on_demand)) return false;
  }
  return hours <= hours_of_month;
}

// The rows of the commitments, the cheapest first, those of one price in their order.
std::vector<std::size_t> cheapest_first(std::span<const MixCommitment> commitments) {
  std::vector<std::size_t> rows(commitments.size());
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = i;
  std::partial_sort(rows.begin(), rows.end(), rows.end(), [commitments](std::size_t a, std::size_t b) {
    if (commitments[a].rate == commitments[b].rate) return a < b;
    return commitments[a].rate < commitments[b].rate;
  });
  return rows;
}

// The month's use and prices, and the cheapest mix level by level.
class Mixer {
 public:
  Mixer(std::span<const ProfilePart> profile, const Rational& hours_of_month, const MixPrices& prices)
      : profile_(profile), hours_of_month_(hours_of_month), prices_(prices), rows_(cheapest_first(prices.commitments)) {
    // Spot that is no cheaper is as none at the price of on demand.
    uses_spot_ = prices.spot && prices.spot->rate < prices.on_demand;
    spot_rate_ = uses_spot_ ? prices.spot->rate : prices.on_demand;
    spot_most_ = uses_spot_ ? prices.spot->most : 0;
  }

  Mix mix() {
    mix_.commitments.resize(prices_.commitments.size());
    std::int64_t below = 0;
    for (const std::int64_t last : boundaries()) {
      MixLevels levels = weigh(below + 1, last);
      if (levels.committed) commit(levels);
      mix_.levels.push_back(levels);
      below = last;
    }
    use_the_rest();
    add_up();
    return std::move(mix_);
  }

 private:
  // The hours of the month when `level` units or more are needed.
  Rational hours_at(std::int64_t level) const {
    Rational hours = 0;
    for (const ProfilePart& part : profile_) {
      if (part.units >= level) hours = hours + part.hours;
    }
    return hours;
  }

  // The last levels of runs within which neither hours nor the commitment change, ascending.
  std::vector<std::int64_t> boundaries() const {
    std::int64_t most_needed = 0;
    std::vector<std::int64_t> lasts;
    for (const ProfilePart& part : profile_) {
      if (!part.hours.zero()) most_needed = std::max(most_needed, part.units);
      lasts.push_back(part.units);
      lasts.push_back(part.units - spot_most_);
    }
    std::int64_t supplied = 0;
    for (const std::size_t row : rows_) {
      if (!prices_.commitments[row].most || supplied > most_needed) break;
      supplied += *prices_.commitments[row].most;
      lasts.push_back(supplied);
    }
    std::partial_sort(lasts.begin(), lasts.end(), lasts.end());
    lasts.erase(std::unique(lasts.begin(), lasts.end()), lasts.end());
    std::erase_if(lasts, [most_needed](std::int64_t level) { return level < 1 || level > most_needed; });
    return lasts;
  }

  // The cheapest commitment that supplies a level after those below it.
  std::optional<std::size_t> commitment_of(std::int64_t level) const {
    for (const std::size_t row : rows_) {
      if (!prices_.commitments[row].most || level <= *prices_.commitments[row].most) return row;
      level -= *prices_.commitments[row].most;
    }
    return std::nullopt;
  }

  MixLevels weigh(std::int64_t first, std::int64_t last) const {
    MixLevels levels{first, last, hours_at(first), 0, commitment_of(first), 0, std::nullopt, false};
    const Rational beyond_spot = hours_at(first + spot_most_) * (prices_.on_demand - spot_rate_);
    levels.saved = spot_rate_ * levels.hours + beyond_spot;
    if (!levels.commitment) return levels;
    levels.price = prices_.commitments[*levels.commitment].rate * hours_of_month_;
    if (!spot_rate_.zero()) levels.threshold = (levels.price - beyond_spot) / spot_rate_;
    levels.committed = levels.price < levels.saved;
    return levels;
  }

  void commit(const MixLevels& levels) {
    MixPurchase& purchase = mix_.commitments[*levels.commitment];
    const std::int64_t count = levels.last - levels.first + 1;
    const Rational units = count;
    purchase.units += count;
    purchase.used_hours = purchase.used_hours + levels.hours * units;
    purchase.unused_hours = purchase.unused_hours + (hours_of_month_ - levels.hours) * units;
    purchase.cost = purchase.cost + levels.price * units;
    committed_ += count;
  }

  // Whatever the commitments leave: spot up to its cap, then on demand.
  void use_the_rest() {
    for (const ProfilePart& part : profile_) {
      const std::int64_t rest = std::max<std::int64_t>(part.units - committed_, 0);
      const std::int64_t on_spot = std::min(rest, spot_most_);
      mix_.spot.hours = mix_.spot.hours + part.hours * Rational(on_spot);
      mix_.on_demand.hours = mix_.on_demand.hours + part.hours * Rational(rest - on_spot);
    }
    mix_.spot.cost = mix_.spot.hours * spot_rate_;
    mix_.on_demand.cost = mix_.on_demand.hours * prices_.on_demand;
  }

  void add_up() {
    mix_.cost = mix_.spot.cost + mix_.on_demand.cost;
    Rational used = 0;
    Rational unused = 0;
    for (const MixPurchase& purchase : mix_.commitments) {
      mix_.cost = mix_.cost + purchase.cost;
      used = used + purchase.used_hours;
      unused = unused + purchase.unused_hours;
    }
    const Rational needed = used + mix_.spot.hours + mix_.on_demand.hours;
    if (!needed.zero()) mix_.coverage = used / needed;
    if (committed_ > 0) mix_.utilization = used / (used + unused);
    mix_.known = !mix_.cost.overflowed() && !needed.overflowed() && !unused.overflowed();
    for (const MixLevels& levels : mix_.levels) {
      // An overflowed amount is not less than another, so it could keep back a commitment that pays.
      mix_.known &= comparable(levels.saved, levels.price) && !levels.threshold.value_or(0).overflowed();
    }
  }

  std::span<const ProfilePart> profile_;
  Rational hours_of_month_;
  const MixPrices& prices_;
  std::vector<std::size_t> rows_;
  bool uses_spot_ = false;
  Rational spot_rate_ = 0;
  std::int64_t spot_most_ = 0;
  std::int64_t committed_ = 0;
  Mix mix_;
};

}  // namespace

Mix cheapest_mix(std::span<const ProfilePart> profile, Rational hours_of_month, const MixPrices& prices) {
  if (!in_range(profile, hours_of_month, prices)) return {};
  return Mixer(profile, hours_of_month, prices).mix();
}

}  // namespace steelyard
