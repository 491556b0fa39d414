#include <algorithm>

#include "claims/checks.h"
#include "claims/figures.h"
#include "claims/sku_selection.h"
#include "pack/row_marks.h"
#include "price/amount.h"

namespace steelyard {
namespace {

struct Found {
  const PriceRow* row;
  double amount;
};

class OfferPrice final : public Check {
 public:
  OfferPrice(CheckReading& at, const Member& check) {
    check.allow({"kind", "provider", "sku", "sku_prefix", "accelerator", "option", "term", "payment", "amount",
                 "currency", "basis", "tolerance"});
    selection_ = SkuSelection::read(at, check, check["provider"].cell().reference(at.providers), true);
    option_ = check["option"].cell().one_of<PurchaseOption>(kPurchaseOptions);
    if (check["term"].present()) term_ = check["term"].cell().one_of<Term>(kTerms);
    if (check["payment"].present()) payment_ = check["payment"].cell().one_of<Payment>(kPayments);
    said_ = from_nano<double>(check["amount"].cell().nano());
    currency_ = check["currency"].cell().currency();
    basis_ = check["basis"].cell().one_of<PriceBasis>(kPriceBases);
    tolerance_ = read_tolerance(check, kTolerance);
  }

  Outcome run(const Grounds& grounds) const override {
    const Data& data = grounds.data;
    const std::vector<Found> prices = find(data);
    if (prices.empty()) {
      return Finding{FindingCode::price_unknown,
                     Verdict::not_checkable,
                     {{"provider", grounds.provider(selection_.provider())},
                      {"selection", selection_.text()},
                      {"option", purchase()},
                      {"currency", currency_}},
                     {}};
    }
    Found nearest = prices.front();
    double lowest = nearest.amount;
    double highest = nearest.amount;
    for (const Found& price : prices) {
      if (std::fabs(price.amount - said_) < std::fabs(nearest.amount - said_)) nearest = price;
      lowest = std::min(lowest, price.amount);
      highest = std::max(highest, price.amount);
    }
    const std::string difference = percent((said_ - nearest.amount) / nearest.amount);
    return Finding{FindingCode::price,
                   confirmed_if(is_near(nearest.amount, said_, tolerance_)),
                   {{"said", decimal(said_)},
                    {"closest", decimal(nearest.amount)},
                    {"difference", (difference.front() == '-' ? "" : "+") + difference},
                    {"currency", currency_},
                    {"basis", std::string(name(basis_))},
                    {"provider", grounds.provider(selection_.provider())},
                    {"sku", data.skus[row(nearest.row->sku)].name},
                    {"region", data.regions[row(nearest.row->region)].code},
                    {"as_of", to_text(nearest.row->as_of)},
                    {"lowest", decimal(lowest)},
                    {"highest", decimal(highest)},
                    {"prices", std::to_string(prices.size())}},
                   {nearest.row->source}};
  }

 private:
  // Every known price of what the claim speaks of, older ones too, but for those that no ranking would use.
  std::vector<Found> find(const Data& data) const {
    std::uint64_t unranked = 0;
    for (const MarkRow& mark : data.marks) unranked |= mark.ranked ? 0 : mark_bit(data, mark.id);
    std::vector<Found> prices;
    for (const PriceRow& price : data.prices) {
      const SkuRow& sku = data.skus[row(price.sku)];
      if (!selection_.has(data, sku) || price.option != option_ || price.currency != currency_) continue;
      if ((term_ && price.term != *term_) || (payment_ && price.payment != *payment_)) continue;
      if (price.state != PriceState::known) continue;
      if (((price.marks | sku.marks | derived_marks(data, price)) & unranked) != 0) continue;
      const double amount = brought_to_basis(price, sku);
      if (is_known(amount)) prices.push_back({&price, amount});
    }
    return prices;
  }

  // As keys of offers spell it.
  std::string purchase() const {
    std::string text(name(option_));
    if (term_) text.append("/").append(name(*term_));
    if (payment_) text.append("/").append(name(*payment_));
    return text;
  }

  // kUnknown where the basis is another and it is not known how many accelerators a node has.
  double brought_to_basis(const PriceRow& price, const SkuRow& sku) const {
    const double amount = from_nano<double>(price.price);
    if (price.basis == basis_) return amount;
    if (sku.accelerators.numerator == 0) return kUnknown;
    const double size = static_cast<double>(sku.accelerators.numerator) / sku.accelerators.denominator;
    return basis_ == PriceBasis::node_hour ? amount * size : amount / size;
  }

  SkuSelection selection_;
  PurchaseOption option_{};
  std::optional<Term> term_;
  std::optional<Payment> payment_;
  double said_ = 0;
  std::string currency_;
  PriceBasis basis_{};
  double tolerance_ = 0;
};

}  // namespace

std::unique_ptr<Check> read_offer_price(CheckReading& at, const Member& check) {
  return std::make_unique<OfferPrice>(at, check);
}

}  // namespace steelyard
