#include "import/quote.h"

#include <algorithm>

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
  kUntil
};
constexpr Column kColumns[] = {{"provider"},   {"sku", true},    {"accelerator"},
                               {"count"},      {"region", true}, {"option", true},
                               {"term"},       {"payment"},      {"price", true, Kind::number},
                               {"currency"},   {"basis", true},  {"as_of"},
                               {"valid_until"}};

bool is_currency(std::string_view text) {
  return text.size() == 3 && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

std::string_view quote_template() {
  return "provider,sku,accelerator,count,region,option,term,payment,price,currency,basis,as_of,valid_until,note\n"
         "aws,p5.48xlarge,nvidia-h100-sxm5-80,8,us-east-1,reserved,1y,no_upfront,39.80,USD,node_hour,2026-11-01,"
         "2027-01-31,example: an hour of a whole machine\n"
         "example-cloud,H100 cluster,nvidia-h100-sxm5-80,8,all,on_demand,,,2.15,USD,accelerator_hour,2026-11-01,,"
         "example: an hour of one accelerator\n";
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
  if (!price.amount) return Refused{price.refusal, {{"got", std::string(row[kPrice])}}};
  if (price.rounded) to_.note(Note::rounded);
  const auto basis = parse<PriceBasis>(kPriceBases, row[kBasis]);
  if (!basis) return Refused{RefusalReason::bad_basis, {{"got", std::string(row[kBasis])}}};
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
  if (!set_price(to_, offer, *price.amount, *basis)) {
    return Refused{RefusalReason::bad_count, {{"got", std::string(row[kCount])}}};
  }
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
