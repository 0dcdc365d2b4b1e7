#include "viewer/board/board_shapes.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace annales::viewer {
namespace {

constexpr double kCells = 400; // along the longer side

QPointF pointOf(const Point& p) {
  return {p.x, p.y};
}

QPainterPath ringOf(const std::vector<Point>& points) {
  QPainterPath path;
  if (points.empty()) return path;
  path.moveTo(pointOf(points.front()));
  for (std::size_t i = 1; i < points.size(); ++i)
    path.lineTo(pointOf(points[i]));
  path.closeSubpath();
  return path;
}

QPainterPath landOf(const Board& board, const std::vector<QPainterPath>& provinces) {
  QPainterPath land;
  land.setFillRule(board.view.coast.empty() ? Qt::WindingFill : Qt::OddEvenFill);
  for (const std::vector<Point>& ring : board.view.coast)
    if (ring.size() > 2) land.addPath(ringOf(ring));
  if (!board.view.coast.empty()) return land;
  for (std::size_t p = 0; p < provinces.size(); ++p)
    if ((*board.map)[ProvinceId(p)].site != Site::none) land.addPath(provinces[p]);
  return land;
}

/// Finds where outlines run along each other: neighbours share every point, one the other way round.
class Contacts {
public:
  Contacts(const Board& board, BoardShapes& out) : board_(board), out_(out) {}

  void collect() {
    for (std::size_t p = 0; p < board_.provinces.size(); ++p)
      outline(ProvinceId(p), board_.provinces[p].outline);
    for (const Border& border : board_.map->borders())
      if (!touching_.contains({border.a, border.b})) bridge(border);
  }

private:
  using Segment = std::array<double, 4>;

  void outline(ProvinceId p, const std::vector<Point>& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
      segment(p, points[i], points[(i + 1) % points.size()]);
  }

  void segment(ProvinceId p, const Point& a, const Point& b) {
    seen_.emplace(Segment{a.x, a.y, b.x, b.y}, p);
    const auto other = seen_.find({b.x, b.y, a.x, a.y});
    if (other == seen_.end() || other->second == p) return;
    touching_.insert(std::minmax(p, other->second));
    const BorderKind kind = board_.map->border(p, other->second);
    QPainterPath& path = kind == BorderKind::none ? out_.barriers : out_.borders[indexOf(kind)];
    if (path.elementCount() == 0 || path.currentPosition() != pointOf(a)) path.moveTo(pointOf(a));
    path.lineTo(pointOf(b));
  }

  void bridge(const Border& border) {
    QPainterPath& path = out_.bridges[indexOf(border.kind)];
    path.moveTo(pointOf(board_[border.a].at));
    path.lineTo(pointOf(board_[border.b].at));
  }

  const Board& board_;
  BoardShapes& out_;
  std::map<Segment, ProvinceId> seen_;
  std::set<std::pair<ProvinceId, ProvinceId>> touching_;
};

} // namespace

BoardRaster::BoardRaster(const QSizeF& board, const QPainterPath& land,
                         const std::vector<QPainterPath>& provinces)
    : cell_(std::max(board.width(), board.height()) / kCells) {
  width_ = std::max(1, static_cast<int>(std::ceil(board.width() / cell_)));
  height_ = std::max(1, static_cast<int>(std::ceil(board.height() / cell_)));
  QImage image(width_, height_, QImage::Format_RGB32);
  image.fill(qRgb(kNobody, 0, 0)); // red: the province; green: land
  QPainter painter(&image);
  painter.scale(1 / cell_, 1 / cell_);
  for (std::size_t p = 0; p < provinces.size(); ++p)
    painter.fillPath(provinces[p], QColor(static_cast<int>(p), 0, 0));
  painter.setCompositionMode(QPainter::CompositionMode_Plus);
  painter.fillPath(land, QColor(0, 255, 0));
  painter.end();
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const QRgb pixel = image.pixel(x, y);
      owner_.push_back(static_cast<std::uint8_t>(qRed(pixel)));
      sea_.push_back(qGreen(pixel) == 0 ? 1 : 0);
    }
}

BoardShapes::BoardShapes(const Board& board) : size(board.view.width, board.view.height) {
  for (const ProvinceView& province : board.provinces)
    provinces.push_back(ringOf(province.outline));
  land = landOf(board, provinces);
  Contacts(board, *this).collect();
  raster = BoardRaster(size, land, provinces);
}

ProvinceId BoardShapes::at(const QPointF& point) const {
  if (!QRectF(QPointF(0, 0), size).contains(point)) return ProvinceId::none();
  for (std::size_t p = 0; p < provinces.size(); ++p)
    if (provinces[p].contains(point)) return ProvinceId(p);
  return ProvinceId::none();
}

} // namespace annales::viewer
