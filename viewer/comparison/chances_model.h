// The chance to find a difference as a table: a row for each size, a column for each number of games.
#pragma once

#include "libreplay/openings/power_chances.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

class ChancesModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  explicit ChancesModel(QObject* parent = nullptr);
  void show(const std::vector<PowerChance>& chances, bool asVerdict);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  std::vector<PowerChance> chances_;
  std::vector<double> games_;
  bool asVerdict_ = true;
};

} // namespace annales::viewer
