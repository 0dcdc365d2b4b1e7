#include "viewer/analysis/ribbon_shape.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kNormal95 = 1.959964;

RibbonPoint pointOf(const ChancesHere& here, EventIndex event, std::size_t turn, std::size_t nations) {
  RibbonPoint point{event, {}, {}, here, turn};
  std::array<double, kMaxNations + 1> squares{};
  for (std::size_t n = 0; n < nations; ++n) {
    point.below[n + 1] = point.below[n] + here.chances[n];
    squares[n + 1] = squares[n] + here.standardErrors[n] * here.standardErrors[n];
  }
  for (std::size_t n = 1; n < nations; ++n) {
    const double below = squares[n], above = squares[nations] - squares[n];
    const double one = n == 1 ? below : above; // of a nation alone it is known
    const bool alone = n == 1 || n + 1 == nations;
    point.doubt[n] = kNormal95 * std::sqrt(std::max(0.0, alone ? one : std::max(below, above)));
  }
  return point;
}

} // namespace

RibbonShape ribbonShape(const LineAnalysis& analysis, std::size_t nations, EventIndex length) {
  RibbonShape shape{{}, nations, length};
  bool open = false;
  const auto put = [&](const RibbonPoint& point) {
    if (!open) shape.pieces.emplace_back();
    open = true;
    shape.pieces.back().push_back(point);
  };
  /// A piece goes on to where the next turn, of which nothing is known, begins.
  const auto close = [&](EventIndex event) {
    if (!std::exchange(open, false)) return;
    RibbonPoint last = shape.pieces.back().back();
    last.event = event;
    shape.pieces.back().push_back(last);
  };
  for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
    const LineTurn& turn = analysis.turns[i];
    const auto event = static_cast<EventIndex>(turn.spot.event + 2);
    if (turn.said && i == 0) put(pointOf(turn.said->before, 1, i, nations)); // nothing is decided before it
    if (turn.said)
      put(pointOf(turn.said->before, event, i, nations));
    else
      close(event);
  }
  if (analysis.after && open)
    put(pointOf(*analysis.after, length, analysis.turns.size(), nations));
  else
    close(length);
  return shape;
}

const RibbonPoint* RibbonShape::at(EventIndex k) const {
  for (const std::vector<RibbonPoint>& piece : pieces) {
    if (k < piece.front().event || k > piece.back().event) continue;
    const auto next = std::ranges::upper_bound(piece, k, {}, &RibbonPoint::event);
    return &*(next - 1);
  }
  return nullptr;
}

} // namespace annales::viewer
