#include "libreplay/store/remark_search.h"

#include "engine/core/strict_json.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/text/plain_text.h"

#include <fmt/core.h>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

constexpr int kMostWords = 32;

// A condition that was not given is NULL.
constexpr const char* kConditions = R"sql(
  (?1 IS NULL OR author = ?1)
  AND (?2 IS NULL OR instr(tags, ' ' || ?2 || ' ') > 0)
  AND (?3 IS NULL OR instr(glyphs, ' ' || ?3 || ' ') > 0)
  AND (?4 IS NULL OR nation = ?4)
  AND (?5 IS NULL OR layer = ?5)
  AND (?6 IS NULL OR audience = ?6)
  AND (?7 IS NULL OR game = (SELECT key FROM games AS asked WHERE asked.id = ?7))
  AND (?8 IS NULL OR open)
  AND (?9 IS NULL OR at >= ?9)
  AND (?10 IS NULL OR at <= ?10 || '~') -- '~': the hours of a day, the days of a month
)sql";
constexpr int kWordsPlace = 11;

// Keys are in the order of time, so that rows come one at a time, without sorting.
constexpr const char* kAny = R"sql(
SELECT games.id, record, seq, line,
  (SELECT substr(text, 1, 160) || iif(length(text) > 160, '…', '') FROM remark_texts WHERE rowid = remarks.key)
FROM remarks CROSS JOIN games ON games.key = game
WHERE {} ORDER BY remarks.key DESC
)sql";
constexpr const char* kWithWords = R"sql(
SELECT games.id, record, seq, line, snippet(remark_texts, 0, char(2), char(3), '…', 24)
FROM remark_texts CROSS JOIN remarks ON remarks.key = remark_texts.rowid CROSS JOIN games ON games.key = game
WHERE remark_texts MATCH ?11 AND {} ORDER BY remark_texts.rowid DESC
)sql";

bool isSpace(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || c == '\0';
}

/// In quotes, where no character has a meaning, and the beginning of a longer word.
std::string inQuotes(std::string_view word) {
  std::string out = "\"";
  for (const char c : word)
    out.append(c == '"' ? 2 : 1, c);
  return out + "\"*";
}

/// All words: as other searches compare them, or as they were typed, which finds nothing more but marks them
/// in the text. Without parentheses, as words of punctuation alone count only between those.
std::string matchOf(std::string_view text) {
  std::string plain, typed;
  int words = 0;
  for (std::size_t i = 0; i < text.size() && words < kMostWords; ++words) {
    while (i < text.size() && isSpace(text[i]))
      ++i;
    const std::size_t from = i;
    while (i < text.size() && !isSpace(text[i]))
      ++i;
    const std::string_view word = text.substr(from, i - from);
    if (word.empty()) continue;
    plain += inQuotes(plainText(word)) + ' ';
    typed += inQuotes(word) + ' ';
  }
  return plain == typed ? plain : plain + "OR " + typed;
}

void bindText(SQLite::Statement& rows, int place, const std::string& text) {
  if (!text.empty()) rows.bind(place, text);
}

void bindAll(SQLite::Statement& rows, const RemarkQuery& query) {
  bindText(rows, 1, query.author);
  bindText(rows, 2, query.tag);
  bindText(rows, 3, query.glyph);
  bindText(rows, 4, query.nation);
  if (query.layer) rows.bind(5, std::string(wordOf(*query.layer)));
  if (query.audience) rows.bind(6, std::string(wordOf(*query.audience)));
  if (query.game) rows.bind(7, query.game->bytes.data(), static_cast<int>(query.game->bytes.size()));
  if (query.onlyOpen) rows.bind(8, 1);
  bindText(rows, 9, query.from);
  bindText(rows, 10, query.to);
}

Result<FoundRemark> read(SQLite::Statement& row, StrictJson& json) {
  const auto record = json.parse(row.getColumn(1).getString());
  if (!record) return tl::unexpected(record.error());
  auto remark = readAnnotation(*record);
  if (!remark) return tl::unexpected(remark.error());
  return FoundRemark{hashIn(row.getColumn(0)), std::move(*remark), row.getColumn(2).getUInt(),
                     row.getColumn(3).getString(), row.getColumn(4).getString()};
}

} // namespace

LibraryResult<void> Library::searchRemarks(const RemarkQuery& query,
                                           const std::function<bool(const FoundRemark&)>& found,
                                           const std::atomic<bool>* cancel) {
  return guarded(path(), [&]() -> LibraryResult<void> {
    const std::string match = matchOf(query.text);
    // Not one of the prepared statements: while rows are delivered, the library may be asked again.
    SQLite::Statement rows(impl_->connection->db(), match.empty() ? fmt::format(kAny, kConditions)
                                                                  : fmt::format(kWithWords, kConditions));
    bindAll(rows, query);
    if (!match.empty()) rows.bind(kWordsPlace, match);
    StrictJson json;
    while (rows.executeStep()) {
      if (isCancelled(cancel)) return libraryFailure(Trouble::cancelled, "The search was cancelled.");
      const auto remark = read(rows, json);
      if (remark && !found(*remark)) break; // a damaged row hides no others
    }
    return {};
  });
}

LibraryResult<std::vector<OpenRemarks>> Library::gamesWithOpenRemarks() {
  return guarded(path(), [&]() -> LibraryResult<std::vector<OpenRemarks>> {
    std::vector<OpenRemarks> games;
    Query row(*impl_->connection,
              "SELECT id, count, newest FROM (SELECT game, count(*) AS count, max(at) AS newest "
              "FROM remarks WHERE open GROUP BY game) JOIN games ON key = game ORDER BY newest DESC, id");
    while (row.next())
      games.push_back(
          {hashOf(row.bytes(0)).value_or(Hash{}), static_cast<std::uint32_t>(row.number(1)), row.text(2)});
    return games;
  });
}

} // namespace annales::inline replay
