// Where the panels of a page go: by its size, until somebody arranges them.
#include "viewer/look/panel_scroll.h"
#include "viewer/window/game_page.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <algorithm>
#include <utility>

namespace annales::viewer {
namespace {

constexpr int kByHandVersion = 3;     // of layouts that somebody arranged, whatever the size
constexpr int kAutomaticVersion = 11; // of others, and the kind
constexpr int kLayoutKinds = 3;
constexpr QSizeF kUsualBoard(3, 2);
constexpr int kAroundTitle = 6;
constexpr int kMostAbove = 60; // percent of a column: what is below is worked with

int versionOf(LayoutKind kind, bool withCards) {
  return kAutomaticVersion + static_cast<int>(kind) + (withCards ? kLayoutKinds : 0);
}

} // namespace

void GamePage::followLayout(QDockWidget& dock) {
  const auto moved = [this] { byHand_ = byHand_ || (arranged_ && !arranging_); };
  connect(&dock, &QDockWidget::dockLocationChanged, this, moved);
  connect(&dock, &QDockWidget::topLevelChanged, this, moved);
  dock.installEventFilter(this);
}

/// Its cross closes a dock. Of one that floats, keys do not come to the page: Escape leaves it, and takes the
/// comparison away, which lies over everything.
bool GamePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Close) byHand_ = true;
  auto* dock = qobject_cast<QDockWidget*>(watched);
  const bool escapes = event->type() == QEvent::KeyPress && dock != nullptr && dock->isFloating() &&
                       static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
  if (!escapes) return QMainWindow::eventFilter(watched, event);
  if (dock == &this->dock(Panel::comparison)) dock->hide();
  focusBoard();
  return true;
}

/// Who takes hold of what is between two panels makes them the size that they should be.
bool GamePage::event(QEvent* event) {
  const bool known = QMainWindow::event(event);
  if (event->type() == QEvent::MouseButtonPress && event->isAccepted()) byHand_ = true;
  return known;
}

int GamePage::layoutVersion() const {
  return byHand_ ? kByHandVersion : versionOf(kind_, withCards_);
}

bool GamePage::undoLayout() {
  arranging_ = true;
  const bool any = history_->undo();
  arranging_ = false;
  byHand_ = byHand_ || any;
  return any;
}

void GamePage::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (std::exchange(arranged_, true)) return;
  adapts_.setSingleShot(true);
  adapts_.setInterval(0);
  connect(&adapts_, &QTimer::timeout, this, &GamePage::adapt);
  for (const Panel panel : {Panel::nations, Panel::rondel, Panel::knowHow, Panel::race})
    connect(&dock(panel), &QDockWidget::visibilityChanged, this, [this](bool seen) {
      if (seen && !arranging_) adapts_.start(); // another one is in front, and needs another height
    });
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.story || change.look) adapts_.start(); // another board, another size of the print
  });
  restoreOrArrange();
  QTimer::singleShot(0, this, &GamePage::wakeFloating);
  carriedDock_->hide();                                   // what was read before the last end is gone
  QTimer::singleShot(0, history_, &LayoutHistory::begin); // once the sizes have settled
}

/// While a page is first shown, its stack holds back all painting. A panel that floats from then on is a
/// window of its own, and the stack does not reach it when painting goes on.
void GamePage::wakeFloating() {
  for (QWidget* part : findChildren<QWidget*>())
    if (part->isWindow() && !part->updatesEnabled()) part->setUpdatesEnabled(true);
}

/// A layout that nobody arranged comes back where it still suits the size.
void GamePage::restoreOrArrange() {
  kind_ = layoutFor(size());
  withCards_ = hasCards();
  arranging_ = true;
  byHand_ = !wanted_.isEmpty() && restoreState(wanted_, kByHandVersion);
  const bool restored =
      byHand_ || (!wanted_.isEmpty() && restoreState(wanted_, versionOf(kind_, withCards_)));
  arranging_ = false;
  if (!restored) resetLayout();
}

void GamePage::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (arranged_) adapts_.start();
}

/// To another size: what was in front stays so. Where several meet behind one tab, what shows the game at a
/// glance gives way to what is read and worked with.
void GamePage::adapt() {
  if (byHand_ || !isVisible()) return;
  if (layoutFor(size()) == kind_ && hasCards() == withCards_) return share();
  const bool sameCards = hasCards() == withCards_;
  const std::vector<QDockWidget*> front = seenDocks(sameCards);
  const bool open = carriedDock_->isVisible(), reading = isSeen(*carriedDock_);
  const QPointer<QWidget> keyboard = focusWidget();
  resetLayout();
  if (open) bringCarried();
  for (QDockWidget* dock : front) {
    dock->show();
    dock->raise();
  }
  if (reading) bringCarried();
  if (keyboard && keyboard->isVisible()) keyboard->setFocus(); // docks lose it where they are taken out
  history_->begin();
}

/// Whether a game with cards is shown: they are to be in sight.
bool GamePage::hasCards() const {
  const Tab* tab = store_.tab();
  return tab != nullptr && tab->line->game().ruleset->hasCards;
}

/// The ones that matter most come last. What shows the game at a glance is left out where it is to be
/// arranged anew.
std::vector<QDockWidget*> GamePage::seenDocks(bool withGlances) const {
  constexpr std::array kGlances{Panel::rondel,   Panel::knowHow, Panel::resources, Panel::personages,
                                Panel::military, Panel::cities,  Panel::flow,      Panel::race};
  std::vector<QDockWidget*> glances, others;
  for (std::size_t i = 0; i < kPanels; ++i) {
    if (!isSeen(*docks_[i])) continue;
    const bool glance = std::ranges::find(kGlances, static_cast<Panel>(i)) != kGlances.end();
    (glance ? glances : others).push_back(docks_[i]);
  }
  if (!withGlances) return others;
  glances.insert(glances.end(), others.begin(), others.end());
  return glances;
}

/// Over the page and nearly as large.
void GamePage::floatComparison() {
  arranging_ = true;
  QDockWidget& dock = this->dock(Panel::comparison);
  dock.setFloating(true);
  const QRect around(window()->mapToGlobal(QPoint(0, 0)), window()->size());
  QRect place(QPoint(0, 0), around.size() * 9 / 10);
  place.moveCenter(around.center());
  dock.setGeometry(place);
  arranging_ = false;
}

void GamePage::resetLayout() {
  QDockWidget& comparison = dock(Panel::comparison);
  const bool inWindow = comparison.isFloating() && comparison.isVisible(); // what is read there stays
  const QRect place = comparison.geometry();
  arranging_ = true;
  byHand_ = false;
  for (QDockWidget* dock : docks_) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  carriedDock_->setFloating(false);
  removeDockWidget(carriedDock_);
  addDockWidget(Qt::RightDockWidgetArea, carriedDock_); // hidden, until there is something to read
  kind_ = layoutFor(size());
  withCards_ = hasCards();
  arrange();
  if (inWindow) {
    comparison.setFloating(true);
    comparison.setGeometry(place);
    comparison.show();
  }
  shared_ = {};
  share();
  arranging_ = false;
}

void GamePage::arrange() {
  switch (kind_) {
  case LayoutKind::small:
    return arrangeSmall();
  case LayoutKind::narrow:
    return arrangeNarrow();
  case LayoutKind::wide:
    return arrangeWide();
  }
}

void GamePage::arrangeNarrow() {
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::nations));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::record));
  splitDockWidget(&dock(Panel::nations), &dock(Panel::record), Qt::Vertical);
  for (const Panel panel : {Panel::rondel, Panel::knowHow, Panel::race})
    tabifyDockWidget(&dock(Panel::nations), &dock(panel));
  for (const Panel panel : {Panel::play, Panel::remarks, Panel::allRemarks, Panel::lessons, Panel::lines,
                            Panel::explorer, Panel::comparison, Panel::questions, Panel::analysis,
                            Panel::resources, Panel::personages, Panel::military, Panel::cities, Panel::flow})
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  addDockWidget(Qt::BottomDockWidgetArea, &dock(Panel::timeline));
  for (QDockWidget* dock : docks_)
    dock->show();
  for (const Panel panel :
       {Panel::lines, Panel::allRemarks, Panel::lessons, Panel::explorer, Panel::comparison, Panel::questions,
        Panel::analysis}) // no room for all; their keys bring them up
    dock(panel).hide();
  dock(Panel::nations).raise();
  dock(Panel::record).raise();
}

/// The table of the nations above, which can be low; the rest below it, with as many tabs as can be read.
void GamePage::arrangeSmall() {
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::nations));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::record));
  splitDockWidget(&dock(Panel::nations), &dock(Panel::record), Qt::Vertical);
  for (const Panel panel : {Panel::knowHow, Panel::race})
    tabifyDockWidget(&dock(Panel::nations), &dock(panel));
  constexpr std::array kBelow{Panel::play, Panel::remarks, Panel::rondel, Panel::resources};
  constexpr std::array kHidden{Panel::personages, Panel::military,   Panel::cities,  Panel::flow,
                               Panel::lines,      Panel::allRemarks, Panel::lessons, Panel::explorer,
                               Panel::comparison, Panel::questions,  Panel::analysis};
  for (const Panel panel : kBelow)
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  for (const Panel panel : kHidden)
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  addDockWidget(Qt::BottomDockWidgetArea, &dock(Panel::timeline));
  for (QDockWidget* dock : docks_)
    dock->show();
  for (const Panel panel : kHidden)
    dock(panel).hide();
  dock(Panel::nations).raise();
  dock(Panel::record).raise();
}

void GamePage::arrangeWide() {
  addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::rondel));
  addDockWidget(Qt::LeftDockWidgetArea, &dock(Panel::record));
  splitDockWidget(&dock(Panel::rondel), &dock(Panel::record), Qt::Vertical);
  if (!withCards_) tabifyDockWidget(&dock(Panel::rondel), &dock(Panel::knowHow));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::nations));
  addDockWidget(Qt::RightDockWidgetArea, &dock(Panel::resources));
  splitDockWidget(&dock(Panel::nations), &dock(Panel::resources), Qt::Vertical);
  if (withCards_) tabifyDockWidget(&dock(Panel::resources), &dock(Panel::knowHow));
  tabifyDockWidget(&dock(Panel::nations), &dock(Panel::race));
  for (const Panel panel : {Panel::play, Panel::remarks, Panel::allRemarks, Panel::lessons, Panel::lines,
                            Panel::explorer, Panel::comparison, Panel::questions, Panel::analysis})
    tabifyDockWidget(&dock(Panel::record), &dock(panel));
  for (const Panel panel : {Panel::personages, Panel::military, Panel::cities, Panel::flow})
    tabifyDockWidget(&dock(Panel::resources), &dock(panel));
  addDockWidget(Qt::BottomDockWidgetArea, &dock(Panel::timeline));
  for (QDockWidget* dock : docks_)
    dock->show();
  dock(Panel::comparison).hide(); // it comes as a window of its own
  for (const Panel panel : {Panel::rondel, Panel::record, Panel::nations, Panel::resources})
    dock(panel).raise();
  if (withCards_) dock(Panel::knowHow).raise(); // and the cards below it
}

/// By the panel in front of those beside the table of the nations.
int GamePage::neededAbove() const {
  const QDockWidget& nations = *docks_[indexOf(Panel::nations)];
  if (kind_ == LayoutKind::wide || !nations.visibleRegion().isEmpty()) return nations_->wholeHeight();
  for (const QDockWidget* dock : tabifiedDockWidgets(docks_[indexOf(Panel::nations)]))
    if (const auto* scroll = qobject_cast<const PanelScroll*>(dock->widget());
        scroll != nullptr && !dock->visibleRegion().isEmpty())
      return scroll->wholeHeight();
  return nations_->wholeHeight();
}

/// So that the board fills what the panels leave.
void GamePage::share() {
  const QSizeF board = board_->drawnSize().isEmpty() ? kUsualBoard : board_->drawnSize();
  const bool ribbon = !ribbon_->isHidden() && kind_ != LayoutKind::small; // there the lanes give way to it
  const int ribbonRoom = ribbon ? ribbon_->sizeHint().height() : 0;
  const int titles = style()->pixelMetric(QStyle::PM_DockWidgetTitleMargin, nullptr, this) * 2 +
                     fontMetrics().height() + kAroundTitle;
  const int lanes = titles + playback_->sizeHint().height() + timeline_->minimumSizeHint().height();
  const int table = 2 * titles + kAroundTitle + neededAbove(); // tabs are about as high as titles
  const std::tuple now(size(), board, ribbonRoom, lanes, table);
  if (std::exchange(shared_, now) == now) return;
  const bool wide = kind_ == LayoutKind::wide;
  const int gap = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
  const QSize room(width() - (wide ? 2 : 1) * gap, height() - gap - board_->legendHeight() - ribbonRoom);
  BoardRoom taken = roomAround(room, board.width() / board.height(), kind_, lanes);
  taken.below += ribbonRoom;
  const int high = height() - gap - taken.below;
  const int left = wide ? taken.sides * 42 / 100 : 0;
  if (wide) {
    resizeDocks({&dock(Panel::rondel), &dock(Panel::nations)}, {left, taken.sides - left}, Qt::Horizontal);
    resizeDocks({&dock(Panel::rondel), &dock(Panel::record)}, {high / 2, high / 2}, Qt::Vertical);
    const int above = std::max(table, high * (withCards_ ? 24 : 40) / 100); // of two nations, or of up to six
    resizeDocks({&dock(Panel::nations), &dock(Panel::resources)}, {above, high - above}, Qt::Vertical);
  } else {
    resizeDocks({&dock(Panel::nations)}, {taken.sides}, Qt::Horizontal);
    const int usual = high * (kind_ == LayoutKind::small ? 38 : 42) / 100;
    const int above = std::min(std::max(usual, table), high * kMostAbove / 100);
    resizeDocks({&dock(Panel::nations), &dock(Panel::record)}, {above, high - above}, Qt::Vertical);
  }
  resizeDocks({&dock(Panel::timeline)}, {taken.below}, Qt::Vertical);
}

} // namespace annales::viewer
