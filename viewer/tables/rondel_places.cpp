#include "viewer/tables/rondel_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace annales::viewer {
namespace {

constexpr double kIcon = 0.115, kPiece = 0.105, kPieceWidth = 1.25; // the width of a piece in heights
constexpr double kPriceRing = 0.915;
constexpr double kApart = 0.012; // between what stands side by side
constexpr double kRim = 0.018;   // around a piece that is selected
constexpr std::array kSmaller{1.0, 0.85, 0.72, 0.6};

/// Of the upper right quarter and its edges; the others mirror them. Words are level, so that they can be
/// read, and stand where the space is broad: at the rim above and below, off the middle line at the sides.
struct SpacePlaces {
  QPointF word, icon;
  double room; // for the word
};
constexpr std::array kPlaces{SpacePlaces{{0, -0.745}, {0, -0.62}, 0.44},
                             SpacePlaces{{0.44, -0.455}, {0.61, -0.345}, 0.44},
                             SpacePlaces{{0.612, 0.125}, {0.7, -0.04}, 0.4}};

SpacePlaces placesOf(Space space) {
  const int s = static_cast<int>(indexOf(space));
  SpacePlaces places = kPlaces[static_cast<std::size_t>(s <= 2 ? s : s <= 6 ? std::abs(4 - s) : 8 - s)];
  const double across = s > 4 ? -1 : 1, down = s > 2 && s < 6 ? -1 : 1;
  for (QPointF* at : {&places.word, &places.icon})
    *at = {at->x() * across, at->y() * down};
  return places;
}

QRectF boxAround(const QPointF& middle, const QSizeF& size) {
  return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

bool isInside(Space space, const QRectF& box) {
  for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
    const double ring = std::hypot(corner.x(), corner.y());
    const double turn =
        std::atan2(corner.x(), -corner.y()) / (std::numbers::pi / 4) - static_cast<double>(indexOf(space));
    if (ring < kRondelInner || ring > kRondelOuter || std::abs(std::remainder(turn, 8.0)) > 0.5) return false;
  }
  return true;
}

/// Places pieces of one size, each as near as can be to where it would stand on an empty space.
class Pieces {
public:
  Pieces(Space space, double size, std::vector<QRectF> taken)
      : space_(space), size_(size * kPieceWidth, size), taken_(std::move(taken)) {}

  /// Nothing where there is no room for all.
  std::optional<std::vector<QRectF>> place(std::size_t count) {
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < count; ++i) {
      const auto box = nearest(wish(i, count));
      if (!box) return std::nullopt;
      boxes.push_back(*box);
      taken_.push_back(*box);
    }
    return boxes;
  }

private:
  /// Three side by side, more of them in a second row.
  [[nodiscard]] QPointF wish(std::size_t place, std::size_t count) const {
    const std::size_t row = place / 3, inRow = std::min<std::size_t>(3, count - row * 3);
    const double beside = static_cast<double>(place % 3) - (static_cast<double>(inRow) - 1) / 2;
    const double ring = (count > 3 ? 0.53 : 0.49) - static_cast<double>(row) * 0.13;
    return onRondel(static_cast<double>(indexOf(space_)) + beside * 0.33, ring);
  }

  [[nodiscard]] bool isFree(const QRectF& box) const {
    const QRectF around = box.adjusted(-kApart / 2, -kApart / 2, kApart / 2, kApart / 2);
    return isInside(space_, box) &&
           std::ranges::none_of(taken_, [&](const QRectF& other) { return other.intersects(around); });
  }

  [[nodiscard]] std::optional<QRectF> nearest(const QPointF& wish) const {
    std::optional<QRectF> best;
    double least = 1e9;
    for (double ring = kRondelInner; ring < kRondelOuter; ring += 0.015)
      for (double beside = -0.5; beside <= 0.5; beside += 0.03) {
        const QPointF middle = onRondel(static_cast<double>(indexOf(space_)) + beside, ring);
        const double away = std::hypot(middle.x() - wish.x(), middle.y() - wish.y());
        if (away >= least || !isFree(boxAround(middle, size_))) continue;
        least = away;
        best = boxAround(middle, size_);
      }
    return best;
  }

  Space space_;
  QSizeF size_;
  std::vector<QRectF> taken_;
};

} // namespace

QPointF onRondel(double space, double ring) {
  const double angle = space * std::numbers::pi / 4;
  return QPointF(std::sin(angle), -std::cos(angle)) * ring;
}

double rondelWordRoom(Space space) {
  return placesOf(space).room;
}

QRectF rondelWord(Space space, const QSizeF& size) {
  return boxAround(placesOf(space).word, size);
}

QRectF rondelIcon(Space space) {
  return boxAround(placesOf(space).icon, {kIcon, kIcon});
}

QRectF rondelPriceTag(Space space, const QSizeF& size) {
  // A wide one at a side goes outwards, until it no longer reaches the space.
  const QPointF out = onRondel(static_cast<double>(indexOf(space)), 1);
  const double reach = std::abs(out.x()) * size.width() / 2 + std::abs(out.y()) * size.height() / 2;
  return boxAround(out * std::max(kPriceRing, kRondelOuter + reach + kApart), size);
}

std::vector<QRectF> rondelPieces(Space space, std::size_t count, const QRectF& word) {
  for (const bool overIcon : {false, true})
    for (const double smaller : kSmaller) {
      std::vector<QRectF> taken{word.adjusted(-kRim, -kRim, kRim, kRim)};
      if (!overIcon) taken.push_back(rondelIcon(space));
      if (auto boxes = Pieces(space, kPiece * smaller, std::move(taken)).place(count))
        return *std::move(boxes);
    }
  return std::vector<QRectF>(count,
                             boxAround(onRondel(static_cast<double>(indexOf(space)), 0.45),
                                       {kPiece * kPieceWidth / 2, kPiece / 2})); // never: a test tries all
}

} // namespace annales::viewer
