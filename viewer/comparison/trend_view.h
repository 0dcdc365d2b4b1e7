// Whether a side wins more or less often over the years: a chart, and the sentence of the test.
#pragma once

#include "libreplay/openings/shares_over_time.h"
#include "viewer/comparison/sketch_page.h"
#include "viewer/jobs/task.h"

#include <memory>
#include <optional>
#include <vector>

namespace annales::viewer {

struct TrendSide {
  QString title;
  FactFilter filter;
};
struct TrendFound {
  std::optional<TrendRefusal> refusal;
  SharesOverTime shares;
};

class TrendView : public SketchPage {
  Q_OBJECT
public:
  explicit TrendView(QWidget* parent = nullptr);

  /// Counts when it comes into sight.
  void ask(std::shared_ptr<const FactTable> table, std::vector<TrendSide> sides);
  void clear();
  void retranslate();
  [[nodiscard]] QComboBox& side() { return *side_; }
  [[nodiscard]] QComboBox& by() { return *by_; }
  [[nodiscard]] bool running() const { return task_.busy(); }

protected:
  void showEvent(QShowEvent* event) override;

private:
  void count();
  void take(const std::shared_ptr<const TrendFound>& found, PeriodBy by, const QString& side);
  void showFound();

  std::shared_ptr<const FactTable> table_;
  std::vector<TrendSide> sides_;
  std::shared_ptr<const TrendFound> found_;
  PeriodBy countedBy_ = PeriodBy::year;
  QString counted_; // the side that `found_` is about
  bool waiting_ = false;
  QComboBox *side_, *by_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
