#include "viewer/timeline/playback_button.h"

#include <QKeyEvent>
#include <QPainter>

namespace annales::viewer {
namespace {

void addTriangle(QPainterPath& path, double left, double right) {
  path.addPolygon(QPolygonF({{left, 0.2}, {right, 0.5}, {left, 0.8}, {left, 0.2}}));
}

void addBar(QPainterPath& path, double left, double width) {
  path.addRect(left, 0.2, width, 0.6);
}

// Forward icons; those that go back are their mirror.
QPainterPath toEnd() {
  QPainterPath path;
  addTriangle(path, 0.18, 0.66);
  addBar(path, 0.7, 0.12);
  return path;
}

QPainterPath nextEvent() {
  QPainterPath path;
  path.addPolygon(
      QPolygonF({{0.38, 0.2}, {0.7, 0.5}, {0.38, 0.8}, {0.29, 0.7}, {0.51, 0.5}, {0.29, 0.3}, {0.38, 0.2}}));
  return path;
}

QPainterPath nextTurn() {
  QPainterPath path;
  addTriangle(path, 0.2, 0.52);
  addTriangle(path, 0.52, 0.84);
  return path;
}

QPainterPath nextRound() {
  QPainterPath path;
  addTriangle(path, 0.08, 0.36);
  addTriangle(path, 0.36, 0.64);
  addTriangle(path, 0.64, 0.92);
  return path;
}

QPainterPath mirrored(const QPainterPath& path) {
  return QTransform(-1, 0, 0, 1, 1, 0).map(path);
}

QPainterPath sign(bool plus) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addRect(0.22, 0.44, 0.56, 0.12);
  if (plus) path.addRect(0.44, 0.22, 0.12, 0.56);
  return path;
}

/// A pulse: quiet, high, quiet.
QPainterPath pulse() {
  QPainterPath path(QPointF(0.05, 0.6));
  for (const QPointF& point :
       {QPointF(0.28, 0.6), QPointF(0.42, 0.2), QPointF(0.58, 0.85), QPointF(0.7, 0.5), QPointF(0.95, 0.5)})
    path.lineTo(point);
  QPainterPathStroker stroker(QPen(Qt::black, 0.09));
  stroker.setJoinStyle(Qt::RoundJoin);
  return stroker.createStroke(path);
}

QPainterPath playing(bool on) {
  QPainterPath path;
  if (!on) {
    path.addPolygon(QPolygonF({{0.26, 0.12}, {0.86, 0.5}, {0.26, 0.88}, {0.26, 0.12}}));
    return path;
  }
  path.addRect(0.24, 0.16, 0.18, 0.68);
  path.addRect(0.58, 0.16, 0.18, 0.68);
  return path;
}

} // namespace

QPainterPath playerIcon(PlaybackIcon icon) {
  switch (icon) {
  case PlaybackIcon::start:
    return mirrored(toEnd());
  case PlaybackIcon::previousRound:
    return mirrored(nextRound());
  case PlaybackIcon::previousTurn:
    return mirrored(nextTurn());
  case PlaybackIcon::previousEvent:
    return mirrored(nextEvent());
  case PlaybackIcon::play:
    return playing(false);
  case PlaybackIcon::pause:
    return playing(true);
  case PlaybackIcon::nextEvent:
    return nextEvent();
  case PlaybackIcon::nextTurn:
    return nextTurn();
  case PlaybackIcon::nextRound:
    return nextRound();
  case PlaybackIcon::end:
    return toEnd();
  case PlaybackIcon::slower:
    return sign(false);
  case PlaybackIcon::faster:
    return sign(true);
  case PlaybackIcon::eventful:
    return pulse();
  }
  return {};
}

PlaybackButton::PlaybackButton(PlaybackIcon icon, QWidget* parent) : QAbstractButton(parent), icon_(icon) {
  setFocusPolicy(Qt::TabFocus);
  look_ = Look::of(View{});
}

void PlaybackButton::setIcon(PlaybackIcon icon) {
  if (icon_ == icon) return;
  icon_ = icon;
  update();
}

void PlaybackButton::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void PlaybackButton::say(const QString& what, const QString& key) {
  setAccessibleName(what);
  setToolTip(key.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, key));
}

QSize PlaybackButton::sizeHint() const {
  const int side = static_cast<int>(look_.px(28));
  return {side, side};
}

bool PlaybackButton::event(QEvent* event) {
  // The window uses Space for playback: not while it presses a button.
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) { // by the type of the event
    event->accept();
    return true;
  }
  return QAbstractButton::event(event);
}

void PlaybackButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) return QAbstractButton::keyPressEvent(event);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  event->ignore();
}

QColor PlaybackButton::ground() const {
  if (isDown() || isChecked()) return look_.accentSoft;
  return underMouse() && isEnabled() ? look_.raised.darker(look_.dark ? 70 : 106) : QColor(Qt::transparent);
}

void PlaybackButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF all = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  const bool edged = isChecked() || hasFocus();
  painter.setPen(edged ? QPen(look_.accent, hasFocus() ? 2 : 1) : QPen(Qt::NoPen));
  painter.setBrush(ground());
  painter.drawRoundedRect(all, look_.px(5), look_.px(5));
  const double side = look_.px(18);
  painter.translate(QRectF(rect()).center() - QPointF(side / 2, side / 2));
  painter.scale(side, side);
  QColor ink = isChecked() ? look_.accent : look_.text;
  if (!isEnabled()) ink.setAlphaF(0.35F);
  painter.fillPath(playerIcon(icon_), ink);
}

void PlaybackButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  update();
}

void PlaybackButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  update();
}

} // namespace annales::viewer
