#include "libreplay/lines/alignment.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

/// Steps are a hair too short or too long where turns are of different length.
constexpr double kHair = 1e-6;

} // namespace

Alignment::Alignment(const LinePair& pair, EventIndex lengthA, EventIndex lengthB)
    : lengthA_(lengthA), lengthB_(lengthB) {
  const EventIndex shared = std::min({pair.shared, lengthA, lengthB});
  marks_.front() = {shared, shared};
  for (const TurnPair& turn : pair.turns) {
    if (turn.a > lengthA || turn.b > lengthB) break;
    if (!turn.bothDone()) continue;
    if (turn.a > marks_.back().a && turn.b > marks_.back().b) marks_.push_back({turn.a, turn.b});
  }
}

double Alignment::placeOf(EventIndex b) const {
  if (b <= shared()) return b;
  const auto next = std::ranges::lower_bound(marks_, b, {}, &Mark::b);
  if (next == marks_.end()) return static_cast<double>(marks_.back().a) + (b - marks_.back().b);
  const Mark &from = *(next - 1), &to = *next;
  return from.a + static_cast<double>(to.a - from.a) * (b - from.b) / (to.b - from.b);
}

EventIndex Alignment::eventAt(double place) const {
  if (place <= shared()) return static_cast<EventIndex>(std::clamp<double>(std::floor(place), 1, lengthB_));
  const auto next = std::ranges::lower_bound(marks_, place, {}, [](const Mark& mark) { return mark.a; });
  const Mark& from = *(next - 1);
  const double slope = next == marks_.end()
                           ? 1
                           : static_cast<double>(next->b - from.b) / static_cast<double>(next->a - from.a);
  const double event = std::floor(from.b + (place - from.a) * slope + kHair);
  return static_cast<EventIndex>(std::min<double>(event, lengthB_));
}

EventIndex Alignment::end() const {
  return std::max(lengthA_, static_cast<EventIndex>(std::ceil(placeOf(lengthB_) - kHair)));
}

} // namespace annales::inline replay
