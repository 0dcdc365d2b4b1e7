// The list of games: filters in SQL, rows one at a time.
#include "libreplay/log/tags.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/seal.h"
#include "libreplay/store/summary.h"
#include "libreplay/text/person_name.h"
#include "libreplay/text/plain_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace annales::inline replay {
namespace {

// A condition that was not given is NULL.
constexpr const char* kRows = R"sql(
SELECT key, id, map, imported_at, ruleset, nations, ended, winner, reason, rounds, events, stored, remarks, tags,
  players, event, {}
FROM summaries JOIN games ON key = game
)sql";
constexpr const char* kOne = "WHERE id = ?1";
constexpr const char* kChosen = R"sql(
WHERE (?1 IS NULL OR ruleset = ?1)
  AND (?2 IS NULL OR map = ?2)
  AND (?3 IS NULL OR date >= ?3)
  AND (?4 IS NULL OR (date <> '' AND date <= ?4 || '~')) -- '~': the days of a month, the months of a year
  AND (?5 IS NULL OR ended = ?5)
ORDER BY date, game
)sql";

SQLite::Statement rowsOf(Connection& connection, const char* which) {
  const char* rondel = catalogueKnowsRondel(connection.db()) ? "rondel" : "NULL";
  return {connection.db(), fmt::format(kRows, rondel) + which};
}

void bindPart(SQLite::Statement& rows, int place, const std::string& part) {
  if (!part.empty()) rows.bind(place, part);
}

void bindAll(SQLite::Statement& rows, const ListFilter& filter) {
  if (filter.ruleset) rows.bind(1, std::string(wordOf(*filter.ruleset)));
  if (filter.map) rows.bind(2, filter.map->bytes.data(), static_cast<int>(filter.map->bytes.size()));
  bindPart(rows, 3, filter.from);
  bindPart(rows, 4, filter.to);
  if (filter.ended) rows.bind(5, *filter.ended ? 1 : 0);
}

/// What is asked for by name, which SQL compares in its own way.
class Names {
public:
  explicit Names(const ListFilter& filter)
      : asksPlayer_(!filter.player.empty()), player_(filter.player), event_(plainText(filter.event)) {}

  [[nodiscard]] bool agree(const SQLite::Statement& row) const {
    return (!asksPlayer_ || plays(row.getColumn(13).getString())) && holds(row.getColumn(15), event_);
  }

private:
  static bool holds(const SQLite::Column& column, const std::string& wanted) {
    return wanted.empty() || plainText(column.getString()).find(wanted) != std::string::npos;
  }

  /// By the tags: the column of players does not part a name of two lines from two names.
  [[nodiscard]] bool plays(const std::string& tags) const {
    const auto all = readTagList(tags);
    return std::ranges::any_of(
        all, [&](const auto& tag) { return tag.first.starts_with("player.") && player_.fits(tag.second); });
  }

  bool asksPlayer_;
  AskedName player_;
  std::string event_;
};

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), std::istream_iterator<std::string>()};
}

/// For a catalogue without it, until somebody opens the library for writing.
std::string countedAnew(GameReader& reader, GameKey key) {
  const auto game = reader.readWhole(key);
  return game ? summarize(*game).rondel : std::string();
}

GameSummary summaryOf(SQLite::Statement& row, GameReader& reader) {
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
  summary.remarks = row.getColumn(12).getUInt();
  summary.tags = readTagList(row.getColumn(13).getString());
  summary.rondel = row.getColumn(16).isNull() ? countedAnew(reader, row.getColumn(0).getInt64())
                                              : row.getColumn(16).getString();
  return summary;
}

} // namespace

LibraryResult<void> Library::list(const ListFilter& filter,
                                  const std::function<bool(const GameSummary&)>& row) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    // Not one of the prepared statements: while rows are delivered, the library may be asked again.
    SQLite::Statement rows = rowsOf(*impl_->connection, kChosen);
    bindAll(rows, filter);
    const Names names(filter);
    while (rows.executeStep())
      if (names.agree(rows) && !row(summaryOf(rows, impl_->reader))) break;
    return {};
  });
}

LibraryResult<std::optional<GameSummary>> Library::summary(const Hash& game) {
  return guarded(path(), [&]() -> LibraryResult<std::optional<GameSummary>> {
    SQLite::Statement row = rowsOf(*impl_->connection, kOne);
    row.bind(1, game.bytes.data(), static_cast<int>(game.bytes.size()));
    if (!row.executeStep()) return std::nullopt;
    return summaryOf(row, impl_->reader);
  });
}

LibraryResult<std::unordered_set<Hash, HashHasher>> Library::hiddenGames() {
  return guarded(path(), [&]() -> LibraryResult<std::unordered_set<Hash, HashHasher>> {
    std::unordered_set<Hash, HashHasher> hidden;
    if (!impl_->connection->db().tableExists("summaries")) return hidden; // nobody could make them here
    Query row(*impl_->connection,
              "SELECT id, tags FROM summaries JOIN games ON key = game WHERE instr(tags, ?) > 0", kHiddenTag);
    while (row.next())
      if (isHidden(readTagList(std::string(row.bytes(1)))))
        hidden.insert(hashOf(row.bytes(0)).value_or(Hash{}));
    return hidden;
  });
}

namespace {

// When a game came, and how many rows there are of it. Kept, as prepared statements are known by their
// address.
const std::string kMarkOfGame =
    "imported_at, ifnull((SELECT max(number) + 1 FROM segments WHERE game = key), 0)"
    " + ifnull((SELECT max(number) + 1 FROM lines WHERE game = key), 0)"
    " + ifnull((SELECT max(number) + 1 FROM tags WHERE game = key), 0)"
    " + ifnull((SELECT max(number) + 1 FROM entries WHERE game = key), 0)";
const std::string kMarkOfOne = "SELECT " + kMarkOfGame + " FROM games WHERE id = ?";
const std::string kMarkOfEach = "SELECT id, " + kMarkOfGame + " FROM games";

std::string markIn(const Query& row, int column) {
  return fmt::format("{} {}", row.bytes(column), row.number(column + 1));
}

} // namespace

std::string markOf(Connection& connection, const Hash& game) {
  Query row(connection, kMarkOfOne.c_str(), game);
  return row.next() ? markIn(row, 0) : std::string();
}

LibraryResult<std::vector<GameStamp>> Library::stamps() {
  const auto hidden = hiddenGames();
  if (!hidden) return tl::unexpected(hidden.error());
  return guarded(path(), [&]() -> LibraryResult<std::vector<GameStamp>> {
    std::vector<GameStamp> stamps;
    Query row(*impl_->connection, kMarkOfEach.c_str());
    while (row.next())
      if (const Hash id = hashOf(row.bytes(0)).value_or(Hash{}); !hidden->contains(id))
        stamps.push_back({id, markIn(row, 1)});
    return stamps;
  });
}

LibraryResult<std::size_t> Library::countGames() {
  return guarded(path(), [&]() -> LibraryResult<std::size_t> {
    Query row(*impl_->connection, "SELECT count(*) FROM games");
    return row.next() ? static_cast<std::size_t>(row.number(0)) : 0;
  });
}

LibraryResult<std::string> Library::identity() {
  return guarded(path(), [&]() -> LibraryResult<std::string> {
    constexpr std::size_t kDigits = 16;
    Query row(*impl_->connection, "SELECT id, imported_at FROM games ORDER BY key LIMIT 1");
    if (!row.next()) return std::string();
    return hexOf(sha256(row.text(0) + row.text(1))).substr(0, kDigits);
  });
}

LibraryResult<std::vector<Hash>> Library::gamesAfter(const std::optional<Hash>& after, std::size_t most) {
  return guarded(path(), [&]() -> LibraryResult<std::vector<Hash>> {
    std::vector<Hash> games;
    Query row(*impl_->connection, "SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?",
              after.value_or(Hash{}), most);
    while (row.next())
      games.push_back(hashOf(row.bytes(0)).value_or(Hash{}));
    return games;
  });
}

LibraryResult<std::string> Library::restMark() {
  return guarded(path(), [&]() -> LibraryResult<std::string> { return restMarkOf(*impl_->connection); });
}

} // namespace annales::inline replay
