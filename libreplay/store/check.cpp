// Reads a whole library and reports what in it is not as it was stored.
#include "libreplay/store/analysis_rows.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/file_check.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/remark_index.h"
#include "libreplay/store/result_rows.h"
#include "libreplay/store/search_check.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <map>

namespace annales::inline replay {
namespace {

struct Listed {
  GameKey key = 0;
  std::optional<Hash> id;
};

std::vector<Listed> listGames(Connection& connection) {
  std::vector<Listed> games;
  Query row(connection, "SELECT key, id FROM games ORDER BY key");
  while (row.next())
    games.push_back({row.number(0), hashOf(row.bytes(1))});
  return games;
}

CheckFinding ofPage(const Hash& game, std::size_t number, const Error& error) {
  return {game, fmt::format("page {} of the notebook of the game {} is damaged: {}", number, shortId(game),
                            error.message)};
}

/// An earlier version has stored such pages.
CheckFinding notForExport(const Hash& game, std::size_t number, const Error& error) {
  return {game, fmt::format("page {} of the notebook of the game {} cannot be exported: {}", number,
                            shortId(game), error.message)};
}

/// The game with what its notebook says; pages that do not fit are skipped as always, and named.
LibraryResult<EventLog> checkPages(GameReader& reader, GameKey key, EventLog log, CheckReport& report) {
  if (reader.pages().count(key) == 0) return log;
  auto pages = reader.readPages(key, 0);
  if (!pages) return tl::unexpected(pages.error());
  const Hash game = log.id();
  Notebook notebook(std::make_shared<const EventLog>(std::move(log)));
  report.pages += pages->size();
  std::map<std::size_t, Error> wrong;
  const EventNames names = notebook.study().events().names();
  for (std::size_t i = 0; i < pages->size(); ++i) {
    if (const auto good = checkIds((*pages)[i], notebook.study().events()); !good)
      wrong.emplace(i, good.error());
    if (const auto good = checkEvents((*pages)[i], names); !good)
      report.findings.push_back(notForExport(game, i + 1, good.error()));
  }
  for (Notebook::Skipped& page : notebook.read(std::move(*pages)))
    wrong.emplace(page.at, std::move(page.why));
  for (const auto& [at, error] : wrong)
    report.findings.push_back(ofPage(game, at + 1, error));
  return notebook.study().log();
}

/// One look at a library, all of it as it is at one moment.
class Looking {
public:
  Looking(Connection& connection, GameReader& reader, const CheckOptions& options)
      : connection_(connection), reader_(reader), options_(options) {}

  LibraryResult<CheckReport> look() {
    const OneMoment moment(connection_);
    const Interruptible interruptible(connection_.db(), options_.cancel);
    report_.counted = isChained(connection_);
    checkFile(connection_, reader_, options_, report_);
    std::vector<Listed> games;
    orFinding(connection_, report_, [&] { games = listGames(connection_); });
    for (const Listed& game : games) {
      if (isCancelled(options_.cancel)) return cancelled();
      orFinding(connection_, report_, [&] { lookAt(game); });
      ++report_.games;
      if (options_.progress) options_.progress(report_.games, games.size());
    }
    orFinding(connection_, report_, [&] { checkResultRows(connection_, report_); });
    if (report_.counted)
      orFinding(connection_, report_, [&] { add(std::nullopt, "", brokenLists(connection_)); });
    return std::move(report_);
  }

  static tl::unexpected<LibraryError> cancelled() {
    return libraryFailure(LibraryError::Kind::cancelled, "Cancelled: not every game was checked.");
  }

private:
  void add(std::optional<Hash> game, const std::string& before, const std::vector<std::string>& found) {
    for (const std::string& what : found)
      report_.findings.push_back({game, before + what});
  }

  void lookAt(const Listed& listed) {
    const std::size_t before = report_.findings.size();
    const auto game = guarded(connection_.file(), [&]() -> LibraryResult<EventLog> {
      auto base = reader_.read(listed.key);
      if (!base) return tl::unexpected(base.error());
      return checkPages(reader_, listed.key, std::move(base->log), report_);
    });
    if (!game) report_.findings.push_back({listed.id, game.error().message});
    if (report_.counted)
      add(listed.id, fmt::format("the game {}: ", listed.id ? shortId(*listed.id) : "without an id"),
          brokenGame(connection_, listed.key));
    if (!game) return;
    report_.events += game->size();
    for (const Error& fault : reader_.unsayableTags(listed.key))
      report_.findings.push_back({listed.id, fmt::format("a header of the game {} is left out: {}",
                                                         shortId(game->id()), fault.message)});
    if (report_.derived) checkDerived(listed, *game, report_.counted && report_.findings.size() == before);
    AnalysisRows(connection_).check(listed.key, *game, report_);
    if (options_.game) options_.game(*game);
  }

  /// The catalogue is derived: it can be wrong without anything being lost. That is said where it was shown.
  void checkDerived(const Listed& listed, const EventLog& log, bool nothingLost) {
    const bool inCatalogue = isSummary(connection_, listed.key, summarize(log));
    if (inCatalogue && areIndexed(connection_, listed.key, log)) return;
    report_.findings.push_back(
        {listed.id,
         fmt::format("{} of the game {} {} wrong; {}`annales repair` rebuilds {}",
                     inCatalogue ? "the indexed remarks" : "the catalogue entry", shortId(log.id()),
                     inCatalogue ? "are" : "is", nothingLost ? "nothing of the game is lost: " : "",
                     inCatalogue ? "them" : "it")});
  }

  Connection& connection_;
  GameReader& reader_;
  const CheckOptions& options_;
  CheckReport report_;
};

} // namespace

LibraryResult<CheckReport> Library::check(const CheckOptions& options) {
  auto report = guarded(path(), [&]() -> LibraryResult<CheckReport> {
    try {
      return Looking(*impl_->connection, impl_->reader, options).look();
    } catch (const NoRoomToCheck& fault) {
      return libraryFailure(LibraryError::Kind::full, say("{} could not be checked ({}): there is not enough "
                                                          "space for temporary files. Free some space, or "
                                                          "set TMPDIR to another folder.",
                                                          path().string(), fault.why));
    }
  });
  if (!report && isCancelled(options.cancel)) return Looking::cancelled();
  return report;
}

} // namespace annales::inline replay
