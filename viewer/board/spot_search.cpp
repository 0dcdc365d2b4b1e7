#include "viewer/board/spot_search.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

double distancePrice(double pixels, SpotWish wish) {
  return pixels / 10 * (wish == SpotWish::water ? 0.4 : 1.0);
}

std::optional<double> cheaper(double price, double least) {
  return price < least ? std::optional(price) : std::nullopt;
}

} // namespace

SpotSearch::SpotSearch(const BoardShapes& shapes, double scale)
    : raster_(shapes.raster), pixels_(raster_.cell() * scale), all_(QPointF(0, 0), shapes.size * scale),
      cells_(shapes.provinces.size()) {
  for (const QPainterPath& province : shapes.provinces) {
    const QRectF box = province.boundingRect();
    extent_.emplace_back(box.topLeft() * scale, box.size() * scale);
  }
  for (int y = 0; y < raster_.height(); ++y)
    for (int x = 0; x < raster_.width(); ++x)
      if (const auto p = static_cast<std::size_t>(raster_.province(x, y)); p < cells_.size()) ++cells_[p];
}

bool SpotSearch::isFree(const QRectF& box) const {
  const Sides sides = sidesOf(box);
  return all_.contains(box) &&
         std::ranges::none_of(taken_, [&sides](const Sides& other) { return other.meets(sides); });
}

std::optional<QRectF> SpotSearch::find(ProvinceId p, const QSizeF& size, const QPointF& near,
                                       SpotWish wish) const {
  const QRectF area = reach(p, size, near, wish);
  const double step = std::max(2.0, std::min(pixels_, size.height() / 3));
  const double most = std::max(
      {near.x() - area.left(), area.right() - near.x(), near.y() - area.top(), area.bottom() - near.y()});
  std::optional<QRectF> best;
  double least = 1e9;
  const auto look = [&](int x, int y) {
    const QPointF centre = near + QPointF(x, y) * step;
    if (!area.contains(centre)) return;
    const QRectF box(
        QPointF(std::round(centre.x() - size.width() / 2), std::round(centre.y() - size.height() / 2)), size);
    if (const auto price = cost(p, box, near, wish, least)) {
      least = *price;
      best = box;
    }
  };
  // In squares around the city: once they are farther than the best costs, nothing better can come.
  for (int ring = 0; ring * step <= most && distancePrice(ring * step - 1, wish) < least; ++ring) {
    for (int i = -ring; i <= ring; ++i) {
      look(i, -ring);
      look(i, ring);
    }
    for (int i = 1 - ring; i < ring; ++i) {
      look(-ring, i);
      look(ring, i);
    }
  }
  return best;
}

QRectF SpotSearch::reach(ProvinceId p, const QSizeF& size, const QPointF& near, SpotWish wish) const {
  if (wish != SpotWish::nameAnywhere) return extent_[p.index()];
  const double x = size.width() * 0.9 + 30, y = size.height() * 3 + 30;
  return {near - QPointF(x, y), QSizeF(2 * x, 2 * y)};
}

SpotSearch::Ground SpotSearch::under(ProvinceId p, const QRectF& box) const {
  const auto cell = [this](double at, int count) {
    return std::clamp(static_cast<int>(std::floor(at / pixels_)), 0, count - 1);
  };
  const int left = cell(box.left(), raster_.width()), right = cell(box.right(), raster_.width());
  const int top = cell(box.top(), raster_.height()), bottom = cell(box.bottom(), raster_.height());
  int land = 0, water = 0;
  for (int y = top; y <= bottom; ++y)
    for (int x = left; x <= right; ++x)
      if (raster_.province(x, y) == static_cast<int>(p.index())) ++(raster_.sea(x, y) ? water : land);
  const double count = (right - left + 1) * (bottom - top + 1);
  return {(land + water) / count, land / count, water / count};
}

std::optional<double> SpotSearch::cost(ProvinceId p, const QRectF& box, const QPointF& near, SpotWish wish,
                                       double least) const {
  const QPointF off = box.center() - near;
  const double far = distancePrice(std::hypot(off.x(), off.y() * 1.3), wish);
  if (far >= least) return std::nullopt; // cheaper to find out than the rest
  if (!isFree(box)) return std::nullopt;
  const Ground ground = under(p, box);
  switch (wish) {
  case SpotWish::land:
    return ground.land < 0.8 ? std::nullopt : cheaper(far + 12 * (1 - ground.land), least);
  case SpotWish::water:
    return ground.water < 0.85 ? std::nullopt : cheaper(far + 20 * (1 - ground.water), least);
  case SpotWish::name:
    if (ground.own < 0.85) return std::nullopt;
    return cheaper(far + 20 * (1 - ground.own) + 6 * std::min(ground.land, ground.water), least);
  case SpotWish::nameAnywhere:
    return cheaper(far + 12 * (1 - ground.own), least);
  }
  return std::nullopt;
}

} // namespace annales::viewer
