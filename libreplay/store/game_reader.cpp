#include "libreplay/store/game_reader.h"

#include "engine/core/strict_json.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/store/segment.h"
#include "libreplay/store/stored_map.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
std::string shortId(const Hash& game) {
  return hexOf(game).substr(0, 12);
}

std::optional<GameKey> GameReader::keyOf(const Hash& game) {
  Query row(connection_, "SELECT key FROM games WHERE id = ?", game);
  if (!row.next()) return std::nullopt;
  return row.number(0);
}

std::shared_ptr<const Map> GameReader::board(const Hash& hash) {
  if (const auto known = boards_.find(hash); known != boards_.end()) return known->second;
  Query row(connection_, "SELECT canonical FROM maps WHERE hash = ?", hash);
  if (!row.next()) return nullptr;
  const auto map = readStoredMap(row.bytes(0));
  if (!map || (*map)->hash() != hash) return nullptr;
  boards_.emplace(hash, *map);
  return *map;
}

Result<StoredGame> GameReader::begin(GameKey key) {
  Query row(connection_, "SELECT id, created FROM games WHERE key = ?", key);
  if (!row.next()) return failure("its first event is missing");
  StrictJson json;
  const auto data = json.parse(row.bytes(1));
  if (!data) return tl::unexpected(data.error());
  auto begun = decodeGameCreated(*data, [this](const Hash& hash) { return board(hash); });
  if (!begun) return tl::unexpected(begun.error());
  StoredGame game{EventLog(std::move(*begun)), {}};
  if (hashOf(row.bytes(0)) != game.log.id()) return failure("its first event does not match the stored id");
  return game;
}

Result<MainLine> GameReader::readEvents(GameKey key) {
  auto game = begin(key);
  if (!game) return tl::unexpected(game.error());
  MainLine line{game->log.id(), game->log.begun(), {}, {}};
  static_cast<void>(readTags(key, line.tags));
  std::vector<UnpackedEvent> events(1); // GameCreated
  Query row(connection_, "SELECT number, first, count, events FROM segments WHERE game = ? ORDER BY number",
            key);
  for (std::int64_t number = 0; row.next(); ++number) {
    if (row.number(0) != number) return failure("some of its events are missing");
    const Segment segment{
        static_cast<NodeIndex>(row.number(1)), static_cast<std::uint32_t>(row.number(2)), row.text(3), {}};
    if (auto done = unpackEvents(events, segment, line.begun.game); !done)
      return tl::unexpected(done.error());
  }
  Query head(connection_,
             "SELECT head FROM lines WHERE game = ? AND name = 'main' ORDER BY number DESC LIMIT 1", key);
  if (!head.next() || head.number(0) < 0 || head.number(0) >= static_cast<std::int64_t>(events.size()))
    return failure("its main line is missing");
  for (auto at = static_cast<NodeIndex>(head.number(0)); at != 0; at = events[at].parent)
    line.events.push_back(std::move(events[at].event));
  std::ranges::reverse(line.events);
  return line;
}

Result<void> GameReader::readSegments(GameKey key, StoredGame& game) {
  Query row(connection_,
            "SELECT number, first, count, events, tips FROM segments WHERE game = ? ORDER BY number", key);
  for (; row.next(); ++game.saved.segments) {
    if (row.number(0) != game.saved.segments) return failure("some of its events are missing");
    const Segment segment{static_cast<NodeIndex>(row.number(1)), static_cast<std::uint32_t>(row.number(2)),
                          row.text(3), row.text(4)};
    if (auto done = unpackSegment(game.log, segment); !done) return done;
  }
  game.saved.events = static_cast<NodeIndex>(game.log.size());
  return {};
}

Result<void> GameReader::readLines(GameKey key, StoredGame& game) {
  Query row(connection_, "SELECT number, name, head, head_id FROM lines WHERE game = ? ORDER BY number", key);
  for (; row.next(); ++game.saved.lineRows) {
    const std::string name = row.text(1);
    const auto head = static_cast<std::uint64_t>(row.number(2));
    if (row.number(0) != game.saved.lineRows) return failure("part of one of its lines is missing");
    if (head >= game.log.size() || hashOf(row.bytes(3)) != game.log[static_cast<NodeIndex>(head)].id)
      return failure("its line \"{}\" no longer ends at the stored event", name);
    if (auto done = game.log.setLine(name, static_cast<NodeIndex>(head)); !done) return done;
  }
  if (!game.log.lines().contains(kMainLine)) return failure("its main line is missing");
  game.saved.lines = game.log.lines();
  return {};
}

std::uint32_t GameReader::readTags(GameKey key, std::map<std::string, std::string>& tags,
                                   std::vector<Error>* unsayable) {
  Query row(connection_, "SELECT name, value FROM tags WHERE game = ? ORDER BY number", key);
  std::uint32_t rows = 0;
  for (; row.next(); ++rows) {
    std::string name = row.text(0), value = row.text(1);
    if (auto good = checkTag(name, value); good) {
      tags[std::move(name)] = std::move(value);
    } else {
      tags.erase(name);
      if (unsayable != nullptr) unsayable->push_back(std::move(good.error()));
    }
  }
  return rows;
}

std::vector<Error> GameReader::unsayableTags(GameKey key) {
  std::map<std::string, std::string> others;
  std::vector<Error> faults;
  static_cast<void>(readTags(key, others, &faults));
  return faults;
}

Result<void> GameReader::readRemarks(GameKey key, StoredGame& game) {
  StrictJson json;
  Query row(connection_, "SELECT number, record, id FROM annotations WHERE game = ? ORDER BY number", key);
  for (; row.next(); ++game.saved.annotations) {
    if (row.number(0) != game.saved.annotations) return failure("one of its remarks is missing");
    const auto record = json.parse(row.bytes(1));
    if (!record) return tl::unexpected(record.error());
    auto remark = readAnnotation(*record);
    if (!remark) return tl::unexpected(remark.error());
    if (hashOf(row.bytes(2)) != remark->id || !game.log.find(remark->event))
      return failure("one of its remarks has been altered");
    game.log.annotate(std::move(*remark));
  }
  return {};
}

Result<StoredGame> GameReader::readAll(GameKey key) {
  auto game = begin(key);
  if (!game) return game;
  std::map<std::string, std::string> tags;
  game->saved.tagRows = readTags(key, tags);
  for (const auto& [name, value] : tags)
    game->log.setTag(name, value);
  game->saved.tags = std::move(tags);
  for (const auto part : {&GameReader::readSegments, &GameReader::readLines, &GameReader::readRemarks})
    if (auto done = (this->*part)(key, *game); !done) return tl::unexpected(done.error());
  return game;
}

tl::unexpected<LibraryError> GameReader::damaged(GameKey key, const Error& error) {
  Query row(connection_, "SELECT id FROM games WHERE key = ?", key);
  const auto id = row.next() ? hashOf(row.bytes(0)) : std::nullopt;
  return libraryFailure(
      LibraryError::Kind::damaged,
      say("The game {} in {} is damaged: {}. The other games can still be read. Import this one again into "
          "another library, or take it from a backup. `annales repair` with --into may restore more of it.",
          id ? shortId(*id) : fmt::format("#{}", key), connection_.file().string(), error.part()));
}

LibraryResult<StoredGame> GameReader::read(GameKey key) {
  const OneMoment moment(connection_);
  auto game = readAll(key);
  if (!game) return damaged(key, game.error());
  return std::move(*game);
}

LibraryResult<StoredNotebook> GameReader::readNotebook(GameKey key) {
  const OneMoment moment(connection_);
  auto game = readAll(key);
  if (!game) return damaged(key, game.error());
  return writtenOn(key, std::move(game->log));
}

LibraryResult<StoredNotebook> GameReader::writtenOn(GameKey key, EventLog base) {
  const auto log = std::make_shared<const EventLog>(std::move(base));
  auto pages = pages_.read(key, 0, log->names());
  if (!pages) return damaged(key, pages.error());
  StoredNotebook stored{Notebook(log), pages->size()};
  stored.notebook.read(std::move(*pages));
  return stored;
}

LibraryResult<EventLog> GameReader::readWhole(GameKey key) {
  const OneMoment moment(connection_);
  auto game = readAll(key);
  if (!game) return damaged(key, game.error());
  if (pages_.count(key) == 0) return std::move(game->log);
  return writtenOn(key, std::move(game->log)).map([](const StoredNotebook& stored) {
    return stored.notebook.study().log();
  });
}

LibraryResult<MainLine> GameReader::readMainLine(GameKey key) {
  const OneMoment moment(connection_);
  if (pages_.count(key) > 0) {
    const auto whole = readWhole(key);
    if (!whole) return tl::unexpected(whole.error());
    return mainLineOf(*whole);
  }
  auto line = readEvents(key);
  if (!line) return damaged(key, line.error());
  return std::move(*line);
}

LibraryResult<std::vector<Entry>> GameReader::readPages(GameKey key, std::size_t first) {
  const OneMoment moment(connection_);
  if (pages_.count(key) <= first) return std::vector<Entry>{};
  const auto game = begin(key);
  if (!game) return damaged(key, game.error());
  auto pages = pages_.read(key, first, game->log.names());
  if (!pages) return damaged(key, pages.error());
  return std::move(*pages);
}

BaseRows GameReader::rowsOf(GameKey key) {
  Query row(connection_,
            "SELECT (SELECT coalesce(max(number) + 1, 0) FROM segments WHERE game = ?1), "
            "(SELECT coalesce(max(number) + 1, 0) FROM lines WHERE game = ?1), "
            "(SELECT coalesce(max(number) + 1, 0) FROM tags WHERE game = ?1), "
            "(SELECT coalesce(max(number) + 1, 0) FROM annotations WHERE game = ?1)",
            key);
  if (!row.next()) return {};
  return {row.number(0), row.number(1), row.number(2), row.number(3)};
}

} // namespace annales::inline replay
