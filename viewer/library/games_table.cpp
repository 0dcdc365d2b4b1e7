#include "viewer/library/games_table.h"

#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSettings>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

const QString kColumnsKey = QStringLiteral("library/columns");
const QString kScaleKey = QStringLiteral("library/columns-scale");
constexpr std::array kWidths{88, 196, 290, 112, 84, 118, 62, 62, 76, 108, 96}; // at scale 1
static_assert(kWidths.size() == kGamesColumns);
constexpr int kRowHeight = 28;
constexpr int kBesideWord = 16;  // of a head: its margins, and the arrow of the order
constexpr int kMostMissing = 90; // more than that: the table scrolls

bool isWindowsKey(int key) {
  return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Space || key == Qt::Key_Comma ||
         key == Qt::Key_Period;
}

bool isTyping(const QKeyEvent& event) {
  const auto withOthers = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  return !withOthers && !event.text().isEmpty() && event.text().at(0).isPrint();
}

} // namespace

GamesTable::GamesTable(GamesModel& model, QWidget* parent)
    : QTableView(parent), model_(model), delegate_(new GamesDelegate(model, this)) {
  setModel(&model);
  setItemDelegate(delegate_);
  setAccessibleName(CommonWords::tr("Games"));
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setVerticalScrollMode(ScrollPerItem);
  setHorizontalScrollMode(ScrollPerPixel);
  setUpColumns();
  connect(this, &QTableView::doubleClicked, this, &GamesTable::choose);
  connect(&model, &GamesModel::modelAboutToBeReset, this, &GamesTable::keepPlace);
  connect(&model, &GamesModel::modelReset, this, &GamesTable::findPlace);
}

void GamesTable::setUpColumns() {
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  QHeaderView* header = horizontalHeader();
  header->setSectionsMovable(true);
  header->setHighlightSections(false);
  header->setMinimumSectionSize(36);
  for (int i = 0; i < kGamesColumns; ++i)
    header->resizeSection(i, kWidths[static_cast<std::size_t>(i)]);
  header->moveSection(static_cast<int>(GamesColumn::openings), static_cast<int>(GamesColumn::nations) + 1);
  const auto pulled = [this] { pulled_ = pulled_ || !fitting_; };
  fitting_ = false;
  connect(header, &QHeaderView::sectionResized, this, pulled);
  connect(header, &QHeaderView::sectionMoved, this, pulled);
  showOrder();
  setSortingEnabled(true);
  setDragEnabled(true);
  setDragDropMode(QAbstractItemView::DragOnly);
}

void GamesTable::setLook(const Look& look) {
  delegate_->setLook(look);
  horizontalHeader()->setFont(look.font(10, true));
  verticalHeader()->setDefaultSectionSize(qRound(look.px(kRowHeight)));
  if (look.scale != scale_ && pulled_) // columns keep their share of the text
    for (int i = 0; i < kGamesColumns; ++i)
      horizontalHeader()->resizeSection(i, qRound(horizontalHeader()->sectionSize(i) * look.scale / scale_));
  scale_ = look.scale;
  fitColumns();
  setOwnColours(*this, {{QPalette::Highlight, look.accentSoft}, {QPalette::HighlightedText, look.text}});
}

void GamesTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

void GamesTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) fitColumns();
}

/// As wide as it was made, and as its head's word in this language.
int GamesTable::widthOf(int column) const {
  const int word =
      QFontMetrics(horizontalHeader()->font())
          .horizontalAdvance(model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
  return std::max(qRound(kWidths[static_cast<std::size_t>(column)] * scale_),
                  word + qRound(kBesideWord * scale_));
}

/// Until somebody pulls at a column, the room that is left goes to those with long texts; what is missing,
/// too.
void GamesTable::fitColumns() {
  if (pulled_) return;
  fitting_ = true;
  int total = 0;
  for (int i = 0; i < kGamesColumns; ++i)
    total += widthOf(i);
  const double room = std::max(viewport()->width() - total, -qRound(kMostMissing * scale_));
  for (int i = 0; i < kGamesColumns; ++i) {
    const double share = i == int(GamesColumn::nations) ? 0.3 : i == int(GamesColumn::event) ? 0.7 : 0.0;
    horizontalHeader()->resizeSection(i, static_cast<int>(widthOf(i) + share * room));
  }
  fitting_ = false;
}

std::optional<Hash> GamesTable::currentGame() const {
  const QModelIndex index = currentIndex();
  if (!index.isValid()) return std::nullopt;
  return model_.row(index.row()).id;
}

void GamesTable::goTo(int row) {
  if (row < 0 || row >= model_.rowCount()) return;
  setCurrentIndex(model_.index(row, std::max(0, currentIndex().column())));
}

void GamesTable::choose(const QModelIndex& index) {
  if (index.isValid()) emit chosen(model_.row(index.row()).id);
}

/// The key for menus means the current row, wherever the mouse is.
void GamesTable::contextMenuEvent(QContextMenuEvent* event) {
  const bool key = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex at = key ? currentIndex() : indexAt(viewport()->mapFromGlobal(event->globalPos()));
  if (!at.isValid()) return;
  setCurrentIndex(at);
  const QPoint below = viewport()->mapToGlobal(visualRect(at).bottomLeft());
  emit menuAsked(model_.row(at.row()).id, key ? below : event->globalPos());
}

void GamesTable::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    choose(currentIndex());
    return;
  }
  if (key == Qt::Key_Delete && currentGame()) {
    emit deleteAsked(*currentGame());
    return;
  }
  if (isWindowsKey(key) || key == Qt::Key_Delete) {
    event->ignore();
    return;
  }
  if (key == Qt::Key_Up && currentIndex().row() <= 0) {
    emit leftUpwards();
    return;
  }
  if (isTyping(*event)) {
    emit typed(event->text());
    return;
  }
  QTableView::keyPressEvent(event);
}

void GamesTable::keepPlace() {
  keptGame_ = currentGame();
}

/// The game that was current becomes current again if it is still shown.
void GamesTable::findPlace() {
  const int row = keptGame_ ? model_.rowOf(*keptGame_) : -1;
  if (row >= 0) {
    goTo(row);
    scrollTo(currentIndex());
    return;
  }
  scrollToTop();
}

void GamesTable::restoreColumns() {
  const QSettings settings;
  const QByteArray state = settings.value(kColumnsKey).toByteArray();
  if (state.isEmpty() || !horizontalHeader()->restoreState(state)) return;
  pulled_ = true;
  scale_ = std::clamp(settings.value(kScaleKey, 1.0).toDouble(), 0.25, 4.0);
}

void GamesTable::showOrder() {
  horizontalHeader()->setSortIndicator(static_cast<int>(model_.query().sortBy),
                                       model_.query().descending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void GamesTable::saveColumns() const {
  if (!pulled_) return;
  QSettings settings;
  settings.setValue(kColumnsKey, horizontalHeader()->saveState());
  settings.setValue(kScaleKey, scale_);
}

} // namespace annales::viewer
