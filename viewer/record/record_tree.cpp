#include "viewer/record/record_tree.h"

#include "viewer/record/record_header.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

namespace annales::viewer {
RecordTree::RecordTree(SessionStore& store, const StudyDesk* desk, QWidget* parent)
    : QTreeView(parent), store_(store), desk_(desk), delegate_(store, model_, this) {
  setModel(&model_);
  setItemDelegate(&delegate_);
  setHeader(new RecordHeader(model_, delegate_, this));
  setUniformRowHeights(true);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setFocusPolicy(Qt::TabFocus);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setExpandsOnDoubleClick(false);
  setAutoScroll(false);
  setFrameShape(QFrame::NoFrame);
}

bool RecordTree::ledger() const {
  return store_.session().view.record == RecordView::ledger;
}

void RecordTree::showLine() {
  const Tab* tab = store_.tab();
  const Look look = Look::of(store_.session().view);
  delegate_.setLook(look, zoom_);
  marked_ = QModelIndex();
  model_.setView(store_.session().view);
  if (tab == nullptr) {
    model_.setLine(nullptr, {});
  } else {
    const bool variations = desk_ != nullptr && store_.session().view.variations;
    model_.setLine(tab->line, nationLooks(*tab->game, look, speaksGerman()), tab->game,
                   variations ? recordVariations(*tab, *desk_, store_.session().view)
                              : std::vector<RecordVariation>{});
  }
  settling_ = true; // all rows are laid out once, at the end
  foldBelowEvents();
  showFolds();
  showSearch();
  showLook();
  settling_ = false;
  follow();
}

void RecordTree::showLook() {
  const Tab* tab = store_.tab();
  const Look look = Look::of(store_.session().view);
  delegate_.setLook(look, zoom_);
  setFont(delegate_.font());
  setIndentation(static_cast<int>(delegate_.size(14)));
  if (tab != nullptr) model_.setLooks(nationLooks(*tab->game, look, speaksGerman()));
  scheduleDelayedItemsLayout();
  showLedger();
}

void RecordTree::showOpenings(const std::shared_ptr<const OpeningBook>& book) {
  model_.setOpenings(book);
  viewport()->update();
  header()->viewport()->update();
}

void RecordTree::contextMenuEvent(QContextMenuEvent* event) {
  const bool key = event->reason() == QContextMenuEvent::Keyboard;
  QModelIndex row = key && store_.tab() != nullptr ? rowOf(store_.tab()->cursor)
                                                   : indexAt(viewport()->mapFromGlobal(event->globalPos()));
  row = row.siblingAtColumn(0);
  const QRect box = visualRect(row);
  if (QMenu* menu = menuOf(row))
    menu->popup(key ? viewport()->mapToGlobal(box.bottomLeft()) : event->globalPos());
}

void RecordTree::showFolds() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  setUpdatesEnabled(false);
  const bool whole = tab->folded.empty();
  scheduleDelayedItemsLayout(); // once for all rows
  for (int i = 0; i < model_.rowCount(); ++i) {
    const QModelIndex round = model_.index(i, 0);
    const bool open = whole || !tab->isFolded(static_cast<std::uint32_t>(i));
    if (open == isExpanded(round) && !whole) continue;
    setExpanded(round, open);
    for (int turn = 0; open && turn < model_.rowCount(round); ++turn)
      if (const QModelIndex row = model_.index(turn, 0, round); model_.rowKind(row) == RecordModel::Row::turn)
        expand(row);
  }
  setUpdatesEnabled(true);
  follow();
  viewport()->update();
}

void RecordTree::showSearch() {
  const Tab* tab = store_.tab();
  delegate_.setSearch(tab != nullptr ? QString::fromStdString(tab->search.text) : QString());
  viewport()->update();
}

void RecordTree::showLedger() {
  header()->setVisible(ledger() && store_.tab() != nullptr);
  layOutColumns();
  for (int column = 1; column < model_.columnCount(); ++column)
    setColumnHidden(column, !ledger());
  follow();
  viewport()->update();
}

/// Nations have the width that their numbers need; what happened takes the rest.
void RecordTree::layOutColumns() {
  header()->setMinimumSectionSize(20);
  header()->setMinimumHeight(2 * delegate_.rowHeight());
  const int nations = model_.columnCount() - 1;
  const int story = static_cast<int>(delegate_.size(270));
  const int fair = nations > 0 ? (viewport()->width() - story) / nations : 0;
  const int wide = std::clamp(fair, delegate_.nationWidth(48), delegate_.nationWidth(150));
  const int rest = viewport()->width() - (ledger() ? nations * wide : 0);
  if (header()->count() > 0) setColumnWidth(0, std::max(ledger() ? story : 0, rest));
  for (int column = 1; column < header()->count(); ++column)
    setColumnWidth(column, wide);
}

QModelIndex RecordTree::rowOf(EventIndex k) const {
  QModelIndex row = model_.indexOfEvent(k);
  for (QModelIndex above = row.parent(); above.isValid(); above = above.parent())
    if (!isExpanded(above)) row = above;
  return row;
}

void RecordTree::updateRow(EventIndex k) {
  const QRect row = visualRect(rowOf(k));
  if (row.isValid()) viewport()->update(0, row.top() - 1, viewport()->width(), row.height() + 2);
}

void RecordTree::showPlace(EventIndex wasAt, EventIndex wasHovered) {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return;
  if (marked_.isValid() && wasAt != tab->cursor) mark({});
  updateRow(wasAt);
  if (wasHovered != 0) updateRow(wasHovered);
  follow();
  updateRow(tab->cursor);
  if (tab->hover != 0) updateRow(tab->hover);
}

/// With a few rows above and below, so that one sees what comes next.
void RecordTree::follow() {
  const Tab* tab = store_.tab();
  if (tab == nullptr || !isVisible() || settling_) return;
  const QModelIndex row = rowOf(tab->shown());
  if (!row.isValid()) return;
  executeDelayedItemsLayout();
  const int sideways = horizontalScrollBar()->value();
  const QRect box = visualRect(row);
  const int edge = std::min(3 * box.height(), viewport()->height() / 4);
  const auto whole = [rows = std::max(1, box.height())](int value) {
    return (value + rows / 2) / rows * rows;
  };
  const int above = box.top() - edge;
  const int below = box.bottom() + edge - viewport()->height();
  QScrollBar* bar = verticalScrollBar();
  if (above < 0 && -above < viewport()->height())
    bar->setValue(whole(bar->value() + above));
  else if (below > 0 && below < viewport()->height())
    bar->setValue(whole(bar->value() + below));
  else if (above < 0 || below > 0)
    bar->setValue(whole(bar->value() + box.center().y() - viewport()->height() / 2));
  horizontalScrollBar()->setValue(sideways);
}

void RecordTree::fold(const QModelIndex& row) {
  if (model_.rowKind(row) == RecordModel::Row::round)
    store_.dispatch(FoldRound{model_.round(row), isExpanded(row)});
  else if (model_.rowCount(row) > 0)
    setExpanded(row, !isExpanded(row));
  const RecordModel::Row kind = model_.rowKind(row);
  if (kind == RecordModel::Row::event || kind == RecordModel::Row::variation) keepFold(row);
}

void RecordTree::mousePressEvent(QMouseEvent* event) {
  const QModelIndex row = indexAt(event->pos()).siblingAtColumn(0);
  if (event->button() != Qt::LeftButton || !row.isValid()) return;
  const QRect arrow = visualRect(row);
  if (event->pos().x() < arrow.left() && model_.rowCount(row) > 0) return fold(row);
  if (model_.isElsewhere(row)) return showElsewhere(row);
  store_.dispatch(GoTo{model_.first(row)});
  pressedAt_ = event->pos();
  pressed_ = indexAt(event->pos()).siblingAtColumn(0);
}

/// No selection by dragging: a row that is pulled goes out of the window.
void RecordTree::mouseMoveEvent(QMouseEvent* event) {
  event->ignore();
  const int way = (event->pos() - pressedAt_).manhattanLength();
  if (!event->buttons().testFlag(Qt::LeftButton) || !pressed_.isValid()) return;
  if (way < QApplication::startDragDistance()) return;
  auto clip = clipOf(std::exchange(pressed_, QPersistentModelIndex()), ClipText::agn);
  if (!clip) return;
  auto* drag = new QDrag(this);
  drag->setMimeData(clip.release());
  drag->exec(Qt::CopyAction);
}

void RecordTree::mouseDoubleClickEvent(QMouseEvent* event) {
  const QModelIndex row = indexAt(event->pos()).siblingAtColumn(0);
  const bool group = row.isValid() && model_.rowKind(row) < RecordModel::Row::event;
  if (group && event->button() == Qt::LeftButton) fold(row);
}

/// Notches step. Pads that scroll by pixels, and the wheel with Alt, scroll.
void RecordTree::wheelEvent(QWheelEvent* event) {
  const Qt::KeyboardModifiers keys = event->modifiers();
  const bool pad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
  const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
  event->accept();
  if (keys.testFlag(Qt::AltModifier)) {
    const int lines = turned * 3 * delegate_.rowHeight() / 120;
    return verticalScrollBar()->setValue(verticalScrollBar()->value() - lines);
  }
  if (pad && keys == Qt::NoModifier) return QTreeView::wheelEvent(event);
  wheel_ += turned;
  const int notches = wheel_ / 120;
  if (notches == 0) return;
  wheel_ -= notches * 120;
  if (keys.testFlag(Qt::ControlModifier)) {
    zoom_ = std::clamp(zoom_ * (notches > 0 ? 1.1 : 1 / 1.1), 0.6, 2.5);
    return showLook();
  }
  if (keys.testFlag(Qt::ShiftModifier)) return store_.dispatch(StepRound{-notches});
  store_.dispatch(StepWheel{-notches});
}

void RecordTree::keyPressEvent(QKeyEvent* event) {
  if (store_.tab() == nullptr) return event->ignore();
  const QModelIndex row = rowOf(store_.tab()->cursor);
  if (markKey(event->key(), event->modifiers())) return;
  if (event->key() == Qt::Key_Up) return store_.dispatch(StepEvent{-1});
  if (event->key() == Qt::Key_Down) return store_.dispatch(StepEvent{1});
  const bool toggle = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (toggle && row.isValid()) return fold(model_.indexOfRound(model_.round(row)));
  event->ignore(); // all else is the window's
}

void RecordTree::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  layOutColumns();
  follow();
}

void RecordTree::paintEvent(QPaintEvent* event) {
  QTreeView::paintEvent(event);
  QPainter painter(viewport());
  if (store_.tab() == nullptr) {
    painter.setFont(delegate_.look().font(11));
    painter.setPen(delegate_.look().dim);
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Open a game to read what happened."));
  }
  if (!hasFocus()) return;
  if (marked_.isValid()) {
    painter.setPen(QPen(delegate_.look().accent, 2, Qt::DashLine));
    painter.drawRect(visualRect(marked_).adjusted(1, 1, -2, -1));
  }
  painter.setPen(QPen(delegate_.look().accent, 2));
  painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

/// A triangle that points down where rows are unfolded.
void RecordTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
  const Look& look = delegate_.look();
  const bool round = model_.rowKind(index) == RecordModel::Row::round;
  const bool marked = store_.tab() != nullptr && rowOf(store_.tab()->cursor) == index.siblingAtColumn(0);
  if (marked)
    painter->fillRect(rect, look.accentSoft);
  else if (round)
    painter->fillRect(rect, look.raised);
  if (marked) painter->fillRect(QRectF(0, rect.top(), delegate_.size(4), rect.height()), look.accent);
  if (model_.rowCount(index) == 0) return;
  const double r = delegate_.size(3.6);
  const QPointF middle(rect.right() - r - 2, rect.center().y() + 0.5);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->translate(middle);
  if (isExpanded(index)) painter->rotate(90);
  const std::array<QPointF, 3> arrow{QPointF(-r * 0.7, -r), QPointF(r * 0.9, 0), QPointF(-r * 0.7, r)};
  painter->setPen(Qt::NoPen);
  painter->setBrush(look.dim);
  painter->drawConvexPolygon(arrow.data(), 3);
  painter->restore();
}

} // namespace annales::viewer
