#include "viewer/rows/text_rows.h"

#include "viewer/look/plain_tip.h"

#include <QFont>
#include <utility>

namespace annales::viewer {
namespace {

QVariant partOf(const TextCell& cell, int role) {
  if (role == Qt::DisplayRole) return cell.text;
  if (role == Qt::ToolTipRole && !cell.tip.isEmpty()) return plainTip(cell.tip);
  return {};
}

} // namespace

void TextRows::show(std::vector<TextCell> heads, std::vector<TextRow> rows) {
  beginResetModel();
  heads_ = std::move(heads);
  rows_ = std::move(rows);
  endResetModel();
}

int TextRows::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TextRows::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(heads_.size());
}

Qt::ItemFlags TextRows::flags(const QModelIndex& index) const {
  return index.isValid() && isTitle(index.row()) ? Qt::ItemIsEnabled : SpokenModel::flags(index);
}

QVariant TextRows::cell(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const TextRow& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole)
    return QVariant((index.column() == 0 ? Qt::AlignLeft : values_) | Qt::AlignVCenter);
  if (role == Qt::FontRole && row.isTitle) {
    QFont bold; // with nothing else said: size and family stay the table's
    bold.setBold(true);
    return bold;
  }
  const auto column = static_cast<std::size_t>(index.column());
  return column < row.cells.size() ? partOf(row.cells[column], role) : QVariant();
}

QVariant TextRows::heading(int section, Qt::Orientation way, int role) const {
  const bool isThere = section >= 0 && section < static_cast<int>(heads_.size());
  return way == Qt::Horizontal && isThere ? partOf(heads_[static_cast<std::size_t>(section)], role)
                                          : QVariant();
}

} // namespace annales::viewer
