// How the editor's board is painted: kept layers of the map, and over them what the tools show.
#include "viewer/editor/edit_canvas.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace annales::viewer {
namespace {

QPen tracePen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

void EditCanvas::paintLayers() {
  if (width() <= 0 || height() <= 0) return;
  const double ratio = devicePixelRatioF();
  for (QPixmap* layer : {&ground_, &lines_}) {
    *layer = QPixmap(size() * ratio);
    layer->setDevicePixelRatio(ratio);
    layer->fill(Qt::transparent);
  }
  QPainter ground(&ground_);
  picture_->drawGround(ground);
  ground.end();
  QPainter lines(&lines_);
  for (std::size_t p = 0; p < scene_.size(); ++p)
    if (scene_[p].owner.exists() && picture_->ownerRect(ProvinceId(p)).intersects(rect()))
      lines.drawImage(picture_->ownerRect(ProvinceId(p)).topLeft(),
                      picture_->ownerImage(ProvinceId(p), scene_[p].owner));
  picture_->drawLines(lines);
  for (std::size_t p = 0; p < scene_.size(); ++p)
    picture_->drawPieces(lines, ProvinceId(p), scene_[p]);
}

void EditCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.window);
  if (!picture_) return;
  drawBackdrop(painter);
  painter.setOpacity(backdrop_.image.isNull() ? 1.0 : 1.0 - backdrop_.strength);
  painter.drawPixmap(0, 0, ground_);
  painter.setOpacity(1.0);
  painter.drawPixmap(0, 0, lines_);
  painter.setRenderHint(QPainter::Antialiasing);
  if (selected_.exists()) drawProvince(painter, selected_, look_.accent);
  if (joining_.exists()) drawProvince(painter, joining_, look_.bad);
  if (tool_ != EditTool::border && tool_ != EditTool::points && hovered_.exists() && hovered_ != selected_) {
    QColor soft = look_.accent;
    soft.setAlpha(130);
    drawProvince(painter, hovered_, soft);
  }
  drawBorder(painter);
  if (tool_ == EditTool::points || tool_ == EditTool::split || tool_ == EditTool::draw) drawPoints(painter);
  drawWay(painter);
  drawCorners(painter);
  drawHint(painter);
  if (hasFocus()) {
    painter.setPen(QPen(look_.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
  }
}

void EditCanvas::drawBackdrop(QPainter& painter) const {
  if (backdrop_.image.isNull()) return;
  const QSizeF size = QSizeF(backdrop_.image.size()) * backdrop_.scale;
  const QRectF place(toView(backdrop_.offset), size * picture_->frame().scale());
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(place, backdrop_.image);
}

void EditCanvas::drawProvince(QPainter& painter, ProvinceId p, const QColor& colour) const {
  painter.save();
  painter.translate(picture_->frame().origin());
  painter.scale(picture_->frame().scale(), picture_->frame().scale());
  const QPainterPath& path = picture_->shapes().provinces[p.index()];
  QColor tint = colour;
  tint.setAlpha(colour.alpha() / 7);
  painter.fillPath(path, tint);
  QPen pen = tracePen(colour, look_.px(2.5));
  pen.setCosmetic(true);
  painter.strokePath(path, pen);
  painter.restore();
}

void EditCanvas::drawBorder(QPainter& painter) const {
  if (!border_.first.exists()) return;
  const BorderSpot* spot = shapes_->border(border_.first, border_.second);
  if (spot == nullptr) return;
  painter.save();
  painter.translate(picture_->frame().origin());
  painter.scale(picture_->frame().scale(), picture_->frame().scale());
  for (const auto& [colour, width] :
       {std::pair(look_.mapHalo, look_.px(9)), std::pair(look_.accent, look_.px(4.5))}) {
    QPen pen = tracePen(colour, width);
    pen.setCosmetic(true);
    painter.strokePath(spot->path, pen);
  }
  painter.restore();
}

/// The points near the mouse, and all of the province that is selected.
void EditCanvas::drawPoints(QPainter& painter) const {
  const double near = look_.px(150), radius = look_.px(3);
  painter.setPen(QPen(look_.accent, look_.px(1.2)));
  painter.setBrush(look_.panel);
  const auto dot = [&](const Point& p) { painter.drawEllipse(toView(toQt(p)), radius, radius); };
  for (const Point& p : shapes_->points())
    if (QLineF(toView(toQt(p)), mouse_).length() < near) dot(p);
  if (selected_.exists())
    for (const Point& p : draft_->board()[selected_].outline)
      dot(p);
  if (isDragging_ && anchor_.exists()) {
    painter.setBrush(look_.accent);
    painter.drawEllipse(toView(toQt(target_)), radius * 2.5, radius * 2.5);
  }
  if (!grabbed_) return;
  const Point at = isDragging_ ? target_ : *grabbed_;
  painter.setPen(tracePen(look_.accent, look_.px(2)));
  if (isDragging_)
    for (const Point& other : shapes_->besides(*grabbed_))
      painter.drawLine(toView(toQt(other)), toView(toQt(at)));
  painter.setBrush(look_.accent);
  painter.drawEllipse(toView(toQt(at)), radius * 1.8, radius * 1.8);
}

void EditCanvas::drawCorners(QPainter& painter) const {
  painter.setPen(QPen(look_.mapHalo, look_.px(2)));
  painter.setBrush(look_.accent);
  for (const QPointF& corner : corners_)
    painter.drawEllipse(toView(corner), look_.px(6), look_.px(6));
}

void EditCanvas::drawWay(QPainter& painter) const {
  if (way_.empty()) return;
  QPolygonF way;
  for (const WayPoint& point : way_)
    way << toView(toQt(point.at));
  way << mouse_;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(tracePen(look_.mapHalo, look_.px(6)));
  painter.drawPolyline(way);
  QPen pen = tracePen(look_.accent, look_.px(2.5));
  if (tool_ == EditTool::split) pen.setDashPattern({4, 3});
  painter.setPen(pen);
  painter.drawPolyline(way);
  painter.setBrush(look_.accent);
  for (qsizetype i = 0; i + 1 < way.size(); ++i)
    painter.drawEllipse(way[i], look_.px(4), look_.px(4));
}

/// In words next to the mouse, inside the view.
void EditCanvas::drawHint(QPainter& painter) const {
  if (hint_.isEmpty() || isDragging_) return;
  painter.setFont(look_.font(10));
  const QFontMetricsF measure(painter.font());
  const double pad = look_.px(7);
  QRectF box(mouse_ + QPointF(look_.px(16), look_.px(16)),
             QSizeF(measure.horizontalAdvance(hint_) + 2 * pad, measure.height() + pad));
  if (box.right() > width() - 2) box.moveRight(std::max(box.width() + 2, width() - 2.0));
  if (box.bottom() > height() - 2) box.moveBottom(mouse_.y() - look_.px(12));
  painter.setPen(QPen(look_.line, 1));
  painter.setBrush(look_.raised);
  painter.drawRoundedRect(box, look_.px(5), look_.px(5));
  painter.setPen(look_.text);
  painter.drawText(box, Qt::AlignCenter, hint_);
}

} // namespace annales::viewer
