// The chance to find differences of 2 to 20 points, with the games that there are and with more.
#pragma once

#include "viewer/comparison/chances_model.h"
#include "viewer/comparison/sketch_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QWidget>

namespace annales::viewer {

class ChancesView : public QWidget {
  Q_OBJECT
public:
  explicit ChancesView(QWidget* parent = nullptr);

  /// Of a comparison of these sides; `questions`: all in the history.
  void show(const std::string& a, const std::string& b, const Comparison& counted, std::size_t questions);
  void clear();
  void setLook(const Look& look);
  void retranslate();
  [[nodiscard]] SketchView& chart() { return *chart_; }
  [[nodiscard]] ChancesModel& model() { return *model_; }
  [[nodiscard]] QComboBox& way() { return *way_; }
  [[nodiscard]] QString words() const { return words_->text(); }

signals:
  void told(const QString& sentence);

private:
  void showAgain();

  NamedChances named_;
  std::size_t questions_ = 0;
  ChancesModel* model_;
  QComboBox* way_;
  QPushButton* save_;
  QLabel* words_;
  SketchView* chart_;
  QTableView* table_;
  Look look_;
};

} // namespace annales::viewer
