// Games into the tables of a library: rows are added, never changed.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"
#include "libreplay/store/prepared_game.h"

namespace annales::inline replay {

/// Works within a transaction of its caller. Throws SQLite's exceptions; `guarded` catches them.
class GameWriter {
public:
  explicit GameWriter(Connection& connection) : connection_(connection) {}

  /// Adds what `log` has beyond `before`. `seen` is the game with what its notebook says, for what is
  /// derived. `refused`, with nothing written, where the log cannot be kept: an event that folding refuses,
  /// or a remark on an event that it does not have.
  /// A game that is new was stored now, or at `storedAt` (UTC).
  [[nodiscard]] LibraryResult<Saved> write(const EventLog& log, const Saved& before, const EventLog& seen,
                                           const std::string& storedAt = {});

  /// A game that the library does not have. `game` was made of it, for a library that deflates or for
  /// another.
  [[nodiscard]] LibraryResult<Saved> writeNew(const EventLog& log, const PreparedGame& game);

  /// Whether segments of this library are deflated.
  [[nodiscard]] bool deflates();

private:
  struct NewRows {
    const Segment& segment;
    const EventLog& seen; // with what the game's notebook says
    const GameSummary& summary;
  };
  [[nodiscard]] LibraryResult<Saved> put(const EventLog& log, const Saved& before, const NewRows& rows,
                                         const std::string& storedAt);
  [[nodiscard]] std::int64_t insertGame(const EventLog& log, const std::string& storedAt);
  void writeLines(std::int64_t game, const EventLog& log, Saved& saved);
  void writeTags(std::int64_t game, const EventLog& log, Saved& saved);
  void writeRemarks(std::int64_t game, const EventLog& log, Saved& saved);
  void chain(std::int64_t game, bool isNew, const Saved& before, const Saved& now);

  Connection& connection_;
  std::optional<bool> deflates_ =
      {}; // once it was asked for: no writer is there while a version is put right
};

} // namespace annales::inline replay
