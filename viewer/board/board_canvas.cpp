#include "viewer/board/board_canvas.h"

#include <QPainter>

namespace annales {
namespace {

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
  painted_ = layer(size, ratio, picture.look().window);
  QPainter ground(&ground_);
  picture.drawGround(ground);
  ground.end();
  QPainter lines(&lines_);
  picture.drawLines(lines);
  lines.end();
  tints_.assign(scene.size(), {});
  paint(picture, QRect(QPoint(0, 0), size));
}

QRegion BoardCanvas::paintChanges(const BoardPicture& picture, const BoardScene& scene) {
  QRegion changed;
  for (std::size_t p = 0; p < scene.size(); ++p) {
    if (scene[p] == scene_[p]) continue;
    const QRect area = picture.pieceRect(ProvinceId(p));
    changed += scene[p].owner == scene_[p].owner ? area : area.united(picture.ownerRect(ProvinceId(p)));
  }
  scene_ = scene;
  changed &= QRect(QPoint(0, 0), painted_.deviceIndependentSize().toSize());
  if (!changed.isEmpty()) paint(picture, changed);
  return changed;
}

void BoardCanvas::paint(const BoardPicture& picture, const QRegion& region) {
  QPainter painter(&painted_);
  painter.setClipRegion(region);
  copy(painter, ground_, region);
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (scene_[p].owner.exists() && region.intersects(picture.ownerRect(ProvinceId(p))))
      paintOwner(painter, picture, ProvinceId(p));
  copy(painter, lines_, region);
  painter.setClipRegion(region & picture.frame().boardRect().toAlignedRect());
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (region.intersects(picture.pieceRect(ProvinceId(p))))
      picture.drawPieces(painter, ProvinceId(p), scene_[p]);
}

void BoardCanvas::paintOwner(QPainter& painter, const BoardPicture& picture, ProvinceId p) {
  Tint& tint = tints_[p.index()];
  const NationId owner = scene_[p.index()].owner;
  if (tint.owner != owner) tint = {owner, picture.ownerImage(p, owner)};
  painter.drawImage(picture.ownerRect(p).topLeft(), tint.image);
}

void BoardCanvas::copy(QPainter& painter, const QPixmap& layer, const QRegion& region) const {
  for (const QRect& part : region)
    painter.drawPixmap(QRectF(part), layer,
                       QRectF(QPointF(part.topLeft()) * ratio_, QSizeF(part.size()) * ratio_));
}

} // namespace annales
