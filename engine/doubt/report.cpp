#include "doubt/report.h"

#include "base/json.h"
#include "doubt/can_win.h"
#include "doubt/first_rank.h"
#include "doubt/nearest_weights.h"
#include "doubt/needed_value.h"
#include "doubt/pairwise_share.h"
#include "doubt/rank_acceptability.h"
#include "doubt/ternary.h"
#include "doubt/weight_interval.h"

namespace steelyard {
namespace {

Json rows(const Table& table) {
  Json list = Json::array();
  for (std::size_t i = 0; i < table.rows(); ++i) {
    list.push_back(std::vector<double>(table.row(i).begin(), table.row(i).end()));
  }
  return list;
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json can_win(const Winners& winners, const WeightSpace& space) {
  Json list = Json::array();
  for (const CanWin& one : winners.by_alternative) {
    Json entry = {{"can", one.can}};
    if (one.can) {
      entry["weights"] = weights_at(space, one.weights);
    } else {
      Json mix = Json::array();
      for (const MixtureShare& part : one.beaten_by)
        mix.push_back({{"alternative", part.alternative}, {"share", part.share}});
      entry["beaten_by"] = std::move(mix);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

Json interval(const std::optional<WeightInterval>& interval) {
  if (!interval) return nullptr;
  return {{"from", interval->from},
          {"to", interval->to},
          {"overtaken_below_by", or_null(interval->below)},
          {"overtaken_above_by", or_null(interval->above)}};
}

Json weight_intervals(const Table& values, const std::vector<double>& weights, std::uint32_t winner) {
  Json list = Json::array();
  for (std::size_t j = 0; j < weights.size(); ++j) {
    std::optional<WeightInterval> own = weight_interval(values, weights, j, winner);
    // It is first now, which the crossings of near ties may miss by a last digit.
    if (!own) own = WeightInterval{weights[j], weights[j], {}, {}};
    own->from = std::min(own->from, weights[j]);
    own->to = std::max(own->to, weights[j]);
    list.push_back(interval(own));
  }
  return list;
}

Json beaten(const Table& values, std::uint32_t winner) {
  Json list = Json::array();
  for (std::size_t i = 0; i < values.rows(); ++i) {
    list.push_back(i == winner ? Json(nullptr) : Json(share_ahead(values.row(i), values.row(winner))));
  }
  return list;
}

Json beats_all(const Table& values, std::uint32_t alternative) {
  Json list = Json::array();
  for (std::size_t i = 0; i < values.rows(); ++i) {
    list.push_back(i == alternative ? Json(nullptr) : Json(share_ahead(values.row(alternative), values.row(i))));
  }
  return list;
}

Json all_pairs(const Table& values) {
  Json list = Json::array();
  for (std::uint32_t i = 0; i < values.rows(); ++i) list.push_back(beats_all(values, i));
  return list;
}

Json write(const FirstRank& first, const WeightSpace& space, const Sampling& sampling) {
  Json central = Json::array();
  for (const std::vector<double>& weights : first.central_weights) {
    central.push_back(weights.empty() ? Json(nullptr) : Json(weights_at(space, weights)));
  }
  Json written = {{"exact", first.exact}, {"share", first.share}, {"central_weights", std::move(central)}};
  if (first.exact) return written;
  written["standard_error"] = first.standard_error;
  written["draws"] = sampling.draws;
  written["seed"] = sampling.seed;
  return written;
}

Json write(const RankAcceptability& acceptability, const Sampling& sampling) {
  return {{"share", rows(acceptability.share)},
          {"standard_error", rows(acceptability.standard_error)},
          {"draws", sampling.draws},
          {"seed", sampling.seed}};
}

// What would make one alternative first, of all weights, whatever weights are thought possible; `winners`: of all.
Json to_be_first(const Additive& additive, const std::vector<double>& weights, const Winners& winners,
                 std::uint32_t alternative) {
  Json one_weight = Json::array(), one_value = Json::array();
  for (std::size_t j = 0; j < weights.size(); ++j) {
    one_weight.push_back(interval(weight_interval(additive.values, weights, j, alternative)));
    const auto needed = needed_value(additive, weights, j, alternative);
    one_value.push_back(needed ? Json{{"value", needed->value}, {"measure", or_null(needed->measure)}} : Json(nullptr));
  }
  std::optional<NearestWeights> nearest;
  if (winners.by_alternative[alternative].can) {
    nearest = nearest_weights(additive.values, weights, winners.winners, alternative);
  }
  return {
      {"alternative", alternative},
      {"one_weight", std::move(one_weight)},
      {"all_weights", nearest ? Json{{"weights", nearest->weights}, {"distance", nearest->distance}} : Json(nullptr)},
      {"one_value", std::move(one_value)}};
}

Json ternary(const Table& values, const std::vector<double>& weights, const std::array<std::uint32_t, 3>& criteria) {
  Json cells = Json::array();
  for (const TernaryCell& cell : ternary_map(values, weights, criteria)) {
    cells.push_back({{"alternative", cell.alternative}, {"share", cell.share}, {"corners", cell.corners}});
  }
  return {{"criteria", criteria}, {"cells", std::move(cells)}};
}

}  // namespace

Json doubt_report(const Additive& additive, const std::vector<double>& weights, std::uint32_t winner,
                  std::uint32_t second, const DoubtQuestion& question) {
  const Table& values = additive.values;
  const WeightSpace space = question.order    ? ordered_weights(*question.order)
                            : question.radius ? weights_within(weights, *question.radius)
                                              : all_weights(weights.size());
  const Table scores = at_corners(values, space);
  const Winners winners = find_winners(scores);
  Json report = {{"winner", winner},
                 {"weight_space", question.order ? "order" : (question.radius ? "radius" : "all")},
                 {"can_win", can_win(winners, space)},
                 {"beats_winner", beaten(scores, winner)}};
  if (values.rows() <= kMostPairs) report["beats"] = all_pairs(scores);
  report["weight_intervals"] = weight_intervals(values, weights, winner);
  report["first_rank"] = write(first_rank(scores, winners, question.sampling), space, question.sampling);
  if (values.rows() <= kMostPairs) {
    report["rank_acceptability"] = write(rank_acceptability(scores, question.sampling), question.sampling);
  }
  const bool of_all = !question.order && !question.radius;
  report["to_be_first"] =
      to_be_first(additive, weights, of_all ? winners : find_winners(values), question.alternative.value_or(second));
  std::optional<std::array<std::uint32_t, 3>> three = question.ternary;
  if (!three && weights.size() >= 3) three = std::array<std::uint32_t, 3>{0, 1, 2};
  if (three) report["ternary"] = ternary(values, weights, *three);
  return report;
}

}  // namespace steelyard
