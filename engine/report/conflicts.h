// conflicts.h -- the offers whose sources disagree, with both figures and how far they are apart.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/conflict.h"

namespace steelyard {

struct ConflictRow {
  OfferId offer;
  Figure used;
  std::vector<Figure> against;
  Rational low, high;             // per the basis of the figure in use
  std::optional<double> percent;  // by which `high` is above `low`; nothing where one is no price
};

struct Conflicts {
  Day on;                         // the day on which figures are current
  std::vector<ConflictRow> rows;  // widest first
};

Conflicts conflicts(const Catalog& catalog, Day on);

std::string to_json(const Catalog& catalog, const Conflicts& conflicts);

}  // namespace steelyard
