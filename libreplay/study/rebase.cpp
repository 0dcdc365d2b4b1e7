#include "libreplay/study/rebase.h"

#include "engine/fold/apply.h"
#include "libreplay/study/carrier.h"

#include <fmt/core.h>

namespace annales {
namespace {

void carryAll(Carrier& carrier, std::span<const Event> later, EventIndex first) {
  for (std::size_t i = 0; i < later.size(); ++i) {
    const Event* next = i + 1 < later.size() ? &later[i + 1] : nullptr;
    carrier.carry(later[i], first + static_cast<EventIndex>(i), next);
  }
  carrier.finish();
}

Result<GameState> stateBefore(const EventLog& log, std::span<const NodeIndex> path, std::size_t seq) {
  auto state = begin(log.game());
  for (std::size_t n = 1; state && n < seq; ++n)
    if (const Refusal refusal = apply(*state, log[path[n]].event))
      return failure(fmt::format("event {} has no meaning: {}", n + 1, *refusal));
  return state;
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
  const auto before = stateBefore(log, path, seq);
  if (!before) return tl::unexpected(before.error());
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
