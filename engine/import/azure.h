// azure.h -- pages of the Azure Retail Prices API (learn.microsoft.com/rest/api/cost-management/retail-prices).
//
// An item of "Items" is one price of one virtual machine. The price of a reservation is for its whole term, although
// its unit says "1 Hour"; any other price is for the hours of its unit.
#pragma once

#include <map>
#include <string>

#include "import/json_walk.h"

namespace steelyard {

class AzureWalk final : public JsonWalk {
 public:
  explicit AzureWalk(Collector& to) : to_(to) {}
  // Whether there was a list of items: without one the file is something else.
  bool has_items() const { return has_items_; }

 private:
  void value(std::string text) override;
  void object_ends() override;

  struct Refused {
    RefusalReason reason;
    std::string got;
  };
  std::optional<Refused> refused_at_once() const;
  std::optional<Refused> set_option(ImportedOffer& offer, Rational& hours) const;
  void item(const std::string& place);
  const std::string& operator[](const std::string& name) const;

  Collector& to_;
  bool has_items_ = false;
  std::map<std::string, std::string> item_;  // the values of the item at hand
};

}  // namespace steelyard
