// Share of wins by year or quarter, with intervals and the baseline.
#pragma once

#include "libreplay/openings/shares_over_time.h"
#include "viewer/comparison/sketch.h"

#include <QCoreApplication>

namespace annales::viewer {

class TrendChart {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::TrendChart)
public:
  TrendChart(SharesOverTime found, PeriodBy by, QString side)
      : found_(std::move(found)), by_(by), side_(std::move(side)) {}

  [[nodiscard]] Sketch draw(QSizeF room, const Look& look) const;
  [[nodiscard]] QString title() const;
  /// A line for each period.
  [[nodiscard]] QString words() const;

private:
  SharesOverTime found_;
  PeriodBy by_;
  QString side_;
};

} // namespace annales::viewer
