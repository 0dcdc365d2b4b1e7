#include "libreplay/store/remark_index.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/standing.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace annales::inline replay {
namespace {

constexpr std::string_view kNoLine;

/// What a row says about its remark beyond the remark itself.
struct Place {
  bool open = false;
  std::uint32_t seq = 0;
  std::string line;
  friend bool operator==(const Place&, const Place&) = default;
};

struct Row {
  std::int64_t key = 0;
  Place place;
  bool stands = false;
};

using Rows = std::unordered_map<Hash, Row, HashHasher>;

/// The line of every event: `main` where it can be, else the first by name.
class LinesOfEvents {
public:
  explicit LinesOfEvents(const EventLog& log) : log_(log), lines_(log.size(), kNoLine) {
    mark(kMainLine, log.mainHead());
    for (const auto& [name, head] : log.lines())
      mark(name, head);
  }
  [[nodiscard]] std::string_view operator[](NodeIndex event) const { return lines_[event]; }

private:
  void mark(std::string_view name, NodeIndex head) {
    for (; head != kNoNode && lines_[head].empty(); head = log_[head].parent)
      lines_[head] = name;
  }

  const EventLog& log_;
  std::vector<std::string_view> lines_;
};

Rows rowsOf(Connection& connection, std::int64_t game) {
  Rows rows;
  Query row(connection, "SELECT id, key, open, seq, line FROM remarks WHERE game = ?", game);
  while (row.next())
    if (const auto id = hashOf(row.bytes(0)))
      rows[*id] = {
          row.number(1), {row.number(2) != 0, static_cast<std::uint32_t>(row.number(3)), row.text(4)}, false};
  return rows;
}

/// Each between spaces, so that one of them can be looked for.
std::string listOf(const std::vector<std::string>& words) {
  std::string list = " ";
  for (const std::string& word : words)
    list += word + ' ';
  return list;
}

/// Without characters that no reader sees: two of them mark what was found.
std::string visible(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c >= 0 && c < ' ' && c != '\n'; }, ' ');
  return text;
}

/// The digits of the moment, then some of the id: so that the newest come first without sorting.
std::int64_t firstKeyOf(const Annotation& remark) {
  constexpr std::int64_t kInOneSecond = 1 << 16;
  std::int64_t key = 0;
  for (const char c : remark.at)
    if (c >= '0' && c <= '9') key = key * 10 + (c - '0');
  return key * kInOneSecond + remark.id.bytes[0] * 256 + remark.id.bytes[1];
}

bool hasKey(Connection& connection, std::int64_t key) {
  return Query(connection, "SELECT 1 FROM remarks WHERE key = ?", key).next();
}

/// How much further on to look: by the later digits of the id, so that not all look in the same places.
std::int64_t leapOf(const Hash& id, int leap) {
  const auto at = 2 + (2 * static_cast<std::size_t>(leap)) % (id.bytes.size() - 2);
  return 1 + id.bytes[at] * 256 + id.bytes[at + 1];
}

/// The next that is free, unless very many want the same.
std::int64_t keyOf(Connection& connection, const Annotation& remark) {
  constexpr int kNear = 4; // more of them, and a full second is walked through again and again
  std::int64_t key = firstKeyOf(remark);
  for (int taken = 0; hasKey(connection, key); ++taken)
    key += taken < kNear ? 1 : leapOf(remark.id, taken - kNear);
  return key;
}

/// Calls `use` with the cells of a remark's row but its key, in the order of the columns.
template <class Use>
auto withCellsOf(std::int64_t game, const Annotation& remark, const Place& place, Use use) {
  std::string record;
  appendAnnotationRecord(record, remark);
  return use(game, remark.id, remark.at, remark.author, wordOf(remark.layer), wordOf(remark.audience),
             remark.nation.value_or(""), listOf(remark.glyphs), listOf(remark.tags), place.open ? 1 : 0,
             place.seq, place.line, record);
}

void insert(Connection& connection, std::int64_t game, const Annotation& remark, const Place& place) {
  const std::int64_t key = keyOf(connection, remark);
  withCellsOf(game, remark, place, [&](const auto&... cells) {
    Query(connection,
          "INSERT INTO remarks (key, game, id, at, author, layer, audience, nation, glyphs, tags, open, seq, "
          "line, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          key, cells...)
        .run();
  });
  const std::string text = visible(remark.text);
  Query(connection, "INSERT INTO remark_texts (rowid, text, plain) VALUES (?, ?, ?)", key, text,
        plainText(text))
      .run();
}

/// Whether there is exactly the row that `insert` would make, with its text.
bool isRemark(Connection& connection, std::int64_t game, const Annotation& remark, const Place& place) {
  const auto key = withCellsOf(game, remark, place, [&](const auto&... cells) -> std::optional<std::int64_t> {
    Query row(
        connection,
        "SELECT key FROM remarks WHERE game = ? AND id IS ? AND at IS ? AND author IS ? AND layer IS ? AND "
        "audience IS ? AND nation IS ? AND glyphs IS ? AND tags IS ? AND open IS ? AND seq IS ? AND "
        "line IS ? AND record IS ?",
        cells...);
    return row.next() ? std::optional(row.number(0)) : std::nullopt;
  });
  if (!key || *key < firstKeyOf(remark)) return false;
  const std::string text = visible(remark.text);
  return Query(connection, "SELECT 1 FROM remark_texts WHERE rowid = ? AND text IS ? AND plain IS ?", *key,
               text, plainText(text))
      .next();
}

void move(Connection& connection, const Row& row, const Place& place) {
  Query(connection, "UPDATE remarks SET open = ?, seq = ?, line = ? WHERE key = ?", place.open ? 1 : 0,
        place.seq, place.line, row.key)
      .run();
}

void remove(Connection& connection, const Row& row) {
  Query(connection, "DELETE FROM remark_texts WHERE rowid = ?", row.key).run();
  Query(connection, "DELETE FROM remarks WHERE key = ?", row.key).run();
}

/// Calls `use` with each remark that stands and its place.
template <class Use> void forStanding(const EventLog& log, Use use) {
  const LinesOfEvents lines(log);
  for (const StandingRemark& standing : standingRemarks(log.annotations())) {
    const Annotation& remark = log.annotations()[standing.place];
    if (const auto event = log.find(remark.event))
      use(remark, Place{standing.open, log[*event].seq, std::string(lines[*event])});
  }
}

} // namespace

void indexRemarks(Connection& connection, std::int64_t game, const EventLog& log) {
  Rows rows = rowsOf(connection, game);
  if (rows.empty() && log.annotations().empty()) return;
  forStanding(log, [&](const Annotation& remark, const Place& place) {
    const auto known = rows.find(remark.id);
    if (known == rows.end()) return insert(connection, game, remark, place);
    known->second.stands = true;
    if (known->second.place != place) move(connection, known->second, place);
  });
  for (const auto& [id, row] : rows)
    if (!row.stands) remove(connection, row);
}

bool areIndexed(Connection& connection, std::int64_t game, const EventLog& log) {
  std::int64_t remarks = 0;
  bool fits = true;
  forStanding(log, [&](const Annotation& remark, const Place& place) {
    ++remarks;
    fits = fits && isRemark(connection, game, remark, place);
  });
  Query row(connection, "SELECT count(*) FROM remarks WHERE game = ?", game);
  return fits && row.next() && row.number(0) == remarks;
}

} // namespace annales::inline replay
