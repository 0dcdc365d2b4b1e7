#include "libreplay/lines/adjusting.h"

#include <algorithm>
#include <cstdlib>

namespace annales::inline replay {
namespace {

/// How much of the attackers' losses is different; nothing for another conquest.
std::optional<int> unlike(const Event& wanted, const Event& event) {
  if (wanted.index() != event.index()) return std::nullopt;
  return std::visit(
      [&](const auto& is) -> std::optional<int> {
        using E = std::decay_t<decltype(is)>;
        if constexpr (std::is_same_v<E, CityConquered> || std::is_same_v<E, NeutralTempleDestroyed>) {
          const E& old = std::get<E>(wanted);
          if (is.province != old.province || is.nation != old.nation) return std::nullopt;
          return std::abs(is.legions - old.legions) + std::abs(is.galleys - old.galleys);
        } else {
          return std::nullopt;
        }
      },
      event);
}

std::optional<Event> nearestConquest(const Game& game, const GameState& state, const Event& wanted) {
  std::optional<Event> nearest;
  int best = 0;
  for (const Event& event : legal(game, state, Payments::cheapest))
    if (const auto far = unlike(wanted, event); far && (!nearest || *far < best)) {
      nearest = event;
      best = *far;
    }
  return nearest;
}

} // namespace

std::optional<Event> adjusted(const Game& game, const GameState& state, const Event& event) {
  if (std::holds_alternative<CityConquered>(event) || std::holds_alternative<NeutralTempleDestroyed>(event))
    return nearestConquest(game, state, event);
  auto events = decide(game, state, Act{event, false});
  if (!events || events->empty()) return std::nullopt;
  return std::move(events->front());
}

} // namespace annales::inline replay
