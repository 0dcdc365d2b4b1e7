// The records of a stream in their order, parsed on a second core while earlier ones are judged.
#pragma once

#include "engine/core/strict_json.h"
#include "importers/antike_jsonl/line_source.h"
#include "importers/antike_jsonl/records.h"

#include <array>
#include <cstddef>
#include <istream>
#include <memory>
#include <string_view>

namespace annales::inline importers {

/// A record before anything is known of its game.
struct ParsedRecord {
  RecordKind kind = RecordKind::event;
  simdjson::dom::element element;
  EventRecord event; // where it is one
  /// Of an event in a line that is as programs write it: what stands there as its `data`, and its id if that
  /// is canonical. Whoever knows the game can tell; so ids are computed ahead, too.
  std::string_view data;
  Hash idOfData;
};

class RecordSource {
public:
  /// How a line came, its bytes without LF, and, where it came whole, what it says. Lives until the next
  /// call.
  struct Line {
    LineSource::Status status;
    std::string_view bytes;
    const Result<ParsedRecord>& record;
  };

  /// Only the thread that calls `next` reads the stream, a batch of lines ahead. A stream of one batch
  /// needs no other thread.
  explicit RecordSource(std::istream& in);
  RecordSource(const RecordSource&) = delete;
  RecordSource& operator=(const RecordSource&) = delete;
  ~RecordSource();

  /// Not to be called again after a status that is not `line`.
  [[nodiscard]] Line next();

private:
  struct Batch;
  class Parser;

  void fill(Batch& batch);
  void takeNextBatch();

  LineSource lines_;
  std::array<std::unique_ptr<Batch>, 2> batches_; // the first is handed out, the second is being parsed
  std::unique_ptr<Parser> parser_;
  std::size_t place_ = 0; // in the first
  bool ahead_ = false;    // the second is filled
  bool over_ = false;     // nothing more is to be read
};

} // namespace annales::inline importers
