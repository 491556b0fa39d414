#include "price/crossing.h"

namespace steelyard {
namespace {

// Of first - second.
CostOrder order_of(const Rational& difference) {
  if (difference.zero()) return CostOrder::equal;
  return difference.negative() ? CostOrder::first : CostOrder::second;
}

// Just above the start of a piece.
CostOrder order_after(const CurvePiece& piece) { return order_of(piece.after.zero() ? piece.slope : piece.after); }

// Adds the zero strictly within a piece, if there is one, and returns the order just below the piece's end. A zero that
// does not fit is added as an overflowed quantity, so that it is not lost.
CostOrder cross(const CurvePiece& piece, const Rational& at_end, std::vector<Crossing>& crossings) {
  const CostOrder before = order_after(piece);
  const CostOrder after = order_of(at_end);
  if (piece.after.zero() || after == CostOrder::equal || after == before) return before;
  crossings.push_back({piece.start - piece.after / piece.slope, before, CostOrder::equal, after, false});
  return after;
}

}  // namespace

CostComparison compare(const CostCurve& first, const CostCurve& second) {
  const CostCurve difference = sum(first, second.scaled(-1));
  CostComparison comparison;
  if (!difference.known()) return comparison;
  const std::vector<CurvePiece>& pieces = difference.pieces();
  comparison.end = difference.end();
  comparison.at_zero = order_of(pieces.front().at);
  comparison.from_zero = order_after(pieces.front());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const bool last = i + 1 == pieces.size();
    const Rational& to = last ? comparison.end : pieces[i + 1].start;
    if (pieces[i].start == to) break;  // a point at the end, which the piece before has dealt with
    const Rational reached = pieces[i].after + pieces[i].slope * (to - pieces[i].start);
    const CostOrder before = cross(pieces[i], reached, comparison.crossings);
    const Rational value = last ? reached : pieces[i + 1].at;
    const CostOrder at = order_of(value);
    const bool ends = to == comparison.end;
    const CostOrder after = ends ? at : order_after(pieces[i + 1]);
    if (before == at && at == after) continue;
    const bool meet = reached.zero() && value.zero() && (ends || pieces[i + 1].after.zero());
    comparison.crossings.push_back({to, before, at, after, !meet});
  }
  comparison.known = true;
  for (const Crossing& crossing : comparison.crossings) comparison.known &= !crossing.quantity.overflowed();
  return comparison;
}

}  // namespace steelyard
