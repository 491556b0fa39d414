// quote.h -- our own CSV for negotiated prices. A row is one price; provider, currency and as_of may be said once for
// the whole file instead.
#pragma once

#include <string_view>

#include "import/table.h"

namespace steelyard {

class QuoteFormat final : public TableFormat {
 public:
  explicit QuoteFormat(Collector& to) : to_(to) {}
  std::span<const Column> columns() const override;
  void row(const TableRow& row) override;

 private:
  struct Refused {
    RefusalReason reason;
    Parameters parameters;
  };
  std::optional<Refused> read(const TableRow& row, ImportedOffer& offer);
  std::optional<Refused> read_commitment(const TableRow& row, ImportedOffer& offer) const;
  std::optional<Refused> read_upfront(const TableRow& row, const ImportedOffer& offer, Rational& fee);
  std::optional<Refused> read_days(const TableRow& row, ImportedOffer& offer) const;
  std::optional<Refused> read_currency(const TableRow& row, ImportedOffer& offer);

  Collector& to_;
  std::map<std::string, std::string> currencies_;  // of providers that the catalog does not have: that of the first row
};

// A file to fill in: the header and two rows.
std::string_view quote_template();

}  // namespace steelyard
