// Does A win more than B? Two sides as conditions, the answer as a sentence, and what it rests on.
#pragma once

#include "libreplay/openings/conditions.h"
#include "viewer/comparison/comparison_run.h"
#include "viewer/comparison/conditions_edit.h"
#include "viewer/comparison/courses_view.h"
#include "viewer/comparison/estimators_model.h"
#include "viewer/comparison/forest_delegate.h"
#include "viewer/comparison/looks_view.h"
#include "viewer/comparison/strata_model.h"
#include "viewer/look/look.h"
#include "viewer/openings/facts_source.h"
#include "viewer/openings/game_chooser.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QWidget>
#include <array>
#include <memory>

namespace annales::viewer {

/// Asks when somebody says so and not while typing: each question is a look that all verdicts allow for.
class ComparisonPanel : public QWidget {
  Q_OBJECT
public:
  /// Store and facts outlive the panel.
  ComparisonPanel(SessionStore& store, FactsSource& facts, QWidget* parent = nullptr);

  enum Part : std::uint8_t { kA, kB, kOver, kParts };
  [[nodiscard]] ConditionsEdit& conditions(Part part) { return *edits_[part]; }
  [[nodiscard]] QString sentence() const { return sentence_->text(); }
  [[nodiscard]] QString remarks() const { return remarks_->text(); }
  [[nodiscard]] EstimatorsModel& estimators() { return *estimators_; }
  [[nodiscard]] StrataModel& strata() { return *strata_; }
  [[nodiscard]] CoursesView& courses() { return *courses_; }
  [[nodiscard]] LooksView& looks() { return *looks_; }
  [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
  [[nodiscard]] ComparisonRun& run() { return run_; }
  [[nodiscard]] const GameChooser& chooser() const { return chooser_; }
  [[nodiscard]] QString complaint() const { return wrong_->isHidden() ? QString() : wrong_->text(); }

public slots:
  /// From elsewhere: A, and what is compared over. B is left to the person; empty it means all others.
  void compareWith(const QString& a, const QString& over = {});
  void swapSides();
  void ask();
  void cancel();
  /// The compared observations as a table, and beside it a script in R that repeats the numbers.
  void saveObservations(const QString& file);

signals:
  void told(const QString& sentence);

protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  void connectParts();
  void retranslate();
  void showLook();
  void offer();
  void compareNow();
  /// Of what is typed; nothing, with the reason shown, where it makes no sense, and while games are looked
  /// up.
  [[nodiscard]] std::optional<ComparisonQuestion> question();
  void complain(Part part, const Error& error);
  void take(const std::shared_ptr<const ComparisonFound>& found, int steps);
  void enter(const ComparisonFound& found);
  void tellVerdict();
  void showState();
  void askAgain(const annales::LedgerLook& look);
  void askForObservations();

  SessionStore& store_;
  FactsSource& facts_;
  Look look_;
  std::array<QLabel*, kParts> names_{};
  std::array<ConditionsEdit*, kParts> edits_{};
  QComboBox* skill_;
  QToolButton* swap_;
  QPushButton *compare_, *cancel_, *save_;
  QLabel *sentence_, *remarks_, *wrong_;
  QProgressBar* progress_;
  QTabWidget* tabs_;
  EstimatorsModel* estimators_;
  QTableView* numbers_;
  StrataModel* strata_;
  ForestDelegate* forest_;
  QTableView* byStratum_;
  CoursesView* courses_;
  LooksView* looks_;
  std::shared_ptr<const ComparisonFound> found_;
  std::size_t lookAt_ = 0; // of what is shown, in the ledger
  bool asked_ = false;
  bool byItself_ = false; // asked again since the facts were read again
  bool waiting_ = false;  // for games that are looked up
  std::weak_ptr<const FactTable> offered_;
  GameChooser chooser_;
  ComparisonRun run_;
  Worker saving_; // last, so that it is destroyed first
};

} // namespace annales::viewer
