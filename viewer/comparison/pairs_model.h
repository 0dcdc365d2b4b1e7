// All pairs of several sides, a row each.
#pragma once

#include "viewer/comparison/sides_chart.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>

namespace annales::viewer {

class PairsModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kPair, kDifference, kInterval, kP, kAdjusted, kVerdict, kColumns };

  explicit PairsModel(QObject* parent = nullptr);
  /// Without anything found: no rows.
  void show(const JudgedSides& judged);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  JudgedSides judged_;
};

} // namespace annales::viewer
