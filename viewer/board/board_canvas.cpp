#include "viewer/board/board_canvas.h"

#include <QPainter>

namespace annales::viewer {
namespace {

constexpr qsizetype kMostTints = 96 << 20; // bytes
constexpr std::size_t kMostRects = 6;

qsizetype areaOf(const QRect& rect) {
  return static_cast<qsizetype>(rect.width()) * rect.height();
}

/// Joins two that overlap; false if none do.
bool joinTwo(std::vector<QRect>& rects) {
  for (std::size_t i = 0; i < rects.size(); ++i)
    for (std::size_t j = i + 1; j < rects.size(); ++j) {
      if (!rects[i].intersects(rects[j])) continue;
      rects[i] |= rects[j];
      rects.erase(rects.begin() + static_cast<std::ptrdiff_t>(j));
      return true;
    }
  return false;
}

/// Disjoint, at most kMostRects, and one alone where that is not much more to paint.
std::vector<QRect> fewRects(std::vector<QRect> rects) {
  while (joinTwo(rects)) {
  }
  QRect all;
  qsizetype sum = 0;
  for (const QRect& rect : rects) {
    all |= rect;
    sum += areaOf(rect);
  }
  if (rects.size() > kMostRects || 2 * sum > areaOf(all)) return {all};
  return rects;
}

/// Each for itself, unless all together are less to paint. Painting where two overlap twice does no harm.
std::vector<QRect> apart(std::vector<QRect> rects) {
  QRect all;
  qsizetype sum = 0;
  for (const QRect& rect : rects) {
    all |= rect;
    sum += areaOf(rect);
  }
  if (sum > areaOf(all)) return {all};
  return rects;
}

QPixmap layer(const QSize& size, double ratio, const QColor& fill) {
  QPixmap pixmap(size * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(fill);
  return pixmap;
}

} // namespace

void BoardCanvas::paintAll(const BoardPicture& picture, const BoardScene& scene, const QSize& size,
                           double ratio) {
  ratio_ = ratio;
  scene_ = scene;
  ground_ = layer(size, ratio, picture.look().window);
  lines_ = layer(size, ratio, Qt::transparent);
  owned_ = layer(size, ratio, picture.look().window);
  painted_ = layer(size, ratio, picture.look().window);
  QPainter ground(&ground_);
  picture.drawGround(ground);
  ground.end();
  QPainter lines(&lines_);
  picture.drawLines(lines);
  lines.end();
  tints_.clear();
  tintBytes_ = 0;
  paintOwners(picture, QRect(QPoint(0, 0), size));
  paintPieces(picture, QRect(QPoint(0, 0), size));
}

QRegion BoardCanvas::paintChanges(const BoardPicture& picture, const BoardScene& scene) {
  std::vector<QRect> changed, owners;
  const QRect all(QPoint(0, 0), painted_.deviceIndependentSize().toSize());
  for (std::size_t p = 0; p < scene.size(); ++p) {
    if (scene[p] == scene_[p]) continue;
    QRect area = picture.pieceRect(ProvinceId(p));
    if (scene[p].owner != scene_[p].owner) {
      const QRect owned = picture.ownerRect(ProvinceId(p));
      area |= owned;
      if (!(owned & all).isEmpty()) owners.push_back(owned & all);
    }
    area &= all;
    if (!area.isEmpty()) changed.push_back(area);
  }
  scene_ = scene;
  for (const QRect& area : apart(std::move(owners)))
    paintOwners(picture, area);
  QRegion painted;
  for (const QRect& area : fewRects(std::move(changed))) {
    paintPieces(picture, area);
    painted += area;
  }
  return painted;
}

/// A single rectangle: images are drawn several times faster where the clip has no corners.
void BoardCanvas::paintOwners(const BoardPicture& picture, const QRect& area) {
  QPainter painter(&owned_);
  painter.setClipRect(area);
  copy(painter, ground_, area);
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (scene_[p].owner.exists() && area.intersects(picture.ownerRect(ProvinceId(p))))
      painter.drawImage(picture.ownerRect(ProvinceId(p)).topLeft(),
                        tint(picture, ProvinceId(p), scene_[p].owner));
  copy(painter, lines_, area);
}

void BoardCanvas::paintPieces(const BoardPicture& picture, const QRect& area) {
  QPainter painter(&painted_);
  painter.setClipRect(area);
  copy(painter, owned_, area);
  painter.setClipRect(area & picture.frame().boardRect().toAlignedRect());
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (area.intersects(picture.pieceRect(ProvinceId(p))))
      picture.drawPieces(painter, ProvinceId(p), scene_[p]);
}

const QImage& BoardCanvas::tint(const BoardPicture& picture, ProvinceId p, NationId owner) {
  if (tintBytes_ > kMostTints) {
    tints_.clear();
    tintBytes_ = 0;
  }
  const auto [place, isNew] = tints_.try_emplace({p.index(), owner.index()});
  if (!isNew) return place->second;
  place->second = picture.ownerImage(p, owner);
  tintBytes_ += place->second.sizeInBytes();
  return place->second;
}

void BoardCanvas::copy(QPainter& painter, const QPixmap& layer, const QRect& area) const {
  painter.drawPixmap(QRectF(area), layer,
                     QRectF(QPointF(area.topLeft()) * ratio_, QSizeF(area.size()) * ratio_));
}

} // namespace annales::viewer
