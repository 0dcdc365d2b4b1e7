#include "importers/antike_jsonl/record_source.h"

#include "engine/event/codec.h"

#include <csignal>
#include <exception>
#include <semaphore>
#include <string>
#include <thread>
#include <vector>

namespace annales::inline importers {
namespace {

/// A batch is full when it has so many lines or bytes: two milliseconds of parsing, as waking a thread may
/// take a twentieth of one.
constexpr std::size_t kLinesAtOnce = 2048;
constexpr std::size_t kBytesAtOnce = std::size_t{1} << 19U;
/// A document that a longer line has made larger than this is not kept: it takes ten bytes for each of the
/// line, and there are two batches of them.
constexpr std::size_t kUsualLine = std::size_t{1} << 10U;

/// Between `{"data":` and `,"id":…`; whatever it is in a line that is not as `appendEventRecord` writes it.
std::string_view dataIn(std::string_view line, const EventRecord& event) {
  constexpr std::string_view kBefore = "{\"data\":", kAfter = ",\"id\":\"";
  constexpr std::size_t kHashes = 2 * 64,
                        kOther =
                            std::string_view("\",\"parent\":\"\",\"rec\":\"event\",\"type\":\"\"}").size();
  const std::size_t around = kBefore.size() + kAfter.size() + kHashes + kOther + event.type.size();
  return line.size() > around ? line.substr(kBefore.size(), line.size() - around) : std::string_view();
}

Result<ParsedRecord> parsed(StrictJson& json, simdjson::dom::document& document, std::string_view line) {
  if (line.empty()) return failure("a blank line is not allowed");
  const auto element = json.parsePaddedInto(document, line);
  if (!element) return tl::unexpected(element.error());
  const auto kind = recordKind(*element);
  if (!kind) return tl::unexpected(kind.error());
  ParsedRecord record{*kind, *element, {}, {}, {}};
  if (*kind != RecordKind::event) return record;
  const auto event = readEventRecord(*element);
  if (!event) return tl::unexpected(event.error());
  record.event = *event;
  if (!event->parent) return record;
  record.data = dataIn(line, *event);
  record.idOfData = eventIdOfData(record.data, event->type, &*event->parent);
  return record;
}

} // namespace

/// Lines as they were read, with a document for each.
struct RecordSource::Batch {
  struct Slot {
    LineSource::Status status = LineSource::Status::end;
    std::size_t begin = 0, size = 0; // in `bytes`
    simdjson::dom::document document;
    Result<ParsedRecord> record;
  };
  std::string bytes;
  std::vector<Slot> slots; // only the first `count` are in use
  std::size_t count = 0;
  std::exception_ptr thrown; // while it was parsed

  [[nodiscard]] std::string_view bytesOf(const Slot& slot) const {
    return std::string_view(bytes).substr(slot.begin, slot.size);
  }
  void clear() {
    for (std::size_t i = 0; i < count; ++i)
      if (slots[i].document.capacity() > kUsualLine) slots[i].document = {};
    if (bytes.capacity() > 2 * kBytesAtOnce) bytes = {};
    bytes.clear();
    count = 0;
  }
  void add(LineSource::Status status, std::string_view line) {
    if (count == slots.size()) slots.emplace_back();
    Slot& slot = slots[count++];
    slot.status = status;
    slot.begin = bytes.size();
    slot.size = line.size();
    bytes += line;
  }
  [[nodiscard]] bool isFull() const { return count == kLinesAtOnce || bytes.size() >= kBytesAtOnce; }

  void parse(StrictJson& json) {
    try {
      for (std::size_t i = 0; i < count; ++i)
        if (slots[i].status == LineSource::Status::line)
          slots[i].record = parsed(json, slots[i].document, bytesOf(slots[i]));
    } catch (...) {
      thrown = std::current_exception();
    }
  }
};

/// Parses batches on a thread of its own, which begins with the first that is given.
class RecordSource::Parser {
public:
  Parser() = default;
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  ~Parser() {
    if (!thread_.joinable()) return;
    batch_ = nullptr;
    given_.release();
    thread_.join();
  }
  void parseHere(Batch& batch) { batch.parse(json_); }
  /// The one before must have been waited for.
  void give(Batch& batch) {
    batch_ = &batch;
    if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
    given_.release();
  }
  void wait() { done_.acquire(); }

private:
  void run() {
    sigset_t all; // a signal is for the thread that reads: it must wake it
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    for (given_.acquire(); batch_ != nullptr; given_.acquire()) {
      batch_->parse(json_);
      done_.release();
    }
  }

  StrictJson json_;
  Batch* batch_ = nullptr; // null: that was all
  std::binary_semaphore given_{0}, done_{0};
  std::thread thread_;
};

RecordSource::RecordSource(std::istream& in) : lines_(in), parser_(std::make_unique<Parser>()) {
  for (auto& batch : batches_)
    batch = std::make_unique<Batch>();
}

RecordSource::~RecordSource() {
  if (ahead_) parser_->wait();
}

RecordSource::Line RecordSource::next() {
  if (place_ == batches_[0]->count) takeNextBatch();
  const Batch::Slot& slot = batches_[0]->slots[place_++];
  return {slot.status, batches_[0]->bytesOf(slot), slot.record};
}

void RecordSource::takeNextBatch() {
  if (!ahead_) {
    fill(*batches_[1]);
    parser_->parseHere(*batches_[1]);
  } else {
    parser_->wait();
  }
  std::swap(batches_[0], batches_[1]);
  place_ = 0;
  ahead_ = false;
  if (!over_) {
    fill(*batches_[1]);
    parser_->give(*batches_[1]);
    ahead_ = true;
  }
  if (batches_[0]->thrown) std::rethrow_exception(batches_[0]->thrown);
}

void RecordSource::fill(Batch& batch) {
  batch.clear();
  while (!over_ && !batch.isFull()) {
    std::string_view line;
    const LineSource::Status status = lines_.next(line);
    batch.add(status, line);
    over_ = status != LineSource::Status::line;
  }
  batch.bytes.append(simdjson::SIMDJSON_PADDING, '\0');
}

} // namespace annales::inline importers
