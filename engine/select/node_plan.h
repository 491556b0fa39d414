// node_plan.h -- how many nodes a question needs of each sku, and how many accelerators it is billed for.
//
// Nodes are rented whole: three accelerators wanted of an eight-accelerator node are billed as eight, and sixteen
// slices of 1/16 are one accelerator, exactly.
#pragma once

#include <cstdint>
#include <vector>

#include "base/rational.h"
#include "catalog/catalog.h"
#include "question/question.h"

namespace steelyard {

// Columns, one row a sku.
struct NodePlans {
  std::vector<std::int32_t> nodes;      // 0: the size of a node is not known
  std::vector<std::int32_t> numerator;  // accelerators in one node, a fraction in lowest terms; 0/1 where not known
  std::vector<std::int32_t> denominator;
  std::vector<std::int32_t> wanted;  // accelerators the question wants: what is billed where nodes is 0
};

NodePlans plan_nodes(const Catalog& catalog, const Question& question);

// What an hour of the whole plan counts in units of the price's basis: nodes, or accelerators.
template <class Number = Rational>
Number billed_units(const NodePlans& plans, SkuId sku, PriceBasis basis) {
  const std::int32_t nodes = plans.nodes[row(sku)];
  if (basis == PriceBasis::node_hour) return Number(nodes);
  if (nodes == 0) return Number(plans.wanted[row(sku)]);
  return Number(nodes) * Number(plans.numerator[row(sku)]) / Number(plans.denominator[row(sku)]);
}

// The accelerators of one node, exact; 0 where not known.
Rational accelerators_per_node(const NodePlans& plans, SkuId sku);

}  // namespace steelyard
