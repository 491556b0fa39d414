#include "pack/resolve.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/rational.h"
#include "catalog/figure.h"
#include "settle/precedence.h"

namespace steelyard {
namespace {

// The price of one node an hour; of one accelerator where the node's size is not known.
Rational amount(const Data& data, const PriceRow& p) {
  const Fraction& size = data.skus[row(p.sku)].accelerators;
  const bool per_node = p.basis == PriceBasis::node_hour || size.numerator == 0;
  return effective_hour(p.price, p.fee, p.term) *
         (per_node ? Rational(1) : Rational::of(size.numerator, size.denominator));
}

// What is bought, wherever it is.
auto purchase(const PriceRow& p) { return std::tie(p.sku, p.option, p.term, p.payment, p.system); }
// What an offer is, in the order in which offers are sorted.
auto key(const PriceRow& p) { return std::tie(p.sku, p.region, p.zone, p.option, p.term, p.payment, p.system); }

class Resolver {
 public:
  explicit Resolver(const Data& data) : data_(data) {
    for (std::size_t i = 0; i < data.prices.size(); ++i) {
      rows_.push_back(i);
      beliefs_.push_back(belief(data.prices[i]));
    }
    std::stable_sort(rows_.begin(), rows_.end(),
                     [&](std::size_t a, std::size_t b) { return key(data_.prices[a]) < key(data_.prices[b]); });
  }

  Resolved run() {
    for (const std::size_t i : rows_) {
      if (is_list(i)) lists_[purchase(data_.prices[i])].push_back(i);
    }
    each_key([&](Rows rows) {
      if (!is_list(rows.front())) settle_regional(std::move(rows));
    });
    each_key([&](Rows rows) {
      if (!is_list(rows.front())) return;
      rows.erase(std::remove_if(rows.begin(), rows.end(), [&](std::size_t i) { return placed_.count(i) != 0; }),
                 rows.end());
      if (!rows.empty()) settle(std::move(rows));
    });
    std::sort(resolved_.offers.begin(), resolved_.offers.end(), [&](const ResolvedOffer& a, const ResolvedOffer& b) {
      return key(data_.prices[a.key]) < key(data_.prices[b.key]);
    });
    return std::move(resolved_);
  }

 private:
  using Rows = std::vector<std::size_t>;

  bool is_list(std::size_t i) const { return beliefs_[i].listed; }

  template <class Do>
  void each_key(Do&& action) {
    for (auto begin = rows_.begin(); begin != rows_.end();) {
      auto end = begin;
      while (end != rows_.end() && key(data_.prices[*end]) == key(data_.prices[*begin])) ++end;
      action(Rows(begin, end));
      begin = end;
    }
  }

  // The rows of one key in a region, and with them the list prices of the same purchase.
  void settle_regional(Rows rows) {
    const auto lists = lists_.find(purchase(data_.prices[rows.front()]));
    if (lists != lists_.end()) {
      for (const std::size_t i : lists->second) {
        rows.push_back(i);
        placed_.insert(i);
      }
    }
    settle(std::move(rows));
  }

  // The first row has the key of the offer.
  void settle(Rows rows) {
    ResolvedOffer offer{.key = rows.front(), .price = 0, .evidence = {}};
    std::sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
      if (goes_before(beliefs_[a], beliefs_[b], data_.date)) return true;
      return a < b && !goes_before(beliefs_[b], beliefs_[a], data_.date);
    });
    offer.price = rows.front();
    offer.evidence.assign(rows.begin() + 1, rows.end());
    std::stable_sort(offer.evidence.begin(), offer.evidence.end(),
                     [&](std::size_t a, std::size_t b) { return data_.prices[a].as_of > data_.prices[b].as_of; });
    resolved_.offers.push_back(std::move(offer));
  }

  Belief belief(const PriceRow& p) const {
    const std::optional<MarkId> quoted = data_.mark_names.find("quoted");
    return {.option = p.option,
            .state = p.state,
            .kind = data_.sources[row(p.source)].kind,
            .quoted = quoted && (p.marks >> row(*quoted) & 1) != 0,
            .listed = data_.regions[row(p.region)].code == "all",
            .as_of = p.as_of,
            .amount = amount(data_, p),
            .source = p.source};
  }

  const Data& data_;
  std::vector<Belief> beliefs_;                                                // of all rows
  Rows rows_;                                                                  // all rows, sorted by key
  std::map<decltype(purchase(std::declval<const PriceRow&>())), Rows> lists_;  // rows of region "all"
  std::set<std::size_t> placed_;                                               // those that belong to a region's offer
  Resolved resolved_;
};

}  // namespace

Resolved resolve(const Data& data) { return Resolver(data).run(); }

}  // namespace steelyard
