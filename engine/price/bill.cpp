#include "price/bill.h"

#include "price/commitment.h"
#include "price/exchange.h"
#include "price/tariff.h"

namespace steelyard {
namespace {

constexpr int kCents = 2;

// Takes a charge's quantity and rounded amount into its line. An amount beyond exact arithmetic is not known.
void settle(Line& line, const Charge<Rational>& charge) {
  const Rational amount = charge.amount.value.rounded(kCents);
  line.state = amount.overflowed() ? LineState::unknown : charge.state;
  line.quantity = charge.quantity;
  if (line.state != LineState::unknown) line.amount = amount;
}

// The hours that every billed unit is paid for, exact for a rental; nothing if they are not known.
std::optional<Rational> paid_hours(const Catalog& catalog, const Question& question, double worked, OfferId offer) {
  const auto committed = committed_hours(catalog.offers.term[row(offer)], question.months);
  if (committed) return committed->overflowed() ? std::nullopt : committed;
  if (!question.runs) return question.hours_per_month * question.months;
  return is_known(worked) ? Rational::from_double(worked) : std::nullopt;
}

Line compute_line(const Catalog& catalog, const Question& question, const NodePlans& plans, double worked,
                  OfferId offer) {
  const std::size_t i = row(offer);
  const PriceBasis basis = catalog.offers.basis[i];
  Line line;
  line.item = Item::compute;
  line.unit = name(basis);
  line.currency = catalog.offers.currency[i];
  line.source = catalog.offers.source[i];
  line.as_of = catalog.offers.as_of[i];
  const PriceState state = catalog.offers.state[i];
  const MoneyPerHour<Rational> price{from_nano<Rational>(catalog.offers.price[i])};
  if (state == PriceState::known) line.rate = price.value;
  line.state = LineState::unknown;
  const auto hours = paid_hours(catalog, question, worked, offer);
  if (!hours) return line;
  const Rational units = billed_units(plans, catalog.offers.sku[i], basis);
  settle(line, compute_charge(state, price, units, Hours<Rational>{*hours}));
  return line;
}

Line volume_line(const Catalog& catalog, Item item, TariffKind kind, RegionId region, const std::optional<Rational>& gb,
                 const Rational& months) {
  Line line;
  line.item = item;
  line.unit = kind == TariffKind::transfer_out ? "GB" : "GB_month";
  if (!gb) return line;
  line.quantity = *gb * months;
  const auto tariff = find_tariff(catalog, kind, region);
  if (!tariff) {
    line.state = LineState::unknown;
    return line;
  }
  const Tariffs& tariffs = catalog.tariffs;
  const Charge<Rational> charge = volume_charge(tariffs, *tariff, Volume<Rational>{*gb}, months);
  if (tariffs.unit[*tariff] == VolumeUnit::gib) line.unit = kind == TariffKind::transfer_out ? "GiB" : "GiB_month";
  settle(line, charge);
  line.currency = tariffs.currency[*tariff];
  line.source = tariffs.source[*tariff];
  line.as_of = tariffs.as_of[*tariff];
  const std::uint32_t first = tariffs.tiers_begin[*tariff];
  const bool one_price = tariffs.tiers_begin[*tariff + 1] - first == 1 && tariffs.free_nano[*tariff] == 0;
  if (one_price) line.rate = from_nano<Rational>(tariffs.tier_price[first]);
  return line;
}

}  // namespace

Bill bill(const Catalog& catalog, const Question& question, const NodePlans& plans, double hours, OfferId offer) {
  const RegionId region = catalog.offers.region[row(offer)];
  Bill bill;
  bill.list_currency = catalog.offers.currency[row(offer)];
  bill.lines = {
      compute_line(catalog, question, plans, hours, offer),
      volume_line(catalog, Item::storage, TariffKind::block_storage, region, question.storage_gb, question.months),
      volume_line(catalog, Item::transfer_out, TariffKind::transfer_out, region, question.transfer_out_gb_per_month,
                  question.months)};
  bill.state = TotalState::complete;
  for (const Line& line : bill.lines) {
    if (line.amount) bill.list_total = bill.list_total + *line.amount;
    if (line.state == LineState::unknown) bill.state = TotalState::at_least;
    if (line.state == LineState::estimate && bill.state == TotalState::complete) bill.state = TotalState::estimate;
  }
  const auto factor = exchange_factor(catalog, bill.list_currency, question.currency);
  if (!bill.lines.front().amount || !factor) {
    bill.state = TotalState::unknown;
  } else {
    bill.total = (bill.list_total * *factor).rounded(kCents);
  }
  return bill;
}

}  // namespace steelyard
