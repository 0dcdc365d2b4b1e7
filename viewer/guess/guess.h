// Guessing what a nation did: the questions along a line, and how an answer compares. No widgets.
#pragma once

#include "libreplay/choice/decision.h"
#include "libreplay/session/opened_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::viewer {

/// The line that a guesser sees: it ends where the question is.
inline constexpr std::string_view kGuessLine = "guess";

/// A question that was not answered as it was played.
struct MissedGuess {
  EventIndex at = 0;          // what was played, on the line
  std::optional<Event> guess; // none: it was shown without one
};

class Guess {
public:
  /// Questions of that nation on the line after event `from`: where it could have chosen something else.
  Guess(std::shared_ptr<const OpenedGame> game, std::shared_ptr<const OpenedLine> line, NationId nation,
        EventIndex from);

  /// No question is left.
  [[nodiscard]] bool done() const { return at_ >= questions_.size(); }
  [[nodiscard]] std::size_t number() const { return at_ + 1; }
  [[nodiscard]] std::size_t count() const { return questions_.size(); }
  /// The event that is asked for, on the line; not to be called when done.
  [[nodiscard]] EventIndex asked() const { return questions_[at_]; }
  [[nodiscard]] const Event& answer() const { return line_->event(asked()); }
  /// The game as far as it is known before the question, on `kGuessLine`; all of it when done.
  [[nodiscard]] std::shared_ptr<const OpenedGame> known() const;

  /// How the guess compares; counted. Nothing else is asked about before `next`.
  SameChoice judge(const Event& guess);
  /// Counted as missed.
  void giveUp();
  void next() { ++at_; }
  /// Nothing more is asked. What was not answered does not count.
  void finish();
  [[nodiscard]] std::size_t right() const { return right_; }
  [[nodiscard]] std::size_t answered() const { return right_ + missed_.size(); }
  [[nodiscard]] const std::vector<MissedGuess>& missed() const { return missed_; }
  [[nodiscard]] const OpenedLine& line() const { return *line_; }

private:
  std::shared_ptr<const OpenedGame> game_;
  std::shared_ptr<const OpenedLine> line_;
  std::vector<EventIndex> questions_;
  std::vector<MissedGuess> missed_;
  std::size_t at_ = 0, right_ = 0;
};

} // namespace annales::viewer
