// A pupil's turn at a step of a lesson: what was played so far, and what it is worth. No widgets.
#pragma once

#include "libreplay/remarks/step_ask.h"
#include "libreplay/session/opened_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::viewer {

class LessonTry {
public:
  LessonTry() = default;
  /// What is already known of the step; the game outlives the try.
  LessonTry(const OpenedGame& game, StepAsk ask);

  [[nodiscard]] const StepAsk& ask() const { return ask_; }
  /// Whether anything can be played from the step.
  [[nodiscard]] bool canPlay() const { return canPlay_; }
  /// What begins by itself, then what was played.
  [[nodiscard]] const std::vector<Event>& events() const { return tried_; }
  /// Whether anything was played.
  [[nodiscard]] bool isBegun() const { return !steps_.empty(); }

  /// Goes on, unless there is a verdict. The turn is judged as soon as no later decision matters.
  void add(const std::vector<Event>& events);
  /// A turn that is known, in place of what was played.
  void put(std::vector<Event> turn);
  /// One decision back, and the verdict; false where nothing was played.
  bool takeBack();
  void beginAnew();

  [[nodiscard]] const std::optional<TryVerdict>& verdict() const { return verdict_; }
  /// The expected turn that was played; null where it was none.
  [[nodiscard]] const LessonTurn* expected() const;
  /// The first right turn; null where the step has none.
  [[nodiscard]] const LessonTurn* rightTurn() const;

private:
  const OpenedGame* game_ = nullptr;
  StepAsk ask_;
  std::vector<Event> beginning_, tried_;
  std::vector<std::size_t> steps_; // where each decision begins in `tried_`
  std::optional<TryVerdict> verdict_;
  bool canPlay_ = false;
};

/// The log with one more line of that name from `step` through the events.
[[nodiscard]] EventLog withTurn(EventLog log, const std::string& line, NodeIndex step,
                                const std::vector<Event>& events);
/// A name that no line of the game has.
[[nodiscard]] std::string freeLineName(const EventLog& log);

} // namespace annales::viewer
