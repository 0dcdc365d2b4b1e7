// Writes games as the event log: canonical records in the one order that written files have.
#pragma once

#include "importers/antike_jsonl/seal.h"
#include "libreplay/log/event_log.h"
#include "libreplay/results/result_record.h"

#include <ostream>
#include <string>
#include <unordered_set>

namespace annales::inline importers {

/// Writes one game after another to a stream. The board of a game comes before it, unless the same file has
/// it already. Check the stream for errors.
class LogWriter {
public:
  explicit LogWriter(std::ostream& out) : out_(out) {}

  /// The board, the events of `main`, those of the other lines by name, those on no line, the lines with
  /// `main` first, tags by name, annotations in the order in which they came.
  void write(const EventLog& log);
  /// A game of which only the result is known. No seal covers it: its id does.
  void write(const ResultRecord& record);
  /// A seal over all that was written since the last one.
  void seal();

private:
  /// What a seal covers is never written together with other rows.
  enum class Rows { unsealed, sealable };
  void flush(Rows rows);
  void flushLarge(Rows rows);

  std::ostream& out_;
  std::string text_;
  SealSum seal_;
  std::uint64_t rows_ = 0; // since the last seal
  std::unordered_set<Hash, HashHasher> boards_;
};

/// Each appends canonical records with LF.
void appendMapRecord(std::string& out, const Map& map);
void appendEventLine(std::string& out, const EventLog& log, NodeIndex event);
/// The named lines; `main` only where a record named it.
void appendLineRecords(std::string& out, const EventLog& log);
void appendTagRecords(std::string& out, const EventLog& log);

/// All events in the order in which a file has them.
[[nodiscard]] std::vector<NodeIndex> fileOrder(const EventLog& log);

} // namespace annales::inline importers
