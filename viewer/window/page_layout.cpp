#include "viewer/window/page_layout.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr int kWide = 1600;     // from here on there is room for a column on either side
constexpr int kLow = 740;       // below, one can read little of two panels above each other and a timeline
constexpr int kMostNeeded = 36; // percent of the height, for the lanes of many nations in large print

} // namespace

LayoutKind layoutFor(const QSize& page) {
  if (page.width() >= kWide) return LayoutKind::wide;
  return page.height() < kLow ? LayoutKind::small : LayoutKind::narrow;
}

BoardRoom roomAround(const QSize& page, double shape, const BoardRoom& least, int mostBelow) {
  BoardRoom room = least;
  const double high = (page.width() - least.sides) / shape;
  room.below = std::clamp(page.height() - static_cast<int>(std::lround(high)), least.below,
                          std::max(least.below, mostBelow));
  const double wide = (page.height() - room.below) * shape;
  room.sides = std::max(least.sides, page.width() - static_cast<int>(std::lround(wide)));
  return room;
}

BoardRoom roomAround(const QSize& page, double shape, LayoutKind kind, int leastBelow) {
  const int w = page.width(), h = page.height();
  const auto below = [&](int percent) {
    return std::max(h * percent / 100, std::min(leastBelow, h * kMostNeeded / 100));
  };
  switch (kind) {
  case LayoutKind::small:
    return roomAround(page, shape, {w * 36 / 100, below(24)}, h * 32 / 100);
  case LayoutKind::narrow:
    return roomAround(page, shape, {w * 35 / 100, below(20)}, h * 34 / 100);
  case LayoutKind::wide:
    return roomAround(page, shape, {w * 47 / 100, below(18)}, h * 37 / 100);
  }
  return {};
}

} // namespace annales::viewer
