// A comparison by stratum: a row for each kind of seat that both sides have, and all of them at the end.
#pragma once

#include "viewer/comparison/comparison_run.h"
#include "viewer/look/spoken_model.h"

#include <QAbstractTableModel>
#include <vector>

namespace annales::viewer {

/// A difference and its interval in a cell, as `const ForestCell*`: valid as long as the model's rows.
struct ForestCell {
  double value = 0;
  inference::Interval interval{-1, 1};
  double reach = 1; // of the axis of all rows, to either side
  bool pooled = false;
};
inline constexpr int kForestRole = Qt::UserRole + 1;

class StrataModel : public SpokenModel<QAbstractTableModel> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kKind, kA, kB, kDifference, kInterval, kForest, kWeight, kColumns };

  explicit StrataModel(QObject* parent = nullptr);
  /// Null: nothing was asked.
  void show(const ComparisonFound* found);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;

protected:
  [[nodiscard]] QVariant cell(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant heading(int section, Qt::Orientation way, int role) const override;

private:
  struct Row {
    QString kind, tip, a, b, weight;
    ForestCell forest;
  };
  void addStrata(const ComparisonFound& found);

  std::vector<Row> rows_;
};

} // namespace annales::viewer

Q_DECLARE_METATYPE(const annales::viewer::ForestCell*)
