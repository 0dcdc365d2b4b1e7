// A database of others in which clubs publish the facts of their games: PostgreSQL or ClickHouse. Their
// libraries are loaded when the program runs; nothing of them is needed to build.
#pragma once

#include "engine/core/result.h"

#include <atomic>
#include <functional>
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
  [[nodiscard]] virtual Result<bool> exists() = 0;
  /// Makes the table where there is none.
  [[nodiscard]] virtual Result<void> prepare() = 0;
  /// All of these rows, or none.
  [[nodiscard]] virtual Result<void> put(const std::vector<ServerRow>& rows) = 0;
  /// Rows of a SELECT in their order, until `row` returns false. Fails where not all of them came.
  using Row = std::function<bool(std::vector<std::string>& cells)>;
  [[nodiscard]] virtual Result<void> ask(const std::string& select, const Row& row) = 0;

  /// In statements: the table; an expression that sorts texts by their bytes; the number of different games.
  [[nodiscard]] virtual std::string table() const = 0;
  [[nodiscard]] virtual std::string inBytes(std::string_view column) const = 0;
  [[nodiscard]] virtual std::string different(std::string_view column) const = 0;
};

/// What a URL says.
struct ServerUrl {
  std::string rest;  // without the table
  std::string table; // empty: the usual one
};
[[nodiscard]] Result<ServerUrl> readServerUrl(std::string_view url);
inline constexpr std::string_view kPublishedTable = "annales_games_1";

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
