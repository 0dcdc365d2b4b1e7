// What every reader of files has in common: games come in one after another, are watched as they come, and
// can be had afterwards.
#pragma once

#include "importers/readers/after_mistake.h"
#include "libreplay/log/event_log.h"

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>
#include <vector>

namespace annales::inline importers {

/// Place of a game in its file, in the order in which games begin.
using GameNumber = std::size_t;

/// Why a file was rejected.
struct Rejection : Error {
  std::size_t row = 0;    // from 1
  bool disk = false;      // the fault lies not with the file but with the disk where games wait
  std::size_t column = 0; // from 1; 0 where it is the row as a whole
};

/// An observer's helper for one game, who may work on another thread, before it is known which place in the
/// file the game has.
class GameJudge {
public:
  virtual ~GameJudge() = default;
  /// In file order; `log` has the event and its ancestors, and is the same for every call.
  virtual void accepted(const EventLog& log, NodeIndex event, std::size_t row) = 0;
};

/// Is told the events of a file as they are accepted.
class ReadObserver {
public:
  virtual ~ReadObserver() = default;
  /// In file order; `log` has the event and its ancestors. A log stays where it is until its game rests.
  virtual void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) = 0;
  /// The game leaves memory. If it is needed again, it comes back as another object with the same places.
  virtual void resting(GameNumber game) { static_cast<void>(game); }

  /// A judge for a game that begins; called by several threads at once. An observer that has none hears every
  /// event itself, and the file is read by one thread alone.
  [[nodiscard]] virtual std::unique_ptr<GameJudge> judge() const { return nullptr; }
  /// Instead of `accepted` for the first events of a game, in file order: what its judge has heard so far. It
  /// hears nothing more; what follows of the game comes through `accepted`.
  virtual void judged(GameNumber game, const EventLog& log, std::unique_ptr<GameJudge> judge) {
    static_cast<void>(game), static_cast<void>(log), static_cast<void>(judge);
  }
};

/// How much of a file its own seals cover: all, what stands before the last one, or nothing.
enum class Sealing { none, part, whole };

class GameReader {
public:
  GameReader() = default;
  GameReader(const GameReader&) = delete;
  GameReader& operator=(const GameReader&) = delete;
  virtual ~GameReader() = default;

  /// Reads to the end, once. Nothing when the file can be used.
  virtual std::optional<Rejection> read(std::istream& in) = 0;
  /// After that: how many games there are, and one of them. Fails only where the disk does.
  [[nodiscard]] virtual std::size_t games() const = 0;
  virtual Result<std::shared_ptr<const EventLog>> game(GameNumber number) = 0;
  /// After reading. Only event logs may have seals, and those that do not fit reject the file.
  [[nodiscard]] virtual Sealing sealing() const { return Sealing::none; }
  /// What is not as it should be in a file that can be used. Formats that programs write have nothing of the
  /// kind.
  [[nodiscard]] virtual const std::vector<Complaint>& complaints() const {
    static const std::vector<Complaint> none;
    return none;
  }
};

} // namespace annales::inline importers
