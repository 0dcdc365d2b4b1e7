#include "libreplay/study/rebase.h"

#include "engine/fold/apply.h"
#include "libreplay/log/timeline.h"
#include "libreplay/study/carrier.h"

namespace annales {
namespace {

void carryAll(Carrier& carrier, std::span<const Event> later, EventIndex first) {
  for (std::size_t i = 0; i < later.size(); ++i) {
    const Event* next = i + 1 < later.size() ? &later[i + 1] : nullptr;
    carrier.carry(later[i], first + static_cast<EventIndex>(i), next);
  }
  carrier.finish();
}

} // namespace

Rebased carryOn(const Game& game, const GameState& now, const GameState* then, std::span<const Event> later,
                EventIndex first) {
  Carrier carrier(game, now, then);
  carryAll(carrier, later, first);
  return carrier.take();
}

Result<Rebased> rebase(const EventLog& log, NodeIndex head, NodeIndex replaced,
                       const std::vector<Event>& instead) {
  if (replaced == 0) return failure("a game keeps its beginning");
  if (replaced >= log.size() || !log.isAncestorOrSelf(replaced, head))
    return failure("the event is not on the line");
  const std::vector<NodeIndex> path = log.path(head);
  const std::size_t seq = log[replaced].seq;
  TreeFold fold(log);
  const GameState* before = fold.after(log[replaced].parent);
  if (before == nullptr) return failure("an event before it has no meaning, so nothing can go on from there");
  GameState then = *before;
  const bool folds = !apply(then, log[replaced].event);
  Carrier carrier(log.game(), *before, folds ? &then : nullptr);
  for (const Event& event : instead)
    if (!carrier.put(event)) return failure("the new event has no meaning there");
  std::vector<Event> later;
  for (std::size_t n = seq + 1; n < path.size(); ++n)
    later.push_back(log[path[n]].event);
  carryAll(carrier, later, static_cast<EventIndex>(seq + 2));
  return carrier.take();
}

} // namespace annales
