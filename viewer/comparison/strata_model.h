// A comparison by stratum: a row for each kind of seat that both sides have, and all of them at the end.
#pragma once

#include "viewer/comparison/comparison_run.h"
#include "viewer/rows/rows.h"

namespace annales::viewer {

/// A difference and its interval in a cell, as `const ForestCell*`: valid as long as the model's rows.
struct ForestCell {
  double value = 0;
  inference::Interval interval{-1, 1};
  double reach = 1; // of the axis of all rows, to either side
  bool pooled = false;
};
inline constexpr int kForestRole = Qt::UserRole + 1;

struct StratumRow {
  QString kind, tip, a, b, weight;
  ForestCell forest;
};

class StrataModel : public Rows<StratumRow> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kKind, kA, kB, kDifference, kInterval, kForest, kWeight };

  explicit StrataModel(QObject* parent = nullptr);
  /// Null: nothing was asked.
  void show(const ComparisonFound* found);

protected:
  [[nodiscard]] QString tip(const StratumRow& row, int /*column*/) const override { return row.tip; }
  [[nodiscard]] QVariant more(const StratumRow& row, int column, int role) const override;

private:
  [[nodiscard]] QString axis() const;
};

} // namespace annales::viewer

Q_DECLARE_METATYPE(const annales::viewer::ForestCell*)
