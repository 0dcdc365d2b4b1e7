// Tables whose columns are data: what is over each, what stands in it, and on which side.
#pragma once

#include "viewer/look/plain_tip.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <functional>
#include <utility>
#include <vector>

namespace annales::viewer {

template <class Row> struct RowColumn {
  using Head = std::function<QString()>; // in the language of the window, asked anew each time
  using Text = std::function<QString(const Row&)>;

  RowColumn(Head over, Text words, Qt::AlignmentFlag at = Qt::AlignLeft, Head tip = {})
      : head(std::move(over)), text(std::move(words)), side(at), explained(std::move(tip)) {}

  Head head;
  Text text;
  Qt::AlignmentFlag side; // of cells and head: numbers stand to the right
  Head explained;         // the tooltip of the head
};

/// A model of rows of one kind. What a table has beside words is asked of those that derive from it.
template <class Row> class Rows : public SpokenModel<QAbstractTableModel> {
public:
  /// None of the columns' functions outlives the model.
  explicit Rows(std::vector<RowColumn<Row>> columns, QObject* parent = nullptr)
      : SpokenModel(parent), columns_(std::move(columns)) {}

  void setRows(std::vector<Row> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }
  /// Behind those that are there, whose places stay.
  void appendRows(const std::vector<Row>& rows) {
    if (rows.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    rows_.insert(rows_.end(), rows.begin(), rows.end());
    endInsertRows();
  }
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
  }

protected:
  /// Shown letter by letter; empty: none.
  [[nodiscard]] virtual QString tip(const Row& /*row*/, int /*column*/) const { return {}; }
  [[nodiscard]] QString textOf(const Row& row, int column) const {
    return columns_[static_cast<std::size_t>(column)].text(row);
  }
  /// Of all other roles: for delegates, colours.
  [[nodiscard]] virtual QVariant more(const Row& /*row*/, int /*column*/, int /*role*/) const { return {}; }

  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const final {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const RowColumn<Row>& column = columns_[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
      return column.text(row);
    case Qt::ToolTipRole:
      return wordsOrNothing(plainTip(tip(row, index.column())));
    case Qt::TextAlignmentRole:
      return sideOf(column);
    default:
      return more(row, index.column(), role);
    }
  }
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const final {
    if (way != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const RowColumn<Row>& column = columns_[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
      return column.head();
    case Qt::ToolTipRole:
      return column.explained ? QVariant(column.explained()) : QVariant();
    case Qt::TextAlignmentRole:
      return sideOf(column);
    default:
      return {};
    }
  }

private:
  [[nodiscard]] static QVariant sideOf(const RowColumn<Row>& column) {
    return static_cast<int>(column.side | Qt::AlignVCenter);
  }
  [[nodiscard]] static QVariant wordsOrNothing(const QString& words) {
    return words.isEmpty() ? QVariant() : QVariant(words);
  }

  std::vector<RowColumn<Row>> columns_;
  std::vector<Row> rows_;
};

} // namespace annales::viewer
