// Two lines in charts: both lines' curves, and next to them what one has beyond the other.
#pragma once

#include "viewer/charts/chart_view.h"
#include "viewer/store/session_store.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QWidget>

namespace annales::viewer {

/// Charts of the line that the store shows, over the line behind it. What is chosen on the left applies to
/// the right too. At first they show what both lines have, from a little before the fork.
class CompareCharts : public QWidget {
  Q_OBJECT
public:
  /// The store outlives the charts.
  explicit CompareCharts(SessionStore& store, QWidget* parent = nullptr);

  /// Which chart: in the corner of the tabs.
  [[nodiscard]] QComboBox& kinds() { return *kinds_; }
  [[nodiscard]] ChartView& curves() { return *curves_; }
  [[nodiscard]] ChartView& difference() { return *difference_; }

private:
  void showKind(ChartKind kind);
  void showBoth();
  void takeOver(ChartChoice choice);

  SessionStore& store_;
  QComboBox* kinds_;
  QLabel* title_;
  QBoxLayout* row_;
  ChartView* curves_ = nullptr;
  ChartView* difference_ = nullptr;
};

} // namespace annales::viewer
