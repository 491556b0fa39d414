// skypilot.h -- a cloud's vms.csv of the SkyPilot catalog (github.com/skypilot-org/skypilot-catalog).
//
// A row is a machine type in a region or zone, with an on-demand and a spot price; a blank or a 0 is no price. Columns
// come in any order, and not every cloud has all. On Google Cloud a row holds either a machine or accelerators: an
// offer is the sum of the two that belong together.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "import/table.h"

namespace steelyard {

class SkypilotFormat final : public TableFormat {
 public:
  explicit SkypilotFormat(Collector& to) : to_(to) {}
  std::span<const Column> columns() const override;
  void row(const TableRow& row) override;
  void finish() override;

 private:
  // The two prices of a row, as far as there are any.
  struct Prices {
    std::optional<Rational> on_demand, spot;
    std::optional<RefusalReason> refusal;  // where there is neither
    std::string got;
  };
  // A row that waits for its other half.
  struct Half {
    std::string place;
    ImportedOffer offer;
    Prices prices;
  };
  struct Host {
    std::string place, vcpus, memory_gib;
    Prices prices;
    bool used = false;
  };
  using HostKey = std::tuple<std::string, std::string, std::string>;  // type, region, zone

  Prices prices_of(const TableRow& row);
  ImportedOffer offer_of(const TableRow& row) const;
  void machine_alone(const TableRow& row);
  void accelerators_alone(const TableRow& row);
  void join(const Half& half);
  bool add(const ImportedOffer& offer, const Prices& prices);

  Collector& to_;
  std::map<HostKey, Host> hosts_;
  std::set<HostKey> unpriced_;  // machines whose price is none
  std::vector<Half> halves_;
};

}  // namespace steelyard
