// small_decision.h -- decisions for tests: written out, or random.
#pragma once

#include <cmath>
#include <initializer_list>
#include <random>

#include "mcda/method.h"
#include "mcda/promethee.h"
#include "mcda/ranks.h"

namespace steelyard::test {

inline Table table(std::initializer_list<std::vector<double>> rows) {
  Table table;
  for (const std::vector<double>& row : rows) table.append(row);
  return table;
}

// Positive values, mixed directions. Multiples of 1/16, so that ties are common where `coarse`.
inline Decision random_decision(std::mt19937& random, std::size_t m, std::size_t n, bool coarse = false) {
  std::uniform_real_distribution<double> uniform(0.1, 1);
  Decision decision{Table(m, n), {}, {}};
  for (std::size_t i = 0; i < m; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      const double value = uniform(random);
      decision.matrix.at(i, j) = coarse ? std::ceil(value * 4) / 4 : value;
    }
  }
  for (std::size_t j = 0; j < n; ++j) {
    decision.directions.push_back(uniform(random) < 0.5 ? Direction::cost : Direction::benefit);
    decision.weights.push_back(uniform(random));
  }
  return decision;
}

// A method with parameters, as a document would name them.
inline Prepared method(std::string_view name, const Decision& decision, const Json& params = Json::object()) {
  Errors errors;
  FieldReader fields(params, "/params", errors);
  std::size_t place = 0;
  while (method_names()[place] != name) ++place;
  return prepare(place, fields, decision, errors);
}

// Every method with usual parameters, by name; spotis on bounds that hold any random decision.
struct Named {
  std::string name;
  Prepared prepared;
};
inline std::vector<Named> all_methods(const Decision& decision) {
  const std::size_t n = decision.matrix.columns();
  Json bounds = Json::array(), gaussian = Json::array();
  for (std::size_t j = 0; j < n; ++j) {
    bounds.push_back({0, 1});
    gaussian.push_back("gaussian");
  }
  const Json promethee = {{"preference", gaussian}, {"s", std::vector<double>(n, 0.3)}};
  std::vector<Named> methods;
  for (const char* normalization : {"none", "minmax", "linear", "sum", "vector"}) {
    const Json params = {{"normalization", normalization}};
    methods.push_back({std::string("wsm ") + normalization, method("wsm", decision, params)});
    methods.push_back({std::string("topsis ") + normalization, method("topsis", decision, params)});
  }
  methods.push_back({"wpm", method("wpm", decision)});
  methods.push_back({"spotis", method("spotis", decision, {{"bounds", bounds}})});
  methods.push_back({"vikor", method("vikor", decision)});
  methods.push_back({"promethee2", method("promethee2", decision, promethee)});
  return methods;
}

}  // namespace steelyard::test
