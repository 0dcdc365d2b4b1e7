// The list of games: filters in SQL, rows one at a time.
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/summary.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace annales::inline replay {
namespace {

// A remark that replaces another leaves as many standing as before, one that retracts leaves one less;
// records are canonical, so no text of a remark can look like a key.
constexpr const char* kRemarksOfVersion1 =
    R"sql((SELECT total(instr(record, '"replaces":null') > 0) - total(instr(record, '"retracted":true') > 0)
   FROM annotations WHERE annotations.game = key))sql";

// A condition that was not given is NULL.
constexpr const char* kRows = R"sql(
SELECT key, id, map, imported_at, ruleset, nations, ended, winner, reason, rounds, events, stored, {}, {}
FROM summaries JOIN games ON key = game
)sql";
constexpr const char* kOne = "WHERE id = ?1";
constexpr const char* kChosen = R"sql(
WHERE (?1 IS NULL OR ruleset = ?1)
  AND (?2 IS NULL OR map = ?2)
  AND (?3 IS NULL OR instr(lower(players), lower(?3)) > 0)
  AND (?4 IS NULL OR instr(lower(event), lower(?4)) > 0)
  AND (?5 IS NULL OR date >= ?5)
  AND (?6 IS NULL OR (date <> '' AND date <= ?6 || '~')) -- '~': the days of a month, the months of a year
  AND (?7 IS NULL OR ended = ?7)
ORDER BY date, game
)sql";

void bindPart(SQLite::Statement& rows, int place, const std::string& part) {
  if (!part.empty()) rows.bind(place, part);
}

void bindAll(SQLite::Statement& rows, const ListFilter& filter) {
  if (filter.ruleset) rows.bind(1, std::string(wordOf(*filter.ruleset)));
  if (filter.map) rows.bind(2, filter.map->bytes.data(), static_cast<int>(filter.map->bytes.size()));
  bindPart(rows, 3, filter.player);
  bindPart(rows, 4, filter.event);
  bindPart(rows, 5, filter.from);
  bindPart(rows, 6, filter.to);
  if (filter.ended) rows.bind(7, *filter.ended ? 1 : 0);
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), std::istream_iterator<std::string>()};
}

GameSummary summaryOf(SQLite::Statement& row) {
  GameSummary summary;
  summary.id = hashIn(row.getColumn(1));
  summary.map = hashIn(row.getColumn(2));
  summary.importedAt = row.getColumn(3).getString();
  summary.ruleset = valueOf<RulesetId>(row.getColumn(4).getString()).value_or(RulesetId::antike);
  summary.nations = words(row.getColumn(5).getString());
  summary.ended = row.getColumn(6).getInt() != 0;
  summary.winner = row.getColumn(7).getString();
  summary.reason = valueOf<EndReason>(row.getColumn(8).getString());
  summary.rounds = row.getColumn(9).getUInt();
  summary.events = row.getColumn(10).getUInt();
  summary.stored = row.getColumn(11).getUInt();
  summary.remarks = static_cast<std::uint32_t>(std::max(0, row.getColumn(12).getInt()));
  return summary;
}

std::string rowsWhere(bool old, const char* condition) {
  return (old ? fmt::format(kRows, kRemarksOfVersion1, "''") : fmt::format(kRows, "remarks", "tags")) +
         condition;
}

/// What stands in the row, tags too.
GameSummary wholeSummary(SQLite::Statement& row, bool old, GameReader& reader) {
  GameSummary summary = summaryOf(row);
  if (old)
    static_cast<void>(reader.readTags(row.getColumn(0).getInt64(), summary.tags));
  else
    summary.tags = readTagList(row.getColumn(13).getString());
  return summary;
}

} // namespace

LibraryResult<void> Library::list(const ListFilter& filter,
                                  const std::function<bool(const GameSummary&)>& row) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    // Not one of the prepared statements: while rows are told, the library may be asked again.
    SQLite::Database& db = impl_->connection->db();
    const bool old = versionOf(db) < 2;
    SQLite::Statement rows(db, rowsWhere(old, kChosen));
    bindAll(rows, filter);
    while (rows.executeStep())
      if (!row(wholeSummary(rows, old, impl_->reader))) break;
    return {};
  });
}

LibraryResult<std::optional<GameSummary>> Library::summary(const Hash& game) {
  return guarded(path(), [&]() -> LibraryResult<std::optional<GameSummary>> {
    SQLite::Database& db = impl_->connection->db();
    const bool old = versionOf(db) < 2;
    SQLite::Statement row(db, rowsWhere(old, kOne));
    row.bind(1, game.bytes.data(), static_cast<int>(game.bytes.size()));
    if (!row.executeStep()) return std::nullopt;
    return wholeSummary(row, old, impl_->reader);
  });
}

} // namespace annales::inline replay
