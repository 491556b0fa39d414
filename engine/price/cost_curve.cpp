#include "price/cost_curve.h"

#include <algorithm>
#include <utility>

namespace steelyard {
namespace {

// A comparison that overflows says no: enough for what has to hold, while a branch asks first whether it can be made.
bool ascend(const Rational& a, const Rational& b) { return a < b; }
bool comparable(const Rational& a, const Rational& b) { return !(a - b).overflowed(); }

// What a piece has come to at a quantity beyond its start.
Rational along(const CurvePiece& piece, const Rational& quantity) {
  return piece.after + piece.slope * (quantity - piece.start);
}

bool fits(const std::vector<CurvePiece>& pieces, const Rational& end) {
  if (pieces.empty() || pieces.size() > CostCurve::kMostPieces) return false;
  if (!pieces.front().start.zero() || !ascend(Rational(0), end)) return false;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const CurvePiece& piece = pieces[i];
    if (piece.at.overflowed() || piece.after.overflowed() || piece.slope.overflowed()) return false;
    if (i > 0 && !ascend(pieces[i - 1].start, piece.start)) return false;
    const Rational& next = i + 1 < pieces.size() ? pieces[i + 1].start : end;
    if (along(piece, next).overflowed()) return false;
  }
  return pieces.back().start <= end;
}

// Walks along a curve from start to start of another that is finer.
class Walk {
 public:
  explicit Walk(const CostCurve& curve) : pieces_(curve.pieces()) {}

  // The start that comes next, if any.
  const Rational* next() const { return at_ < pieces_.size() ? &pieces_[at_].start : nullptr; }

  // The piece that the curve has from here on; starts must ascend.
  CurvePiece from(const Rational& start) {
    if (at_ < pieces_.size() && pieces_[at_].start == start) return pieces_[at_++];
    const Rational value = along(pieces_[at_ - 1], start);
    return {start, value, value, pieces_[at_ - 1].slope};
  }

 private:
  const std::vector<CurvePiece>& pieces_;
  std::size_t at_ = 0;
};

}  // namespace

CostCurve::CostCurve(std::vector<CurvePiece> pieces, Rational end) {
  if (!fits(pieces, end)) return;
  pieces_ = std::move(pieces);
  end_ = end;
}

CostCurve CostCurve::constant(Rational amount, Rational end) { return CostCurve({{0, amount, amount, 0}}, end); }

CostCurve CostCurve::linear(Rational rate, Rational end) { return CostCurve({{0, 0, 0, rate}}, end); }

CostCurve CostCurve::changing(std::span<const Rational> rates, Rational period) {
  std::vector<CurvePiece> pieces;
  pieces.reserve(rates.size());
  Rational start = 0;
  Rational so_far = 0;
  for (const Rational& rate : rates) {
    pieces.push_back({start, so_far, so_far, rate});
    so_far = so_far + rate * period;
    start = start + period;
  }
  return CostCurve(std::move(pieces), start);
}

CostCurve CostCurve::tiered(std::span<const Tier<Rational>> tiers, TierMode scope, OnBoundary boundary, Rational end) {
  std::vector<CurvePiece> pieces;
  Rational start = 0;
  Rational before = 0;  // what the tiers so far come to at `start`
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    const Rational& rate = tiers[i].price;
    if (tiers[i].up_to.has_value() == (i + 1 == tiers.size()) || !comparable(start, end)) return {};
    const Rational after = scope == TierMode::whole_volume ? rate * start : before;
    if (start <= end) pieces.push_back({start, boundary == OnBoundary::upper ? after : before, after, rate});
    if (!tiers[i].up_to) break;
    if (!ascend(start, *tiers[i].up_to)) return {};
    before = after + rate * (*tiers[i].up_to - start);
    start = *tiers[i].up_to;
  }
  return CostCurve(std::move(pieces), end);
}

CostCurve CostCurve::stepped(Rational rate, Rational units, Rational rate_beyond, TierMode scope, Rational end) {
  return tiered(std::vector<Tier<Rational>>{{units, rate}, {std::nullopt, rate_beyond}}, scope, OnBoundary::lower, end);
}

CostCurve CostCurve::purchased_again(Rational amount, Rational term, Rational end) {
  const auto terms = (end / term).ceiling().to_small();
  if (!terms || terms->numerator < 1 || static_cast<std::size_t>(terms->numerator) > kMostPieces) return {};
  return purchased_again(std::vector<Rational>(static_cast<std::size_t>(terms->numerator), amount), term, end);
}

CostCurve CostCurve::purchased_again(std::span<const Rational> amounts, Rational term, Rational end) {
  std::vector<CurvePiece> pieces;
  pieces.reserve(amounts.size());
  Rational start = 0;
  Rational paid = 0;
  for (const Rational& amount : amounts) {
    const Rational after = paid + amount;
    pieces.push_back({start, pieces.empty() ? after : paid, after, 0});
    paid = after;
    start = start + term;
  }
  // One amount too few leaves a part of a term unpaid; one too many would begin at the end or beyond.
  if (!(end <= start) || pieces.empty() || !ascend(pieces.back().start, end)) return {};
  return CostCurve(std::move(pieces), end);
}

Rational CostCurve::at(Rational quantity) const {
  if (!known() || !(Rational(0) <= quantity) || !(quantity <= end_)) return Rational::of(0, 0);
  const auto next = std::upper_bound(pieces_.begin(), pieces_.end(), quantity,
                                     [](const Rational& q, const CurvePiece& piece) { return q < piece.start; });
  const CurvePiece& piece = *std::prev(next);
  return piece.start == quantity ? piece.at : along(piece, quantity);
}

CostCurve CostCurve::scaled(Rational factor) const {
  std::vector<CurvePiece> pieces = pieces_;
  for (CurvePiece& piece : pieces) {
    piece.at = piece.at * factor;
    piece.after = piece.after * factor;
    piece.slope = piece.slope * factor;
  }
  return CostCurve(std::move(pieces), end_);
}

CostCurve sum(const CostCurve& a, const CostCurve& b) {
  if (!a.known() || !b.known() || !comparable(a.end_, b.end_)) return {};
  const Rational end = a.end_ < b.end_ ? a.end_ : b.end_;
  std::vector<CurvePiece> pieces;
  Walk first(a);
  Walk second(b);
  while (true) {
    const Rational* start = first.next();
    const Rational* other = second.next();
    if (start == nullptr || (other != nullptr && *other < *start)) start = other;
    if (start == nullptr) break;
    if (!comparable(*start, end)) return {};
    if (end < *start) break;
    const CurvePiece one = first.from(*start);
    const CurvePiece two = second.from(*start);
    pieces.push_back({one.start, one.at + two.at, one.after + two.after, one.slope + two.slope});
  }
  return CostCurve(std::move(pieces), end);
}

}  // namespace steelyard
