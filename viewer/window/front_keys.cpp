#include "viewer/window/front_keys.h"

#include "viewer/window/panel_ring.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTabBar>

namespace annales::viewer {

bool isSeen(const QDockWidget& dock) {
  return dock.isVisible() && (dock.isFloating() || !dock.visibleRegion().isEmpty());
}

FrontKeys::FrontKeys(QMainWindow& page, QWidget& board) : QObject(&page), page_(page), board_(board) {
  due_.setSingleShot(true);
  due_.setInterval(0);
  connect(&due_, &QTimer::timeout, this, &FrontKeys::settle);
  qApp->installEventFilter(this);
}

FrontKeys::~FrontKeys() {
  qApp->removeEventFilter(this);
}

void FrontKeys::watch(QDockWidget& dock) {
  connect(&dock, &QDockWidget::visibilityChanged, &due_, qOverload<>(&QTimer::start));
}

void FrontKeys::watch(QTabBar& tabs) {
  connect(&tabs, &QTabBar::tabBarClicked, this, [this, &tabs](int tab) {
    clicked_ = dockOfTab(tabs.tabText(tab));
    due_.start();
  });
}

QDockWidget* FrontKeys::dockAround(QObject* widget) const {
  for (QObject* around = widget; around != nullptr; around = around->parent())
    if (auto* dock = qobject_cast<QDockWidget*>(around); dock != nullptr && dock->parent() == &page_)
      return dock;
  return nullptr;
}

QDockWidget* FrontKeys::dockOfTab(const QString& title) const {
  for (QDockWidget* dock : page_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
    if (dock->windowTitle() == title && dock->isVisible()) return dock;
  return nullptr;
}

void FrontKeys::enter(QDockWidget& dock) {
  QWidget* place = keyboardPlace(dock);
  (place != nullptr ? *place : board_).setFocus(Qt::OtherFocusReason);
}

void FrontKeys::settle() {
  const QPointer<QDockWidget> clicked = clicked_;
  clicked_.clear();
  if (!page_.isVisible()) return;
  if (clicked && isSeen(*clicked)) return enter(*clicked);
  const QDockWidget* dock = dockAround(page_.window()->focusWidget());
  if (dock != nullptr && !isSeen(*dock)) leave(*dock);
}

void FrontKeys::leave(const QDockWidget& hidden) {
  for (QDockWidget* beside : page_.tabifiedDockWidgets(const_cast<QDockWidget*>(&hidden)))
    if (isSeen(*beside)) return enter(*beside);
  board_.setFocus(Qt::OtherFocusReason);
}

bool FrontKeys::eventFilter(QObject* watched, QEvent* event) {
  const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress ||
                   event->type() == QEvent::InputMethod;
  if (!key || passing_ || !page_.isVisible() || !watched->isWidgetType()) return false;
  const QDockWidget* dock = dockAround(watched);
  if (dock == nullptr || isSeen(*dock)) return false;
  leave(*dock);
  QWidget* now = QApplication::focusWidget();
  if (now == nullptr || now == watched) return false;
  const QScopedValueRollback guard(passing_, true);
  QCoreApplication::sendEvent(now, event);
  return true;
}

} // namespace annales::viewer
