#include "select/node_plan.h"

namespace steelyard {
namespace {

// The node to use of a sku that is sold by the accelerator: the smallest that holds all the wanted accelerators (or the
// asked number a node), otherwise the largest there is. 0 where no size is known.
std::int32_t node_size(const Catalog& catalog, std::size_t sku, const Question& question) {
  const std::int32_t wanted = question.per_node.value_or(question.count);
  std::int32_t size = 0;
  for (std::uint32_t i = catalog.skus.node_sizes_begin[sku]; i < catalog.skus.node_sizes_begin[sku + 1]; ++i) {
    size = catalog.skus.node_sizes[i];
    if (size >= wanted) break;
  }
  return size;
}

}  // namespace

NodePlans plan_nodes(const Catalog& catalog, const Question& question) {
  const std::size_t skus = catalog.skus.name.size();
  NodePlans plans;
  plans.nodes.resize(skus);
  plans.numerator.resize(skus);
  plans.denominator.resize(skus);
  plans.wanted.assign(skus, question.count);
  for (std::size_t sku = 0; sku < skus; ++sku) {
    std::int64_t numerator = catalog.skus.accelerators_numerator[sku];
    const std::int64_t denominator = catalog.skus.accelerators_denominator[sku];
    if (numerator == 0) numerator = node_size(catalog, sku, question);
    plans.numerator[sku] = static_cast<std::int32_t>(numerator);
    plans.denominator[sku] = static_cast<std::int32_t>(denominator);
    if (numerator == 0) continue;
    const std::int64_t wanted = question.count * denominator;
    plans.nodes[sku] = static_cast<std::int32_t>((wanted + numerator - 1) / numerator);
  }
  return plans;
}

Rational accelerators_per_node(const NodePlans& plans, SkuId sku) {
  return Rational::of(plans.numerator[row(sku)], plans.denominator[row(sku)]);
}

Rational billed_units(const NodePlans& plans, SkuId sku, PriceBasis basis) {
  const std::int32_t nodes = plans.nodes[row(sku)];
  if (basis == PriceBasis::node_hour) return Rational(nodes);
  if (nodes == 0) return Rational(plans.wanted[row(sku)]);
  return Rational(nodes) * accelerators_per_node(plans, sku);
}

}  // namespace steelyard
