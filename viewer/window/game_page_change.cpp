// The banner and the dock of a page that belong to correcting a record.
#include "viewer/look/panel_scroll.h"
#include "viewer/window/game_page.h"

namespace annales::viewer {

void GamePage::addChangeParts(SessionStore& store) {
  carried_ = new CarriedPanel(store);
  carriedDock_ = new QDockWidget(this);
  carriedDock_->setObjectName(QStringLiteral("carried"));
  carriedDock_->setWidget(new PanelScroll(carried_));
  addDockWidget(Qt::RightDockWidgetArea, carriedDock_);
  carriedDock_->hide();
  keys_->watch(*carriedDock_);
}

/// Beside the record, where decisions are read; at first it is nowhere.
void GamePage::bringCarried() {
  QDockWidget& record = dock(Panel::record);
  if (!carriedDock_->isVisible() && record.isVisible() && !record.isFloating())
    tabifyDockWidget(&record, carriedDock_);
  carriedDock_->show();
  carriedDock_->raise();
}

void GamePage::showCarried(const CarriedOverview& overview) {
  carried_->show(overview);
  if (!overview.report.rows.empty()) bringCarried();
}

} // namespace annales::viewer
