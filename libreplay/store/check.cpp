// Reads a whole library and says what in it is not as it was stored.
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>

namespace annales {
namespace {

constexpr int kMostFileFindings = 20;

struct Listed {
  GameKey key = 0;
  std::optional<Hash> id;
};

void checkFile(Connection& connection, bool quick, CheckReport& report) {
  SQLite::Statement rows(
      connection.db(),
      fmt::format("PRAGMA {}({})", quick ? "quick_check" : "integrity_check", kMostFileFindings));
  while (rows.executeStep()) {
    const std::string finding = rows.getColumn(0).getString();
    if (finding != "ok")
      report.findings.push_back({std::nullopt, fmt::format("the file is damaged: {}", finding)});
  }
  SQLite::Statement orphans(connection.db(), "PRAGMA foreign_key_check");
  if (orphans.executeStep())
    report.findings.push_back({std::nullopt, fmt::format("rows of the table {} belong to no game",
                                                         orphans.getColumn(0).getString())});
}

void checkBoards(Connection& connection, GameReader& reader, CheckReport& report) {
  Query row(connection, "SELECT hash FROM maps");
  while (row.next()) {
    const auto hash = hashOf(row.bytes(0));
    if (hash && reader.board(*hash)) continue;
    report.findings.push_back({std::nullopt, fmt::format("the board {} is not what its hash says",
                                                         hash ? shortId(*hash) : "without a hash")});
  }
}

std::vector<Listed> listGames(Connection& connection) {
  std::vector<Listed> games;
  Query row(connection, "SELECT key, id FROM games ORDER BY key");
  while (row.next())
    games.push_back({row.number(0), hashOf(row.bytes(1))});
  return games;
}

/// The catalogue is derived: it can be wrong without anything being lost.
void checkSummary(Connection& connection, const Listed& game, const EventLog& log, CheckReport& report) {
  const GameSummary now = summarize(log);
  Query row(connection, "SELECT events, stored, winner, rounds FROM summaries WHERE game = ?", game.key);
  const bool fits = row.next() && row.number(0) == now.events && row.number(1) == now.stored &&
                    row.bytes(2) == now.winner && row.number(3) == now.rounds;
  if (!fits)
    report.findings.push_back(
        {game.id, fmt::format("the catalogue's row of the game {} is out of date; nothing is lost, it can be "
                              "computed anew",
                              shortId(log.id()))});
}

} // namespace

LibraryResult<CheckReport> Library::check(const CheckOptions& options) {
  return guarded(path(), [&]() -> LibraryResult<CheckReport> {
    CheckReport report;
    checkFile(*impl_->connection, options.quick, report);
    checkBoards(*impl_->connection, impl_->reader, report);
    const std::vector<Listed> games = listGames(*impl_->connection);
    for (const Listed& listed : games) {
      if (options.cancel != nullptr && *options.cancel)
        return libraryFailure(LibraryError::Kind::cancelled, "Interrupted: not every game was checked.");
      const auto game = guarded(path(), [&] { return impl_->reader.read(listed.key); });
      ++report.games;
      if (game) {
        report.events += game->log.size();
        checkSummary(*impl_->connection, listed, game->log, report);
        if (options.game) options.game(game->log);
      } else {
        report.findings.push_back({listed.id, game.error().message});
      }
      if (options.progress) options.progress(report.games, games.size());
    }
    return report;
  });
}

} // namespace annales
