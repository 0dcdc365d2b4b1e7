#include "libreplay/facts/game_origins.h"

#include <algorithm>
#include <iterator>

namespace annales::inline replay {

std::vector<Hash> reconstructedMaps(const BoardShelf& shelf) {
  std::vector<Hash> maps;
  for (const ShelvedBoard& shelved : shelf.boards())
    if (shelved.board->provenance.grade == Grade::reconstructed) maps.push_back(shelved.board->map->hash());
  std::ranges::sort(maps);
  return maps;
}

GameOrigins originsOf(const FactTable& table, std::span<const SeatRow> seats, std::span<const Hash> maps) {
  std::vector<WordIndex> reconstructed; // few
  for (const Hash& map : maps)
    if (const WordIndex word = table.words().find(hexOf(map)); word != kNoWord) reconstructed.push_back(word);
  GameOrigins origins;
  GameRow last = ~GameRow{0};
  for (const SeatRow seat : seats) {
    const GameRow game = table.seats().game[seat];
    if (game == last) continue;
    last = game;
    const std::uint64_t times = table.times(game);
    origins.games += times;
    origins.bots += table.games().bots[game] * times;
    origins.reconstructed += std::ranges::count(reconstructed, table.games().map[game]) > 0 ? times : 0;
  }
  return origins;
}

GameOrigins originsOf(const FactTable& table, std::span<const SeatRow> a, std::span<const SeatRow> b,
                      std::span<const Hash> maps) {
  std::vector<SeatRow> both;
  both.reserve(a.size() + b.size());
  std::ranges::set_union(a, b, std::back_inserter(both));
  return originsOf(table, both, maps);
}

} // namespace annales::inline replay
