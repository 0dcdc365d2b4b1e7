#include "importers/antike_jsonl/take_record.h"

#include "importers/antike_jsonl/canonical_event.h"
#include "importers/antike_jsonl/records.h"
#include "importers/antike_jsonl/remarks.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/results/result_codec.h"

namespace annales::inline importers {
namespace {

/// About how many times its text a record takes in memory, at worst.
std::size_t weight(RecordKind kind) {
  switch (kind) {
  case RecordKind::map:
  case RecordKind::event:
    return 1;
  case RecordKind::line:
    return 2;
  case RecordKind::tag:
    return 4;
  case RecordKind::annotation:
    return 8;
  case RecordKind::seal:
  case RecordKind::result:
    return 0;
  }
  return 1;
}

bool isSealable(RecordKind kind) {
  return kind == RecordKind::line || kind == RecordKind::tag || kind == RecordKind::annotation;
}

bool isOfGame(RecordKind kind) {
  return kind == RecordKind::event || isSealable(kind);
}

Saying wrongId(const Hash& right) {
  return say("event: \"id\" must be {}", hexOf(right));
}

/// The game with the event, or a failure that says what is missing.
Result<KeptGame*> gameWith(GamesOfLog& games, const Hash& event, std::string_view what) {
  auto game = games.withEvent(event);
  if (game && *game == nullptr) return failure("{} must be an event earlier in the file", what);
  return game;
}

Result<void> takeMap(GamesOfLog& games, simdjson::dom::element element) {
  const auto map = readMapRecord(element);
  if (!map) return tl::unexpected(map.error());
  return games.addBoard(*map);
}

Result<void> takeGameCreated(GamesOfLog& games, const EventRecord& record) {
  if (record.parent) return failure("event: \"parent\" of GameCreated must be null");
  auto begun = decodeGameCreated(record.data, [&](const Hash& hash) { return games.board(hash); });
  if (!begun) return tl::unexpected(begun.error());
  EventLog log(std::move(*begun));
  if (log.id() != record.id) return failure(wrongId(log.id()));
  const auto game = games.begin(std::move(log));
  if (!game) return tl::unexpected(game.error());
  games.accepted(**game, 0);
  return {};
}

Result<void> takeLaterEvent(GamesOfLog& games, const EventRecord& record) {
  if (!record.parent) return failure("event: \"parent\" must be an event's id; only GameCreated has null");
  const auto game = gameWith(games, *record.parent, "event: \"parent\"");
  if (!game) return tl::unexpected(game.error());
  EventLog& log = *(*game)->log;
  auto event = decodeEvent(record.type, record.data, log.names());
  if (!event) return tl::unexpected(event.error());
  const Hash id = eventId(*event, &*record.parent, log.names());
  if (id != record.id) return failure(wrongId(id));
  const std::size_t before = log.size();
  const NodeIndex added = log.append(*log.find(*record.parent), std::move(*event), id);
  if (log.size() == before) return failure("event: this event is already in the file");
  games.accepted(**game, added);
  return {};
}

/// False, having changed nothing, where the line has to be read as JSON: to know what it is, or what is wrong
/// with it.
bool takeCanonicalEvent(GamesOfLog& games, std::string_view line) {
  const auto record = canonicalEvent(line);
  if (!record) return false;
  const auto game = games.withEvent(record->parent);
  if (!game || *game == nullptr) return false;
  EventLog& log = *(*game)->log;
  std::string_view data = record->data;
  auto event = decodeCanonical(record->type, data, log.names());
  if (!event || !data.empty() || canonicalId(*record) != record->id) return false;
  const std::size_t before = log.size();
  const NodeIndex added = log.append(*log.find(record->parent), std::move(*event), record->id);
  if (log.size() == before) return false;
  games.accepted(**game, added);
  return true;
}

Result<void> takeEvent(GamesOfLog& games, simdjson::dom::element element) {
  const auto record = readEventRecord(element);
  if (!record) return tl::unexpected(record.error());
  return record->type == GameCreated::name ? takeGameCreated(games, *record) : takeLaterEvent(games, *record);
}

Result<void> takeLine(GamesOfLog& games, simdjson::dom::element element) {
  const auto record = readLineRecord(element);
  if (!record) return tl::unexpected(record.error());
  const auto game = gameWith(games, record->head, "line: \"head\"");
  if (!game) return tl::unexpected(game.error());
  (*game)->headsChanged = true;
  EventLog& log = *(*game)->log;
  return log.setLine(record->name, *log.find(record->head));
}

Result<void> takeTag(GamesOfLog& games, simdjson::dom::element element) {
  const auto record = readTagRecord(element);
  if (!record) return tl::unexpected(record.error());
  if (auto checked = checkTag(record->name, record->value); !checked) return checked;
  const auto game = games.latest();
  if (!game) return tl::unexpected(game.error());
  if (*game == nullptr) return failure("tag: there is no game before it to which it could belong");
  if (record->name.starts_with(kLibraryTags)) return {}; // another library's own
  (*game)->headsChanged = true;
  (*game)->log->setTag(std::string(record->name), std::string(record->value));
  return {};
}

Result<void> takeAnnotation(GamesOfLog& games, simdjson::dom::element element) {
  auto remark = readAnnotation(element);
  if (!remark) return tl::unexpected(remark.error());
  const auto game = gameWith(games, remark->event, "annotation: \"event\"");
  if (!game) return tl::unexpected(game.error());
  if (auto fits = checkRemark(**game, *remark); !fits) return fits;
  (*game)->remark(std::move(*remark));
  return {};
}

Result<void> takeSeal(GamesOfLog& games, simdjson::dom::element element) {
  const auto seal = readSealRecord(element);
  if (!seal) return tl::unexpected(seal.error());
  return games.sealed(*seal);
}

Result<void> takeResult(GamesOfLog& games, simdjson::dom::element element) {
  auto result = readResult(element);
  if (!result) return tl::unexpected(result.error());
  return games.result(*result);
}

Result<void> takeOfKind(GamesOfLog& games, RecordKind kind, simdjson::dom::element element) {
  switch (kind) {
  case RecordKind::map:
    return takeMap(games, element);
  case RecordKind::event:
    return takeEvent(games, element);
  case RecordKind::line:
    return takeLine(games, element);
  case RecordKind::tag:
    return takeTag(games, element);
  case RecordKind::annotation:
    return takeAnnotation(games, element);
  case RecordKind::seal:
    return takeSeal(games, element);
  case RecordKind::result:
    return takeResult(games, element);
  }
  return {};
}

} // namespace

Result<void> takeRecord(GamesOfLog& games, StrictJson& json, std::string_view line) {
  if (line.empty()) return failure("a blank line is not allowed");
  if (takeCanonicalEvent(games, line)) return games.grew(line.size() * weight(RecordKind::event));
  const auto element = json.parsePadded(line);
  if (!element) return tl::unexpected(element.error());
  const auto kind = recordKind(*element);
  if (!kind) return tl::unexpected(kind.error());
  if (auto taken = takeOfKind(games, *kind, *element); !taken || !isOfGame(*kind)) return taken;
  if (isSealable(*kind)) games.sealable(line);
  return games.grew(line.size() * weight(*kind));
}

} // namespace annales::inline importers
