// How sure an answer is, and exactly what would make another offer first: the ranking's doubt, by doubt/ on its values.
#include <algorithm>
#include <set>

#include "answer/offer_key.h"
#include "answer/write_parts.h"
#include "doubt/first_rank.h"
#include "doubt/nearest_weights.h"
#include "doubt/needed_value.h"
#include "doubt/pairwise_share.h"
#include "doubt/ternary.h"
#include "doubt/weight_interval.h"
#include "parts/contest.h"
#include "parts/parts.h"

namespace steelyard {
namespace {

// Types of machine that are told of one by one, besides an offer that is asked for.
constexpr std::size_t kMostRivals = 10;
// Offers that may be as good, by their upper ends, that are named.
constexpr std::size_t kMostNamed = 10;

class DoubtWriter {
 public:
  DoubtWriter(const Session& session, JsonWriter& json)
      : session_(session), catalog_(*session.catalog()), contest_(contest_of(session)), json_(json) {}

  void write(std::optional<OfferId> asked) {
    json_.member("offers", contest_.judged.size());
    if (contest_.judged.empty()) return;
    winners_ = find_winners(contest_.values);
    json_.member("first", key(0));
    write_alike();
    write_not_separable();
    write_weights();
    write_winners();
    write_rivals(asked);
    write_ternary();
  }

 private:
  std::string key(std::uint32_t row) const { return offer_key(catalog_, offer_at(row)); }
  SkuId sku_of(std::uint32_t row) const { return catalog_.offers.sku[row_of(row)]; }
  std::size_t row_of(std::uint32_t contender) const { return row(offer_at(contender)); }
  OfferId offer_at(std::uint32_t row) const { return session_.assessment().offers[contest_.judged[row]]; }
  std::optional<std::string> key(const std::optional<std::uint32_t>& row) const {
    return row ? std::optional(key(*row)) : std::nullopt;
  }
  std::string_view criterion(std::size_t j) const { return catalog_.text(catalog_.criteria.id[j]); }
  bool same_values(std::uint32_t a, std::uint32_t b) const {
    return std::equal(contest_.values.row(a).begin(), contest_.values.row(a).end(), contest_.values.row(b).begin());
  }
  void write_by_criterion(std::string_view name, std::span<const double> numbers) {
    json_.open_object(name);
    for (std::size_t j = 0; j < numbers.size(); ++j) json_.member(criterion(j), numbers[j]);
    json_.close_object();
  }

  // Offers that no weights tell from the first, and those of other values that share its score at these weights.
  void write_alike() {
    std::size_t alike = 0, tied = 0;
    const std::vector<double>& scores = session_.ranking().lower;
    for (std::uint32_t row = 1; row < contest_.judged.size(); ++row) {
      const bool same = same_values(0, row);
      if (same) ++alike;
      if (!same && scores[contest_.judged[row]] == scores[contest_.judged[0]]) ++tied;
    }
    json_.member("alike", alike);
    json_.member("tied", tied);
  }

  // Offers that would be first if what is not known of them turned out well: their upper end is not below the first's
  // lower one. With each, the criteria whose facts would decide.
  void write_not_separable() {
    const Assessment& assessment = session_.assessment();
    const Ranking& ranking = session_.ranking();
    const double first = ranking.lower[contest_.judged[0]];
    std::vector<std::uint32_t> near;
    for (std::uint32_t row = 1; row < contest_.judged.size(); ++row) {
      const std::uint32_t judged = contest_.judged[row];
      const bool uncertain = ranking.upper[judged] > ranking.lower[judged];
      if (uncertain && ranking.upper[judged] >= first) near.push_back(row);
    }
    json_.open_object("not_separable");
    json_.member("offers", near.size());
    json_.open_array("named");
    for (std::size_t i = 0; i < std::min(near.size(), kMostNamed); ++i) {
      const std::uint32_t judged = contest_.judged[near[i]];
      json_.open_object();
      json_.member("offer", key(near[i]));
      json_.member("upper", ranking.upper[judged]);
      json_.open_array("unknown");
      for (std::size_t j = 0; j < assessment.values.size(); ++j) {
        const Values& values = assessment.values[j];
        if (contest_.weights[j] > 0 && values.upper[judged] > values.lower[judged]) json_.element(criterion(j));
      }
      json_.close_array();
      json_.close_object();
    }
    json_.close_array();
    json_.close_object();
  }

  // How far each weight can move, the others in proportion, while the first stays first; and who is next.
  void write_weights() {
    json_.open_array("weights");
    for (std::size_t j = 0; j < contest_.weights.size(); ++j) {
      const double weight = contest_.weights[j];
      // It is first now, which the crossings of near ties may miss by a last digit.
      const WeightInterval stays =
          weight_interval(contest_.values, contest_.weights, j, 0).value_or(WeightInterval{weight, weight, {}, {}});
      json_.open_object();
      json_.member("criterion", criterion(j));
      json_.member("weight", weight);
      json_.member("inert", session_.assessment().scales[j].inert);
      json_.member("from", std::min(stays.from, weight));
      json_.member("to", std::max(stays.to, weight));
      json_.member("below", key(stays.below));
      json_.member("above", key(stays.above));
      json_.close_object();
    }
    json_.close_array();
  }

  // Who can be first at all: at which share of all weights, with the center of those weights, or some of them.
  void write_winners() {
    const FirstRank shares = first_rank(contest_.values, winners_, Sampling{});
    json_.member("exact", shares.exact);
    std::vector<std::uint32_t> order = winners_.winners;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return shares.share[a] > shares.share[b]; });
    json_.open_array("winners");
    for (const std::uint32_t row : order) {
      json_.open_object();
      json_.member("offer", key(row));
      json_.member("share", shares.share[row]);
      json_.member("standard_error", shares.standard_error[row]);
      const auto others = [&](std::uint32_t one) { return one == row; };
      json_.member("alike", std::count_if(winners_.stands_for.begin(), winners_.stands_for.end(), others) - 1);
      const std::vector<double>& central = shares.central_weights[row];
      write_by_criterion("weights", central.empty() ? winners_.by_alternative[row].weights : central);
      json_.close_object();
    }
    json_.close_array();
  }

  // The best of each other type of machine, as far as its values differ, and the one that is asked for.
  std::vector<std::uint32_t> rivals(std::optional<OfferId> asked) const {
    std::set<SkuId> seen = {sku_of(0)};
    std::vector<std::uint32_t> found;
    for (std::uint32_t row = 1; row < contest_.judged.size(); ++row) {
      const bool is_asked = asked && offer_at(row) == *asked;
      const bool is_other = found.size() < kMostRivals && !same_values(row, 0) && seen.insert(sku_of(row)).second;
      if (is_asked || is_other) found.push_back(row);
    }
    return found;
  }

  // What would make each of them first: in one weight alone, in all together, in its price.
  void write_rivals(std::optional<OfferId> asked) {
    const Additive additive = with_scales();
    json_.open_array("rivals");
    for (const std::uint32_t row : rivals(asked)) {
      json_.open_object();
      json_.member("offer", key(row));
      json_.member("first_ahead_share", share_ahead(contest_.values.row(0), contest_.values.row(row)));
      json_.open_array("one_weight");
      for (std::size_t j = 0; j < contest_.weights.size(); ++j) {
        const auto first = weight_interval(contest_.values, contest_.weights, j, row);
        if (!first) continue;
        json_.open_object();
        json_.member("criterion", criterion(j));
        json_.member("weight", std::clamp(contest_.weights[j], first->from, first->to));
        json_.close_object();
      }
      json_.close_array();
      const auto nearest = nearest_weights(contest_.values, contest_.weights, winners_.winners, row);
      json_.key("all_weights");
      if (nearest) {
        json_.open_object();
        write_by_criterion("weights", nearest->weights);
        json_.member("distance", nearest->distance);
        json_.close_object();
      } else {
        json_.element(std::nullopt);
      }
      write_needed_price(additive, row);
      json_.close_object();
    }
    json_.close_array();
  }

  Additive with_scales() const {
    Additive additive{contest_.values, {}};
    for (std::size_t j = 0; j < contest_.weights.size(); ++j) {
      const Scale& scale = session_.assessment().scales[j];
      additive.scales.push_back(
          {.zero_at = scale.zero_at, .per_value = scale.inert ? 0 : scale.one_at - scale.zero_at});
    }
    return additive;
  }

  // "price_change_percent" of the whole bill; null where no price would do, or cost weighs nothing.
  void write_needed_price(const Additive& additive, std::uint32_t row) {
    std::optional<double> change;
    for (std::size_t j = 0; j < contest_.weights.size(); ++j) {
      if (catalog_.criteria.measure[j] != Measure::cost) continue;
      const auto needed = needed_value(additive, contest_.weights, j, row);
      const double total = session_.assessment().measures.totals.amount[contest_.judged[row]];
      if (needed && needed->measure && *needed->measure > 0 && total > 0) change = (*needed->measure / total - 1) * 100;
    }
    json_.member("price_change_percent", change);
  }

  // The three criteria that weigh most of those that tell offers apart.
  void write_ternary() {
    std::vector<std::uint32_t> live;
    for (std::uint32_t j = 0; j < contest_.weights.size(); ++j) {
      if (!session_.assessment().scales[j].inert) live.push_back(j);
    }
    std::stable_sort(live.begin(), live.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return contest_.weights[a] > contest_.weights[b]; });
    json_.key("ternary");
    if (live.size() < 3) return json_.element(std::nullopt);
    // In their own order, so that the map stays as it is while its point moves.
    std::array<std::uint32_t, 3> corners = {live[0], live[1], live[2]};
    std::sort(corners.begin(), corners.end());
    json_.open_object();
    json_.open_array("criteria");
    for (const std::uint32_t j : corners) json_.element(criterion(j));
    json_.close_array();
    json_.open_array("cells");
    for (const TernaryCell& cell : ternary_map(contest_.values, contest_.weights, corners)) {
      json_.open_object();
      json_.member("offer", key(cell.alternative));
      json_.member("share", cell.share);
      json_.open_array("corners");
      for (const std::array<double, 3>& corner : cell.corners) {
        json_.open_array();
        for (const double share : corner) json_.element(share);
        json_.close_array();
      }
      json_.close_array();
      json_.close_object();
    }
    json_.close_array();
    json_.close_object();
  }

  const Session& session_;
  const Catalog& catalog_;
  const Contest contest_;
  Winners winners_;
  JsonWriter& json_;
};

}  // namespace

Result<std::string> doubt_document(const Session& session, std::string_view asked) {
  std::optional<OfferId> offer;
  if (!asked.empty()) {
    const Result<OfferId> found = session.find(asked);
    if (!found) return found.errors();
    offer = *found;
  } else if (const auto unready = session.unready()) {
    return *unready;
  }
  JsonWriter json;
  json.open_object();
  write_asked(*session.catalog(), session.question(), json);
  DoubtWriter(session, json).write(offer);
  json.close_object();
  return json.text();
}

}  // namespace steelyard
