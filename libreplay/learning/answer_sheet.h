// The answers of several pupils beside the steps of a lesson, judged by what the coach accepts.
#pragma once

#include "libreplay/learning/answered_turn.h"
#include "libreplay/learning/pupil_answers.h"
#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/remarks/step_ask.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A step that asks something.
struct SheetStep {
  std::size_t game = 0;  // its place among the games
  LessonStep step;       // in the discussion of that game
  std::string lesson;    // its slug
  std::size_t place = 0; // in the lesson, from 1
  std::string name;      // `stepName`
  StepAsk ask;
};

struct SheetAnswer {
  std::size_t pupil = 0, step = 0; // among those of the sheet
  PupilAnswer answer;
  AnsweredTurn turn;               // empty where the pupil answered in words, or where `unreadable`
  std::optional<Error> unreadable; // the game has no such events
  TryVerdict verdict;
  bool first = false; // of this pupil at this step: this one counts

  [[nodiscard]] bool inWords() const { return answer.turn.empty(); }
  /// A turn that the rules do not allow.
  [[nodiscard]] bool isRefused() const { return unreadable.has_value() || turn.refused.has_value(); }
};

/// An answer to a step that the games do not have.
struct StrayAnswer {
  std::string pupil;
  PupilAnswer answer;
};

struct AnswerSheet {
  std::vector<std::string> pupils;  // by name
  std::vector<SheetStep> steps;     // in the order of their lessons
  std::vector<SheetAnswer> answers; // by pupil, step and moment
  std::vector<StrayAnswer> strays;
  std::size_t again = 0; // answers that came twice, and count once

  /// The answer of the pupil that counts; null: none.
  [[nodiscard]] const SheetAnswer* of(std::size_t pupil, std::size_t step) const;
  /// Steps at which the first answer of the pupil is right.
  [[nodiscard]] std::size_t rightOf(std::size_t pupil) const;
};

/// Turns that no accepted answer foresees, each once, with the answers that have it.
struct UnforeseenTurn {
  std::size_t step = 0;
  std::vector<Event> events;
  std::vector<std::size_t> answers; // places in `AnswerSheet::answers`
};

/// The games outlive the call. `lesson`: a slug; empty: all lessons. Verdicts come from the engine and the
/// games alone. Of several answers of one pupil to one step, the earliest counts. Incomplete once `goOn`,
/// which is asked before each answer, says no.
[[nodiscard]] AnswerSheet answerSheet(std::span<const EventLog* const> games,
                                      std::span<const PupilAnswers> files, std::string_view lesson = {},
                                      const std::function<bool()>& goOn = {});
/// In the order of the steps.
[[nodiscard]] std::vector<UnforeseenTurn> unforeseenTurns(const AnswerSheet& sheet,
                                                          std::span<const EventLog* const> games);

/// The step's question with one more turn that the coach accepts as right or calls wrong.
[[nodiscard]] Ask withAnswer(const EventLog& game, const SheetStep& step, std::span<const Event> turn,
                             TurnWorth worth, std::string text);

} // namespace annales::inline replay
