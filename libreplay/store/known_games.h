// The games of a library by their moves and headers, in memory, for imports that compare moves.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"
#include "libreplay/store/likeness.h"
#include "libreplay/store/page_table.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace annales::inline replay {

/// A row of the catalogue, as far as games are compared.
struct KnownGame {
  GameKey key = 0;
  GameSummary summary; // without dates of import and counts
  bool deleted = false;
};

/// Throws SQLite's exceptions; `guarded` catches them. What it says of a game is read from the catalogue when
/// it is asked, so that a changed game is never compared as it was.
class KnownGames {
public:
  /// The catalogue is read when games are compared for the first time.
  explicit KnownGames(Connection& connection) : connection_(connection) {}

  /// The game was stored, or has changed.
  void note(GameKey key, const EventLog& game);
  void note(GameKey key, const GameSummary& game);
  /// Games of the file before this one count among those that may be another version.
  void beginFile();
  /// Games whose nations made the same moves on the rondel, those that were not deleted first. Where very
  /// many did, those under the same head.
  [[nodiscard]] std::vector<KnownGame> withMovesOf(const GameSummary& game);
  /// Games that may be the same one: they share headers, or how they begin. The newest, where there are many.
  /// Without those that `leaveOut` names.
  [[nodiscard]] std::vector<KnownGame> near(const GameSummary& game,
                                            const std::function<bool(GameKey)>& leaveOut);
  [[nodiscard]] std::optional<KnownGame> row(GameKey key);

private:
  void read();
  void add(GameKey key, const GameSummary& game);

  using Keys = std::unordered_map<std::uint64_t, std::vector<GameKey>>;

  Connection& connection_;
  bool isRead_ = false;
  Keys moves_, likes_;
  std::vector<std::pair<std::uint64_t, GameKey>> ofThisFile_; // on their way into `likes_`
};

} // namespace annales::inline replay
