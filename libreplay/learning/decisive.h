// The moments in which an analysed line was decided, as steps of a lesson with a question before the answer.
#pragma once

#include "libreplay/causes/cause.h"
#include "libreplay/learning/mistake_questions.h"
#include "libreplay/remarks/step_ask.h"
#include "libreplay/words/sentence.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

struct DecisiveChoice {
  std::size_t count = 7; // of moments, at most
  Judgement atLeast = Judgement::inaccuracy;
  NationId nation; // none: of all
  /// Why a turn was a mistake, asked for those that are chosen; null, or nothing: answers do not say it.
  std::function<std::optional<Cause>(const LineTurn&)> why = nullptr;
};

/// The largest mistakes by the lower end of their intervals, spread over game and nations: whoever was chosen
/// already, and whatever stretch of the game (a quarter of its turns), counts the less the more often it was.
/// Places among `questions`, in the order of the game. `turns`: of the whole line; `turnOf`: the place of a
/// question among them.
[[nodiscard]] std::vector<std::size_t> spreadOut(const std::vector<MistakeQuestion>& questions,
                                                 const std::vector<std::size_t>& turnOf, std::size_t turns,
                                                 std::size_t count);

/// What stands in an answer for the link to the better line, whose name is known when it is written.
inline constexpr std::string_view kBetterLine = "{better line}";

/// A step of a lesson, and the line that its answer shows.
struct LessonMoment {
  Hash event;                    // the position that is asked about
  std::vector<Event> better;     // from there to the next TurnBegan or GameEnded
  std::string lineName;          // as it should be called: "Better: Temple (round 7)"
  std::string nation;            // its word
  std::string question;          // Markdown
  std::string answer;            // likewise, with kBetterLine in it once
  std::vector<LessonTurn> turns; // which turns from there are right or wrong
  int number = 0;                // of the step, at least: its lesson may have steps in other games
};

/// The question stands where the better way parts from what was played: before the step on the rondel, or in
/// the middle of the turn. Turns in which the better way only pays otherwise, or does nothing more, are not
/// asked about.
[[nodiscard]] std::vector<LessonMoment> decisiveMoments(const EventLog& log, NodeIndex head,
                                                        const LineAnalysis& analysis,
                                                        const DecisiveChoice& choice,
                                                        const DisplayNames& names);

/// "Decisive moments".
[[nodiscard]] std::string_view titleOfDecisiveLesson(Language language);
/// Who signs remarks that this program has made of an analysis: the engine with its version.
[[nodiscard]] std::string machineAuthor();

} // namespace annales::inline replay
