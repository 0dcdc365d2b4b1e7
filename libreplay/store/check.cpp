// Reads a whole library and reports what in it is not as it was stored.
#include "libreplay/store/analysis_rows.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/remark_index.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

constexpr int kMostFileFindings = 20;

struct Listed {
  GameKey key = 0;
  std::optional<Hash> id;
};

void checkSeal(Connection& connection, CheckReport& report) {
  const std::string& since = connection.seal().missingSince;
  if (since.empty()) return;
  report.pagesMissing = true;
  report.findings.push_back(
      {std::nullopt,
       fmt::format(
           "newer pages are missing: what was written since {} (UTC) was not in this file yet when it "
           "was copied. Copy it again, where it was recorded, with `annales backup` or \"Back up…\" in "
           "the window, or after Annales was closed there",
           since)});
}

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

CheckFinding ofPage(const Hash& game, std::size_t number, const Error& error) {
  return {game, fmt::format("page {} of the notebook of the game {} is not what it was: {}", number,
                            shortId(game), error.message)};
}

/// The game with what its notebook says; pages that do not fit are skipped as always, and named.
LibraryResult<EventLog> checkPages(GameReader& reader, GameKey key, EventLog log, CheckReport& report) {
  if (reader.pages().count(key) == 0) return log;
  auto pages = reader.readPages(key, 0);
  if (!pages) return tl::unexpected(pages.error());
  const Hash game = log.id();
  Notebook notebook(std::make_shared<const EventLog>(std::move(log)));
  for (std::size_t i = 0; i < pages->size(); ++i) {
    Entry& page = (*pages)[i];
    auto good = checkIds(page, notebook.study().events());
    if (good)
      good = notebook.write(std::move(page));
    else
      notebook.read(std::move(page));
    if (!good) report.findings.push_back(ofPage(game, i + 1, good.error()));
  }
  report.pages += pages->size();
  return notebook.study().log();
}

/// The catalogue is derived: it can be wrong without anything being lost.
void checkSummary(Connection& connection, const Listed& game, const EventLog& log, CheckReport& report) {
  const GameSummary now = summarize(log);
  const bool knowsRondel = catalogueKnowsRondel(connection.db());
  Query row(connection,
            knowsRondel
                ? "SELECT events, stored, winner, rounds, remarks, tags, rondel FROM summaries WHERE game = ?"
                : "SELECT events, stored, winner, rounds, remarks, tags FROM summaries WHERE game = ?",
            game.key);
  const bool fits = row.next() && row.number(0) == now.events && row.number(1) == now.stored &&
                    row.bytes(2) == now.winner && row.number(3) == now.rounds &&
                    row.number(4) == now.remarks && readTagList(row.bytes(5)) == now.tags &&
                    (!knowsRondel || row.bytes(6) == now.rondel) &&
                    indexedRemarks(connection, game.key) == now.remarks;
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
    checkSeal(*impl_->connection, report);
    checkFile(*impl_->connection, options.quick, report);
    checkBoards(*impl_->connection, impl_->reader, report);
    const std::vector<Listed> games = listGames(*impl_->connection);
    for (const Listed& listed : games) {
      if (options.cancel != nullptr && *options.cancel)
        return libraryFailure(LibraryError::Kind::cancelled, "Interrupted: not every game was checked.");
      const auto game = guarded(path(), [&]() -> LibraryResult<EventLog> {
        const OneMoment moment(*impl_->connection);
        auto base = impl_->reader.read(listed.key);
        if (!base) return tl::unexpected(base.error());
        return checkPages(impl_->reader, listed.key, std::move(base->log), report);
      });
      ++report.games;
      if (game) {
        report.events += game->size();
        checkSummary(*impl_->connection, listed, *game, report);
        AnalysisRows(*impl_->connection).check(listed.key, *game, report);
        if (options.game) options.game(*game);
      } else {
        report.findings.push_back({listed.id, game.error().message});
      }
      if (options.progress) options.progress(report.games, games.size());
    }
    return report;
  });
}

} // namespace annales::inline replay
