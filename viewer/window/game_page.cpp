#include "viewer/window/game_page.h"

#include "viewer/tables/bank_view.h"
#include "viewer/tables/know_how_view.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/reconstructed_note.h"
#include "viewer/tables/rondel_view.h"
#include "viewer/timeline/timeline_view.h"
#include "viewer/window/commands.h"
#include "viewer/window/print_sizes.h"

#include <QChildEvent>
#include <QEvent>
#include <QSplitter>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kWide = 1600; // from here on there is room for a column on either side

constexpr std::array kNames{"record",     "nations",  "rondel",      "know-how", "timeline", "resources",
                            "personages", "military", "cities",      "flow",     "race",     "play",
                            "lines",      "remarks",  "all-remarks", "lessons"};
static_assert(kNames.size() == kPanels);

QWidget* stacked(std::initializer_list<QWidget*> parts) {
  auto* box = new QWidget;
  auto* layout = new QVBoxLayout(box);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  for (QWidget* part : parts)
    layout->addWidget(part);
  return box;
}

QWidget* split(std::initializer_list<QWidget*> parts) {
  auto* splitter = new QSplitter(Qt::Vertical);
  for (QWidget* part : parts)
    splitter->addWidget(part);
  return splitter;
}

} // namespace

GamePage::GamePage(StudyEditor& editor, QWidget* parent)
    : QMainWindow(parent), history_(new LayoutHistory(*this)) {
  SessionStore& store = editor.store();
  new PrintSizes(*this, store);
  setWindowFlags(Qt::Widget);
  setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks | GroupedDragging);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);

  board_ = new BoardPanel(store);
  record_ = new RecordPanel(store, &editor.desk());
  playback_ = new PlaybackBar(store);
  banner_ = new WhatIfBanner(store);
  changeBanner_ = new ChangeBanner(editor);
  setCentralWidget(stacked({banner_, changeBanner_, board_}));
  addPanel(Panel::record, record_);
  addPanel(Panel::nations, new NationsView(store));
  addPanel(Panel::rondel, rondel_ = new RondelView(store));
  addPanel(Panel::knowHow, stacked({split({knowHow_ = new KnowHowView(store), new BankView(store)}),
                                    new ReconstructedNote(store)}));
  addPanel(Panel::timeline, stacked({playback_, new TimelineView(store)}));
  addCharts(store);
  addStudyPanels(editor);
  addChangeParts(store);
  retranslate();
}

void GamePage::addPanel(Panel panel, QWidget* content) {
  auto* dock = new QDockWidget(this);
  dock->setObjectName(QLatin1String(kNames[indexOf(panel)]));
  dock->setWidget(content);
  docks_[indexOf(panel)] = dock;
  addDockWidget(panel == Panel::timeline ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea, dock);
  history_->watch(*dock);
}

void GamePage::addCharts(SessionStore& store) {
  constexpr std::array kinds{
      std::pair{Panel::resources, ChartKind::resources}, std::pair{Panel::personages, ChartKind::personages},
      std::pair{Panel::military, ChartKind::military},   std::pair{Panel::cities, ChartKind::cities},
      std::pair{Panel::flow, ChartKind::flow},           std::pair{Panel::race, ChartKind::race}};
  for (const auto& [panel, kind] : kinds) {
    charts_[indexOf(panel)] = new ChartView(kind, store);
    addPanel(panel, charts_[indexOf(panel)]);
  }
}

QString GamePage::titleOf(Panel panel) {
  switch (panel) {
  case Panel::record:
    return Commands::tr("Record");
  case Panel::nations:
    return Commands::tr("Nations");
  case Panel::rondel:
    return Commands::tr("Rondel");
  case Panel::knowHow:
    return Commands::tr("Know-how and bank");
  case Panel::timeline:
    return Commands::tr("Timeline");
  case Panel::resources:
    return Commands::tr("Resources");
  case Panel::personages:
    return Commands::tr("Personages");
  case Panel::military:
    return Commands::tr("Military");
  case Panel::cities:
    return Commands::tr("Cities");
  case Panel::flow:
    return Commands::tr("Flow");
  case Panel::race:
    return Commands::tr("Race");
  case Panel::play:
    return Commands::tr("Play");
  case Panel::lines:
    return Commands::tr("Lines");
  case Panel::remarks:
    return Commands::tr("Remarks");
  case Panel::allRemarks:
    return Commands::tr("All remarks");
  case Panel::lessons:
    return Commands::tr("Lessons");
  }
  return {};
}

void GamePage::retranslate() {
  for (std::size_t i = 0; i < kPanels; ++i)
    docks_[i]->setWindowTitle(titleOf(static_cast<Panel>(i)));
  carriedDock_->setWindowTitle(tr("Kept and left out"));
}

void GamePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QMainWindow::changeEvent(event);
}

/// Where there are more tabs than room they scroll: three letters say nothing.
void GamePage::childEvent(QChildEvent* event) {
  QMainWindow::childEvent(event);
  auto* tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr;
  if (tabs == nullptr) return;
  tabs->setElideMode(Qt::ElideNone);
  tabs->setUsesScrollButtons(true);
}

void GamePage::bring(Panel panel) {
  QDockWidget& dock = this->dock(panel);
  dock.show();
  dock.raise();
}

void GamePage::toggle(Panel panel) {
  QDockWidget& dock = this->dock(panel);
  const bool inFront = dock.isVisible() && !dock.visibleRegion().isEmpty();
  if (!inFront) return bring(panel);
  dock.hide();
}

void GamePage::resetLayout() {
  for (QDockWidget* dock : docks_) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  carriedDock_->setFloating(false);
  removeDockWidget(carriedDock_);
  addDockWidget(Qt::RightDockWidgetArea, carriedDock_); // hidden, until there is something to read
  if (width() >= kWide)
    arrangeWide();
  else
    arrangeNarrow();
}

void GamePage::arrangeNarrow() {
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::nations));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::record));
  splitDockWidget(&dock(Panel::nations), &dock(Panel::record), Qt::Vertical);
  for (const Panel panel : {Panel::rondel, Panel::knowHow, Panel::race})
    tabifyDockWidget(&dock(Panel::nations), &dock(panel));
  for (const Panel panel : {Panel::play, Panel::remarks, Panel::allRemarks, Panel::lessons, Panel::lines,
                            Panel::resources, Panel::personages, Panel::military, Panel::cities, Panel::flow})
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  addDockWidget(Qt::BottomDockWidgetArea, &dock(Panel::timeline));
  for (QDockWidget* dock : docks_)
    dock->show();
  for (const Panel panel :
       {Panel::lines, Panel::allRemarks, Panel::lessons}) // no room for all; their keys bring them up
    dock(panel).hide();
  dock(Panel::nations).raise();
  dock(Panel::record).raise();
  resizeDocks({&dock(Panel::nations)}, {width() * 38 / 100}, Qt::Horizontal);
  resizeDocks({&dock(Panel::nations), &dock(Panel::record)}, {height() * 35 / 100, height() * 35 / 100},
              Qt::Vertical);
  resizeDocks({&dock(Panel::timeline)}, {height() * 27 / 100}, Qt::Vertical);
}

void GamePage::arrangeWide() {
  addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::rondel));
  addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::record));
  splitDockWidget(&dock(Panel::rondel), &dock(Panel::record), Qt::Vertical);
  tabifyDockWidget(&dock(Panel::rondel), &dock(Panel::knowHow));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::nations));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::resources));
  splitDockWidget(&dock(Panel::nations), &dock(Panel::resources), Qt::Vertical);
  tabifyDockWidget(&dock(Panel::nations), &dock(Panel::race));
  for (const Panel panel : {Panel::play, Panel::remarks, Panel::allRemarks, Panel::lessons, Panel::lines})
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  for (const Panel panel : {Panel::personages, Panel::military, Panel::cities, Panel::flow})
    tabifyDockWidget(&dock(Panel::resources), &dock(panel));
  addDockWidget(Qt::BottomDockWidgetArea, &dock(Panel::timeline));
  for (QDockWidget* dock : docks_)
    dock->show();
  for (const Panel panel : {Panel::rondel, Panel::record, Panel::nations, Panel::resources})
    dock(panel).raise();
  resizeDocks({&dock(Panel::rondel), &dock(Panel::nations)}, {width() * 24 / 100, width() * 29 / 100},
              Qt::Horizontal);
  resizeDocks({&dock(Panel::rondel), &dock(Panel::record)}, {height() * 36 / 100, height() * 40 / 100},
              Qt::Vertical);
  resizeDocks({&dock(Panel::nations), &dock(Panel::resources)}, {height() * 30 / 100, height() * 46 / 100},
              Qt::Vertical);
  resizeDocks({&dock(Panel::timeline)}, {height() * 20 / 100}, Qt::Vertical);
}

void GamePage::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (std::exchange(arranged_, true)) return;
  if (wanted_.isEmpty() || !restoreState(wanted_, kLayoutVersion)) resetLayout();
  carriedDock_->hide();                                   // what was read before the last end is gone
  QTimer::singleShot(0, history_, &LayoutHistory::begin); // once the sizes have settled
}

} // namespace annales::viewer
