// assessment.h -- everything about a question that does not depend on its weights: which offers answer it, what each
// costs, how fast each is, what that is worth on every criterion.
//
// Moving a weight asks the same question of the same offers, so whoever keeps the assessment only ranks again.
#pragma once

#include <forward_list>
#include <span>
#include <string>
#include <vector>

#include "answer/warning.h"
#include "catalog/catalog.h"
#include "judge/judge.h"
#include "perform/perform.h"
#include "price/bill.h"
#include "question/question.h"
#include "select/select.h"

namespace steelyard {

// What no weight changes of an offer's row, as text.
struct WrittenOffer {
  OfferId offer{};
  std::vector<Part> parts;
  std::string object;
};

struct Assessment;

// How a part of an offer's row is written, a member of its object.
struct RowPart {
  Part part;
  void (*write)(const Catalog& catalog, const Question& question, const Assessment& assessment, OfferId offer,
                const Bill& bill, JsonWriter& json);
};

struct Assessment {
  NodePlans plans;                 // by sku
  Speeds speeds;
  std::vector<double> work_hours;  // by sku
  std::vector<Failures> failures;  // by offer of the catalog
  std::vector<OfferId> offers;     // that qualify; the columns below have a row for each
  Measures measures;
  std::vector<Scale> scales;          // by criterion
  std::vector<Values> values;         // by criterion
  std::vector<Exclusion> exclusions;  // what the requirements leave out
  Counts counts;
  std::vector<Warning> warnings;
  std::span<const RowPart> row_parts;  // that whoever answers can write, beside bills
  // Offers as they were written (write_parts.h): a moved weight shows mostly the rows that stood there before it.
  mutable std::forward_list<WrittenOffer> written;
};

Assessment assess(const Catalog& catalog, const Question& question);

// Whether two questions differ in nothing but weights, limit and parts wanted, so that one assessment serves both.
bool same_assessment(const Question& a, const Question& b);

}  // namespace steelyard
