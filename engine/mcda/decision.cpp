#include "mcda/decision.h"

#include "base/json.h"

namespace steelyard {

std::vector<double> shares(const std::vector<double>& weights) {
  double sum = 0;
  for (const double weight : weights) sum += weight;
  std::vector<double> divided;
  for (const double weight : weights) divided.push_back(weight / sum);
  return divided;
}

Error cell_fault(Code code, std::size_t row, std::size_t column, Parameters parameters) {
  return {code, "/matrix/" + std::to_string(row) + "/" + std::to_string(column), std::move(parameters)};
}

std::string shown(double number) {
  const std::string text = number_text(Json(number));
  return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

}  // namespace steelyard
