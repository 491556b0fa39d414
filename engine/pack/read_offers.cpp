#include <map>
#include <tuple>

#include "base/rational.h"
#include "pack/read.h"
#include "pack/table_reader.h"

namespace steelyard {
namespace {

constexpr std::string_view kColumns[] = {"sku",   "region", "zone",     "option", "term",  "payment", "system", "state",
                                         "price", "fee",    "currency", "basis",  "as_of", "source",  "marks"};

// What an offer costs a term beside its hours; few have it.
constexpr std::string_view kMayLack[] = {"fee"};

// Only a reservation has a term and a payment, and it has both.
void check_commitment(const RowReader& cells, const PriceRow& row) {
  for (const std::string_view column : {"term", "payment"}) {
    if (row.option == PurchaseOption::reserved) {
      cells[column].required();
    } else if (!cells[column].empty()) {
      cells[column].fault(Code::only_for_reserved,
                          {{"got", cells[column].text()}, {"option", std::string(name(row.option))}});
    }
  }
}

// A price where the state is `known`, and nowhere else: nothing that is not known becomes zero. An hour may cost
// nothing where the term has a fee, which needs to be stated for how long.
void read_price(const RowReader& cells, PriceRow& row) {
  const Cell price = cells["price"];
  const Cell fee = cells["fee"];
  const Parameters state = {{"state", std::string(name(row.state))}, {"got", price.text()}};
  if (row.state != PriceState::known) {
    if (!price.empty()) price.fault(Code::price_contradicts_state, state);
    if (!fee.empty()) fee.fault(Code::price_contradicts_state, state);
    return;
  }
  if (price.empty()) {
    price.fault(Code::price_missing, state);
    return;
  }
  row.price = price.nano();
  if (!fee.empty()) row.fee = fee.nano();
  if (row.fee != 0 && term_months(row.term) == 0) fee.fault(Code::fee_without_term, {{"got", fee.text()}});
  if (row.fee == 0 && Rational::from_decimal(price.text()) == Rational(0))
    price.fault(Code::not_positive, {{"got", price.text()}});
}

// Vendors that make the names of zones from those of regions ("us-east-1a", "europe-west4-b") leave no doubt where a
// zone is: in the region with the longest code that its name begins with. Other names ("1", "AD-2") say nothing.
void check_zone(const ProviderReading& at, const Cell& zone, RegionId region) {
  std::string_view longest;
  for (const RegionRow& row : at.data.regions) {
    const bool its_own = row.provider == at.provider && row.code.size() > longest.size();
    if (its_own && std::string_view(zone.text()).starts_with(row.code)) longest = row.code;
  }
  if (zone.empty() || longest.empty() || region == kNone<RegionId>) return;
  if (at.data.regions[row(region)].code == longest) return;
  zone.fault(Code::zone_of_other_region, {{"got", zone.text()}, {"wanted", std::string(longest)}});
}

PriceRow read_price_row(const ProviderReading& at, const RowReader& cells) {
  const Data& data = at.data;
  PriceRow price;
  price.sku = cells["sku"].reference(at.skus);
  price.region = cells["region"].reference(at.regions);
  price.zone = cells["zone"].text();
  check_zone(at, cells["zone"], price.region);
  price.option = cells["option"].one_of<PurchaseOption>(kPurchaseOptions);
  price.term = cells["term"].one_of<Term>(kTerms, Term::none);
  price.payment = cells["payment"].one_of<Payment>(kPayments, Payment::none);
  check_commitment(cells, price);
  price.system = cells["system"].text();
  price.state = cells["state"].one_of<PriceState>(kPriceStates);
  read_price(cells, price);
  // A figure that has no amount needs no currency of its own.
  const bool any_currency = cells["currency"].empty() && price.state != PriceState::known;
  price.currency = any_currency ? at.currency : read_list_currency(cells["currency"], at);
  price.basis = cells["basis"].one_of<PriceBasis>(kPriceBases);
  price.as_of = cells["as_of"].day(data.date);
  price.source = cells["source"].reference(data.source_names);
  price.marks = read_mark_list(cells["marks"], data);
  if (price.sku != kNone<SkuId> && price.state == PriceState::known && price.basis == PriceBasis::node_hour &&
      data.skus[row(price.sku)].accelerators.numerator == 0) {
    cells["basis"].fault(Code::node_of_unknown_size, {{"got", cells["sku"].text()}});
  }
  return price;
}

}  // namespace

void read_offers(ProviderReading& at) {
  const CsvTable table = read_csv(at.folder, at.path + "/offers.csv", kColumns, kMayLack);
  // One source says one thing of one offer on one day; which of two it meant nobody could tell.
  const auto statement = [](const PriceRow& p) {
    return std::tuple(p.sku, p.region, p.zone, p.option, p.term, p.payment, p.system, p.as_of, p.source);
  };
  std::map<decltype(statement(PriceRow())), std::string> first;
  for (const CsvRow& csv_row : table.rows) {
    PriceRow price = read_price_row(at, RowReader(at.folder, kColumns, csv_row));
    const bool identified =
        price.sku != kNone<SkuId> && price.region != kNone<RegionId> && price.source != kNone<SourceId>;
    if (identified) {
      const auto [place, is_new] = first.try_emplace(statement(price), csv_row.where);
      if (!is_new) at.folder.fault(Code::duplicate_price, csv_row.where, {{"first", place->second}});
    }
    at.data.prices.push_back(std::move(price));
  }
}

}  // namespace steelyard
