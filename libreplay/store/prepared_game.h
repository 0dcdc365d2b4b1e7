// What a library stores of a new game, as far as it follows from the game alone: so another thread can make
// it while the one that writes is busy.
#pragma once

#include "libreplay/facts/game_facts.h"
#include "libreplay/log/event_log.h"
#include "libreplay/store/library.h"
#include "libreplay/store/segment.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace annales::inline replay {

/// From so many games on, an import into a new library makes their facts, too. For fewer no file is made: the
/// first question reads them at once.
inline constexpr std::size_t kManyGames = 500;

struct PreparedGame {
  GameSummary summary;
  Result<Segment> segment; // or why the game cannot be kept
  std::optional<GameFacts> facts = {};
};

struct Preparing {
  bool folds = false;    // all events have been folded already, and none was refused
  bool facts = false;    // are wanted, too
  bool deflated = false; // as the library wants it (`Segment::deflate`)
};
[[nodiscard]] PreparedGame prepareGame(const EventLog& log, Preparing how = {});

/// The place of the first event that is new; GameCreated is stored apart from the others.
[[nodiscard]] NodeIndex firstNew(const Saved& before);
/// Why what `log` has beyond `before` cannot be kept; nothing where it can.
[[nodiscard]] Result<void> checkStorable(const EventLog& log, const Saved& before, bool folds = false);

/// Games on their way to the thread that stores them. Its functions may be called by several threads at once.
class PreparedGames {
public:
  /// Its events have all been folded.
  void prepare(const std::shared_ptr<const EventLog>& log);
  /// From now on, as the library that stores them wants it (`ImportBatch::wanted`).
  void want(Preparing how) {
    facts_ = how.facts;
    deflated_ = how.deflated;
  }
  /// Once for each game; nothing where it was not prepared.
  [[nodiscard]] std::optional<PreparedGame> take(const EventLog& log);

private:
  struct Ready {
    std::shared_ptr<const EventLog> log; // stays where it is until it is taken
    PreparedGame game;
  };
  std::atomic<bool> facts_ = false;
  std::atomic<bool> deflated_ = false;
  std::mutex mutex_; // for what follows
  std::unordered_map<const EventLog*, Ready> ready_;
};

} // namespace annales::inline replay
