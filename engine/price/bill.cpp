#include "price/bill.h"

#include <algorithm>

#include "price/compute_charges.h"
#include "price/exchange.h"
#include "price/paid_time.h"
#include "price/settlement.h"
#include "price/tariff.h"
#include "price/volume_charges.h"

namespace steelyard {
namespace {

// Takes a charge's quantity and rounded amount into its line. An amount beyond exact arithmetic is not known.
void round_into(Line& line, const Charge<Rational>& charge) {
  const Rational amount = charge.amount.value.rounded(kCents);
  line.state = amount.overflowed() ? LineState::unknown : charge.state;
  line.quantity = charge.quantity;
  const bool has_amount = line.state != LineState::unknown && line.state != LineState::not_given;
  if (has_amount) line.amount = amount;
}

// The hours that every node works: exact for a rental, else as they were estimated.
Rational exact_hours(const Question& question, double estimated) {
  return question.runs ? from_double<Rational>(estimated) : at_nine_places(question.hours_per_month * question.months);
}

// The lines of the nodes, of which the question may leave all but the first out.
void add_compute_lines(const Catalog& catalog, const Question& question, OfferId offer,
                       const std::optional<PaidTime<Rational>>& time,
                       const std::optional<ComputeCharges<Rational>>& charges, std::vector<Line>& lines) {
  const std::size_t i = row(offer);
  Line& line = lines.emplace_back();
  line.unit = name(catalog.offers.basis[i]);
  line.currency = catalog.offers.currency[i];
  line.source = catalog.offers.source[i];
  line.as_of = catalog.offers.as_of[i];
  if (catalog.offers.state[i] == PriceState::known) line.rate = from_nano<Rational>(catalog.offers.price[i]);
  line.rule = catalog.offers.term[i] != Term::none ? Rule::commitment : Rule::quantity_times_rate;
  line.state = LineState::unknown;
  if (!charges) return;
  round_into(line, charges->compute);
  const auto add = [&](Item item, const Charge<Rational>& charge) {
    lines.push_back(lines.front());
    lines.back().item = item;
    lines.back().amount.reset();
    round_into(lines.back(), charge);
  };
  if (charges->fee.state != LineState::not_given) {
    add(Item::commitment_fee, charges->fee);
    const bool by_node = catalog.offers.basis[i] == PriceBasis::node_hour;
    lines.back().unit = by_node ? "node_term" : "accelerator_term";
    lines.back().rate = from_nano<Rational>(catalog.offers.fee[i]);
  }
  if (question.utilization) {
    add(Item::idle, charges->idle);
    // An invoice knows the sum only: what rounding leaves over goes to the hours without work.
    Line& idle = lines.back();
    if (lines[0].amount && idle.amount) {
      idle.amount = (charges->compute.amount + charges->idle.amount).value.rounded(kCents) - *lines[0].amount;
    }
  }
  // The line, or none where there is nothing to charge.
  const auto add_by_rule = [&](Item item, Rule rule, const Charge<Rational>& charge) -> Line* {
    if (charge.state == LineState::not_given) return nullptr;
    add(item, charge);
    lines.back().rule = rule;
    return &lines.back();
  };
  add_by_rule(Item::start_up, lines.front().rule, charges->start_up);
  add_by_rule(Item::rework, lines.front().rule, charges->rework);
  add_by_rule(Item::granularity, Rule::whole_steps, charges->granularity);
  // What the question says of long use holds before the provider's tariff.
  const bool sustained = time->sustained && !question.use_discount_share;
  Line* less =
      add_by_rule(Item::use_discount, sustained ? Rule::sustained_use : Rule::steps_of_use, charges->use_discount);
  if (less && sustained) {
    const std::size_t tariff = time->sustained->shares.tariff;
    less->rate.reset();  // a factor for each part of the month
    less->source = catalog.tariffs.source[tariff];
    less->as_of = catalog.tariffs.as_of[tariff];
  }
  Line* committed = add_by_rule(Item::commitment_discount, Rule::spent_or_not, charges->commitment_discount);
  if (committed) committed->rate.reset();  // the question says what is taken off
  if (Line* unused = add_by_rule(Item::commitment_unused, Rule::spent_or_not, charges->commitment_unused)) {
    unused->unit = "commitment_hour";
    unused->rate = time->plan->each_hour;
    unused->source = kNone<SourceId>;
    unused->as_of = kUnknownDay;
  }
}

std::string_view unit_of(const VolumeItem& item, VolumeUnit unit) {
  if (item.item == Item::storage_iops) return "IOPS_month";
  if (unit == VolumeUnit::request || item.item == Item::object_requests) return "request";
  const bool stored = item.item == Item::storage || item.item == Item::object_storage ||
                      item.item == Item::file_storage || item.item == Item::snapshot;
  if (unit == VolumeUnit::gib) return stored ? "GiB_month" : "GiB";
  return stored ? "GB_month" : "GB";
}

void add_volume_line(const Catalog& catalog, const VolumeItem& item, RegionId region, const Charge<Rational>& charge,
                     std::vector<Line>& lines) {
  Line& line = lines.emplace_back();
  line.item = item.item;
  line.rule = item.item == Item::export_out ? Rule::last_month : Rule::marginal_tiers;
  line.unit = unit_of(item, VolumeUnit::gb);
  round_into(line, charge);
  if (charge.state == LineState::not_given || charge.state == LineState::unknown) return;
  const Tariffs& tariffs = catalog.tariffs;
  const std::size_t tariff = *find_tariff(catalog, item.tariff, region);
  line.unit = unit_of(item, tariffs.unit[tariff]);
  line.currency = tariffs.currency[tariff];
  line.source = tariffs.source[tariff];
  line.as_of = tariffs.as_of[tariff];
  const std::uint32_t first = tariffs.tiers_begin[tariff];
  if (tariffs.tiers_begin[tariff + 1] - first == 1 && tariffs.free_nano[tariff] == 0) {
    line.rule = Rule::quantity_times_rate;
    line.rate = from_nano<Rational>(tariffs.tier_price[first]);
  }
}

// A line whose amount the question's own figures make; `share`: of what it is one.
void add_own_line(Item item, Rule rule, const Rational& amount, TextId currency, const std::optional<Rational>& share,
                  std::vector<Line>& lines) {
  Line& line = lines.emplace_back();
  line.item = item;
  line.rule = rule;
  line.currency = currency;
  round_into(line, {LineState::known, Rational(0), Money<Rational>{amount}});
  line.rate = share;
}

void add_discount(const Settlement<Rational>& settled, const Rational& share, TextId currency,
                  std::vector<Line>& lines) {
  if (share.zero()) return;
  add_own_line(Item::discount, Rule::share_of_charges, settled.discount, currency, share, lines);
}

// The lines in the asked currency. Credit and tax count on what the lines before them say, to the cent: credit pays no
// more than is owed, and leaves no rest of rounding.
void add_own_lines(const Question& question, const ProviderTerms& provider, const Settlement<Rational>& settled,
                   const Rational& list, std::vector<Line>& lines) {
  Rational owed = list;
  const auto add = [&](bool given, Item item, Rule rule, const Rational& amount, std::optional<Rational> share) {
    if (!given) return;
    add_own_line(item, rule, amount, question.currency, share, lines);
    owed = owed + lines.back().amount.value_or(0);
  };
  const bool tiers = !question.support_tiers.empty();
  add(question.support_share || question.support_minimum, Item::support, Rule::at_least_minimum, settled.support,
      tiers ? std::nullopt : question.support_share);
  add(question.license_per_accelerator_hour || question.license_per_month || question.license_per_seat_month,
      Item::license, Rule::quantity_times_rate, settled.license, std::nullopt);
  const Rational credit = question.credit.value_or(0) + provider.trial_credit;
  const bool on_trial = provider.trial_source != kNone<SourceId>;
  add(question.credit || on_trial, Item::credit, Rule::up_to_charges, Rational(0) - (credit < owed ? credit : owed),
      std::nullopt);
  if (on_trial) {
    lines.back().source = provider.trial_source;
    lines.back().as_of = provider.trial_as_of;
  }
  const bool included = provider.tax_included == Ternary::yes;
  add(question.tax_rate.has_value(), Item::tax, Rule::share_of_charges,
      included ? Rational(0) : owed * question.tax_rate.value_or(0), question.tax_rate);
  if (!question.tax_rate || lines.back().state != LineState::known) return;
  if (included) lines.back().state = LineState::included;
  if (provider.tax_included == Ternary::unknown) lines.back().state = LineState::estimate;
}

// The worst that is said of any line is said of the bill.
TotalState state_of(const std::vector<Line>& lines) {
  TotalState state = TotalState::complete;
  for (const Line& line : lines) {
    if (line.state == LineState::unknown) return TotalState::at_least;
    if (line.state == LineState::estimate) state = TotalState::estimate;
  }
  return state;
}

}  // namespace

Bill bill(const Catalog& catalog, const Question& question, const NodePlans& plans, double hours, OfferId offer) {
  const std::size_t i = row(offer);
  const RegionId region = catalog.offers.region[i];
  const SkuId sku = catalog.offers.sku[i];
  const PriceBasis basis = catalog.offers.basis[i];
  Bill bill;
  bill.list_currency = catalog.offers.currency[i];
  const Rational units = billed_units(plans, sku, basis);
  std::optional<ComputeCharges<Rational>> compute;
  const auto time = TimeRules(catalog, question, plans).of(exact_hours(question, hours), offer);
  if (time) {
    if (time->plan) bill.spend_committed_hours = time->plan->hours;
    compute = compute_charges(question, price_of<Rational>(catalog.offers, offer), units, *time);
    const Rational accelerators_per_unit = billed_units(plans, sku, PriceBasis::accelerator_hour) / units;
    bill.accelerator_hours = compute->paid_hours() * accelerators_per_unit;
    if (question.utilization) bill.useful_accelerator_hours = compute->compute.quantity * accelerators_per_unit;
  }
  bill.lines.reserve(std::size(kItems));  // so that none moves while another is added
  add_compute_lines(catalog, question, offer, time, compute, bill.lines);
  const auto volumes = volume_charges(catalog, question, region);
  Rational charges = compute ? compute->amount().value : Rational(0);
  for (std::size_t v = 0; v < volumes.size(); ++v) {
    add_volume_line(catalog, kVolumeItems[v], region, volumes[v], bill.lines);
    charges = charges + volumes[v].amount.value;
  }
  const auto factor = exchange_factor(catalog, bill.list_currency, question.currency);
  if (bill.lines.front().state == LineState::unknown || !factor) {
    for (const Line& line : bill.lines) {
      if (line.amount) bill.list_total = bill.list_total + *line.amount;
    }
    return bill;
  }
  const ProviderTerms provider = provider_terms(catalog, question)[row(catalog.provider_of(offer))];
  const auto settled =
      settlement(SettlementTerms<Rational>(question), provider, charges, *factor, bill.accelerator_hours);
  add_discount(settled, provider.discount, bill.list_currency, bill.lines);
  for (const Line& line : bill.lines) bill.list_total = bill.list_total + line.amount.value_or(0);
  const Rational list = (bill.list_total * *factor).rounded(kCents);
  add_own_lines(question, provider, settled, list, bill.lines);
  bill.total = list;
  for (const Line& line : bill.lines) {
    if (!is_list_item(line.item)) bill.total = bill.total + line.amount.value_or(0);
  }
  bill.unrounded = settled.total();
  const auto uncountable = [](const Line& line) {
    return line.item >= Item::discount && line.state == LineState::unknown;
  };
  const bool too_long = bill.total.overflowed() || bill.unrounded.overflowed() ||
                        std::any_of(bill.lines.begin(), bill.lines.end(), uncountable);
  bill.state = too_long ? TotalState::unknown : state_of(bill.lines);
  return bill;
}

}  // namespace steelyard
