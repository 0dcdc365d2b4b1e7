#include "libreplay/openings/opening_sums.h"

#include <algorithm>

namespace annales::inline replay {

GamesBehind gamesBehind(const FactTable& table, const Selection& chosen, std::span<const SeatRow> counted,
                        std::span<const Hash> maps) {
  GamesBehind found;
  const auto& gameOf = table.seats().game;
  for (const SeatRow seat : chosen.seats) {
    const RulesetId ruleset = table.games().ruleset[gameOf[seat]];
    if (std::ranges::find(found.rulesets, ruleset) == found.rulesets.end()) found.rulesets.push_back(ruleset);
  }
  std::ranges::sort(found.rulesets);
  const auto sameGame = [&](SeatRow a, SeatRow b) { return gameOf[a] == gameOf[b]; };
  found.severalOfAGame = std::ranges::adjacent_find(chosen.seats, sameGame) != chosen.seats.end();
  found.origins = originsOf(table, counted, maps);
  return found;
}

OpeningSums openingSums(const FactTable& table, const SpacesAsked& asked, std::span<const Hash> maps) {
  const Selection chosen = select(table, asked.filter);
  const Baselines baselines(table, asked.filter.games);
  Selection arrived = chosen;
  arrived.seats = seatsAt(table, chosen, asked.from);
  OpeningSums sums;
  for (const SeatRow seat : arrived.seats)
    add(sums.all, table, baselines, seat, asked.round);
  sums.played = openingsPlayed(table, arrived, baselines, asked.turns, asked.round);
  sums.games = gamesBehind(table, chosen, arrived.seats, maps);
  return sums;
}

Explored exploredIn(const OpeningSums& sums, OpeningKey from) {
  const std::size_t turn = from.turns();
  Explored found;
  found.all = sums.all;
  for (const PlayedOpening& one : sums.played)
    if (turn >= kKeyTurns || one.opening.turns() <= turn)
      found.ended += one.tally.games;
    else
      found.next.push_back({one.opening.at(turn), {}, one.tally});
  return found;
}

} // namespace annales::inline replay
