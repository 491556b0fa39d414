#include "select/select.h"

#include <algorithm>
#include <bit>

#include "base/sort.h"
#include "catalog/marks.h"

namespace steelyard {
namespace {

template <class T>
bool holds(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

Failures accelerator_failures(const Catalog& catalog, const Question& question, std::size_t sku) {
  Failures failed = 0;
  const AcceleratorId accelerator = catalog.skus.accelerator[sku];
  const bool known = accelerator != kNone<AcceleratorId>;
  if (!question.models.empty() && !(known && holds(question.models, accelerator))) {
    const bool says_which = known && catalog.accelerators.form_factor[row(accelerator)] != FormFactor::unknown;
    failed |= failure(says_which ? Reason::accelerator : Reason::accelerator_unknown);
  }
  const double memory = catalog.skus.memory_gb[sku];
  if (question.memory_gb_min && !is_known(memory)) failed |= failure(Reason::memory_unknown);
  if (question.memory_gb_min && memory < question.memory_gb_min->to_double()) failed |= failure(Reason::memory);
  return failed;
}

Failures node_failures(const Catalog& catalog, const Question& question, const NodePlans& plans, std::size_t sku) {
  Failures failed = 0;
  const std::int64_t numerator = plans.numerator[sku];
  const std::int64_t denominator = plans.denominator[sku];
  if (numerator < denominator && numerator > 0 && !question.slices) failed |= failure(Reason::slice);
  if (question.per_node) {
    if (numerator == 0) {
      failed |= failure(Reason::node_size_unknown);
    } else if (numerator < *question.per_node * denominator) {
      failed |= failure(Reason::node_size);
    }
  }
  if (!question.links.empty()) {
    const Link link = catalog.skus.link[sku];
    // A switch gives every pair of accelerators what NVLink gives neighbors.
    const bool nvlink = link == Link::nvswitch && holds(question.links, Link::nvlink);
    if (link == Link::unknown) failed |= failure(Reason::link_unknown);
    if (link != Link::unknown && !nvlink && !holds(question.links, link)) failed |= failure(Reason::link);
  }
  if (!question.fabrics.empty()) {
    const Fabric fabric = catalog.skus.fabric[sku];
    if (fabric == Fabric::unknown) failed |= failure(Reason::fabric_unknown);
    if (fabric != Fabric::unknown && !holds(question.fabrics, fabric)) failed |= failure(Reason::fabric);
  }
  if (question.bare_metal) {
    const Ternary bare_metal = catalog.skus.bare_metal[sku];
    if (bare_metal == Ternary::unknown) failed |= failure(Reason::bare_metal_unknown);
    if (bare_metal == (*question.bare_metal ? Ternary::no : Ternary::yes)) failed |= failure(Reason::bare_metal);
  }
  return failed;
}

// All of `facts` are wanted; one that the provider lacks is `no`, else one that is not known is `unknown`.
Failures fact_failures(const Catalog& catalog, ProviderId provider, const std::vector<FactId>& facts, Reason no,
                       Reason unknown) {
  Failures failed = 0;
  for (const FactId fact : facts) {
    const FactState state = catalog.facts.state[catalog.fact_row(provider, fact)];
    if (state == FactState::no) return failure(no);
    if (state == FactState::unknown) failed = failure(unknown);
  }
  return failed;
}

Failures provider_failures(const Catalog& catalog, const Question& question, std::size_t provider) {
  const ProviderId id = id_of<ProviderId>(provider);
  Failures failed = fact_failures(catalog, id, question.certificates, Reason::certificate, Reason::certificate_unknown);
  failed |= fact_failures(catalog, id, question.frameworks, Reason::framework, Reason::framework_unknown);
  if (!question.providers.empty() && !holds(question.providers, id)) failed |= failure(Reason::provider);
  return failed;
}

Failures place_failure(const std::vector<TextId>& wanted, TextId is, Reason no, Reason unknown) {
  if (wanted.empty() || holds(wanted, is)) return 0;
  return failure(is == TextId{} ? unknown : no);
}

Failures region_failures(const Catalog& catalog, const Question& question, std::size_t region) {
  const Regions& regions = catalog.regions;
  Failures failed = 0;
  if (!question.regions.empty() && !holds(question.regions, regions.code[region])) failed |= failure(Reason::region);
  failed |= place_failure(question.countries, regions.country[region], Reason::country, Reason::country_unknown);
  failed |= place_failure(question.continents, regions.continent[region], Reason::continent, Reason::continent_unknown);
  return failed;
}

}  // namespace

std::vector<Failures> failures(const Catalog& catalog, const Question& question, const NodePlans& plans) {
  std::vector<Failures> by_provider(catalog.providers.id.size());
  for (std::size_t i = 0; i < by_provider.size(); ++i) by_provider[i] = provider_failures(catalog, question, i);
  std::vector<Failures> by_region(catalog.regions.code.size());
  for (std::size_t i = 0; i < by_region.size(); ++i) by_region[i] = region_failures(catalog, question, i);
  std::vector<Failures> by_sku(catalog.skus.name.size());
  for (std::size_t i = 0; i < by_sku.size(); ++i) {
    by_sku[i] = accelerator_failures(catalog, question, i) | node_failures(catalog, question, plans, i) |
                by_provider[row(catalog.skus.provider[i])];
  }
  const std::uint64_t unranked = question.include_marked ? 0 : unranked_marks(catalog);
  const Offers& offers = catalog.offers;
  std::vector<Failures> failed(catalog.offer_count());
  for (std::size_t i = 0; i < failed.size(); ++i) {
    failed[i] = by_sku[row(offers.sku[i])] | by_region[row(offers.region[i])];
    if (!question.options.empty() && !holds(question.options, offers.option[i])) failed[i] |= failure(Reason::option);
    if ((offers.marks[i] & unranked) != 0) failed[i] |= failure(Reason::marked);
  }
  return failed;
}

std::vector<OfferId> qualified(const std::vector<Failures>& failures) {
  std::vector<OfferId> offers;
  for (std::size_t i = 0; i < failures.size(); ++i) {
    if (failures[i] == 0) offers.push_back(id_of<OfferId>(i));
  }
  return offers;
}

std::vector<Exclusion> exclusions(const std::vector<Failures>& failures) {
  std::vector<Exclusion> counts;
  for (std::size_t i = 0; i < std::size(kReasons); ++i) counts.push_back({static_cast<Reason>(i)});
  for (const Failures failed : failures) {
    if (failed == 0) continue;
    Exclusion& first = counts[static_cast<std::size_t>(std::countr_zero(failed))];
    ++first.offers;
    if (std::has_single_bit(failed)) ++first.regained;
  }
  std::erase_if(counts, [](const Exclusion& exclusion) { return exclusion.offers == 0; });
  sort_compactly(counts, [](const Exclusion& a, const Exclusion& b) {
    return a.offers != b.offers ? a.offers > b.offers : a.reason < b.reason;
  });
  return counts;
}

}  // namespace steelyard
