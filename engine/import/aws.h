// aws.h -- an offer file of the AWS Price List for Amazon EC2 (docs.aws.amazon.com, "Reading the service price list
// file"), which is hundreds of megabytes long.
//
// "products" come first: those that are kept are remembered. Then "terms": OnDemand by the hour, Reserved with a fee
// up front, by the hour, or both. A row is a product; a kept one has a price under at least one term.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "import/json_walk.h"

namespace steelyard {

class AwsWalk final : public JsonWalk {
 public:
  explicit AwsWalk(Collector& to) : to_(to) {}
  // Whether there were products and terms, in this order: otherwise the file is something else.
  bool is_offer_file() const { return has_products_ && has_terms_; }
  // After the walk: products without a price are refused.
  void finish();

 private:
  void value(std::string text) override;
  void object_ends() override;

  struct Product {
    std::string place;
    ImportedOffer offer;
  };
  struct Dimension {
    std::string unit;
    std::map<std::string, std::string> prices;  // by currency
    bool tiered = false;
  };
  struct TermPrice {
    Day from = kUnknownDay;
    std::map<std::string, std::string> attributes;
    std::vector<Dimension> dimensions;
    Dimension dimension;  // the one at hand
  };
  struct Refused {
    RefusalReason reason;
    std::string got;
  };
  // The newest price of each purchase of a product.
  struct Priced {
    ImportedOffer offer;
    Day from;
  };

  void product(const std::string& sku);
  std::optional<Refused> refused(const std::map<std::string, std::string>& attributes) const;
  void term(const std::string& kind, const std::string& sku);
  std::optional<Note> price_term(const std::string& kind, ImportedOffer& offer) const;
  std::optional<Rational> amount(const Dimension& dimension) const;
  Day as_of() const;

  Collector& to_;
  bool has_products_ = false, has_terms_ = false;
  Day published_ = kUnknownDay;
  std::string family_;
  std::map<std::string, std::string> attributes_;  // of the product at hand
  std::map<std::string, Product> products_;
  TermPrice term_;
  std::map<std::string, std::vector<Priced>> priced_;  // by the product's key
};

}  // namespace steelyard
