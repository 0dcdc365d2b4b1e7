// Every estimate of one comparison, a row each, and what it is over.
#pragma once

#include "viewer/comparison/comparison_run.h"
#include "viewer/rows/rows.h"

namespace annales::viewer {

struct EstimateRow {
  QString name, tip;
  QString value, interval, p, over;
};

class EstimatorsModel : public Rows<EstimateRow> {
  Q_OBJECT
public:
  enum Column : std::uint8_t { kEstimator, kValue, kInterval, kP, kOver };

  explicit EstimatorsModel(QObject* parent = nullptr);
  /// Null: nothing was asked.
  void show(const ComparisonFound* found);

protected:
  [[nodiscard]] QString tip(const EstimateRow& row, int column) const override {
    return column == kOver ? row.over : row.tip;
  }
};

} // namespace annales::viewer
