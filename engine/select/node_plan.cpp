#include "select/node_plan.h"

namespace steelyard {
namespace {

std::int64_t nodes_needed(std::int64_t wanted, std::int64_t size) { return (wanted + size - 1) / size; }

// The node to use of a sku that is sold by the accelerator: of the sizes that hold what is asked of one node, the one
// that is billed for the fewest accelerators; the larger of equal ones, because its accelerators are nearer to each
// other. The largest where none holds it (select then leaves the offer out); 0 where no size is known.
std::int32_t node_size(const Catalog& catalog, std::size_t sku, const Question& question) {
  std::int32_t best = 0;
  std::int64_t best_billed = 0;
  for (std::uint32_t i = catalog.skus.node_sizes_begin[sku]; i < catalog.skus.node_sizes_begin[sku + 1]; ++i) {
    const std::int32_t size = catalog.skus.node_sizes[i];
    const std::int64_t billed = nodes_needed(question.count, size) * size;
    const bool best_holds = best >= question.per_node.value_or(1);
    if (best == 0 || !best_holds || billed <= best_billed) {
      best = size;
      best_billed = billed;
    }
  }
  return best;
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
    plans.nodes[sku] = static_cast<std::int32_t>(nodes_needed(wanted, numerator));
  }
  return plans;
}

Rational accelerators_per_node(const NodePlans& plans, SkuId sku) {
  return Rational::of(plans.numerator[row(sku)], plans.denominator[row(sku)]);
}

}  // namespace steelyard
