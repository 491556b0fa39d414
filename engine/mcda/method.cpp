#include "mcda/method.h"

#include <algorithm>

#include "mcda/normalization.h"
#include "mcda/promethee.h"
#include "mcda/spotis.h"
#include "mcda/topsis.h"
#include "mcda/vikor.h"
#include "mcda/weighted_product.h"
#include "mcda/weighted_sum.h"

namespace steelyard {
namespace {

Normalization normalization(FieldReader& params, std::span<const std::string_view> allowed, std::string_view usual) {
  const auto place = [&](std::span<const std::string_view> names, std::string_view name) {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  };
  const std::string_view chosen = allowed[params.choice("normalization", allowed, place(allowed, usual))];
  return static_cast<Normalization>(place(kNormalizations, chosen));
}

Prepared prepare_wsm(FieldReader& params, const Decision&, Errors&) {
  const Normalization chosen = normalization(params, kNormalizations, "none");
  const auto run = [chosen](const Decision& decision) -> Result<MethodOutcome> {
    Result<WeightedSum> sum = weighted_sum(decision, chosen);
    if (!sum) return sum.errors();
    return MethodOutcome{std::move((*sum).score), true, std::move((*sum).additive)};
  };
  return {run, chosen != Normalization::none};
}

Prepared prepare_wpm(FieldReader& params, const Decision&, Errors&) {
  static constexpr std::string_view kAllowed[] = {"none", "linear", "sum"};
  const Normalization chosen = normalization(params, kAllowed, "none");
  const auto run = [chosen](const Decision& decision) -> Result<MethodOutcome> {
    Result<WeightedProduct> product = weighted_product(decision, chosen);
    if (!product) return product.errors();
    return MethodOutcome{std::move((*product).score), true, std::move((*product).additive)};
  };
  return {run, false};
}

// Two numbers, ascending, for each criterion.
std::vector<Bounds> read_bounds(FieldReader& params, const Decision& decision, Errors& errors) {
  std::vector<Bounds> bounds;
  const Json* value = params.require("bounds");
  const std::string where = params.at("bounds");
  if (value == nullptr || !read_type(*value, Json::value_t::array, "list", where, errors)) return bounds;
  const std::size_t wanted = decision.matrix.columns();
  if (value->size() != wanted) {
    errors.push_back(
        {Code::wrong_count, where, {{"got", std::to_string(value->size())}, {"wanted", std::to_string(wanted)}}});
  }
  for (std::size_t j = 0; j < value->size(); ++j) {
    const std::string place = where + "/" + std::to_string(j);
    const auto ends = read_numbers((*value)[j], place, -kLargest, kLargest, 2, errors);
    if (!ends) continue;
    bounds.push_back({(*ends)[0], (*ends)[1]});
    if ((*ends)[0] <= (*ends)[1]) continue;
    errors.push_back({Code::min_above_max, place, {{"min", shown((*ends)[0])}, {"max", shown((*ends)[1])}}});
  }
  return bounds;
}

Prepared prepare_spotis(FieldReader& params, const Decision& shape, Errors& errors) {
  const std::vector<Bounds> bounds = read_bounds(params, shape, errors);
  std::vector<double> ideal;
  if (const Json* value = params.find("esp")) {
    const std::size_t count = shape.matrix.columns();
    ideal = read_numbers(*value, params.at("esp"), -kLargest, kLargest, count, errors).value_or(ideal);
  }
  const auto run = [bounds, ideal](const Decision& decision) -> Result<MethodOutcome> {
    Result<Spotis> result = spotis(decision, bounds, ideal);
    if (!result) return result.errors();
    return MethodOutcome{std::move((*result).score), false, std::move((*result).additive)};
  };
  return {run, false};
}

Prepared prepare_topsis(FieldReader& params, const Decision&, Errors&) {
  const Normalization chosen = normalization(params, kNormalizations, "vector");
  const auto run = [chosen](const Decision& decision) -> Result<MethodOutcome> {
    Result<Topsis> result = topsis(decision, chosen);
    if (!result) return result.errors();
    return MethodOutcome{std::move((*result).score), true, std::nullopt,
                         Json{{"ideal", result->ideal}, {"anti", result->anti_ideal}}};
  };
  return {run, true};
}

Prepared prepare_vikor(FieldReader& params, const Decision&, Errors&) {
  const double v = params.number("v", 0, 1, 0.5);
  const auto run = [v](const Decision& decision) -> Result<MethodOutcome> {
    Vikor result = vikor(decision, v);
    const Json extras = {{"S", result.s},
                         {"R", result.r},
                         {"Q", result.q},
                         {"acceptable_advantage", result.acceptable_advantage},
                         {"acceptable_stability", result.acceptable_stability},
                         {"compromise_set", result.compromise}};
    return MethodOutcome{std::move(result.q), false, std::nullopt, extras};
  };
  return {run, true};
}

// One number a criterion, of a field that a preference function may need.
std::vector<double> thresholds(FieldReader& params, std::string_view name, std::size_t count, Errors& errors) {
  const Json* value = params.find(name);
  std::vector<double> numbers;
  if (value != nullptr) numbers = read_numbers(*value, params.at(name), 0, kLargest, count, errors).value_or(numbers);
  return numbers;
}

// What the functions need and what was given: each use of a threshold that is missing or of no use is a fault.
void check_thresholds(const std::vector<PreferenceFunction>& functions, FieldReader& params, Errors& errors) {
  const auto where = [&](std::string_view name, std::size_t j) { return params.at(name) + "/" + std::to_string(j); };
  for (std::size_t j = 0; j < functions.size(); ++j) {
    const PreferenceFunction& function = functions[j];
    const bool needs_p = function.shape == Preference::v_shape || function.shape == Preference::level ||
                         function.shape == Preference::linear;
    if (needs_p && function.p <= 0) {
      errors.push_back({Code::cell_not_positive, where("p", j), {{"got", shown(function.p)}}});
    }
    if (function.shape == Preference::gaussian && function.s <= 0) {
      errors.push_back({Code::cell_not_positive, where("s", j), {{"got", shown(function.s)}}});
    }
    if ((function.shape == Preference::level || function.shape == Preference::linear) && function.q > function.p) {
      errors.push_back({Code::min_above_max, where("q", j), {{"min", shown(function.q)}, {"max", shown(function.p)}}});
    }
  }
}

Prepared prepare_promethee(FieldReader& params, const Decision& shape, Errors& errors) {
  const std::size_t n = shape.matrix.columns();
  std::vector<PreferenceFunction> functions(n);
  if (const Json* names = params.find("preference")) {
    const std::string where = params.at("preference");
    if (read_type(*names, Json::value_t::array, "list", where, errors) && names->size() != n) {
      errors.push_back(
          {Code::wrong_count, where, {{"got", std::to_string(names->size())}, {"wanted", std::to_string(n)}}});
    }
    for (std::size_t j = 0; names->is_array() && j < std::min(n, names->size()); ++j) {
      const auto shape_of = read_choice((*names)[j], where + "/" + std::to_string(j), kPreferences, errors);
      functions[j].shape = static_cast<Preference>(shape_of.value_or(0));
    }
  }
  const std::vector<double> q = thresholds(params, "q", n, errors);
  const std::vector<double> p = thresholds(params, "p", n, errors);
  const std::vector<double> s = thresholds(params, "s", n, errors);
  for (std::size_t j = 0; j < n; ++j) {
    if (!q.empty()) functions[j].q = q[j];
    if (!p.empty()) functions[j].p = p[j];
    if (!s.empty()) functions[j].s = s[j];
  }
  check_thresholds(functions, params, errors);
  const auto run = [functions](const Decision& decision) -> Result<MethodOutcome> {
    Promethee result = promethee(decision, functions);
    const Json extras = {{"phi", result.net}, {"phi_plus", result.plus}, {"phi_minus", result.minus}};
    return MethodOutcome{std::move(result.net), true, std::move(result.additive), extras};
  };
  return {run, true};
}

constexpr std::string_view kNames[] = {"wsm", "wpm", "spotis", "topsis", "vikor", "promethee2"};
constexpr Prepared (*kMethods[])(FieldReader&, const Decision&, Errors&) = {
    prepare_wsm, prepare_wpm, prepare_spotis, prepare_topsis, prepare_vikor, prepare_promethee};
static_assert(std::size(kNames) == std::size(kMethods));

}  // namespace

std::span<const std::string_view> method_names() { return kNames; }

Prepared prepare(std::size_t method, FieldReader& params, const Decision& decision, Errors& errors) {
  return kMethods[method](params, decision, errors);
}

}  // namespace steelyard
