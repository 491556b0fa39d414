#include <algorithm>

#include "import/aws.h"
#include "import/azure.h"
#include "import/gpuhunt.h"
#include "import/import.h"
#include "import/quote.h"
#include "import/skypilot.h"

namespace steelyard {
namespace {

std::unique_ptr<TableFormat> table_of(Collector& to) {
  switch (to.request().format) {
    case Format::skypilot:
      return std::make_unique<SkypilotFormat>(to);
    case Format::gpuhunt:
      return std::make_unique<GpuhuntFormat>(to);
    case Format::quote:
      return std::make_unique<QuoteFormat>(to);
    case Format::azure:
    case Format::aws:
      break;
  }
  return nullptr;
}

// The formats of one vendor are that vendor's prices, unless somebody says of which branch.
ImportRequest completed(ImportRequest request) {
  if (request.provider.empty() && is_json(request.format)) request.provider = name(request.format);
  return request;
}

}  // namespace

Importer::Importer(const Catalog& catalog, ImportRequest request) : collector_(catalog, completed(std::move(request))) {
  table_ = table_of(collector_);
}

Importer::~Importer() = default;

Errors Importer::check() const {
  const ImportRequest& request = collector_.request();
  const Format format = request.format;
  Errors errors;
  // What the format does not say; of gpuhunt the provider may be a column.
  const bool needs_provider = format == Format::skypilot;
  const bool needs_currency = format == Format::skypilot || format == Format::gpuhunt;
  const bool needs_day = format != Format::quote && format != Format::aws;
  if (needs_provider && request.provider.empty()) errors.push_back({Code::needs_option, "", {{"option", "provider"}}});
  if (needs_currency && request.currency.empty()) errors.push_back({Code::needs_option, "", {{"option", "currency"}}});
  if (needs_day && request.as_of == kUnknownDay) errors.push_back({Code::needs_option, "", {{"option", "as-of"}}});
  if (!request.provider.empty() && !is_provider_id(request.provider)) {
    errors.push_back({Code::bad_provider_id, "", {{"got", request.provider}}});
  }
  if (request.currency.empty()) return errors;
  const std::string& currency = request.currency;
  const std::string list = collector_.list_currency(request.provider);
  const bool capitals = std::all_of(currency.begin(), currency.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  if (currency.size() != 3 || !capitals) {
    errors.push_back({Code::bad_currency, "", {{"field", "currency"}, {"got", currency}}});
  } else if (!collector_.is_convertible(currency)) {
    errors.push_back({Code::currency_without_rate, "", {{"field", "currency"}, {"got", currency}}});
  } else if (!list.empty() && list != currency) {
    errors.push_back({Code::not_the_list_currency, "", {{"field", "currency"}, {"got", currency}, {"wanted", list}}});
  }
  return errors;
}

void Importer::begin(std::string file) {
  file_ = std::move(file);
  held_.clear();
  if (table_) reader_ = std::make_unique<TableReader>(collector_, *table_, file_);
}

bool Importer::feed(std::string_view chunk) {
  if (reader_) return reader_->feed(chunk);
  if (held_.size() + chunk.size() > kMostHeld) {
    if (held_.size() <= kMostHeld) {
      faults_.push_back({Code::too_large, file_, {{"max", std::to_string(kMostHeld >> 20)}}});
      held_.assign(kMostHeld + 1, ' ');  // refused, and told once
    }
    return false;
  }
  held_ += chunk;
  return true;
}

bool Importer::end() {
  if (reader_) {
    const Errors errors = reader_->end();
    faults_.insert(faults_.end(), errors.begin(), errors.end());
    return errors.empty();
  }
  if (held_.size() > kMostHeld) return false;
  bool given = false;
  return read_json([&] { return std::exchange(given, true) ? std::string_view() : std::string_view(held_); });
}

bool Importer::read(std::string file, const NextChunk& next) {
  begin(std::move(file));
  if (!reader_) return read_json(next);
  for (std::string_view chunk = next(); !chunk.empty() && reader_->feed(chunk);) chunk = next();
  return end();
}

bool Importer::read_json(const NextChunk& next) {
  Errors errors;
  std::string missing;
  if (collector_.request().format == Format::azure) {
    AzureWalk walk(collector_);
    errors = walk.run(file_, next);
    if (!walk.has_items()) missing = "Items";
  } else {
    AwsWalk walk(collector_);
    errors = walk.run(file_, next);
    if (!walk.is_offer_file()) missing = "products, terms";
    if (errors.empty()) walk.finish();
  }
  if (errors.empty() && !missing.empty()) {
    errors.push_back({Code::wrong_format,
                      file_,
                      {{"format", std::string(name(collector_.request().format))}, {"missing", missing}}});
  }
  faults_.insert(faults_.end(), errors.begin(), errors.end());
  return errors.empty();
}

Result<Imported> Importer::finish() {
  if (!faults_.empty()) return std::move(faults_);
  if (table_) table_->finish();
  return collector_.finish();
}

}  // namespace steelyard
