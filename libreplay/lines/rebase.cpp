#include "libreplay/lines/rebase.h"

#include "engine/fold/apply.h"
#include "libreplay/lines/carrier.h"
#include "libreplay/log/timeline.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

void carryAll(Carrier& carrier, std::span<const Event> later, EventIndex first) {
  for (std::size_t i = 0; i < later.size(); ++i) {
    const Event* next = i + 1 < later.size() ? &later[i + 1] : nullptr;
    carrier.carry(later[i], first + static_cast<EventIndex>(i), next);
  }
  carrier.finish();
}

std::vector<Event> eventsAfter(const EventLog& log, NodeIndex head, NodeIndex last) {
  const std::vector<NodeIndex> path = log.path(head);
  std::vector<Event> later;
  for (std::size_t n = log[last].seq + 1; n < path.size(); ++n)
    later.push_back(log[path[n]].event);
  return later;
}

/// `now`: where the new events come; `then`: before what follows `last`.
Result<Rebased> goOn(const EventLog& log, NodeIndex head, NodeIndex last, const GameState& now,
                     const GameState* then, const std::vector<Event>& events) {
  Carrier carrier(log.game(), now, then);
  for (const Event& event : events)
    if (!carrier.put(event)) return failure("the new event makes no sense there");
  carryAll(carrier, eventsAfter(log, head, last), static_cast<EventIndex>(log[last].seq + 2));
  return carrier.take();
}

constexpr char kNoWay[] = "an earlier event makes no sense, so nothing can follow it";

} // namespace

Rebased carryOn(const Game& game, const GameState& now, const GameState* then, std::span<const Event> later,
                EventIndex first) {
  Carrier carrier(game, now, then);
  carryAll(carrier, later, first);
  return carrier.take();
}

Rebased carryOnWithout(const Game& game, const GameState& state, std::span<const Event> later,
                       std::span<const std::size_t> struckOut, EventIndex first) {
  Carrier carrier(game, state, &state);
  for (std::size_t i = 0; i < later.size(); ++i) {
    if (std::ranges::binary_search(struckOut, i)) {
      carrier.leaveOut(later[i]);
      continue;
    }
    std::size_t next = i + 1;
    while (std::ranges::binary_search(struckOut, next))
      ++next;
    carrier.carry(later[i], first + static_cast<EventIndex>(i), next < later.size() ? &later[next] : nullptr);
  }
  carrier.finish();
  return carrier.take();
}

Result<Rebased> rebase(const EventLog& log, NodeIndex head, NodeIndex replaced,
                       const std::vector<Event>& instead) {
  if (replaced == 0) return failure("the start of a game cannot be changed");
  if (replaced >= log.size() || !log.isAncestorOrSelf(replaced, head))
    return failure("the event is not on the line");
  TreeFold fold(log);
  const GameState* before = fold.after(log[replaced].parent);
  if (before == nullptr) return failure(kNoWay);
  GameState then = *before;
  const bool folds = !apply(then, log[replaced].event);
  return goOn(log, head, replaced, *before, folds ? &then : nullptr, instead);
}

Result<Rebased> insertEventsInto(const EventLog& log, NodeIndex head, NodeIndex after,
                                 const std::vector<Event>& events) {
  if (after >= log.size() || !log.isAncestorOrSelf(after, head))
    return failure("the event is not on the line");
  TreeFold fold(log);
  const GameState* before = fold.after(after);
  if (before == nullptr) return failure(kNoWay);
  return goOn(log, head, after, *before, before, events);
}

} // namespace annales::inline replay
