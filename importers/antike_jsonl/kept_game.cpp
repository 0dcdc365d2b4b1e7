#include "importers/antike_jsonl/kept_game.h"

#include "importers/antike_jsonl/log_writer.h"
#include "importers/antike_jsonl/records.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/store/bytes.h"
#include "libreplay/store/event_blob.h"

namespace annales::inline importers {
namespace {

/// The setup, the rules with their options, and the tables of ids take this much for the shortest game.
constexpr std::size_t kBaseBytes = 8192;
/// A province of the setup, with its name in case the board does not have it.
constexpr std::size_t kPlaceBytes = 192;
/// An event beside its bytes on disk: together about what its record has.
constexpr std::size_t kEventBytes = 200;

std::size_t bytesOf(const GameSetup& setup) {
  std::size_t places = setup.neutralTemples.size();
  for (const NationSetup& nation : setup.nations)
    places += nation.cities.size();
  return kBaseBytes + places * kPlaceBytes;
}

tl::unexpected<Error> damaged(const Error& error) {
  return failure("a temporary file cannot be read back: {}", error.part());
}

// What is on disk is one item after another: an event in the few bytes that the library file has for it, as
// nearly all are, or a record of the event log.
enum class Item : std::uint8_t { packedEvent, record };

void appendRecord(std::string& out, std::string_view record) {
  ByteWriter bytes(out);
  bytes.byte(static_cast<std::uint8_t>(Item::record));
  bytes.text(record);
}

void appendEvent(std::string& out, const EventLog& log, NodeIndex event) {
  const EventNode& node = log[event];
  const std::size_t before = out.size();
  if (node.parent != kNoNode) {
    ByteWriter bytes(out);
    bytes.byte(static_cast<std::uint8_t>(Item::packedEvent));
    bytes.varint(event - node.parent);
    if (appendEventBlob(out, node.event, log.game())) {
      out.append(node.id.bytes.begin(), node.id.bytes.end());
      return;
    }
  }
  out.resize(before);
  std::string record;
  appendEventLine(record, log, event);
  record.pop_back();
  appendRecord(out, record);
}

void appendRecords(std::string& out, std::string_view lines) {
  for (std::size_t end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
    appendRecord(out, lines.substr(0, end));
    lines.remove_prefix(end + 1);
  }
}

/// Takes records that were checked when they were first read.
class Restorer {
public:
  Restorer(GameNumber number, const BoardFinder& boards) : number_(number), boards_(boards) {}

  Result<void> items(std::string_view text) {
    ByteReader in(text);
    while (!in.atEnd()) {
      auto taken = static_cast<Item>(in.byte()) == Item::record ? line(in.text()) : packedEvent(in);
      if (!taken) return taken;
    }
    if (!in.sound()) return failure("the parent of an event is missing");
    return {};
  }

  Result<KeptGame> take() {
    if (!game_) return failure("the game has no events");
    game_->spilledEvents = static_cast<NodeIndex>(game_->log->size());
    game_->spilledRemarks = game_->log->annotations().size();
    return std::move(*game_);
  }

private:
  Result<void> line(std::string_view text) {
    const auto record = json_.parse(text);
    if (!record) return tl::unexpected(record.error());
    const auto kind = recordKind(*record);
    if (!kind) return tl::unexpected(kind.error());
    switch (*kind) {
    case RecordKind::event:
      return event(*record);
    case RecordKind::line:
      return head(*record);
    case RecordKind::tag:
      return tag(*record);
    case RecordKind::annotation:
      return remark(*record);
    case RecordKind::map:
    case RecordKind::seal:
    case RecordKind::result:
      break;
    }
    return failure("the records of a game contain a record of another kind");
  }

  Result<void> packedEvent(ByteReader& in) {
    if (!game_) return failure("the parent of an event is missing");
    EventLog& log = *game_->log;
    const auto back = static_cast<NodeIndex>(in.varint(log.size()));
    auto event = readEventBlob(in, log.game());
    if (!event) return tl::unexpected(event.error());
    Hash id;
    for (std::uint8_t& byte : id.bytes)
      byte = in.byte();
    if (!in.sound() || back == 0) return failure("the parent of an event is missing");
    log.append(static_cast<NodeIndex>(log.size()) - back, std::move(*event), id);
    return {};
  }

  Result<void> event(simdjson::dom::element element) {
    const auto record = readEventRecord(element);
    if (!record) return tl::unexpected(record.error());
    if (!game_) return begin(*record);
    EventLog& log = *game_->log;
    const auto parent = record->parent ? log.find(*record->parent) : std::nullopt;
    if (!parent) return failure("the parent of an event is missing");
    auto decoded = decodeEvent(record->type, record->data, log.names());
    if (!decoded) return tl::unexpected(decoded.error());
    log.append(*parent, std::move(*decoded), record->id);
    return {};
  }

  Result<void> begin(const EventRecord& record) {
    auto begun = decodeGameCreated(record.data, boards_);
    if (!begun) return tl::unexpected(begun.error());
    game_.emplace(number_, EventLog(std::move(*begun)));
    return {};
  }

  Result<void> head(simdjson::dom::element element) {
    const auto record = readLineRecord(element);
    if (!record) return tl::unexpected(record.error());
    const auto node = game_->log->find(record->head);
    if (!node) return failure("the last event of a line is missing");
    return game_->log->setLine(record->name, *node);
  }

  Result<void> tag(simdjson::dom::element element) {
    const auto record = readTagRecord(element);
    if (!record) return tl::unexpected(record.error());
    game_->log->setTag(std::string(record->name), std::string(record->value));
    return {};
  }

  Result<void> remark(simdjson::dom::element element) {
    auto annotation = readAnnotation(element);
    if (!annotation) return tl::unexpected(annotation.error());
    game_->remark(std::move(*annotation));
    return {};
  }

  GameNumber number_;
  const BoardFinder& boards_;
  StrictJson json_;
  std::optional<KeptGame> game_;
};

} // namespace

KeptGame::KeptGame(GameNumber n, EventLog&& begun)
    : number(n), log(std::make_shared<EventLog>(std::move(begun))), bytes(bytesOf(*log->game().setup)) {}

void KeptGame::remark(Annotation annotation) {
  remarks.emplace(annotation.id, annotation.event);
  log->annotate(std::move(annotation));
}

void appendUnspilled(std::string& out, const KeptGame& game) {
  const EventLog& log = *game.log;
  for (NodeIndex i = game.spilledEvents; i < log.size(); ++i)
    appendEvent(out, log, i);
  std::string records;
  if (game.headsChanged) {
    appendLineRecords(records, log);
    appendTagRecords(records, log);
  }
  for (std::size_t i = game.spilledRemarks; i < log.annotations().size(); ++i) {
    appendAnnotationRecord(records, log.annotations()[i]);
    records += '\n';
  }
  appendRecords(out, records);
}

std::vector<Hash> unspilledIds(const KeptGame& game) {
  std::vector<Hash> ids;
  for (NodeIndex i = game.spilledEvents; i < game.log->size(); ++i)
    ids.push_back((*game.log)[i].id);
  return ids;
}

Result<KeptGame> gameOfText(GameNumber number, std::string_view text, const BoardFinder& boards) {
  Restorer restorer(number, boards);
  if (auto taken = restorer.items(text); !taken) return damaged(taken.error());
  auto game = restorer.take();
  if (!game) return damaged(game.error());
  game->bytes += text.size() + game->log->size() * kEventBytes;
  return game;
}

} // namespace annales::inline importers
