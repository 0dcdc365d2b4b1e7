// Guessing what a nation did: the questions along a line, and how an answer compares. No widgets.
#pragma once

#include "libreplay/session/opened_game.h"

#include <memory>
#include <string>
#include <vector>

namespace annales::viewer {

/// The line that a guesser sees: it ends where the question is.
inline constexpr std::string_view kGuessLine = "guess";

enum class GuessResult : std::uint8_t {
  same,      // exactly what was played
  otherPaid, // the same with another payment
  different
};

class Guess {
public:
  /// Questions of that nation on the line after event `from`: where it had more than one thing to choose.
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

  /// How the guess compares; counted.
  GuessResult judge(const Event& guess);
  void next() { ++at_; }
  [[nodiscard]] std::size_t right() const { return right_; }
  [[nodiscard]] std::size_t judged() const { return judged_; }

private:
  std::shared_ptr<const OpenedGame> game_;
  std::shared_ptr<const OpenedLine> line_;
  std::vector<EventIndex> questions_;
  std::size_t at_ = 0, right_ = 0, judged_ = 0;
};

} // namespace annales::viewer
