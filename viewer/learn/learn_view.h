// One's own mistakes as questions: the position before the turn, the turn played by hand, and its judgement.
#pragma once

#include "libreplay/learning/why_missed.h"
#include "viewer/board/board_panel.h"
#include "viewer/jobs/task.h"
#include "viewer/learn/practice_book.h"
#include "viewer/learn/quiz.h"
#include "viewer/play/play_panel.h"
#include "viewer/tables/nations_view.h"
#include "viewer/tables/rondel_view.h"

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QWidget>
#include <array>
#include <functional>
#include <map>

namespace annales::viewer {

/// What is noted of a question's game for later days.
using QuizOrigin = std::function<std::pair<std::optional<GamePlace>, QString>(const OpenedGame& game)>;

/// A window of its own. Ctrl+Z takes a decision back, Alt+Right and Alt+Left go to the next question and
/// back, Escape closes; what was answered is kept at once.
class LearnView : public QWidget {
  Q_OBJECT
public:
  /// One question at least; the book outlives the view. `effort`: of the rollouts that judge.
  LearnView(std::vector<QuizItem> items, PracticeBook& book, QuizOrigin origin, Day today, const View& view,
            const AnalysisEffort& effort = {.budget = 200}, QWidget* parent = nullptr);
  ~LearnView() override;
  /// Another look, or large print, while it is shown.
  void setView(const View& view);

  [[nodiscard]] const Quiz& quiz() const { return quiz_; }
  [[nodiscard]] const SessionStore& store() const { return store_; }
  [[nodiscard]] PlayPanel& play() { return *play_; }
  [[nodiscard]] QString heading() const { return counter_->text(); }
  [[nodiscard]] QString question() const { return question_->text(); }
  [[nodiscard]] QString verdict() const { return verdict_->text(); }
  [[nodiscard]] QString explanation() const { return explanation_->text(); }
  /// At the end: every question with its result and when it comes again.
  [[nodiscard]] QListWidget& results() { return *results_; }
  [[nodiscard]] bool judging() const { return judging_; }
  [[nodiscard]] bool ended() const { return ended_; }
  /// The puzzles that are ticked at the end; before it all of them.
  [[nodiscard]] std::vector<QuizItem> chosenPuzzles() const;
  [[nodiscard]] QPushButton& toLesson() { return *toLesson_; }
  [[nodiscard]] QPushButton& worksheet() { return *worksheet_; }
  [[nodiscard]] QPushButton& side(QuizSide which) { return *sides_[indexOf(which)]; }

public slots:
  void answer(const std::vector<annales::Event>& events);
  void takeBack();
  void tryAgain();
  /// Counts as not known, unless the question was answered before.
  void showAnswer();
  void next();
  void previous();
  void finish();

signals:
  /// What could not be kept.
  void told(const QString& sentence);
  /// The chosen puzzles shall become steps of a lesson, or a printed worksheet.
  void lessonAsked(const std::vector<annales::viewer::QuizItem>& puzzles);
  void worksheetAsked(const std::vector<annales::viewer::QuizItem>& puzzles);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build();
  QWidget* buildSide();
  QWidget* buildFoot();
  void connectParts();
  void showLook();
  void ask();
  void showSide(QuizSide which);
  void showSides();
  void showState();
  void judge();
  void askWhy();
  void showExplanation();
  void take(QuizVerdict verdict);
  void keep();
  [[nodiscard]] bool hasPuzzles() const;
  void tell(const QString& sentence, const QColor& colour);
  [[nodiscard]] bool answered() const { return quiz_.first() != nullptr; }

  Quiz quiz_;
  PracticeBook& book_;
  QuizOrigin origin_;
  const Day today_;
  const AnalysisEffort effort_;
  std::vector<std::optional<Practice>> practised_;  // by question
  std::map<std::size_t, std::optional<Cause>> why_; // likewise; nothing: no cause stands the test
  SessionStore store_;                              // outlives the panels that look at it
  Look look_;
  bool judging_ = false, ended_ = false;
  BoardPanel* board_ = nullptr;
  RondelView* rondel_ = nullptr;
  NationsView* nations_ = nullptr;
  PlayPanel* play_ = nullptr;
  QStackedWidget* panel_ = nullptr; // to play; once answered the explanation, at the end the results
  QScrollArea* page_ = nullptr;     // of the explanation
  QListWidget* results_ = nullptr;
  QLabel *counter_ = nullptr, *question_ = nullptr, *verdict_ = nullptr, *explanation_ = nullptr,
         *hint_ = nullptr;
  QProgressBar* busy_ = nullptr;
  std::array<QPushButton*, 3> sides_{};
  QPushButton *back_ = nullptr, *again_ = nullptr, *reveal_ = nullptr, *previous_ = nullptr, *next_ = nullptr,
              *finish_ = nullptr, *toLesson_ = nullptr, *worksheet_ = nullptr;
  Task judge_{this}, reasons_{this}; // last: they are gone first
};

} // namespace annales::viewer
