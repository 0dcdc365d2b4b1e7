#include "libreplay/analysis/played_turns.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace annales::inline replay {

std::vector<PlayedTurn> playedTurns(const Game& game, std::span<const Event> events, GameState& last) {
  std::vector<PlayedTurn> turns;
  const auto begun = begin(game);
  if (!begun) return turns;
  last = *begun;
  const auto close = [&](std::size_t event) {
    if (turns.empty() || turns.back().over) return;
    turns.back().after = last;
    turns.back().next = event;
    turns.back().over = true;
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (annales::apply(last, events[i])) break;
    if (const auto* began = std::get_if<TurnBegan>(&events[i])) {
      close(i);
      turns.push_back({i, events.size(), began->nation, Space::none, last, {}, false});
    } else if (const auto* move = std::get_if<RondelMoved>(&events[i]); move != nullptr && !turns.empty())
      turns.back().space = move->to;
  }
  if (last.ended) close(events.size());
  return turns;
}

bool isPlayableTurn(const Game& game, GameState state, std::span<const Event> events) {
  if (events.empty()) return false;
  const bool whole =
      std::holds_alternative<TurnBegan>(events.back()) || std::holds_alternative<GameEnded>(events.back());
  return whole && std::ranges::all_of(events, [&](const Event& event) {
           return !std::holds_alternative<Corrected>(event) && !check(game, state, event) &&
                  !annales::apply(state, event);
         });
}

} // namespace annales::inline replay
