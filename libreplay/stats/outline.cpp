#include "libreplay/stats/outline.h"

#include <algorithm>
#include <numeric>

namespace annales::inline replay {
namespace {

/// Stops are 1, the ends of `count` spans (sorted, `endOf(i)`), and `length`.
template <class EndOf>
EventIndex stepOver(EventIndex k, std::size_t count, EndOf&& endOf, int by, EventIndex length) {
  std::size_t low = 0, high = count; // the first end after k, or not before it
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const bool before = by > 0 ? endOf(middle) <= k : endOf(middle) < k;
    (before ? low : high) = before ? middle + 1 : middle;
  }
  const auto target = static_cast<std::int64_t>(low) + (by > 0 ? by - 1 : by);
  if (target < 0) return std::min<EventIndex>(1, length);
  if (target >= static_cast<std::int64_t>(count)) return length;
  return endOf(static_cast<std::size_t>(target));
}

EventIndex stepEvents(EventIndex k, int by, EventIndex length) {
  const std::int64_t target = static_cast<std::int64_t>(k) + by;
  return static_cast<EventIndex>(std::clamp<std::int64_t>(target, 1, length));
}

/// Neither what begins and ends a turn nor what follows from a decision.
bool isDecision(const Step& step) {
  if (std::holds_alternative<BattleFought>(step.event)) return !step.after.fixed.automaticBattles;
  return !std::holds_alternative<RoundBegan>(step.event) &&
         !std::holds_alternative<IncomeReceived>(step.event) &&
         !std::holds_alternative<TurnBegan>(step.event) &&
         !std::holds_alternative<PersonageWon>(step.event) &&
         !std::holds_alternative<TurnEnded>(step.event) && !std::holds_alternative<GameEnded>(step.event) &&
         !std::holds_alternative<Corrected>(step.event);
}

template <class Spans> std::vector<EventIndex> endsOf(const Spans& spans, EventIndex length) {
  std::vector<EventIndex> ends{1};
  for (const auto& span : spans)
    if (span.last > ends.back()) ends.push_back(span.last);
  if (ends.back() < length) ends.push_back(length);
  return ends;
}

} // namespace

void LineOutline::add(const Step& step) {
  length_ = step.index;
  if (rounds_.empty()) beginRound(step.index, 0);
  if (const auto* round = std::get_if<RoundBegan>(&step.event); round != nullptr && step.folded())
    beginRound(step.index, round->round);
  if (const auto* turn = std::get_if<TurnBegan>(&step.event); turn != nullptr && step.folded())
    beginTurn(step.index, turn->nation);
  rounds_.back().last = step.index;
  if (rounds_.back().turns == 0) return;
  Turn& turn = turns_.back();
  turn.last = step.index;
  if (isDecision(step)) turn.decision = step.index;
  if (const auto* moved = std::get_if<RondelMoved>(&step.event)) turn.space = moved->to;
}

void LineOutline::beginRound(EventIndex k, std::uint16_t number) {
  rounds_.push_back({k, k, number, static_cast<std::uint32_t>(turns_.size()), 0});
}

void LineOutline::beginTurn(EventIndex k, NationId nation) {
  own_[nation.index()].push_back(static_cast<std::uint32_t>(turns_.size()));
  turns_.push_back({k, k, nation, static_cast<std::uint32_t>(rounds_.size() - 1), Space::none, k});
  ++rounds_.back().turns;
}

std::span<const Turn> LineOutline::turnsOf(const Round& round) const {
  return std::span(turns_).subspan(round.firstTurn, round.turns);
}

std::uint32_t LineOutline::roundAt(EventIndex k) const {
  const auto after = std::upper_bound(rounds_.begin(), rounds_.end(), k,
                                      [](EventIndex i, const Round& r) { return i < r.first; });
  return static_cast<std::uint32_t>(after - rounds_.begin()) - 1;
}

const Turn* LineOutline::turnAt(EventIndex k) const {
  const auto after = std::upper_bound(turns_.begin(), turns_.end(), k,
                                      [](EventIndex i, const Turn& t) { return i < t.first; });
  if (after == turns_.begin() || std::prev(after)->last < k) return nullptr;
  return &*std::prev(after);
}

const Round* LineOutline::roundNumbered(int number) const {
  const auto at =
      std::find_if(rounds_.begin(), rounds_.end(), [&](const Round& r) { return r.number == number; });
  return at == rounds_.end() ? nullptr : &*at;
}

EventIndex LineOutline::step(EventIndex k, StepUnit unit, int by) const {
  if (by == 0) return k;
  switch (unit) {
  case StepUnit::event:
    return stepEvents(k, by, length_);
  case StepUnit::turn:
    return stepOver(
        k, turns_.size(), [&](std::size_t i) { return turns_[i].decision; }, by, length_);
  case StepUnit::round:
    return stepOver(
        k, rounds_.size(), [&](std::size_t i) { return rounds_[i].last; }, by, length_);
  }
  return k;
}

EventIndex LineOutline::stepOwn(EventIndex k, NationId nation, int by) const {
  if (by == 0 || nation.index() >= own_.size()) return k;
  const auto& own = own_[nation.index()];
  return stepOver(
      k, own.size(), [&](std::size_t i) { return turns_[own[i]].decision; }, by, length_);
}

std::vector<EventIndex> LineOutline::samples(StepUnit unit) const {
  switch (unit) {
  case StepUnit::event: {
    std::vector<EventIndex> all(length_);
    std::iota(all.begin(), all.end(), EventIndex{1});
    return all;
  }
  case StepUnit::turn:
    return endsOf(turns_, length_);
  case StepUnit::round:
    return endsOf(rounds_, length_);
  }
  return {};
}

} // namespace annales::inline replay
