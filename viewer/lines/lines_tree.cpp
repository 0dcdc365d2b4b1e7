#include "viewer/lines/lines_tree.h"

#include <QAbstractItemDelegate>
#include <QEvent>
#include <algorithm>

namespace annales::viewer {

LinesTree::LinesTree(QWidget* parent) : QTreeView(parent) {}

void LinesTree::setModel(QAbstractItemModel* model) {
  // Before the view and its header hear of the same.
  connect(model, &QAbstractItemModel::modelReset, this, &LinesTree::forget);
  connect(model, &QAbstractItemModel::dataChanged, this, &LinesTree::forget);
  connect(model, &QAbstractItemModel::rowsInserted, this, &LinesTree::forget);
  connect(model, &QAbstractItemModel::rowsRemoved, this, &LinesTree::forget);
  QTreeView::setModel(model);
}

void LinesTree::forget() {
  columns_.clear();
}

int LinesTree::sizeHintForColumn(int column) const {
  if (model() == nullptr || column <= 0) return QTreeView::sizeHintForColumn(column); // the first is indented
  columns_.resize(static_cast<std::size_t>(model()->columnCount()));
  std::optional<int>& known = columns_[static_cast<std::size_t>(column)];
  if (!known) known = widest({}, column);
  return *known;
}

int LinesTree::widest(const QModelIndex& parent, int column) const {
  int wide = 0;
  for (int row = 0; row < model()->rowCount(parent); ++row) {
    wide = std::max(wide, widthOf(model()->index(row, column, parent)));
    wide = std::max(wide, widest(model()->index(row, 0, parent), column));
  }
  return wide;
}

int LinesTree::widthOf(const QModelIndex& cell) const {
  const auto font = cell.data(Qt::FontRole).value<QFont>();
  const QString words = cell.data().toString() + (font.bold() ? u'b' : u'-') + (font.italic() ? u'i' : u'-');
  const auto known = widths_.constFind(words);
  if (known != widths_.constEnd()) return *known;
  QStyleOptionViewItem option;
  initViewItemOption(&option);
  const int wide = itemDelegateForIndex(cell)->sizeHint(option, cell).width();
  widths_.insert(words, wide);
  return wide;
}

void LinesTree::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    columns_.clear();
    widths_.clear();
  }
  QTreeView::changeEvent(event);
}

} // namespace annales::viewer
