// The provinces as a table: what a board is without a drawing.
#pragma once

#include "viewer/look/look.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <QTableView>
#include <memory>

namespace annales::viewer {

class ProvinceTableModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : int { province, city, units, columns };

  using SpokenModel::SpokenModel;
  /// Another game; null empties the table.
  void setGame(std::shared_ptr<const OpenedGame> game, std::vector<NationLook> nations);
  void setState(const GameState& state);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation orientation, int role) const override;

private:
  [[nodiscard]] QString textAt(ProvinceId p, int column) const;

  std::shared_ptr<const OpenedGame> game_;
  std::vector<NationLook> nations_;
  GameState state_;
};

/// Leaves the keys that move through the game to the window.
class ProvinceTableView : public QTableView {
  Q_OBJECT
public:
  using QTableView::QTableView;

protected:
  void keyPressEvent(QKeyEvent* event) override;
};

} // namespace annales::viewer
