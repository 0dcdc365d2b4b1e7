// The second table on a server: a row a game, as in the first, in columns that the server itself can choose
// and add up.
#pragma once

#include "libreplay/facts/fact_table.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

enum class CellType : std::uint8_t { text, number, large };
struct ServerColumn {
  std::string_view name;
  CellType type = CellType::text;
  bool ofSeats = false; // a list, an entry a seat in turn order
};
/// Of the rows of publishers all but the first two are empty.
inline constexpr std::array kServerColumns{
    ServerColumn{"game", CellType::text},
    ServerColumn{"version", CellType::large}, // as in the first table
    ServerColumn{"mark", CellType::text},     // of the game and the columns that follow
    ServerColumn{"ruleset", CellType::text},
    ServerColumn{"board", CellType::text},
    ServerColumn{"options", CellType::text},
    ServerColumn{"map", CellType::text}, // its hash
    ServerColumn{"date", CellType::text},
    ServerColumn{"event", CellType::text},
    ServerColumn{"site", CellType::text},
    ServerColumn{"bots", CellType::number},
    ServerColumn{"nations", CellType::number},
    ServerColumn{"outcome", CellType::number}, // of `Outcome`
    ServerColumn{"rounds", CellType::number},
    ServerColumn{"seat_nation", CellType::text, true},
    ServerColumn{"seat_player", CellType::text, true},
    ServerColumn{"seat_rating", CellType::number, true}, // -1: none
    ServerColumn{"seat_place", CellType::number, true},
    ServerColumn{"seat_opening", CellType::large, true},          // `OpeningKey`, with a sign
    ServerColumn{"seat_first_personage", CellType::number, true}, // its round; 0: none
    ServerColumn{"seat_personages", CellType::text, true},        // by round, a sign each: `personageSign`
};
inline constexpr std::size_t kMarkColumn = 2, kFirstMarkedColumn = 3; // besides the game itself
inline constexpr std::size_t kMarkDigits = 16;

/// "game, version, …"
[[nodiscard]] std::string columnNames();

/// A row: of each column its cell, or a cell for each seat.
using ServerCells = std::array<std::vector<std::string>, kServerColumns.size()>;
[[nodiscard]] ServerCells cellsOf(const FactTable& table, GameRow game, const std::string& version);
[[nodiscard]] ServerCells cellsOfPublisher(const std::string& row, const std::string& version);
/// The mark that belongs to the other cells.
[[nodiscard]] std::string markOf(const ServerCells& cells);

/// How a column of personages writes none of them, and with the signs behind it so many; the last one holds
/// for all later rounds.
inline constexpr char kNoPersonagesSign = '0';

/// In statements a NUL would end a text, and PostgreSQL keeps none.
[[nodiscard]] std::string withoutNul(std::string_view text);

} // namespace annales::inline importers
