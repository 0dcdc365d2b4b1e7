// The nations of a game as rows, their numbers as columns.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/look/spoken_model.h"
#include "viewer/tables/nation_numbers.h"

#include <QAbstractTableModel>
#include <array>

namespace annales::viewer {

/// Column 0 names the nation; the others are of a `field`. Shows one event at a time.
class NationsModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Role { kValue = Qt::UserRole, kChange, kActs, kSelected };

  using SpokenModel::SpokenModel;

  /// Another line, or other looks: everything is new. Null: no rows.
  void open(const Tab* tab, std::vector<NationLook> nations);
  /// The event that the tab shows now; tells which cells differ.
  void show(const Tab& tab);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

  [[nodiscard]] const std::vector<NationLook>& nations() const { return nations_; }
  [[nodiscard]] NationField field(int column) const { return columns_[static_cast<std::size_t>(column) - 1]; }
  /// Whether pieces that are not on the board stand behind those that are.
  [[nodiscard]] bool isFolded(int column) const { return !folded(field(column)).empty(); }

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Cell {
    int value = 0, change = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Row {
    std::array<Cell, kNationFields> cells{};
    bool acts = false, selected = false;
    friend bool operator==(const Row&, const Row&) = default;
  };

  /// Of `elsewhere` those that this game has.
  [[nodiscard]] std::vector<NationField> folded(NationField field) const;
  /// On the board and elsewhere.
  [[nodiscard]] int allOf(const Row& row, NationField field) const;
  [[nodiscard]] std::vector<Row> rowsFor(const Tab& tab) const;
  void replace(int row, const Row& by);
  [[nodiscard]] QVariant nationData(const Row& row, const NationLook& nation, int role) const;
  [[nodiscard]] QString cellTip(const Row& row, NationField field, const NationLook& nation) const;

  std::vector<NationLook> nations_;
  std::vector<NationField> fields_, columns_;
  std::vector<Row> rows_;
  int goal_ = 0;
};

} // namespace annales::viewer
