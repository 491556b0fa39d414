#include "import/quote.h"

#include <algorithm>

#include "base/month.h"
#include "import/identify.h"

namespace steelyard {
namespace {

using Kind = Column::Kind;
enum At {
  kProvider,
  kSku,
  kAccelerator,
  kCount,
  kRegion,
  kOption,
  kTerm,
  kPayment,
  kPrice,
  kCurrency,
  kBasis,
  kAsOf,
  kUntil,
  kUpfront
};
constexpr Column kColumns[] = {{"provider"},
                               {"sku", true},
                               {"accelerator"},
                               {"count"},
                               {"region", true},
                               {"option", true},
                               {"term"},
                               {"payment"},
                               {"price", true, Kind::number},
                               {"currency"},
                               {"basis", true},
                               {"as_of"},
                               {"valid_until"},
                               {"upfront", false, Kind::number}};

// What a quoted price is for. A price of a month or of a term is paid whatever is used of it.
enum class Period : std::uint8_t { second, hour, hundred_hours, month, term };
struct QuotedBasis {
  std::string_view name;
  PriceBasis unit;
  Period period;
};
constexpr QuotedBasis kBases[] = {{"node_hour", PriceBasis::node_hour, Period::hour},
                                  {"accelerator_hour", PriceBasis::accelerator_hour, Period::hour},
                                  {"node_second", PriceBasis::node_hour, Period::second},
                                  {"accelerator_second", PriceBasis::accelerator_hour, Period::second},
                                  {"node_100_hours", PriceBasis::node_hour, Period::hundred_hours},
                                  {"accelerator_100_hours", PriceBasis::accelerator_hour, Period::hundred_hours},
                                  {"node_month", PriceBasis::node_hour, Period::month},
                                  {"accelerator_month", PriceBasis::accelerator_hour, Period::month},
                                  {"node_term", PriceBasis::node_hour, Period::term},
                                  {"accelerator_term", PriceBasis::accelerator_hour, Period::term}};

const QuotedBasis* basis_called(std::string_view name) {
  for (const QuotedBasis& basis : kBases) {
    if (basis.name == name) return &basis;
  }
  return nullptr;
}

// A quoted price as one of an hour, and one of a term beside it.
struct HourAndFee {
  Rational hour = 0, fee = 0;
};
HourAndFee hour_and_fee(const Rational& price, Period period, Term term) {
  if (period == Period::second) return {price * Rational(kSecondsPerHour), 0};
  if (period == Period::hundred_hours) return {price / Rational(100), 0};
  if (period == Period::month) return {0, price * Rational(term_months(term))};
  return period == Period::term ? HourAndFee{0, price} : HourAndFee{price, 0};
}

bool is_currency(std::string_view text) {
  return text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

std::string_view quote_template() {
  return "provider,sku,accelerator,count,region,option,term,payment,price,upfront,currency,basis,as_of,valid_until,"
         "note\n"
         "aws,p5.48xlarge,nvidia-h100-sxm5-80,8,us-east-1,reserved,1y,no_upfront,39.80,,USD,node_hour,2026-11-01,"
         "2027-01-31,example: an hour of a whole machine\n"
         "example-cloud,H100 cluster,nvidia-h100-sxm5-80,8,all,on_demand,,,2.15,,USD,accelerator_hour,2026-11-01,,"
         "example: an hour of one accelerator\n"
         "example-cloud,H100 by the year,nvidia-h100-sxm5-80,8,all,reserved,1y,partial_upfront,8.00,60000,USD,"
         "node_hour,2026-11-01,,example: so much for the year at once and an hour for the rest\n"
         "example-cloud,H100 by the month,nvidia-h100-sxm5-80,1,all,reserved,1mo,all_upfront,1450.00,,USD,node_month,"
         "2026-11-01,,example: a subscription of a month\n";
}

std::span<const Column> QuoteFormat::columns() const { return kColumns; }

void QuoteFormat::row(const TableRow& row) {
  ImportedOffer offer;
  offer.place = row.place();
  if (const auto refused = read(row, offer)) return to_.refuse(row.place(), refused->reason, refused->parameters);
  to_.add(std::move(offer));
  to_.keep();
}

std::optional<QuoteFormat::Refused> QuoteFormat::read(const TableRow& row, ImportedOffer& offer) {
  const auto or_else = [](std::string_view cell, const std::string& otherwise) {
    return cell.empty() ? otherwise : std::string(cell);
  };
  offer.marks.add(ImportMark::quoted);
  offer.provider = or_else(row[kProvider], to_.request().provider);
  if (!is_provider_id(offer.provider)) return Refused{RefusalReason::bad_provider, {{"got", offer.provider}}};
  offer.sku = row[kSku];
  if (offer.sku.empty()) return Refused{RefusalReason::no_type, {}};
  offer.region = row[kRegion];
  const auto option = parse<PurchaseOption>(kPurchaseOptions, row[kOption]);
  if (!option) return Refused{RefusalReason::bad_option, {{"got", std::string(row[kOption])}}};
  offer.option = *option;
  if (auto refused = read_commitment(row, offer)) return refused;
  if (auto refused = read_days(row, offer)) return refused;
  if (auto refused = read_currency(row, offer)) return refused;
  const Collector::Price price = Collector::price(row[kPrice]);
  // Where all is paid upfront, an hour costs nothing more.
  const bool prepaid = price.refusal == RefusalReason::zero_price && !row[kUpfront].empty();
  if (!price.amount && !prepaid) return Refused{price.refusal, {{"got", std::string(row[kPrice])}}};
  if (price.rounded) to_.note(Note::rounded);
  const QuotedBasis* basis = basis_called(row[kBasis]);
  if (basis == nullptr) return Refused{RefusalReason::bad_basis, {{"got", std::string(row[kBasis])}}};
  HourAndFee quoted = hour_and_fee(price.amount.value_or(0), basis->period, offer.term);
  if (auto refused = read_upfront(row, offer, quoted.fee)) return refused;
  const bool of_a_term = basis->period == Period::month || basis->period == Period::term || !quoted.fee.zero();
  if (of_a_term && term_months(offer.term) == 0) {
    return Refused{RefusalReason::fee_without_term, {{"got", std::string(row[kBasis])}}};
  }
  if (!(quoted.hour == quoted.hour.rounded(9))) to_.note(Note::rounded);
  quoted.hour = quoted.hour.rounded(9);
  // A count may be a fraction, "1/8", too.
  std::string count(row[kCount]);
  const std::size_t slash = count.find('/');
  Rational parts(1);
  if (slash != std::string::npos) {
    const auto whole = count_of(std::string_view(count).substr(slash + 1));
    if (!whole) return Refused{RefusalReason::bad_count, {{"got", count}}};
    parts = *whole;
    count.resize(slash);
  }
  const Identified identified =
      identify(to_, {offer.provider, offer.sku, std::string(row[kAccelerator]), "", count, kUnknown, parts}, offer);
  if (identified.refusal) return Refused{*identified.refusal, identified.parameters};
  if (!set_price(to_, offer, quoted.hour, basis->unit, quoted.fee)) {
    return Refused{RefusalReason::bad_count, {{"got", std::string(row[kCount])}}};
  }
  return std::nullopt;
}

// What is paid as a term begins, beside the price; an empty cell is nothing.
std::optional<QuoteFormat::Refused> QuoteFormat::read_upfront(const TableRow& row, const ImportedOffer& offer,
                                                              Rational& fee) {
  if (row[kUpfront].empty()) return std::nullopt;
  const Collector::Price upfront = Collector::price(row[kUpfront]);
  if (!upfront.amount) return Refused{upfront.refusal, {{"got", std::string(row[kUpfront])}}};
  if (offer.option != PurchaseOption::reserved) {
    return Refused{RefusalReason::bad_payment, {{"got", std::string(row[kUpfront])}}};
  }
  if (upfront.rounded) to_.note(Note::rounded);
  fee = fee + *upfront.amount;
  return std::nullopt;
}

// Only a reservation has a term and a payment; one whose quote is silent about them is `unstated`.
std::optional<QuoteFormat::Refused> QuoteFormat::read_commitment(const TableRow& row, ImportedOffer& offer) const {
  const auto term = parse<Term>(kTerms, row[kTerm]);
  const auto payment = parse<Payment>(kPayments, row[kPayment]);
  const bool reserved = offer.option == PurchaseOption::reserved;
  if (!term || (!reserved && *term != Term::none))
    return Refused{RefusalReason::bad_term, {{"got", std::string(row[kTerm])}}};
  if (!payment || (!reserved && *payment != Payment::none)) {
    return Refused{RefusalReason::bad_payment, {{"got", std::string(row[kPayment])}}};
  }
  if (!reserved) return std::nullopt;
  offer.term = *term == Term::none ? Term::unstated : *term;
  offer.payment = *payment == Payment::none ? Payment::unstated : *payment;
  return std::nullopt;
}

std::optional<QuoteFormat::Refused> QuoteFormat::read_days(const TableRow& row, ImportedOffer& offer) const {
  offer.as_of = to_.request().as_of;
  if (!row[kAsOf].empty()) {
    const auto day = parse_day(row[kAsOf]);
    if (!day) return Refused{RefusalReason::bad_day, {{"got", std::string(row[kAsOf])}}};
    offer.as_of = *day;
  }
  if (offer.as_of == kUnknownDay) return Refused{RefusalReason::no_day, {}};
  if (row[kUntil].empty()) return std::nullopt;
  const auto until = parse_day(row[kUntil]);
  if (!until) return Refused{RefusalReason::bad_day, {{"got", std::string(row[kUntil])}}};
  // The engine knows no "today", only the day of the catalog that the quote is to be compared in.
  if (*until < to_.catalog().date || *until < offer.as_of)
    return Refused{RefusalReason::expired, {{"got", to_text(*until)}}};
  return std::nullopt;
}

// One provider, one list currency: the lines of a bill are added.
std::optional<QuoteFormat::Refused> QuoteFormat::read_currency(const TableRow& row, ImportedOffer& offer) {
  offer.currency = row[kCurrency].empty() ? to_.request().currency : std::string(row[kCurrency]);
  if (!is_currency(offer.currency) || !to_.is_convertible(offer.currency)) {
    return Refused{RefusalReason::no_currency, {{"got", offer.currency}}};
  }
  std::string list = to_.list_currency(offer.provider);
  if (list.empty()) list = currencies_.try_emplace(offer.provider, offer.currency).first->second;
  if (offer.currency != list)
    return Refused{RefusalReason::other_currency, {{"got", offer.currency}, {"wanted", list}}};
  return std::nullopt;
}

}  // namespace steelyard
