// The dock of the analysis: how it is done and how far it is, how each nation decided, and where something
// was given away.
#pragma once

#include "viewer/analysis/mistakes_model.h"
#include "viewer/rows/data_table.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <functional>

namespace annales::viewer {

/// Enter or a click goes to the turn; Ctrl+Enter, or the button, plays the better way.
class AnalysisPanel : public QWidget {
  Q_OBJECT
public:
  /// The book outlives it.
  explicit AnalysisPanel(AnalysisBook& book, QWidget* parent = nullptr);

  [[nodiscard]] QComboBox& power() { return *power_; }
  [[nodiscard]] QComboBox& against() { return *against_; }
  [[nodiscard]] QComboBox& kept() { return *kept_; }
  [[nodiscard]] QComboBox& beside() { return *beside_; }
  [[nodiscard]] QPushButton& start() { return *start_; }
  [[nodiscard]] QPushButton& stop() { return *stop_; }
  [[nodiscard]] QProgressBar& bar() { return *bar_; }
  [[nodiscard]] QComboBox& nations() { return *nations_; }
  [[nodiscard]] QComboBox& judgements() { return *judgements_; }
  [[nodiscard]] QPushButton& better() { return *better_; }
  [[nodiscard]] QPushButton& lesson() { return *lesson_; }
  [[nodiscard]] QPushButton& learn() { return *learn_; }
  /// How many questions are due today, wherever; asked when somebody wants to learn.
  void setDueCounter(std::function<int()> count) { countDue_ = std::move(count); }
  [[nodiscard]] DataTable& table() { return *table_; }
  [[nodiscard]] MistakesModel& model() { return *model_; }
  [[nodiscard]] QString hint() const { return hint_->text(); }
  /// Why the chosen turn was a mistake, as it is shown.
  [[nodiscard]] QString why() const { return why_->text(); }
  /// How each nation decided, as it is shown.
  [[nodiscard]] QString accuracy() const { return accuracy_->text(); }

signals:
  /// The nation's own mistakes on the shown line, as questions.
  void learnAsked(annales::NationId nation);
  void dueAsked();

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  // analysis_panel_parts.cpp
  void build();
  void connectParts();
  void retranslate();
  void showLook();
  void fillNations();
  void fillKept();
  void showAnalysis();
  void showState();
  void showAccuracy();
  void showWhy();
  [[nodiscard]] QString whyOf(const LineTurn& turn) const;
  [[nodiscard]] QString differenceOf(const LineTurn& turn) const;
  void markRow();
  void fillLearn();
  void go(const QModelIndex& index);
  [[nodiscard]] QString hintNow() const;
  [[nodiscard]] QString againstNow() const;

  AnalysisBook& book_;
  Look look_;
  QComboBox *power_, *against_, *kept_, *beside_;
  QPushButton *start_, *stop_;
  QProgressBar* bar_;
  QLabel *hint_, *accuracy_, *why_;
  QComboBox *nations_, *judgements_;
  QPushButton *better_, *lesson_, *learn_;
  QMenu* learnMenu_;
  std::function<int()> countDue_;
  MistakesModel* model_;
  DataTable* table_;
};

} // namespace annales::viewer
