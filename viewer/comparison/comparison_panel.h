// Does A win more than B? Two sides as conditions, the answer as a sentence, and what it rests on.
#pragma once

#include "libreplay/openings/conditions.h"
#include "viewer/comparison/chances_view.h"
#include "viewer/comparison/comparison_run.h"
#include "viewer/comparison/conditions_edit.h"
#include "viewer/comparison/courses_view.h"
#include "viewer/comparison/estimators_model.h"
#include "viewer/comparison/forest_delegate.h"
#include "viewer/comparison/looks_view.h"
#include "viewer/comparison/sides_view.h"
#include "viewer/comparison/strata_model.h"
#include "viewer/comparison/trend_view.h"
#include "viewer/look/look.h"
#include "viewer/openings/facts_source.h"
#include "viewer/openings/game_chooser.h"
#include "viewer/store/session_store.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <array>
#include <memory>
#include <vector>

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
  /// Something is still counted.
  [[nodiscard]] bool busy() const {
    return run_.running() || sidesRun_.running() || waiting_ || trend_->running();
  }
  /// Sides beside A and B.
  /// The side that was removed last comes back with its conditions.
  void bringSideBack();
  [[nodiscard]] QPushButton& sideBack() { return *back_; }
  [[nodiscard]] std::size_t moreSides() const { return more_.size(); }
  [[nodiscard]] ConditionsEdit& moreConditions(std::size_t at) { return *more_[at].edit; }
  [[nodiscard]] SidesView& sides() { return *sides_; }
  [[nodiscard]] TrendView& trend() { return *trend_; }
  [[nodiscard]] ChancesView& chances() { return *chances_; }
  static constexpr std::size_t kMostSides = 12;
  enum Tab : std::uint8_t {
    kNumbersTab,
    kRoundsTab,
    kHistoryTab,
    kStrataTab,
    kSidesTab,
    kTrendTab,
    kChancesTab
  };
  [[nodiscard]] const GameChooser& chooser() const { return chooser_; }
  [[nodiscard]] QString complaint() const { return wrong_->isHidden() ? QString() : wrong_->text(); }

public slots:
  /// From elsewhere: A, and what is compared over. B is left to the person; empty it means all others.
  void compareWith(const QString& a, const QString& over = {});
  void swapSides();
  /// Another side below B, to type in.
  void addSide();
  /// By its place among the sides beside A and B.
  void removeSide(std::size_t at);
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
  void complain(const QLabel& name, ConditionsEdit& edit, const QString& wrong);
  /// The filter of a side or of both; nothing as in `question`.
  [[nodiscard]] std::optional<FactFilter> read(const QLabel& name, ConditionsEdit& edit,
                                               const QString& conditions, const FactFilter& base);
  /// Sides beside A and B with something typed.
  [[nodiscard]] bool hasSeveral() const;
  [[nodiscard]] std::optional<std::vector<AskedSide>> severalSides(FactFilter& over);
  void compareSeveral(const std::shared_ptr<const FactTable>& table);
  void takeSeveral(const std::shared_ptr<const SidesFound>& found);
  void showSeveral();
  void choosePair(std::size_t pair);
  void forgetSeveral();
  void forgetFound();
  void nameMore();
  void askTrend();
  /// The place in the ledger: the old one where nothing has changed since.
  std::size_t entered(LedgerLook look, std::optional<std::size_t> before);
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
  struct MoreSide {
    QWidget* row = nullptr;
    QLabel* name = nullptr;
    ConditionsEdit* edit = nullptr;
    QToolButton* remove = nullptr;
  };
  struct RemovedSide {
    std::size_t place = 0;
    QString words;
  };
  std::vector<MoreSide> more_;       // beside A and B
  std::vector<RemovedSide> removed_; // that can come back, the last one first
  QVBoxLayout* moreRows_;
  QComboBox* skill_;
  QToolButton* swap_;
  QPushButton *compare_, *cancel_, *save_, *add_, *back_;
  QLabel *sentence_, *remarks_, *wrong_;
  QProgressBar* progress_;
  QTabWidget* tabs_;
  EstimatorsModel* estimators_;
  DataTable* numbers_;
  StrataModel* strata_;
  ForestDelegate* forest_;
  DataTable* byStratum_;
  CoursesView* courses_;
  LooksView* looks_;
  SidesView* sides_;
  TrendView* trend_;
  ChancesView* chances_;
  std::shared_ptr<const ComparisonFound> found_;
  std::shared_ptr<const SidesFound> several_; // then `found_` is about one pair of these
  std::vector<std::size_t> severalLooks_;     // by pair, in the ledger
  std::size_t pair_ = 0;
  std::size_t lookAt_ = 0; // of what is shown, in the ledger
  bool asked_ = false;
  bool byItself_ = false; // asked again since the facts were read again
  bool waiting_ = false;  // for games that are looked up
  std::weak_ptr<const FactTable> offered_;
  GameChooser chooser_;
  ComparisonRun run_;
  SidesRun sidesRun_;
  Task saving_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
