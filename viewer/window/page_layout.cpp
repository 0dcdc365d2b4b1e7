#include "viewer/window/page_layout.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr int kWide = 1600; // from here on there is room for a column on either side
constexpr int kLow = 740;   // below, one can read little of two panels above each other and a timeline

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

BoardRoom roomAround(const QSize& page, double shape, LayoutKind kind) {
  const int w = page.width(), h = page.height();
  switch (kind) {
  case LayoutKind::small:
    return roomAround(page, shape, {w * 36 / 100, h * 24 / 100}, h * 32 / 100);
  case LayoutKind::narrow:
    return roomAround(page, shape, {w * 35 / 100, h * 20 / 100}, h * 34 / 100);
  case LayoutKind::wide:
    return roomAround(page, shape, {w * 47 / 100, h * 18 / 100}, h * 37 / 100);
  }
  return {};
}

} // namespace annales::viewer
