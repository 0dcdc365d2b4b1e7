#include "importers/antike_jsonl/log_reader.h"

#include "engine/core/utf8.h"
#include "importers/antike_jsonl/remarks.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"

#include <algorithm>

namespace annales::inline importers {
namespace {

Saying wrongId(const Hash& right) {
  return say("event: \"id\" must be {}", hexOf(right));
}

Hash idOf(const Event& event, const ParsedRecord& record, const EventNames& names) {
  thread_local std::string data;
  data.clear();
  appendData(data, event, names);
  return data == record.data ? record.idOfData
                             : eventIdOfData(data, record.event.type, &*record.event.parent);
}

bool isText(std::string_view bytes) {
  const bool hasControl = std::any_of(bytes.begin(), bytes.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r' && c != '\n';
  });
  return !hasControl && utf8::length(bytes).has_value();
}

/// Of a file that is something else altogether, which its first line shows.
std::optional<Saying> notALog(std::string_view firstLine) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (firstLine.empty() || firstLine.starts_with('{') || firstLine.starts_with(kByteOrderMark))
    return std::nullopt;
  if (firstLine.starts_with("SQLite format 3"))
    return say("this is not an event log but a database, perhaps a library of games");
  if (firstLine.starts_with("\x1F\x8B"))
    return say(
        "this is compressed with gzip; unpack it first, for example with zcat FILE | annales verify -");
  if (!isText(firstLine)) return say("this is not an event log: it begins with bytes that are no text");
  return say("this is not an event log: its first line is no JSON object");
}

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
  }
  return 1;
}

} // namespace

LogReader::LogReader(BoardFinder boards, ReadObserver* observer, ReadOptions options)
    : boards_(std::move(boards)), observer_(observer),
      keeper_(
          options.memory, options.spill ? std::move(options.spill) : makeFileSpill(),
          [this](const Hash& hash) { return boards_.find(hash); },
          [this](GameNumber game) {
            if (observer_ != nullptr) observer_->resting(game);
          }) {}

std::optional<Rejection> LogReader::read(std::istream& in) {
  using Status = LineSource::Status;
  RecordSource records(in);
  for (row_ = 1;; ++row_) {
    const RecordSource::Line line = records.next();
    if (row_ == 1 && line.status != Status::end && line.status != Status::unreadable)
      if (auto other = notALog(line.bytes)) return Rejection{Error(std::move(*other)), row_};
    switch (line.status) {
    case Status::end:
      return std::nullopt;
    case Status::tooLong:
      return Rejection{Error(Saying("a line is at most 1 MiB long")), row_};
    case Status::noFinalLf:
      return Rejection{Error(Saying("the last line must end with LF; the file seems to be cut off")), row_};
    case Status::unreadable:
      return Rejection{Error(Saying("the file cannot be read")), row_};
    case Status::line:
      break;
    }
    if (auto taken = record(line); !taken) return Rejection{taken.error(), row_, diskFailed_};
  }
}

Result<void> LogReader::record(const RecordSource::Line& line) {
  if (!line.record) return tl::unexpected(line.record.error());
  const ParsedRecord& record = *line.record;
  Result<void> taken;
  switch (record.kind) {
  case RecordKind::map:
    return map(record.element);
  case RecordKind::event:
    taken = record.event.type == GameCreated::name ? gameCreated(record.event) : laterEvent(record);
    break;
  case RecordKind::line:
    taken = this->line(record.element);
    break;
  case RecordKind::tag:
    taken = tag(record.element);
    break;
  case RecordKind::annotation:
    taken = annotation(record.element);
    break;
  }
  if (!taken) return taken;
  return disk(keeper_.grew(line.bytes.size() * weight(record.kind)));
}

Result<void> LogReader::map(simdjson::dom::element element) {
  auto map = readMapRecord(element);
  if (!map) return tl::unexpected(map.error());
  return disk(boards_.add(*map));
}

Result<void> LogReader::gameCreated(const EventRecord& record) {
  if (record.parent) return failure("event: \"parent\" of GameCreated must be null");
  auto begun = decodeGameCreated(record.data, [this](const Hash& hash) { return boards_.find(hash); });
  if (!begun) return tl::unexpected(begun.error());
  EventLog log(std::move(*begun));
  if (log.id() != record.id) return failure(wrongId(log.id()));
  if (keeper_.hasGame(log.id())) return failure("event: this GameCreated is in the file already");
  const auto game = disk(keeper_.begin(std::move(log)));
  if (!game) return tl::unexpected(game.error());
  return accept(**game, 0);
}

Result<void> LogReader::laterEvent(const ParsedRecord& parsed) {
  const EventRecord& record = parsed.event;
  if (!record.parent) return failure("event: \"parent\" must be an event's id; only GameCreated has null");
  const auto game = gameWith(*record.parent, "event: \"parent\"");
  if (!game) return tl::unexpected(game.error());
  EventLog& log = *(*game)->log;
  auto event = decodeEvent(record.type, record.data, log.names());
  if (!event) return tl::unexpected(event.error());
  const Hash id = idOf(*event, parsed, log.names());
  if (id != record.id) return failure(wrongId(id));
  const std::size_t before = log.size();
  const NodeIndex added = log.append(*log.find(*record.parent), std::move(*event), id);
  if (log.size() == before) return failure("event: this event is in the file already");
  return accept(**game, added);
}

Result<void> LogReader::accept(KeptGame& game, NodeIndex event) {
  if (observer_ != nullptr) observer_->accepted(game.number, *game.log, event, row_);
  return {};
}

Result<void> LogReader::line(simdjson::dom::element element) {
  const auto record = readLineRecord(element);
  if (!record) return tl::unexpected(record.error());
  const auto game = gameWith(record->head, "line: \"head\"");
  if (!game) return tl::unexpected(game.error());
  (*game)->headsChanged = true;
  EventLog& log = *(*game)->log;
  return log.setLine(record->name, *log.find(record->head));
}

Result<void> LogReader::tag(simdjson::dom::element element) {
  const auto record = readTagRecord(element);
  if (!record) return tl::unexpected(record.error());
  if (auto checked = checkTag(record->name, record->value); !checked) return checked;
  if (keeper_.size() == 0) return failure("tag: there is no game yet that it could belong to");
  const auto game = disk(keeper_.use(keeper_.size() - 1));
  if (!game) return tl::unexpected(game.error());
  if (record->name.starts_with(kLibraryTags)) return {}; // another library's own
  (*game)->headsChanged = true;
  (*game)->log->setTag(std::string(record->name), std::string(record->value));
  return {};
}

Result<void> LogReader::annotation(simdjson::dom::element element) {
  auto remark = readAnnotation(element);
  if (!remark) return tl::unexpected(remark.error());
  const auto game = gameWith(remark->event, "annotation: \"event\"");
  if (!game) return tl::unexpected(game.error());
  if (auto fits = checkRemark(**game, *remark); !fits) return fits;
  (*game)->remark(std::move(*remark));
  return {};
}

Result<KeptGame*> LogReader::gameWith(const Hash& event, std::string_view what) {
  auto game = disk(keeper_.withEvent(event));
  if (game && *game == nullptr) return failure("{} must be an event earlier in the file", what);
  return game;
}

template <class T> Result<T> LogReader::disk(Result<T> result) {
  if (!result) diskFailed_ = true;
  return result;
}

Result<std::shared_ptr<const EventLog>> LogReader::game(GameNumber number) {
  const auto game = keeper_.use(number);
  if (!game) return tl::unexpected(game.error());
  return std::shared_ptr<const EventLog>((*game)->log);
}

} // namespace annales::inline importers
