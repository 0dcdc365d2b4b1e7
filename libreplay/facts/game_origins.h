// Of how many games a reader must know that bots played them, or that their board is not as printed.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/facts/fact_table.h"

#include <span>

namespace annales::inline replay {

struct GameOrigins {
  std::size_t games = 0;
  std::size_t bots = 0;          // played by bots
  std::size_t reconstructed = 0; // on a reconstructed board
  friend bool operator==(const GameOrigins&, const GameOrigins&) = default;
};

/// Hashes of the maps whose board the shelf has and calls reconstructed, sorted.
[[nodiscard]] std::vector<Hash> reconstructedMaps(const BoardShelf& shelf);

/// Of the games in which these seats are, each once, in the table's order. `maps` as `reconstructedMaps`.
[[nodiscard]] GameOrigins originsOf(const FactTable& table, std::span<const SeatRow> seats,
                                    std::span<const Hash> maps);
/// Of both sides of a comparison: a game with seats of both counts once.
[[nodiscard]] GameOrigins originsOf(const FactTable& table, std::span<const SeatRow> a,
                                    std::span<const SeatRow> b, std::span<const Hash> maps);

} // namespace annales::inline replay
