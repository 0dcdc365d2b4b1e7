#include "libreplay/lines/rebase_edits.h"

#include "engine/event/codec.h"
#include "engine/rules/rules.h"
#include "libreplay/log/timeline.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Whether the line itself may go another way after the event `last`.
bool mayChange(const Study& study, const LineTree& tree, LineIndex line, NodeIndex last) {
  if (line == 0) return study.recording() && study.events().isAncestorOrSelf(study.base().mainHead(), last);
  return tree[line].own && study.events().isAncestorOrSelf(tree[line].fork, last);
}

Played changed(const Study& study, const LineTree& tree, TreePlace place, const std::vector<Event>& events) {
  const TreeLine& line = tree[place.line];
  const Hash& from = study.events()[place.event].id;
  if (events.empty() && place.event == line.fork) // nothing of its own is left
    return {{DeleteLine{line.name}}, tree[line.parent].name, from};
  const Hash head = headAfter(study.events(), from, events);
  if (head == study.events()[line.head].id) return {{}, line.name, head};
  return {{SetLine{line.name, from, events, head}}, line.name, head};
}

bool beginsTurn(const Event& event) {
  return std::holds_alternative<RoundBegan>(event) || std::holds_alternative<IncomeReceived>(event) ||
         std::holds_alternative<TurnBegan>(event);
}

bool comesByItself(const Event& event, const GameState& before) {
  if (std::holds_alternative<BattleFought>(event)) return before.fixed.automaticBattles;
  if (const auto* end = std::get_if<GameEnded>(&event))
    return end->reason == EndReason::personages || end->reason == EndReason::templeDestroyed;
  return beginsTurn(event) || std::holds_alternative<PersonageWon>(event);
}

/// Null where the first decision was carried over: without it the later ones would mean something else.
const Stopped* stoppedAtOnce(const std::vector<Event>& branch, const Rebased& result) {
  if (result.leftOut.empty()) return nullptr;
  const auto first = std::find_if_not(branch.begin(), branch.end(), beginsTurn);
  const Stopped& stopped = result.leftOut.front();
  return static_cast<std::ptrdiff_t>(stopped.index) == first - branch.begin() + 1 ? &stopped : nullptr;
}

/// The line goes on from `from` with what was carried over; `begun` of that is new.
Result<CarriedOver> written(const Study& study, const LineTree& tree, TreePlace from,
                            const std::vector<Event>& begun, Rebased result, std::string_view stem) {
  Result<Played> played = mayChange(study, tree, from.line, from.event)
                              ? changed(study, tree, from, result.events)
                              : play(study, {tree[from.line].name, from.event}, result.events, stem);
  if (!played) return tl::unexpected(played.error());
  played->event = headAfter(study.events(), study.events()[from.event].id, begun);
  return CarriedOver{std::move(*played), std::move(result)};
}

} // namespace

/// What comes automatically is a decision only where the rules would allow something else of its kind.
Changeable changeable(const EventLog& log, NodeIndex node) {
  if (node == 0) return Changeable::beginning;
  TreeFold fold(log);
  const GameState* before = fold.after(log[node].parent);
  if (before == nullptr) return Changeable::unreached;
  const Event& event = log[node].event;
  if (!comesByItself(event, *before)) return Changeable::yes;
  for (const Event& other : legal(log.game(), *before, Payments::cheapest))
    if (other.index() == event.index() &&
        eventId(other, &log[log[node].parent].id, log.names()) != log[node].id)
      return Changeable::yes;
  return Changeable::byItself;
}

std::vector<Event> asDecided(const Study& study, const LinePlace& at, std::vector<Event> events) {
  const LineTree tree(study);
  const LineIndex line = tree.lineNamed(at.line);
  const bool both = events.size() == 2 && std::holds_alternative<RondelMoved>(events[0]) &&
                    std::holds_alternative<Produced>(events[1]);
  if (line == kNoLine || !both) return events;
  NodeIndex next = tree[line].head;
  while (next != kNoNode && study.events()[next].parent != at.event)
    next = study.events()[next].parent;
  if (next != kNoNode && std::holds_alternative<Produced>(study.events()[next].event)) events.pop_back();
  return events;
}

Result<CarriedOver> replaceEvent(const Study& study, const LinePlace& at, const std::vector<Event>& instead,
                                 std::string_view stem) {
  const LineTree tree(study);
  const LineIndex line = tree.lineNamed(at.line);
  if (line == kNoLine) return failure("there is no line \"{}\"", at.line);
  auto result = rebase(study.events(), tree[line].head, at.event, instead);
  if (!result) return tl::unexpected(result.error());
  return written(study, tree, {line, study.events()[at.event].parent}, instead, std::move(*result), stem);
}

Result<CarriedOver> insertEvents(const Study& study, const LinePlace& at, const std::vector<Event>& events,
                                 std::string_view stem) {
  const LineTree tree(study);
  const LineIndex line = tree.lineNamed(at.line);
  if (line == kNoLine) return failure("there is no line \"{}\"", at.line);
  auto result = insertEventsInto(study.events(), tree[line].head, at.event, events);
  if (!result) return tl::unexpected(result.error());
  return written(study, tree, {line, at.event}, events, std::move(*result), stem);
}

Result<CarriedOver> pasteBranch(const Study& study, const LinePlace& at, const std::vector<Event>& branch,
                                std::string_view stem) {
  if (at.event >= study.events().size()) return failure("the event is not in this game");
  TreeFold fold(study.events());
  const GameState* now = fold.after(at.event);
  if (now == nullptr) return failure("an earlier event makes no sense, so nothing can follow it");
  Rebased result = carryOn(study.events().game(), *now, nullptr, branch, 1);
  if (const Stopped* first = stoppedAtOnce(branch, result))
    return failure("the line cannot be played there: {}", first->part());
  if (result.events.empty()) return failure("no event of the line can be played there");
  auto played = play(study, at, result.events, stem);
  if (!played) return tl::unexpected(played.error());
  return CarriedOver{std::move(*played), std::move(result)};
}

} // namespace annales::inline replay
