// A database of others in which clubs publish the facts of their games: PostgreSQL or ClickHouse. Their
// libraries are loaded when the program runs; nothing of them is needed to build.
#pragma once

#include "engine/core/result.h"
#include "importers/published/server_columns.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// A row of the one table. A game is one row, so that no join can lose a part of it, and none is there by
/// half.
struct ServerRow {
  std::string game;    // 64 hexadecimal digits; "club:…" for what a publisher has counted
  std::string version; // a number that grows; of several rows of a game the greatest counts
  std::string stamp;   // of `facts` and `turns`, 16 hexadecimal digits each
  std::string ruleset, board, nations;
  std::string facts, turns;
};

/// How a statement calls what the second table says of a seat; `seat` is from 1.
struct SeatTerms {
  std::string nation = "nation", player = "player", rating = "rating", place = "place", opening = "opening",
              seat = "seat";
};
/// A condition on a seat, or another expression, in these terms and the columns of the game.
using SeatText = std::function<std::string(const SeatTerms&)>;
[[nodiscard]] inline std::string everySeat(const SeatTerms&) {
  return "1 = 1";
}

/// The seats of the second table's games, a row each, of those that meet the condition. The rows have the
/// columns of their games and `s_seat`, `s_nation`, `s_player`, `s_place`, `s_first`, `s_personages` and
/// - `spaces`: `kNotChosen` without the condition, `kNotArrived` where the opening does not begin with
/// `from`,
///   else the part of it that is in `mask`;
/// - `alike`, `alike_won`: how many seats of the game have the same `spaces`, and how many of these have won;
/// - `chosen`, `arrived`, `arrived_won`: how many of the game are chosen, have arrived, and won of these.
struct SeatsAsked {
  SeatText condition = everySeat;
  std::uint64_t from = 0, fromMask = 0, mask = 0; // bits of an `OpeningKey`
  bool onlyNewest = false;                        // where a game may have several rows
};
/// No opening has these bits: the last turn alone, without those before it.
inline constexpr int kNotChosen = 1, kNotArrived = 2;

class FactServer {
public:
  /// "postgresql://user@host/database" or "clickhouse://user:password@host:8123/database", with
  /// "?table=NAME" where the table has another name, such as that of a Distributed one. `cancel`, which
  /// outlives it, ends what it waits for. Fails with a sentence that says what to do.
  [[nodiscard]] static Result<std::unique_ptr<FactServer>> open(std::string_view url,
                                                                const std::atomic<bool>* cancel = nullptr);
  FactServer() = default;
  FactServer(const FactServer&) = delete;
  FactServer& operator=(const FactServer&) = delete;
  virtual ~FactServer() = default;

  /// Whether the table is there.
  [[nodiscard]] virtual Result<bool> exists(const std::string& table) = 0;
  /// Makes the tables where there are none; those of your own are yours to make.
  [[nodiscard]] virtual Result<void> prepare() = 0;
  /// All of these rows, or none.
  [[nodiscard]] virtual Result<void> put(const std::vector<ServerRow>& rows) = 0;
  [[nodiscard]] virtual Result<void> putColumns(const std::vector<ServerCells>& rows) = 0;
  /// Rows of a SELECT in their order, until `row` returns false. Fails where not all of them came.
  using Row = std::function<bool(std::vector<std::string>& cells)>;
  [[nodiscard]] virtual Result<void> ask(const std::string& select, const Row& row) = 0;

  /// In statements: the table; an expression that sorts texts by their bytes; the number of different games.
  [[nodiscard]] virtual std::string table() const = 0;
  [[nodiscard]] virtual std::string inBytes(std::string_view column) const = 0;
  [[nodiscard]] virtual std::string different(std::string_view column) const = 0;

  /// The same of the second table: its name; a text; the bits of a column that are in the mask; the byte that
  /// a text begins with; the mark as the row's own cells make it; whether some seat meets a condition; the
  /// rows, or their seats, to select from.
  [[nodiscard]] virtual std::string columnTable() const = 0;
  [[nodiscard]] virtual std::string text(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string bitsOf(std::string_view column, std::uint64_t mask) const = 0;
  [[nodiscard]] virtual std::string large(std::uint64_t number) const = 0;
  [[nodiscard]] virtual std::string firstByteOf(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string markOfRow() const = 0;
  [[nodiscard]] virtual std::string someSeat(const SeatText& condition) const = 0;
  [[nodiscard]] virtual std::string columnRows(bool onlyNewest) const = 0;
  [[nodiscard]] virtual std::string seats(const SeatsAsked& asked) const = 0;

  /// Of texts and whole numbers one text, with a sign between them.
  [[nodiscard]] virtual std::string joined(const std::vector<std::string>& parts, char between) const = 0;
  /// Of a row one text: what `seat` says of each seat, in turn order, with a sign between them.
  [[nodiscard]] virtual std::string seatsInTurn(const SeatText& seat, char between) const = 0;
  /// What a text stands for in the list, which has no NUL; else `otherwise`.
  [[nodiscard]] virtual std::string mapped(std::string_view text,
                                           const std::map<std::string, std::string>& list,
                                           const std::string& otherwise) const = 0;
  /// To select from: the games, a row for each different `person` of a game's seats that have a player, with
  /// `kinds`, the bits of `kind` of all of that person's seats.
  [[nodiscard]] virtual std::string persons(const SeatText& person, const SeatText& kind,
                                            bool onlyNewest) const = 0;
};

/// What a URL says.
struct ServerUrl {
  std::string rest;  // without the table
  std::string table; // empty: the usual one
};
[[nodiscard]] Result<ServerUrl> readServerUrl(std::string_view url);
inline constexpr std::string_view kPublishedTable = "annales_games_1";
inline constexpr std::string_view kColumnTable = "annales_columns_1";
/// Of a table with another name the second one is called so behind it.
inline constexpr std::string_view kColumnEnding = "_columns";

[[nodiscard]] Result<std::unique_ptr<FactServer>> openPostgres(const ServerUrl& url,
                                                               const std::atomic<bool>* cancel);
[[nodiscard]] Result<std::unique_ptr<FactServer>> openClickhouse(const ServerUrl& url,
                                                                 const std::atomic<bool>* cancel);

/// A text in a statement of either: in marks, with a backslash before marks and backslashes.
[[nodiscard]] std::string serverText(std::string_view text);
/// A cell of tab-separated text as both write and read it.
void appendTabCell(std::string& out, std::string_view cell);
/// The cells of a line without its line feed.
[[nodiscard]] std::vector<std::string> tabCells(std::string_view line);

/// A shared library: the file that the variable names, else the first that the system finds; null.
[[nodiscard]] void* loadedLibrary(const char* variable, const std::vector<const char*>& names);
[[nodiscard]] void* functionOf(void* library, const char* name);

} // namespace annales::inline importers
