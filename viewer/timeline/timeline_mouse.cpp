// What the mouse does on the timeline.
#include "viewer/timeline/event_label.h"
#include "viewer/timeline/timeline_view.h"

#include <QHideEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kNotch = 120, kWheelZoom = 1.3, kStillAClick = 3;

} // namespace

void TimelineView::mousePressEvent(QMouseEvent* event) {
  if (store_.tab() == nullptr) return;
  const QPointF point = event->position();
  if (event->button() == Qt::MiddleButton) {
    panFrom_ = point.x();
    return;
  }
  if (event->button() != Qt::LeftButton) return event->ignore();
  if (const NationId nation = sheet_.headAt(point); nation.exists()) {
    const bool already = store_.tab()->selected == nation;
    return store_.dispatch(SelectNation{already ? NationId::none() : nation});
  }
  const EventIndex k = eventAt(point);
  if (k == 0) return;
  hideLabel();
  pressed_ = point;
  store_.dispatch(GoTo{k});
}

void TimelineView::mouseMoveEvent(QMouseEvent* event) {
  if (store_.tab() == nullptr) return;
  const QPointF point = event->position();
  if (panFrom_) {
    sheet_.axis().scrollTo(sheet_.axis().scrolled() + *panFrom_ - point.x());
    panFrom_ = point.x();
    updateScroll();
    return sheetChanged();
  }
  if (!pressed_) return hover(point);
  if (!dragging_ && std::abs(point.x() - pressed_->x()) < kStillAClick) return;
  dragging_ = true;
  store_.dispatch(GoTo{sheet_.axis().at(point.x())});
}

void TimelineView::mouseReleaseEvent(QMouseEvent*) {
  pressed_.reset();
  panFrom_.reset();
  dragging_ = false;
}

void TimelineView::hover(QPointF point) {
  const EventIndex k = eventAt(point);
  const bool head = sheet_.headAt(point).exists();
  setCursor(head ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (k == 0) return endHover();
  if (store_.tab()->hover != k) store_.dispatch(Hover{k});
  showLabel(point, k);
}

void TimelineView::hideLabel() {
  if (label_) label_->hide();
}

void TimelineView::showLabel(QPointF point, EventIndex k) {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  if (!label_) label_ = new EventLabel(window());
  label_->tell(*tab, k, sheet_.clusterAt(point), store_.session().view);
  label_->showAbove(*this, QPointF(xOf(k), 0));
}

void TimelineView::endHover() {
  hideLabel();
  if (store_.tab() != nullptr && store_.tab()->hover != 0) store_.dispatch(Hover{0});
}

void TimelineView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  endHover();
}

void TimelineView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  hideLabel();
}

void TimelineView::wheelEvent(QWheelEvent* event) {
  const QPoint delta = event->angleDelta();
  event->accept();
  if ((event->modifiers() & Qt::ControlModifier) != 0)
    return zoomBy(std::pow(kWheelZoom, delta.y() / kNotch), event->position().x());
  if (std::abs(delta.x()) > std::abs(delta.y())) {
    sheet_.axis().scrollTo(sheet_.axis().scrolled() - delta.x() / 2.0);
    updateScroll();
    return sheetChanged();
  }
  const int by = delta.y() < 0 ? 1 : -1;
  if (delta.y() == 0) return;
  if ((event->modifiers() & Qt::ShiftModifier) != 0) return store_.dispatch(StepRound{by});
  store_.dispatch(StepWheel{by});
}

} // namespace annales::viewer
