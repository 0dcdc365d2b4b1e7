// One line of an event log, checked, and taken into the game that it belongs to.
#pragma once

#include "engine/core/strict_json.h"
#include "importers/antike_jsonl/kept_game.h"
#include "importers/antike_jsonl/seal.h"
#include "libreplay/results/result_record.h"

#include <cstddef>
#include <memory>
#include <string_view>

namespace annales::inline importers {

/// Where the games of a log are while it is read, and its boards. Whatever fails ends the reading.
class GamesOfLog {
public:
  virtual ~GamesOfLog() = default;

  virtual Result<void> addBoard(const std::shared_ptr<const Map>& board) = 0;
  /// Null where there is none.
  virtual std::shared_ptr<const Map> board(const Hash& hash) = 0;
  /// A new game. Those that are handed out live until the next is asked for.
  virtual Result<KeptGame*> begin(EventLog&& log) = 0;
  /// The game that has the event; null where none has.
  virtual Result<KeptGame*> withEvent(const Hash& id) = 0;
  /// The game that began last; null where none has.
  virtual Result<KeptGame*> latest() = 0;
  /// The game has one event more.
  virtual void accepted(KeptGame& game, NodeIndex event) = 0;
  /// What belongs to the game handed out last takes so many bytes of memory.
  virtual Result<void> grew(std::size_t bytes) = 0;
  /// This line, which was taken, is among those that a seal covers.
  virtual void sealable(std::string_view line) = 0;
  virtual Result<void> sealed(const LogSeal& seal) = 0;
  /// A game of which only the result is known.
  virtual Result<void> result(const ResultRecord& record) = 0;
};

/// Takes a line, which is followed by the bytes that simdjson wants. What fails has changed no game.
[[nodiscard]] Result<void> takeRecord(GamesOfLog& games, StrictJson& json, std::string_view line);

} // namespace annales::inline importers
