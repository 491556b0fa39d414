// small_catalog.h -- catalogs that a test can see whole: a line a thing, everything by its name, in any order.
//
//   SmallCatalog make;
//   make.accelerator("nvidia-h100-sxm5-80", {.bf16 = 989, .memory_gb = 80});
//   make.sku("aws", "p5.48xlarge", {.accelerator = "nvidia-h100-sxm5-80", .accelerators = "8"});
//   make.region("aws", "us-east-1", "US", "NA");
//   make.offer("aws", "p5.48xlarge", "us-east-1", "55.04");
//   const Catalog catalog = make.catalog();
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "catalog/catalog.h"

namespace steelyard::test {

class SmallCatalog {
 public:
  struct Card {
    double bf16 = kUnknown;  // dense 10^12 operations a second
    double memory_gb = 80;
    FormFactor form_factor = FormFactor::sxm;
  };
  struct Type {
    std::string accelerator;         // "" is not known
    std::string accelerators = "8";  // an exact fraction; "0": sold by the accelerator
    std::vector<std::uint16_t> node_sizes = {};
    double memory_gb = 80;
    double usable_mib = kUnknown;
    Link link = Link::nvswitch;
    Fabric fabric = Fabric::infiniband;
    Ternary bare_metal = Ternary::no;
  };
  struct Price {
    PurchaseOption option = PurchaseOption::on_demand;
    PriceState state = PriceState::known;
    PriceBasis basis = PriceBasis::node_hour;
    std::vector<std::string> marks = {};
    std::string as_of = "2026-11-01";
    Term term = Term::one_year;             // of options that commit
    Payment payment = Payment::no_upfront;  // of these, too
    std::string fee = "0";                  // of each of their terms
  };
  struct Tiers {
    TariffKind kind = TariffKind::transfer_out;
    std::string free = "0";
    std::vector<std::pair<std::string, std::string>> tiers;  // {upper limit, price}; the last limit is ""
    std::string region = "";                                 // "": any
    std::string country = "";
    bool exact = true;
    VolumeUnit unit = VolumeUnit::gb;
    std::string accelerator = "";  // of sustained use
  };

  // Currency of a provider's prices; US dollars unless said.
  void provider(const std::string& id, const std::string& currency) { providers_[id] = currency; }
  void region(const std::string& provider, const std::string& code, const std::string& country = "",
              const std::string& continent = "");
  void accelerator(const std::string& id, Card card) { cards_[id] = card; }
  void alias(const std::string& alias, const std::string& accelerator) { aliases_.emplace_back(alias, accelerator); }
  void sku(const std::string& provider, const std::string& name, Type type);
  // The region is made if it is not there.
  void offer(const std::string& provider, const std::string& sku, const std::string& region, const std::string& amount,
             Price price);
  void offer(const std::string& provider, const std::string& sku, const std::string& region,
             const std::string& amount) {
    offer(provider, sku, region, amount, Price());
  }
  void mark(const std::string& id, bool ranked) { marks_[id] = ranked; }
  // What is known of a fact about a provider; a fact that is only named is unknown for all.
  void fact(const std::string& id) { facts_[id]; }
  void fact(const std::string& id, const std::string& provider, bool holds) { facts_[id][provider] = holds; }
  void number(const std::string& id, const std::string& provider, double value, const std::string& unit = "") {
    fact(id, provider, true);
    numbers_[{id, provider}] = {value, unit};
  }
  void criterion(const std::string& id, Measure measure, double weight, std::vector<std::string> facts = {});
  void measured(const std::string& benchmark, const std::string& accelerator, std::uint32_t count, double minutes,
                const std::string& round = "v5.1", const std::string& provider = "");
  void tariff(const std::string& provider, Tiers tiers) { tariffs_.emplace_back(provider, std::move(tiers)); }
  // `per_base` of `currency` are one of `base`.
  void rate(const std::string& base, const std::string& currency, const std::string& per_base);
  // Offer keys (provider/sku/region/option) of the reference basket.
  void basket(std::vector<std::string> keys) { basket_ = std::move(keys); }

  // The catalog, by way of its snapshot: it keeps every promise of catalog.h, or the test fails.
  Catalog catalog() const;
  std::string snapshot() const;

 private:
  friend class Assembly;
  using Key = std::pair<std::string, std::string>;        // provider and name
  using OfferKey = std::tuple<Key, Key, PurchaseOption>;  // sku, region, option

  std::map<std::string, std::string> providers_;
  std::map<Key, std::pair<std::string, std::string>> regions_;  // country, continent
  std::map<std::string, Card> cards_;
  std::vector<std::pair<std::string, std::string>> aliases_;
  std::map<Key, Type> skus_;
  std::map<OfferKey, std::pair<std::string, Price>> offers_;
  std::map<std::string, bool> marks_;
  std::map<std::string, std::map<std::string, bool>> facts_;
  std::map<Key, std::pair<double, std::string>> numbers_;  // by fact and provider: the number and its unit
  std::vector<std::tuple<std::string, Measure, double, std::vector<std::string>>> criteria_;
  std::vector<std::tuple<std::string, std::string, std::uint32_t, double, std::string, std::string>> measured_;
  std::vector<std::pair<std::string, Tiers>> tariffs_;
  std::vector<std::tuple<std::string, std::string, std::string>> rates_;
  std::vector<std::string> basket_;
};

// Two providers with one 8 x H100 node each and one with A100s, all criteria, a basket: enough to ask anything.
SmallCatalog three_clouds();

}  // namespace steelyard::test
