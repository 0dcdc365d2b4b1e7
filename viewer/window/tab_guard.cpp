#include "viewer/window/tab_guard.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QTabBar>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr int kFar = 72; // pixels from the bar

} // namespace

void TabGuard::guard(QTabBar& tabs) {
  tabs.installEventFilter(this);
}

bool TabGuard::eventFilter(QObject* watched, QEvent* event) {
  auto* tabs = qobject_cast<QTabBar*>(watched);
  if (event->type() != QEvent::MouseMove || tabs == nullptr || passing_) return false;
  const auto& move = *static_cast<QMouseEvent*>(event);
  const QPoint at = move.position().toPoint();
  const bool strays =
      !tabs->rect().contains(at) && tabs->rect().adjusted(-kFar, -kFar, kFar, kFar).contains(at);
  if (!strays || !move.buttons().testFlag(Qt::LeftButton)) return false;
  const QPointF inside(std::clamp(at.x(), 0, tabs->width() - 1), tabs->rect().center().y());
  QMouseEvent along(QEvent::MouseMove, inside, tabs->mapToGlobal(inside), move.button(), move.buttons(),
                    move.modifiers());
  const QScopedValueRollback guard(passing_, true);
  QCoreApplication::sendEvent(tabs, &along);
  return true;
}

} // namespace annales::viewer
