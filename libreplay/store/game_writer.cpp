#include "libreplay/store/game_writer.h"

#include "libreplay/log/annotation_codec.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/segment.h"
#include "libreplay/store/summary.h"

#include <utility>

namespace annales::inline replay {
namespace {

tl::unexpected<LibraryError> refused(const Error& error) {
  return libraryFailure(LibraryError::Kind::refused, error);
}

void insertSegment(Connection& connection, std::int64_t game, std::uint32_t number, const Segment& segment) {
  Query(connection,
        "INSERT INTO segments (game, number, first, count, events, tips) VALUES (?, ?, ?, ?, ?, ?)", game,
        number, segment.first, segment.count, Blob{segment.events}, Blob{segment.tips})
      .run();
}

} // namespace

bool GameWriter::deflates() {
  if (!deflates_) deflates_ = versionOf(connection_.db()) >= kDeflatedVersion;
  return *deflates_;
}

std::int64_t GameWriter::insertGame(const EventLog& log, const std::string& storedAt) {
  const Map& map = *log.game().map;
  if (Query known(connection_, "SELECT 1 FROM maps WHERE hash = ?", map.hash()); !known.next())
    Query(connection_, "INSERT INTO maps (hash, canonical) VALUES (?, ?)", map.hash(), map.canonical()).run();
  std::string created;
  appendData(created, log[0].event, log.names());
  Query(connection_,
        "INSERT INTO games (id, map, created, imported_at) VALUES (?, ?, ?, ifnull(nullif(?, ''), "
        "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')))",
        log.id(), map.hash(), created, storedAt)
      .run();
  return connection_.db().getLastInsertRowid();
}

void GameWriter::writeLines(std::int64_t game, const EventLog& log, Saved& saved) {
  auto lines = log.lines();
  lines.try_emplace(std::string(kMainLine),
                    log.mainHead()); // where main ends must not depend on later arrivals
  for (const auto& [name, head] : lines) {
    const auto known = saved.lines.find(name);
    if (known != saved.lines.end() && known->second == head) continue;
    Query(connection_, "INSERT INTO lines (game, number, name, head, head_id) VALUES (?, ?, ?, ?, ?)", game,
          saved.lineRows++, name, head, log[head].id)
        .run();
  }
  saved.lines = std::move(lines);
}

void GameWriter::writeTags(std::int64_t game, const EventLog& log, Saved& saved) {
  for (const auto& [name, value] : log.tags()) {
    const auto known = saved.tags.find(name);
    if (known != saved.tags.end() && known->second == value) continue;
    Query(connection_, "INSERT INTO tags (game, number, name, value) VALUES (?, ?, ?, ?)", game,
          saved.tagRows++, name, value)
        .run();
  }
  saved.tags = log.tags();
}

void GameWriter::writeRemarks(std::int64_t game, const EventLog& log, Saved& saved) {
  const auto& remarks = log.annotations();
  for (; saved.annotations < remarks.size(); ++saved.annotations) {
    const Annotation& remark = remarks[saved.annotations];
    std::string record;
    appendAnnotationRecord(record, remark);
    Query(connection_, "INSERT INTO annotations (game, number, id, record) VALUES (?, ?, ?, ?)", game,
          saved.annotations, remark.id, record)
        .run();
  }
}

void GameWriter::chain(std::int64_t game, bool isNew, const Saved& before, const Saved& now) {
  if (isNew) chainRows(connection_, Chained::games, game);
  if (now.segments > before.segments) chainRows(connection_, Chained::segments, before.segments, game);
  if (now.lineRows > before.lineRows) chainRows(connection_, Chained::lines, before.lineRows, game);
  if (now.tagRows > before.tagRows) chainRows(connection_, Chained::tags, before.tagRows, game);
  if (now.annotations > before.annotations)
    chainRows(connection_, Chained::annotations, before.annotations, game);
}

LibraryResult<Saved> GameWriter::put(const EventLog& log, const Saved& before, const NewRows& rows,
                                     const std::string& storedAt) {
  Saved saved = before;
  const bool isNew = before.events == 0;
  const auto game = isNew ? insertGame(log, storedAt) : GameReader(connection_).keyOf(log.id());
  if (!game)
    return libraryFailure(LibraryError::Kind::noSuchGame,
                          say("{} has no game {}", connection_.file().string(), shortId(log.id())));
  if (rows.segment.count > 0) insertSegment(connection_, *game, saved.segments++, rows.segment);
  saved.events = static_cast<NodeIndex>(log.size());
  writeLines(*game, log, saved);
  writeTags(*game, log, saved);
  writeRemarks(*game, log, saved);
  chain(*game, isNew, before, saved);
  writeDerived(connection_, *game, rows.seen, rows.summary);
  return saved;
}

LibraryResult<Saved> GameWriter::write(const EventLog& log, const Saved& before, const EventLog& seen,
                                       const std::string& storedAt) {
  if (auto fine = checkStorable(log, before); !fine) return refused(fine.error());
  auto segment = packSegment(log, firstNew(before));
  if (!segment) return refused(segment.error());
  if (deflates()) segment->deflate();
  return put(log, before, {*segment, seen, summarize(seen)}, storedAt);
}

LibraryResult<Saved> GameWriter::writeNew(const EventLog& log, const PreparedGame& game) {
  Result<Segment> segment = game.segment;
  if (segment && segment->isDeflated() && !deflates()) segment = packSegment(log, firstNew({}));
  if (!segment) return refused(segment.error());
  if (deflates()) segment->deflate();
  return put(log, {}, {*segment, log, game.summary}, {});
}

} // namespace annales::inline replay
