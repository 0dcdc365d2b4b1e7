// Rows below events in the record, remarks and other lines: their folds, and the keys that go to lines.
#include "viewer/record/record_tree.h"

#include <QKeyEvent>

namespace annales::viewer {
namespace {

constexpr int kTold = 2, kNamed = 6; // variations at one event

} // namespace

/// As the user left them; else remarks and a few lines are told in words, more lines are named, and many are
/// only counted. Remarks have the whole width, in the ledger too.
void RecordTree::foldBelowEvents() {
  scheduleDelayedItemsLayout();
  setUpdatesEnabled(false); // it is painted anew anyway
  for (const EventIndex k : model_.discussed()) {
    const QModelIndex event = model_.indexOfEvent(k);
    int lines = 0;
    for (int i = 0; i < model_.rowCount(event); ++i) {
      const bool remark = model_.isRemark(model_.index(i, 0, event));
      setFirstColumnSpanned(i, event, remark);
      lines += remark ? 0 : 1;
    }
    for (int i = model_.rowCount(event) - lines; i < model_.rowCount(event); ++i) {
      const QModelIndex row = model_.index(i, 0, event);
      setExpanded(row, unfolded_.value(QString::fromStdString(model_.variation(row).line), lines <= kTold));
    }
    setExpanded(event, unfolded_.value(u'@' + QString::number(k), lines <= kNamed));
  }
  setUpdatesEnabled(true);
}

void RecordTree::keepFold(const QModelIndex& row) {
  const bool event = model_.rowKind(row) == RecordModel::Row::event;
  const QString key =
      event ? u'@' + QString::number(model_.first(row)) : QString::fromStdString(model_.variation(row).line);
  unfolded_[key] = isExpanded(row);
}

void RecordTree::showElsewhere(const QModelIndex& row) {
  const std::string line = model_.variation(row).line; // the row goes with the line
  const EventIndex k = model_.eventElsewhere(row);
  store_.dispatch(ChooseLine{line});
  store_.dispatch(GoTo{k});
}

/// The next (previous) visible row that tells of another line, from the mark or the cursor on.
QModelIndex RecordTree::rowElsewhere(int by) const {
  QModelIndex row = marked_.isValid() ? QModelIndex(marked_) : rowOf(store_.tab()->cursor);
  do
    row = by > 0 ? indexBelow(row) : indexAbove(row);
  while (row.isValid() && !model_.isElsewhere(row));
  return row;
}

void RecordTree::mark(const QModelIndex& row) {
  marked_ = row;
  if (row.isValid()) scrollTo(row);
  viewport()->update();
}

/// Keys of rows of other lines; the arrows sideways only while one is marked.
bool RecordTree::markKey(int key, Qt::KeyboardModifiers with) {
  const bool down = key == Qt::Key_Down, up = key == Qt::Key_Up;
  if (with == Qt::AltModifier && (down || up)) {
    if (const QModelIndex row = rowElsewhere(down ? 1 : -1); row.isValid()) mark(row);
    return true;
  }
  if (!marked_.isValid() || with != Qt::NoModifier) return false;
  if (key == Qt::Key_Escape) return mark({}), true;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return showElsewhere(marked_), true;
  if (key != Qt::Key_Left && key != Qt::Key_Right) return false;
  QModelIndex row = marked_;
  const bool open = key == Qt::Key_Right;
  if (!open && (!isExpanded(row) || model_.rowCount(row) == 0)) {
    row = row.parent();
    if (model_.isElsewhere(row)) mark(row);
    return true;
  }
  if (isExpanded(row) != open && model_.rowCount(row) > 0) fold(row);
  return true;
}

bool RecordTree::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && marked_.isValid()) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool ours = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right ||
                      key.key() == Qt::Key_Escape || key.key() == Qt::Key_Return ||
                      key.key() == Qt::Key_Enter;
    if (ours && key.modifiers() == Qt::NoModifier) {
      event->accept();
      return true;
    }
  }
  return QTreeView::event(event);
}

} // namespace annales::viewer
