// Mouse, wheel and keys of the board.
#include "viewer/board/board_panel.h"
#include "viewer/board/province_card.h"
#include "viewer/board/province_table.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kNotch = 120; // eighths of degrees
constexpr double kZoomNotch = 1.25;
constexpr double kPanStep = 60; // pixels a key

std::optional<QPointF> panOf(int key) {
  switch (key) {
  case Qt::Key_Left:
    return QPointF(kPanStep, 0);
  case Qt::Key_Right:
    return QPointF(-kPanStep, 0);
  case Qt::Key_Up:
    return QPointF(0, kPanStep);
  case Qt::Key_Down:
    return QPointF(0, -kPanStep);
  default:
    return std::nullopt;
  }
}

} // namespace

bool BoardPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
      QTimer::singleShot(0, this, &BoardPanel::placeTools); // after the box has taken note
    return searchKey(*event);
  }
  switch (event->type()) {
  case QEvent::Wheel:
    wheel(*static_cast<QWheelEvent*>(event));
    return true;
  case QEvent::MouseButtonPress:
  case QEvent::MouseButtonRelease:
  case QEvent::MouseButtonDblClick:
  case QEvent::MouseMove:
    return mouse(*static_cast<QMouseEvent*>(event), event->type());
  case QEvent::Leave:
    hideCard();
    return false;
  case QEvent::Resize:
    placeTools();
    return false;
  default:
    return false;
  }
}

/// Escape leaves the search, the arrow down enters the list of all that fit.
bool BoardPanel::searchKey(QEvent& event) {
  const bool asks = event.type() == QEvent::ShortcutOverride;
  if (!asks && event.type() != QEvent::KeyPress) return false;
  const int key = static_cast<QKeyEvent&>(event).key();
  if (key != Qt::Key_Escape && key != Qt::Key_Down) return false;
  event.accept();
  if (asks) return true;
  if (key == Qt::Key_Escape)
    setFocus();
  else
    search_->completer()->complete();
  return true;
}

bool BoardPanel::mouse(QMouseEvent& event, QEvent::Type type) {
  if (type == QEvent::MouseMove) {
    if (drawnFrom_.exists())
      draw(event, type);
    else if (isPressed_)
      dragged(event);
    else
      hover(event.position().toPoint());
    return true;
  }
  if (event.button() == Qt::RightButton) draw(event, type);
  if (event.button() != Qt::LeftButton) return false;
  if (type == QEvent::MouseButtonDblClick && offered_.empty())
    fit();
  else if (type == QEvent::MouseButtonDblClick)
    pressed(event); // people who play fast click twice
  else if (type == QEvent::MouseButtonPress)
    pressed(event);
  else
    released(event);
  return true;
}

void BoardPanel::pressed(const QMouseEvent& event) {
  setFocus(Qt::MouseFocusReason);
  isPressed_ = true;
  isDragging_ = false;
  pressedAt_ = draggedTo_ = event.position();
  takeHold(event.position());
}

/// Of a piece, galleys on the water too, or of whatever is in the province.
void BoardPanel::takeHold(const QPointF& place) {
  units_.reset();
  const auto leaves = [this](ProvinceId p) { return std::ranges::find(departures_, p) != departures_.end(); };
  const auto piece = sheet_->unitAt(place);
  const ProvinceId at = sheet_->provinceAt(place);
  if (piece && leaves(piece->first))
    units_ = UnitDrag{piece->first, piece->first, piece->second, false};
  else if (leaves(at))
    units_ = UnitDrag{at, at, std::nullopt, false};
}

void BoardPanel::dragged(const QMouseEvent& event) {
  const QPointF way = event.position() - pressedAt_;
  isDragging_ = isDragging_ || way.manhattanLength() >= QApplication::startDragDistance();
  if (!isDragging_) return;
  hideCard();
  sheet_->setCursor(Qt::ClosedHandCursor);
  if (units_) return dragUnits(event);
  sheet_->pan(event.position() - draggedTo_);
  draggedTo_ = event.position();
}

void BoardPanel::released(const QMouseEvent& event) {
  const bool clicked = isPressed_ && !isDragging_, dragged = isDragging_ && units_;
  isPressed_ = isDragging_ = false;
  sheet_->unsetCursor();
  if (dragged) return dropUnits(event);
  if (clicked) this->clicked(sheet_->provinceAt(event.position()));
}

/// Where they would go is seen on the way.
void BoardPanel::dragUnits(const QMouseEvent& event) {
  const ProvinceId to = sheet_->provinceAt(event.position());
  if (!to.exists() || to == units_->from) return sheet_->sketch(std::nullopt);
  OverlaySign way = signOfMark(units_->from, to, MarkColour::green, *sheet_->picture());
  way.colour = look_.accent;
  sheet_->sketch(std::move(way));
}

/// Into the sea or back where they were, they stay.
void BoardPanel::dropUnits(const QMouseEvent& event) {
  UnitDrag drag = *std::exchange(units_, std::nullopt);
  sheet_->sketch(std::nullopt);
  drag.to = sheet_->provinceAt(event.position());
  drag.one = event.modifiers().testFlag(Qt::ShiftModifier);
  if (drag.to.exists() && drag.to != drag.from) emit unitsDragged(drag);
}

void BoardPanel::clicked(ProvinceId p) {
  if (offered_.empty() || !p.exists()) return light(p);
  hideCard();
  emit provinceClicked(p);
}

void BoardPanel::hover(const QPoint& at) {
  const ProvinceId p = sheet_->provinceAt(at);
  hoverAt_ = at;
  if (p == hovered_) return;
  const bool wasShown = card_->isVisible();
  if (!p.exists()) return hideCard();
  hovered_ = p;
  if (wasShown)
    showCard(p, QRect(at, QSize(1, 1)));
  else
    hoverDelay_.start();
}

void BoardPanel::wheel(QWheelEvent& event) {
  const QPoint turned = event.angleDelta();
  const int delta = turned.y() != 0 ? turned.y() : turned.x(); // Shift turns it sideways on some systems
  if (event.modifiers().testFlag(Qt::ControlModifier)) {
    hideCard();
    return sheet_->zoom(std::pow(kZoomNotch, delta / static_cast<double>(kNotch)), event.position());
  }
  if ((delta > 0) != (notches_ > 0)) notches_ = 0;
  notches_ += delta;
  const int by = -(notches_ / kNotch); // towards the user is forward
  notches_ %= kNotch;
  if (by == 0) return;
  if (event.modifiers().testFlag(Qt::ShiftModifier))
    store_.dispatch(StepRound{by});
  else
    store_.dispatch(StepWheel{by});
}

void BoardPanel::keyPressEvent(QKeyEvent* event) {
  const auto pan = panOf(event->key());
  if (pan && event->modifiers() == Qt::ShiftModifier) return sheet_->pan(*pan);
  switch (event->key()) {
  case Qt::Key_Plus:
  case Qt::Key_Equal:
    return zoomIn();
  case Qt::Key_Minus:
    return zoomOut();
  case Qt::Key_0:
    return fit();
  case Qt::Key_Escape:
    if (!lit().exists() && !card_->isVisible()) break;
    hideCard();
    return light(ProvinceId::none());
  default:
    break;
  }
  QWidget::keyPressEvent(event);
}

void BoardPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  hideCard();
}

void BoardPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showLook(); // places the tools too
    if (store_.tab() != nullptr) model_->setGame(isDrawn() ? nullptr : store_.tab()->game, nations());
    showShown(false);
  }
  QWidget::changeEvent(event);
}

void BoardPanel::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  sheet_->update();
}

void BoardPanel::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  sheet_->update();
}

} // namespace annales::viewer
