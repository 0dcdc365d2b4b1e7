// Games of a file among those of a library: by their ids, by their moves, as corrected versions.
#pragma once

#include "libreplay/store/import_batch.h"
#include "libreplay/store/known_games.h"
#include "libreplay/store/storing_ways.h"

#include <functional>
#include <optional>
#include <unordered_set>
#include <vector>

namespace annales::inline replay {

/// For one file at a time, in the transaction of the caller. Throws SQLite's exceptions.
class Recognising {
public:
  Recognising(StoringWays ways, KnownGames& known, ImportRules rules)
      : ways_(ways), known_(known), rules_(std::move(rules)) {}

  /// `prepared`: made of the log, or null.
  [[nodiscard]] LibraryResult<ImportOutcome> add(const EventLog& log, const PreparedGame* prepared);
  using Told = std::function<void(const EventLog&, const ImportOutcome&)>;
  [[nodiscard]] LibraryResult<void> settle(const Told& told);

private:
  using Outcome = LibraryResult<ImportOutcome>;
  struct Pair;

  [[nodiscard]] Outcome knownById(GameKey key, const EventLog& log);
  [[nodiscard]] Outcome byMoves(const EventLog& log, const PreparedGame& prepared,
                                std::optional<GameKey> namesake);
  [[nodiscard]] LibraryResult<std::optional<GameKey>> sameGame(const GameSummary& now, const EventLog& log);
  [[nodiscard]] std::vector<Pair> pairsOf(std::size_t place, const GameSummary& now);
  [[nodiscard]] Outcome decide(const Pair& pair, const EventLog& log);
  [[nodiscard]] Outcome adopt(GameKey key, const EventLog& log);
  [[nodiscard]] Outcome correct(GameKey key, const EventLog& log);
  [[nodiscard]] Outcome asLine(GameKey key, const EventLog& stored, const EventLog& log);
  [[nodiscard]] Outcome replace(GameKey key, const EventLog& stored, const EventLog& log);
  [[nodiscard]] Outcome asNew(const EventLog& log, const PreparedGame& prepared);
  [[nodiscard]] Outcome asNew(const EventLog& log) { return asNew(log, prepareGame(log)); }
  [[nodiscard]] Outcome addFresh(const EventLog& log, const PreparedGame& prepared);
  [[nodiscard]] LibraryResult<void> noteDeleted(GameKey key, KnownAs& known);
  [[nodiscard]] EventLog withFreeId(const EventLog& log);
  void meet(GameKey key, const EventLog& log);

  StoringWays ways_;
  KnownGames& known_;
  ImportRules rules_;
  std::unordered_set<GameKey> met_; // games of the library that the file has
  std::vector<EventLog> waiting_;
};

} // namespace annales::inline replay
