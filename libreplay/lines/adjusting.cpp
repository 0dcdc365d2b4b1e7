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

/// What must come before a turn may end, by urgency; −1 for what need not.
int urgency(const GameState& state, const Event& event) {
  const auto is = [&]<class E>(E) { return std::holds_alternative<E>(event); };
  if (is(TurnEnded{})) return 9;
  if (is(PersonageWon{})) return 8;
  if (is(BattleFought{}) && state.fixed.automaticBattles) return 7;
  if (is(CardRevealed{})) return 6;
  if (is(CardTaken{})) return 5;
  if (is(RondelMoved{})) return 4;
  if (const auto* bellona = std::get_if<BellonaUsed>(&event)) return bellona->province.exists() ? -1 : 3;
  if (is(CityConquered{}) && (state.turn.abandoned || state.cards.fortressAt.exists())) return 2;
  return -1;
}

int costOf(const Event& event) {
  const auto* moved = std::get_if<RondelMoved>(&event);
  return moved == nullptr ? 0 : moved->paid.total();
}

} // namespace

std::optional<Event> adjusted(const Game& game, const GameState& state, const Event& event) {
  if (std::holds_alternative<CityConquered>(event) || std::holds_alternative<NeutralTempleDestroyed>(event))
    return nearestConquest(game, state, event);
  auto events = decide(game, state, Act{event, false});
  if (!events || events->empty()) return std::nullopt;
  return std::move(events->front());
}

std::optional<PersonageWon> nextAward(const Game& game, const GameState& state, const PersonageWon* wanted) {
  if (!state.active.exists()) return std::nullopt;
  std::optional<PersonageWon> first;
  for (const Event& event : legal(game, state, Payments::cheapest)) {
    const auto* won = std::get_if<PersonageWon>(&event);
    if (won == nullptr) continue;
    const bool chosen =
        wanted != nullptr && won->personage == wanted->personage && won->reason == wanted->reason;
    if (chosen || !first) first = *won;
    if (chosen) break;
  }
  return first;
}

std::optional<Event> stepToTurnEnd(const Game& game, const GameState& state) {
  std::optional<Event> best;
  int most = -1;
  for (const Event& event : legal(game, state, Payments::cheapest)) {
    const int urgent = urgency(state, event);
    if (urgent < 0 || urgent < most) continue;
    if (urgent == most && costOf(event) >= costOf(*best)) continue;
    best = event;
    most = urgent;
  }
  return best;
}

} // namespace annales::inline replay
