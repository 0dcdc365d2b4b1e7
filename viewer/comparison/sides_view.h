// Several sides at once: the forest plot, and all pairs as a table.
#pragma once

#include "viewer/comparison/pairs_model.h"
#include "viewer/comparison/sketch_page.h"

namespace annales::viewer {

class SidesView : public SketchPage {
  Q_OBJECT
public:
  explicit SidesView(QWidget* parent = nullptr);

  /// `questions`: all in the history, as the verdicts allow for them.
  void show(const JudgedSides& judged, std::size_t questions);
  void clear();
  void retranslate();
  [[nodiscard]] PairsModel& model() { return *model_; }
  [[nodiscard]] DataTable& table() { return *tableOfPage(); }
  [[nodiscard]] QComboBox& differences() { return *differences_; }

signals:
  /// The user wants to see more of this pair.
  void pairChosen(std::size_t pair);

private:
  SidesView(PairsModel* model, QWidget* parent);
  void showAgain();

  JudgedSides judged_;
  std::size_t questions_ = 0;
  PairsModel* model_;
  QComboBox* differences_;
};

} // namespace annales::viewer
