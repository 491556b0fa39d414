// The tables of accuracy.h, as Markdown: the README shows them.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "report/accuracy.h"

namespace steelyard {
namespace {

constexpr std::array<double, 3> kShares = {0.5, 0.75, 0.9};

// The value that `share` of them do not exceed. `values` is not empty.
double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const auto last = static_cast<double>(values.size() - 1);
  return values[static_cast<std::size_t>(share * last + 0.5)];
}

std::string number(double value, int places) {
  char text[32];
  const int length = std::snprintf(text, sizeof text, "%.*f", places, value);
  return std::string(text, static_cast<std::size_t>(length));
}

std::string line_of(const std::string& what, const std::vector<Prediction>& predictions) {
  std::vector<double> errors, widths;
  for (const Prediction& one : predictions) {
    if (!is_known(one.predicted)) continue;
    errors.push_back(std::max(one.measured / one.predicted, one.predicted / one.measured));
    widths.push_back(one.most / one.least);
  }
  std::string line = "| " + what + " | " + std::to_string(predictions.size()) + " | " +
                     std::to_string(predictions.size() - errors.size()) + " |";
  for (const double share : kShares) line += " " + (errors.empty() ? "" : number(quantile(errors, share), 2)) + " |";
  line += " " + (widths.empty() ? "" : number(quantile(widths, kShares[0]), 2)) + " |";
  return line + " " + number(percent_within(predictions), 0) + " % |\n";
}

std::string table_of(const std::string& what, const std::map<std::string, std::vector<Prediction>>& kinds) {
  std::string table = "| " + what + " | left out | unknown | error: median | 75 % | 90 % | median width | within |\n";
  table += "|---|---:|---:|---:|---:|---:|---:|---:|\n";
  for (const auto& [kind, predictions] : kinds) table += line_of(kind, predictions);
  return table;
}

}  // namespace

std::string write_accuracy(const Catalog& catalog, const std::vector<Prediction>& predictions) {
  const Measurements& all = catalog.measurements;
  const auto text = [&](TextId id) { return std::string(catalog.text(id)); };
  std::map<std::string, std::vector<Prediction>> by_benchmark, by_evidence;
  for (const Prediction& one : predictions) {
    by_benchmark[text(catalog.benchmarks.name[row(all.benchmark[one.measurement])])].push_back(one);
    by_evidence[std::string(name(one.evidence))].push_back(one);
  }
  std::string report = table_of("benchmark", by_benchmark) + "\n" + table_of("evidence", by_evidence);
  report += "\nSuper-linear as measured: each accelerator does more than at the submitter's next smaller count.\n";
  for (const std::uint32_t i : super_linear(catalog)) {
    report += "  " + text(catalog.benchmarks.id[row(all.benchmark[i])]) + ", " + text(all.round[i]) + ", " +
              text(all.submitter[i]) + ", " + text(all.system[i]) + ": " + std::to_string(all.accelerators[i]) +
              " accelerators, " + number(all.minutes[i], 2) + " min\n";
  }
  return report;
}

}  // namespace steelyard
