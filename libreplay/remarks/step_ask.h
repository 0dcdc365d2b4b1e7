// What a step of a lesson asks, and what a turn is worth that a pupil plays there.
#pragma once

#include "libreplay/remarks/lesson.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// A turn that a step expects.
struct LessonTurn {
  TurnWorth worth = TurnWorth::right;
  TurnMatch match = TurnMatch::decisions;
  std::string text;        // Markdown, for a pupil who plays it
  std::vector<Event> turn; // the events after the step's, up to the end of the turn at most
  bool whole = false;      // it ends as a turn or the game does; else what comes behind it does not matter
};

/// How well the author's answers are known.
enum class AskSource : std::uint8_t {
  none,   // the step asks nothing
  stated, // the remark says which turns count
  read,   // an older lesson: they follow from its words
  unclear // an older lesson whose words leave it open, or turns that do not fit the game: the author is asked
};

struct StepAsk {
  NodeIndex step = kNoNode; // the event of the remark
  AskSource source = AskSource::none;
  std::vector<LessonTurn> turns;
  std::vector<std::string> hints; // Markdown, shown one after another

  /// Whether any answer can be told right or wrong.
  [[nodiscard]] bool judges() const { return !turns.empty(); }
};

/// Of a standing remark of the discussion. A remark with an `ask` says itself which turns count; those that
/// do not fold from its event are left out. An older one asks where its text has an answer. A link in the
/// answer means the turn of its line, several links mean all of them where only "or" stands between them.
/// Without a link the turn that was played counts where the answer names its space of the rondel and no
/// other, and denies nothing. All else is `unclear`, without turns.
[[nodiscard]] StepAsk askOf(const EventLog& log, const Discussion& discussion, const DiscussedRemark& step);

/// Of one try. `notForeseen`: the author says nothing about such a turn. `notJudged`: about no turn at all.
enum class TryWorth : std::uint8_t { right, wrong, notForeseen, notJudged };
struct TryVerdict {
  TryWorth worth = TryWorth::notJudged;
  std::optional<std::size_t> turn; // in `StepAsk::turns`: the expected turn that was played
};

/// What the events after the step's are worth. Decisions are compared by parts of the turn, whatever their
/// order within a part and their payments; or the position after both turns is the same. Where several
/// expected turns fit, the one that says most counts, of equal ones the first. What does not fold is not
/// foreseen.
[[nodiscard]] TryVerdict judgeTry(const EventLog& log, const StepAsk& ask, std::span<const Event> tried);
/// The same before the turn is over: the verdict that no later decision can change, or nothing.
[[nodiscard]] std::optional<TryVerdict> judgeEarly(const EventLog& log, const StepAsk& ask,
                                                   std::span<const Event> tried);

/// How many of the events after `step` belong to the turn that is asked for: up to its TurnEnded or
/// GameEnded, that included. A turn in which its nation has nothing left to decide is not meant: then it is
/// the next one. All events, and not over, where the turn goes on.
struct TurnExtent {
  std::size_t events = 0;
  bool over = false;
};
[[nodiscard]] TurnExtent extentOfTurn(const EventLog& log, NodeIndex step, std::span<const Event> events);

/// What happens after `step` before its nation has anything to decide: the end of a turn that is played, a
/// new round, incomes, the begin of the turn.
[[nodiscard]] std::vector<Event> beginningOfTurn(const EventLog& log, NodeIndex step);

/// The turn after `step` along the way to `head`; empty where `head` does not come after it.
[[nodiscard]] std::vector<Event> turnAfter(const EventLog& log, NodeIndex step, NodeIndex head);

/// As annotations have it.
[[nodiscard]] ExpectedTurn expectedTurn(const LessonTurn& turn, const EventNames& names);
/// The step's question as an annotation says it.
[[nodiscard]] Ask statedAsk(const StepAsk& ask, const EventNames& names);

} // namespace annales::inline replay
