#include "viewer/window/game_page.h"

#include "viewer/look/panel_scroll.h"
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
#include <QKeyEvent>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr std::array kNames{"record",    "nations",    "rondel",     "know-how",  "timeline",
                            "resources", "personages", "military",   "cities",    "flow",
                            "race",      "play",       "lines",      "remarks",   "all-remarks",
                            "lessons",   "explorer",   "comparison", "questions", "analysis"};
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
    : QMainWindow(parent), store_(editor.store()), history_(new LayoutHistory(*this)),
      tabGuard_(new TabGuard(this)) {
  SessionStore& store = store_;
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
  auto* centre = stacked({board_});
  auto* banners = new BannerStack(centre, {banner_, changeBanner_});
  connect(banners, &BannerStack::covers, board_, &BoardPanel::setRoof);
  setCentralWidget(centre);
  ring_ = new PanelRing(*this, *board_, store);
  keys_ = new FrontKeys(*this, *board_);
  addPanel(Panel::record, record_);
  addPanel(Panel::nations, nations_ = new NationsView(store));
  addPanel(Panel::rondel, rondel_ = new RondelView(store));
  addPanel(Panel::knowHow, stacked({split({knowHow_ = new KnowHowView(store), new BankView(store)}),
                                    new ReconstructedNote(store)}));
  addPanel(Panel::timeline, timelineWith(editor));
  addCharts(store);
  addStudyPanels(editor);
  addChangeParts(store);
  connectFocus();
  retranslate();
}

/// The lanes, and over them the ribbon once there is an analysis.
QWidget* GamePage::timelineWith(StudyEditor& editor) {
  analyses_ = new AnalysisBook(editor, this);
  timeline_ = new TimelineView(store_);
  ribbon_ = new RibbonView(*analyses_, *timeline_);
  connect(ribbon_, &RibbonView::shownChanged, this, [this] {
    if (arranged_) adapts_.start(); // the board gives it room
  });
  return stacked({playback_, ribbon_, timeline_});
}

void GamePage::addPanel(Panel panel, QWidget* content) {
  auto* dock = new QDockWidget(this);
  dock->setObjectName(QLatin1String(kNames[indexOf(panel)]));
  dock->setWidget(new PanelScroll(content));
  docks_[indexOf(panel)] = dock;
  addDockWidget(panel == Panel::timeline ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea, dock);
  dock->hide(); // all above one another are higher than any screen; showing the page arranges them
  history_->watch(*dock);
  keys_->watch(*dock);
  followLayout(*dock);
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
  case Panel::explorer:
    return Commands::tr("Openings");
  case Panel::comparison:
    return Commands::tr("Comparison");
  case Panel::questions:
    return Commands::tr("Questions");
  case Panel::analysis:
    return Commands::tr("Analysis");
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
  tabGuard_->guard(*tabs);
  keys_->watch(*tabs);
}

void GamePage::bring(Panel panel) {
  QDockWidget& dock = this->dock(panel);
  if (panel == Panel::comparison && !dock.isVisible() && !comparisonDocked_) floatComparison();
  dock.show();
  dock.raise();
  // The keys go to where it is, though another window may lie in front.
  if (QWidget* there = dock.window(); there->isVisible() && !there->isActiveWindow()) there->activateWindow();
}

void GamePage::compareWith(const QString& a, const QString& over) {
  bring(Panel::comparison);
  comparison_->compareWith(a, over);
}

void GamePage::toggle(Panel panel) {
  QDockWidget& dock = this->dock(panel);
  if (!isInFront(panel)) return bring(panel);
  byHand_ = true;
  const QWidget* keyboard = dock.window()->focusWidget();
  const bool hadKeyboard = keyboard != nullptr && dock.isAncestorOf(keyboard);
  dock.hide();
  if (hadKeyboard) focusBoard(); // else what is typed goes on into the hidden panel
}

bool GamePage::isInFront(Panel panel) const {
  return isSeen(*docks_[indexOf(panel)]);
}

void GamePage::focusBoard() {
  if (!board_->isActiveWindow()) board_->activateWindow();
  board_->setFocus();
}

void GamePage::stepPanel(int by) {
  ring_->step(by);
}

/// Wherever something was typed, its end gives the keys back to the board.
void GamePage::connectFocus() {
  connect(playback_, &PlaybackBar::left, this, &GamePage::focusBoard);
  connect(remarks_, &RemarkPanel::left, this, &GamePage::focusBoard);
  connect(&remarks_->editor(), &RemarkEditor::saveAsked, this, [this] {
    if (remarks_->editor().draft().empty()) focusBoard(); // what could not be saved is still there
  });
}

/// Escape that nobody else wants leaves the panel that has the keys.
void GamePage::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
  focusBoard();
}

} // namespace annales::viewer
