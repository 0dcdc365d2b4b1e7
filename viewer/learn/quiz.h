// A nation's own mistakes, or puzzles, asked one after another: what was tried, how it was judged, what comes
// next. No widgets.
#pragma once

#include "libreplay/analysis/turn_comparison.h"
#include "libreplay/exact/puzzles.h"
#include "libreplay/learning/mistake_questions.h"
#include "libreplay/session/opened_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::viewer {

struct QuizItem {
  std::shared_ptr<const OpenedGame> game;
  MistakeQuestion question;
  /// Where it is no mistake but a puzzle: whatever reaches its goal is right. `better` is one way to do it.
  std::optional<Puzzle> puzzle = std::nullopt;
};

/// How an answer was judged. Whatever cannot be told from the best found, within the tolerance of the
/// judgements, is right.
struct QuizVerdict {
  enum class Kind : std::uint8_t {
    best,
    asGood,
    worse,
    asPlayed,
    shown,
    notJudged,
    solved,  // of puzzles
    unsolved // likewise
  } kind = Kind::shown;
  std::optional<TurnsCompared> compared; // of `asGood` and `worse`
  Error why;                             // of `notJudged`

  [[nodiscard]] bool right() const {
    return kind == Kind::best || kind == Kind::asGood || kind == Kind::solved;
  }
};

/// What of a question is on the board.
enum class QuizSide : std::uint8_t { tried, better, played };

class Quiz {
public:
  /// One question at least.
  explicit Quiz(std::vector<QuizItem> items);

  [[nodiscard]] std::size_t count() const { return items_.size(); }
  [[nodiscard]] std::size_t place() const { return at_; }
  [[nodiscard]] const QuizItem& item() const { return items_[at_]; }
  [[nodiscard]] const QuizItem& itemAt(std::size_t place) const { return items_[place]; }
  /// Whoever is asked must be told which.
  [[nodiscard]] bool isOfSeveralGames() const;
  /// False: there is no such question.
  bool goTo(std::size_t place);

  /// The turn as far as it was tried, after TurnBegan.
  [[nodiscard]] const std::vector<Event>& tried() const { return states_[at_].tried; }
  /// Goes on with the trial. Not once it is over.
  void add(const std::vector<Event>& events);
  /// One decision back; false where there is nothing.
  bool takeBack();
  void beginAnew();
  /// The nation's turn has ended in it, or the game.
  [[nodiscard]] bool over() const;
  /// What needs no rollouts: the same as was found, or as was played; and every puzzle.
  [[nodiscard]] std::optional<QuizVerdict> atOnce() const;

  /// Of the question's first answer, which counts. Null: none yet.
  [[nodiscard]] const QuizVerdict* first() const { return firstAt(at_); }
  [[nodiscard]] const QuizVerdict* firstAt(std::size_t place) const;
  /// Of what is tried now.
  [[nodiscard]] const QuizVerdict* verdict() const;
  void judge(QuizVerdict verdict);
  [[nodiscard]] std::size_t right() const;
  [[nodiscard]] std::size_t answered() const;

  /// Of the question.
  [[nodiscard]] GameState before() const;
  /// The game as far as it is known: to where the trial has come; or, once answered, to the end of another
  /// way, each on the line of that name.
  [[nodiscard]] std::shared_ptr<const OpenedGame> shown(QuizSide side) const;
  [[nodiscard]] const std::string& lineName() const { return lineName_; }

private:
  struct State {
    std::vector<Event> tried;
    std::vector<std::size_t> steps; // where each begins among them
    std::optional<QuizVerdict> first, now;
  };

  std::vector<QuizItem> items_;
  std::vector<State> states_;
  std::size_t at_ = 0;
  std::string lineName_; // that no game has
};

} // namespace annales::viewer
