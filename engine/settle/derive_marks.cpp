#include "settle/derive_marks.h"

#include "catalog/conflict.h"
#include "catalog/freshness.h"
#include "catalog/marks.h"
#include "settle/dearer.h"
#include "settle/outliers.h"

namespace steelyard {
namespace {

std::uint64_t marks_of_amounts(const Catalog& catalog) {
  std::uint64_t marks = 0;
  for (std::size_t i = 0; i < catalog.marks.of_amount.size(); ++i) {
    if (catalog.marks.of_amount[i] != 0) marks |= std::uint64_t{1} << i;
  }
  return marks;
}

// What is said against the offer's amount where its evidence has the same.
std::uint64_t said_of_amount(const Catalog& catalog, OfferId offer) {
  const Offers& offers = catalog.offers;
  const Figure used = figure_of(catalog, offer);
  std::uint64_t marks = 0;
  if (used.state != PriceState::known) return marks;
  for (std::size_t i = offers.evidence_begin[row(offer)]; i < offers.evidence_begin[row(offer) + 1]; ++i) {
    const Figure other = evidence_at(catalog, i);
    const bool same = other.state == used.state && other.price == used.price && other.fee == used.fee && other.currency == used.currency &&
                      other.basis == used.basis;
    if (same) marks |= catalog.evidence.marks[i];
  }
  return marks;
}

}  // namespace

std::uint64_t marks_of(const FigureMarks& marks, const FigureFacts& figure, Day on) {
  std::uint64_t bits = 0;
  if (figure.as_of == kUnknownDay) bits |= marks.undated;
  if (is_stale(figure.option, figure.as_of, on)) bits |= marks.stale;
  if (figure.term == Term::unstated) bits |= marks.term_unstated;
  if (figure.accelerator == kNone<AcceleratorId>) bits |= marks.unknown_accelerator;
  if (figure.accelerators_denominator != 1) bits |= marks.fractional;
  return bits;
}

void derive_marks(Catalog& catalog) {
  const auto bit = [&](std::string_view id) { return mark_bit(catalog, id); };
  const FigureMarks of_figure = FigureMarks::from(bit);
  const std::uint64_t of_amount = marks_of_amounts(catalog);
  const std::uint64_t conflict = bit("conflict");
  const std::uint64_t old_price_list = bit("old_price_list");
  const std::uint64_t outlier = bit("price_outlier");
  const std::uint64_t quoted = bit("quoted");
  std::uint64_t compared = conflict | old_price_list | outlier;
  for (const DearerKind kind : {DearerKind::spot, DearerKind::reserved, DearerKind::longer_term}) {
    compared |= bit(mark_of(kind));
  }
  const Offers& t = catalog.offers;
  std::vector<std::uint64_t>& marks = catalog.offers.marks;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const auto offer = id_of<OfferId>(i);
    const std::size_t sku = row(t.sku[i]);
    marks[i] &= ~compared;
    if ((marks[i] & quoted) == 0) marks[i] |= said_of_amount(catalog, offer) & of_amount;
    marks[i] |= catalog.skus.marks[sku];
    marks[i] |= marks_of(
        of_figure,
        {t.option[i], t.term[i], t.as_of[i], catalog.skus.accelerator[sku], catalog.skus.accelerators_denominator[sku]},
        catalog.date);
    if (find_conflict(catalog, offer, catalog.date)) marks[i] |= conflict;
    const Day newest_price = catalog.providers.newest_price[row(catalog.provider_of(offer))];
    if (is_outdated(newest_price, catalog.date)) marks[i] |= old_price_list;
  }
  for (const Dearer& dearer : find_dearer(catalog)) marks[row(dearer.offer)] |= bit(mark_of(dearer.kind));
  // Last, since an offer that a mark keeps out of the ranking says nothing of what its class costs.
  for (const Outlier& found : find_outliers(catalog)) marks[row(found.offer)] |= outlier;
}

}  // namespace steelyard
