#include "viewer/look/list_clicks.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMouseEvent>

namespace annales::viewer {
namespace {

/// A completer's list is a window of its own that leaves the keys to its field; that of a choice is inside
/// another window.
QAbstractItemView* completionsIn(QObject* watched) {
  auto* list = qobject_cast<QAbstractItemView*>(watched);
  const bool isList = list != nullptr && list->isWindow() && list->windowType() == Qt::Popup &&
                      list->focusProxy() != nullptr && list->isVisible();
  return isList ? list : nullptr;
}

} // namespace

bool ListClicks::eventFilter(QObject* watched, QEvent* event) {
  const bool presses = event->type() == QEvent::MouseButtonPress;
  QAbstractItemView* list = presses ? completionsIn(watched) : nullptr;
  if (list == nullptr) return false;
  const auto* press = static_cast<QMouseEvent*>(event);
  const QPoint place = press->globalPosition().toPoint();
  if (list->frameGeometry().contains(place)) return false;
  list->hide();
  QWidget* under = QApplication::widgetAt(place);
  if (under == nullptr) return true;
  if (press->button() == Qt::LeftButton && (under->focusPolicy() & Qt::ClickFocus) != 0)
    under->setFocus(Qt::MouseFocusReason);
  QMouseEvent again(QEvent::MouseButtonPress, under->mapFromGlobal(press->globalPosition()),
                    press->globalPosition(), press->button(), press->buttons(), press->modifiers());
  QApplication::sendEvent(under, &again);
  return true;
}

} // namespace annales::viewer
