// Rows that are texts and are made all at once, for tables whose columns follow from what they are about.
#pragma once

#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

struct TextCell {
  QString text, tip = {};
};

struct TextRow {
  std::vector<TextCell> cells; // as many as columns; a title has one
  bool isTitle = false;        // over the rows that follow; cannot be chosen
};

class TextRows : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  /// `values`: how the cells of all columns but the first are aligned.
  explicit TextRows(Qt::Alignment values, QObject* parent = nullptr) : SpokenModel(parent), values_(values) {}

  void show(std::vector<TextCell> heads, std::vector<TextRow> rows);
  void clear() { show({}, {}); }
  [[nodiscard]] bool isTitle(int row) const { return rows_[static_cast<std::size_t>(row)].isTitle; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  Qt::Alignment values_;
  std::vector<TextCell> heads_;
  std::vector<TextRow> rows_;
};

} // namespace annales::viewer
