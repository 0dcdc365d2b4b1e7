// What a nation does that plays as recorded, as long as it can.
#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "libreplay/lines/adjusting.h"
#include "libreplay/pilots/autopilot.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::optional<Row> rowOf(const Question& question, const Event& event) {
  for (const Row row : question.options)
    if (sameFact(question.legal[row], event)) return row;
  return std::nullopt;
}

} // namespace

/// Nothing: the nation has left the record.
std::optional<Row> Autopilot::asRecorded(const Question& question) {
  if (question.state.turn.stage != Stage::inTurn) return income(question);
  if (question.who != question.state.active) return reply(question);
  if (otherwise_) return byHand(question);
  return ownDecision(question);
}

/// What came next in the turn; null once anything in it differs.
const Event* Autopilot::nextInRecord() const {
  return turn_ == nullptr || differs_ || same_ >= turn_->events.size() ? nullptr : &turn_->events[same_];
}

/// In the record cards were revealed or taken before the next decision that are not here yet.
bool Autopilot::othersComeFirst() const {
  std::size_t revealed = 0, replies = 0;
  for (std::size_t i = 0; i < script_->placeOfNext(); ++i) {
    const Event& event = turn_->events[i];
    const NationId who = chooserOf(event, state_.active);
    if (std::holds_alternative<CardRevealed>(event)) ++revealed;
    if (std::holds_alternative<CardTaken>(event) && who != state_.active) ++replies;
  }
  std::size_t given = 0;
  for (const std::size_t count : replies_)
    given += count;
  return revealed > revealed_ || replies > given;
}

/// A deed that is legal, though nobody lists it, or that breaks the rule that it broke in the record.
bool Autopilot::mayStand(const Event& wanted, std::size_t i) const {
  const auto wrong = check(game_, state_, wanted);
  if (wrong && (wrong->rule != turn_->broke[i] || wrong->rule == "log.meaning")) return false;
  GameState trial = state_;
  return !annales::apply(trial, wanted);
}

std::optional<Row> Autopilot::ownDecision(const Question& question) {
  const Event* wanted = script_ ? script_->next() : nullptr;
  if (wanted == nullptr) {
    leave(question.who, turn_, std::nullopt);
    return std::nullopt;
  }
  const std::size_t place = script_->placeOfNext();
  if (question.mayPass && othersComeFirst()) return kPass;
  if (!rowOf(question, *wanted)) {
    if (mayStand(*wanted, place)) {
      forced_ = *wanted;
      return kWait;
    }
    auto fitted = adjusted(game_, state_, *wanted);
    if (fitted && rowOf(question, *fitted)) {
      script_->decideNext(std::move(*fitted));
      ++adjusted_;
    }
  }
  if (const auto row = script_->choose(question)) return row;
  leave(question.who, turn_, place);
  return std::nullopt;
}

/// The place in the turn of what the nation, whose turn it is not, does next in it.
std::optional<std::size_t> Autopilot::nextReplyOf(NationId nation) const {
  std::size_t before = 0;
  for (std::size_t i = 0; turn_ != nullptr && i < turn_->events.size(); ++i)
    if (chooserOf(turn_->events[i], state_.active) == nation && before++ == replies_[nation.index()])
      return i;
  return std::nullopt;
}

/// In somebody else's turn a nation answers what it answered, where the same has just happened.
std::optional<Event> Autopilot::dueReply() const {
  if (turn_ == nullptr || state_.turn.stage != Stage::inTurn) return std::nullopt;
  for (std::size_t n = 0; n < game_.nations(); ++n) {
    const NationId nation(n);
    if (nation == state_.active || !plays(nation, PilotSort::recorded)) continue;
    const auto i = nextReplyOf(nation);
    if (!i) continue;
    const bool asked = nextInRecord() != nullptr
                           ? *i == same_
                           : *i == 0 || (last_ && sameFact(turn_->events[*i - 1], *last_));
    if (asked && mayStand(turn_->events[*i], *i)) return turn_->events[*i];
  }
  return std::nullopt;
}

/// What need not be answered and was not, is not; where an answer is due, it is the record's next.
std::optional<Row> Autopilot::reply(const Question& question) {
  if (question.mayPass) return kPass;
  const auto i = nextReplyOf(question.who);
  if (i)
    if (const auto row = rowOf(question, turn_->events[*i])) return row;
  leave(question.who, i ? turn_ : nullptr, i);
  return std::nullopt;
}

std::optional<Row> Autopilot::income(const Question& question) {
  if (question.options.size() == 1) return question.options.front();
  const Event* chosen = turns_->income(state_.round, question.who);
  if (chosen != nullptr)
    if (const auto row = rowOf(question, *chosen)) return row;
  leave(question.who, nullptr, std::nullopt);
  return std::nullopt;
}

/// `i`: the place in the turn of what it cannot do; nothing where the record does not say what it does.
void Autopilot::leave(NationId nation, const RecordedTurn* turn, std::optional<std::size_t> i) {
  LeftRecord left;
  left.nation = nation;
  left.place = played_;
  if (turn != nullptr) left.line = turn->line->name;
  if (turn != nullptr && i) {
    left.index = turn->indexOf(*i);
    left.event = turn->events[*i];
    if (const auto wrong = check(game_, state_, *left.event)) left.why = *wrong;
  }
  left_.push_back(std::move(left));
  Pilot& pilot = plan_.pilots[nation.index()];
  pilot.sort = pilot.player ? PilotSort::bot : PilotSort::hand;
}

} // namespace annales::inline replay
