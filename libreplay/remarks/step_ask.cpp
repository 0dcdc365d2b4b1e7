#include "libreplay/remarks/step_ask.h"

#include "engine/rules/conductor.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/older_ask.h"
#include "libreplay/remarks/turn_course.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// What the remark says itself.
StepAsk statedAskOf(const EventLog& log, const GameState& at, NodeIndex step, const Ask& ask) {
  StepAsk stated{step, AskSource::stated, {}, ask.hints};
  for (const ExpectedTurn& expected : ask.answers) {
    auto events = eventsOf(expected, log.names());
    if (!events) continue;
    const TurnCourse course(log, at, *events);
    if (!course.folds()) continue;
    events->resize(course.events());
    stated.turns.push_back(
        {expected.worth, expected.match, expected.text, std::move(*events), course.isOver()});
  }
  if (stated.turns.size() < ask.answers.size() && stated.turns.empty()) stated.source = AskSource::unclear;
  return stated;
}

/// How much an expected turn says of a try that it fits; nothing where it does not fit.
std::optional<std::size_t> fits(const LessonTurn& expected, const TurnCourse& wanted,
                                const TurnCourse& tried) {
  constexpr std::size_t kWholeTurn = 2'000, kDeedsOfTurn = 1'000;
  if (expected.match == TurnMatch::deeds)
    return tried.didAtLeast(wanted) ? std::optional(kDeedsOfTurn + wanted.decisions()) : std::nullopt;
  if (!expected.whole) return tried.goesOnFrom(wanted) ? std::optional(wanted.decisions()) : std::nullopt;
  return tried.isSameTurn(wanted) ? std::optional(kWholeTurn) : std::nullopt;
}

/// The expected turns of a step beside one try.
class TryJudge {
public:
  TryJudge(const EventLog& log, const StepAsk& ask, std::span<const Event> tried)
      : ask_(ask), fold_(log), at_(fold_.after(ask.step)) {
    if (at_ == nullptr) return;
    tried_.emplace(log, *at_, tried);
    for (const LessonTurn& turn : ask.turns)
      wanted_.emplace_back(log, *at_, turn.turn);
  }

  [[nodiscard]] bool folds() const { return tried_ && tried_->folds(); }
  [[nodiscard]] bool isOver() const { return tried_->isOver(); }

  [[nodiscard]] TryVerdict verdict() const {
    if (!ask_.judges()) return {TryWorth::notJudged, std::nullopt};
    std::optional<std::size_t> best;
    if (folds())
      for (std::size_t i = 0; i < wanted_.size(); ++i)
        if (const auto says = saysOf(i); says && (!best || *says > *saysOf(*best))) best = i;
    if (!best) return {TryWorth::notForeseen, std::nullopt};
    return {ask_.turns[*best].worth == TurnWorth::right ? TryWorth::right : TryWorth::wrong, best};
  }

  /// No later decision makes another expected turn fit better than this one.
  [[nodiscard]] bool isFinal(std::size_t best) const {
    if (ask_.turns[best].match == TurnMatch::deeds || ask_.turns[best].whole) return false;
    for (std::size_t i = 0; i < wanted_.size(); ++i)
      if (i != best && mayStillFit(i) && !(isPart(i) && wanted_[i].decisions() <= wanted_[best].decisions()))
        return false;
    return true;
  }

private:
  [[nodiscard]] std::optional<std::size_t> saysOf(std::size_t i) const {
    return fits(ask_.turns[i], wanted_[i], *tried_);
  }
  [[nodiscard]] bool isPart(std::size_t i) const {
    return ask_.turns[i].match == TurnMatch::decisions && !ask_.turns[i].whole;
  }
  [[nodiscard]] bool mayStillFit(std::size_t i) const {
    return ask_.turns[i].match == TurnMatch::deeds || tried_->sharesBeginning(wanted_[i]);
  }

  const StepAsk& ask_;
  TreeFold fold_;
  const GameState* at_;
  std::optional<TurnCourse> tried_;
  std::vector<TurnCourse> wanted_;
};

} // namespace

StepAsk askOf(const EventLog& log, const Discussion& discussion, const DiscussedRemark& step) {
  TreeFold fold(log);
  const GameState* at = fold.after(step.event);
  if (step.now.ask && at != nullptr) return statedAskOf(log, *at, step.event, *step.now.ask);
  const LessonText words = splitLessonText(step.now.text);
  if (!words.answer) return {step.event, AskSource::none, {}, {}};
  if (at == nullptr) return {step.event, AskSource::unclear, {}, {}};
  return olderAskOf(log, discussion, step, *words.answer);
}

TryVerdict judgeTry(const EventLog& log, const StepAsk& ask, std::span<const Event> tried) {
  return TryJudge(log, ask, tried).verdict();
}

std::optional<TryVerdict> judgeEarly(const EventLog& log, const StepAsk& ask, std::span<const Event> tried) {
  const TryJudge judge(log, ask, tried);
  if (!judge.folds()) return std::nullopt;
  const TryVerdict now = judge.verdict();
  if (judge.isOver()) return now;
  if (!now.turn || !judge.isFinal(*now.turn)) return std::nullopt;
  return now;
}

TurnExtent extentOfTurn(const EventLog& log, NodeIndex step, std::span<const Event> events) {
  TreeFold fold(log);
  const GameState* at = fold.after(step);
  if (at == nullptr) return {events.size(), false};
  const TurnCourse course(log, *at, events);
  return {course.events(), course.isOver()};
}

std::vector<Event> beginningOfTurn(const EventLog& log, NodeIndex step) {
  constexpr std::size_t kMostOfThem = 50; // a game with mistakes may go round in circles
  TreeFold fold(log);
  const GameState* at = fold.after(step);
  if (at == nullptr || at->ended) return {};
  const Conductor conductor(log.game());
  Passage passage{*at, {}, {}};
  while (passage.events.size() < kMostOfThem && !passage.state.ended) {
    auto next = conductor.next(passage.state);
    if (!next && passage.state.active.exists()) {
      const auto all = legal(log.game(), passage.state, Payments::cheapest);
      if (all.size() == 1 && std::holds_alternative<TurnEnded>(all.front())) next = all.front();
    }
    if (!next || std::holds_alternative<GameEnded>(*next) || !passage.put(*std::move(next))) break;
  }
  return std::move(passage.events);
}

std::vector<Event> turnAfter(const EventLog& log, NodeIndex step, NodeIndex head) {
  if (!log.isAncestorOrSelf(step, head)) return {};
  std::vector<Event> events;
  const std::vector<NodeIndex> path = log.path(head);
  for (std::size_t i = log[step].seq + 1; i < path.size(); ++i)
    events.push_back(log[path[i]].event);
  events.resize(extentOfTurn(log, step, events).events);
  return events;
}

ExpectedTurn expectedTurn(const LessonTurn& turn, const EventNames& names) {
  return {turn.worth, turn.match, turn.text, factsOf(turn.turn, names)};
}

Ask statedAsk(const StepAsk& ask, const EventNames& names) {
  Ask stated{{}, ask.hints};
  for (const LessonTurn& turn : ask.turns)
    stated.answers.push_back(expectedTurn(turn, names));
  return stated;
}

} // namespace annales::inline replay
