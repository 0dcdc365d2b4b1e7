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
  QPainter painter(&painted_);
  paintPart(painter, picture, QRect(QPoint(0, 0), size));
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
  QPainter painter(&painted_);
  for (const QRect& part : changed)
    paintPart(painter, picture, part);
  return changed;
}

void BoardCanvas::paintPart(QPainter& painter, const BoardPicture& picture, const QRect& part) const {
  painter.setClipRect(part);
  copy(painter, ground_, part);
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (scene_[p].owner.exists()) picture.drawOwner(painter, ProvinceId(p), scene_[p].owner, part);
  copy(painter, lines_, part);
  painter.setClipRect(picture.frame().boardRect().intersected(QRectF(part)));
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (picture.pieceRect(ProvinceId(p)).intersects(part))
      picture.drawPieces(painter, ProvinceId(p), scene_[p]);
}

void BoardCanvas::copy(QPainter& painter, const QPixmap& layer, const QRect& part) const {
  painter.drawPixmap(QRectF(part), layer,
                     QRectF(QPointF(part.topLeft()) * ratio_, QSizeF(part.size()) * ratio_));
}

} // namespace annales
