// The chance to find differences of 2 to 20 points, with the games that there are and with more.
#pragma once

#include "viewer/comparison/chances_model.h"
#include "viewer/comparison/sketch_page.h"

namespace annales::viewer {

class ChancesView : public SketchPage {
  Q_OBJECT
public:
  explicit ChancesView(QWidget* parent = nullptr);

  /// Of a comparison of these sides; `questions`: all in the history.
  void show(const std::string& a, const std::string& b, const Comparison& counted, std::size_t questions);
  void clear();
  void retranslate();
  [[nodiscard]] ChancesModel& model() { return *model_; }
  [[nodiscard]] QComboBox& way() { return *way_; }

private:
  ChancesView(ChancesModel* model, QWidget* parent);
  void showAgain();

  NamedChances named_;
  std::size_t questions_ = 0;
  ChancesModel* model_;
  QComboBox* way_;
};

} // namespace annales::viewer
