// What machines have said of the shown line, and the run that finds more of it. Ribbon, list and commands ask
// here.
#pragma once

#include "libreplay/analysis/company_estimate.h"
#include "libreplay/learning/decisive.h"
#include "viewer/analysis/analysis_run.h"
#include "viewer/jobs/task.h"
#include "viewer/store/study_editor.h"

#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>

namespace annales::viewer {

/// How long a person wants to wait for how sure an answer.
enum class AnalysisPower : std::uint8_t { quick, usual, thorough };
inline constexpr std::size_t kAnalysisPowers = 3;
[[nodiscard]] AnalysisEffort effortOf(AnalysisPower power);

class WhySource;

/// One a window.
class AnalysisBook : public QObject {
  Q_OBJECT
public:
  /// Outlived by the editor.
  explicit AnalysisBook(StudyEditor& editor, QObject* parent = nullptr);
  ~AnalysisBook() override;

  [[nodiscard]] SessionStore& store() const { return editor_.store(); }
  [[nodiscard]] StudyEditor& editor() const { return editor_; }
  /// Why turns of the shown line were mistakes.
  [[nodiscard]] WhySource& why() const { return *why_; }

  /// Nobody is to see what machines say (the layer of remarks, too).
  [[nodiscard]] bool hidden() const { return !store().session().view.shows(RemarkLayer::machine); }
  void setHidden(bool hidden);
  /// What is known of the shown line with the shown label; null without a game, where it is hidden, and where
  /// nothing is known.
  [[nodiscard]] const LineAnalysis* shown() const;
  /// Those with which something is known of the shown line, in their order.
  [[nodiscard]] std::vector<AnalysisLabel> labels() const;
  void choose(const AnalysisLabel& label);
  /// Of which label, in any case.
  [[nodiscard]] std::optional<AnalysisLabel> label() const;

  /// Another one of this line to compare with; nothing ends that.
  void compareWith(const std::optional<AnalysisLabel>& label);
  /// Null where nothing is compared, or is to be seen.
  [[nodiscard]] const LineAnalysis* beside() const;

  /// Remembered.
  [[nodiscard]] AnalysisPower power() const { return power_; }
  void setPower(AnalysisPower power);
  /// Words of `companiesOf`, remembered: "all" at first.
  [[nodiscard]] const std::string& companies() const { return companyWords_; }
  void setCompanies(const std::string& words);
  /// The first of them, in the shown game: players by its main line, as far as it is recorded. Bots where the
  /// game has no player that has learned it.
  [[nodiscard]] const Company& company() const { return companies_.first; }
  /// A player is chosen that has not learned the shown game.
  [[nodiscard]] bool lacksStrongPlay() const;

  enum class Doing : std::uint8_t { nothing, running, waiting };
  /// Of whatever line.
  [[nodiscard]] Doing doing() const;
  /// Whether that is the shown line.
  [[nodiscard]] bool runsHere() const;
  /// Turns; of the run.
  [[nodiscard]] std::size_t done() const { return run_ ? run_->done() : 0; }
  [[nodiscard]] std::size_t of() const { return run_ ? run_->of() : 0; }
  /// Whether all is known of the shown line with the chosen effort.
  [[nodiscard]] bool complete() const;
  /// Analyses the shown line with the chosen effort; lets it wait, or go on, where that is being done.
  void startOrPause();
  /// What was found stays.
  void stop();
  /// The library that keeps it; empty: it is there only while the game is open.
  [[nodiscard]] std::filesystem::path library() const;

  /// False also where that library cannot be written.
  [[nodiscard]] bool isKept() const;

  /// The turn of the shown line that the shown event belongs to; null where there is none.
  [[nodiscard]] const LineTurn* turnAtShown() const;
  /// To the beginning of the next turn that was judged so badly at least; `by` below 0: back.
  void goToMistake(int by);
  /// The better way of that turn of the shown line, or of the one that is shown, as a what-if line.
  void playBetter(const LineTurn& turn);
  void playBetterHere();
  /// The decisive moments of the shown line, as far as it is known, as a lesson, with why where that was
  /// found already; `lessonMade` says its slug.
  void makeLesson(const DecisiveChoice& choice);
  /// What the shown line is known to have given away, as questions; empty where nothing is to be seen.
  [[nodiscard]] std::vector<MistakeQuestion> questions(NationId nation) const;

signals:
  /// Another line, or something else is known or shown of it.
  void changed();
  /// The run began, waits, goes on, ended, or came further; power or place are others.
  void stateChanged();
  void told(const QString& sentence);
  void lessonMade(const std::string& slug);

private:
  struct GameShelf {
    AnalysisShelf shelf;
    std::vector<KeptSaid> unkept;
    std::optional<AnalysisLabel> chosen, beside;
    bool refused = false; // by the library
  };
  void follow(const Change& change);
  void takeLine();
  void takeCompanies();
  void forgetClosed();
  void load();
  void keepWhatIsNot(const OpenedGame& game);
  void tellNotKept(const Hash& game, const std::filesystem::path& file, const LibraryError& error);
  void refresh();
  void start();
  void take(const Hash& game, const KeptSaid& said, bool kept);
  [[nodiscard]] AnalysisLabel wanted() const;
  [[nodiscard]] AnalysisLabel best() const;
  [[nodiscard]] GameShelf* shelf();
  [[nodiscard]] const GameShelf* shelf() const;

  StudyEditor& editor_;
  AnalysisPower power_ = AnalysisPower::usual;
  std::string companyWords_{kAllCompanies};
  Companies companies_;
  Hash companiesOf_{};                // the end of the main line that they are taken from
  std::map<Hash, GameShelf> shelves_; // of games that are open
  std::shared_ptr<const AnalysisLine> line_;
  std::optional<LineAnalysis> analysis_, beside_;
  std::unique_ptr<AnalysisRun> run_;
  QTimer soon_; // what is found in quick succession is shown at once
  Task loader_{this}, keeper_{this};
  std::unique_ptr<WhySource> why_;
};

/// The place on its line of a turn's first event.
[[nodiscard]] inline EventIndex beginOf(const LineTurn& turn) {
  return static_cast<EventIndex>(turn.spot.event + 2);
}

} // namespace annales::viewer
