// All pairs of several sides, a row each.
#pragma once

#include "viewer/comparison/sides_chart.h"
#include "viewer/rows/rows.h"

namespace annales::viewer {

/// Of what was found, which is shown as long as its rows.
struct PairRow {
  std::shared_ptr<const SidesFound> found;
  std::size_t pair = 0;
  LookVerdict verdict;
};

class PairsModel : public Rows<PairRow> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kPair, kDifference, kInterval, kP, kAdjusted, kVerdict };

  explicit PairsModel(QObject* parent = nullptr);
  /// Without anything found: no rows.
  void show(const JudgedSides& judged);

protected:
  [[nodiscard]] QString tip(const PairRow& row, int column) const override;
};

} // namespace annales::viewer
