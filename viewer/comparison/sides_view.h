// Several sides at once: the forest plot, and all pairs as a table.
#pragma once

#include "viewer/comparison/pairs_model.h"
#include "viewer/comparison/sketch_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QWidget>

namespace annales::viewer {

class SidesView : public QWidget {
  Q_OBJECT
public:
  explicit SidesView(QWidget* parent = nullptr);

  /// `questions`: all in the history, as the verdicts allow for them.
  void show(const JudgedSides& judged, std::size_t questions);
  void clear();
  void setLook(const Look& look);
  void retranslate();
  [[nodiscard]] PairsModel& model() { return *model_; }
  [[nodiscard]] QTableView& table() { return *table_; }
  [[nodiscard]] SketchView& chart() { return *chart_; }
  [[nodiscard]] QComboBox& differences() { return *differences_; }
  [[nodiscard]] QString words() const { return words_->text(); }

signals:
  /// The user wants to see more of this pair.
  void pairChosen(std::size_t pair);
  void told(const QString& sentence);

private:
  void showAgain();

  JudgedSides judged_;
  std::size_t questions_ = 0;
  PairsModel* model_;
  QLabel* words_;
  SketchView* chart_;
  QTableView* table_;
  QComboBox* differences_;
  QPushButton* save_;
  Look look_;
};

} // namespace annales::viewer
