// The games of a file while it is read: those in use in memory, the others on disk. What stays in memory for
// a game on disk is its number, its place there and two ids.
#pragma once

#include "importers/antike_jsonl/kept_game.h"
#include "importers/antike_jsonl/spill_store.h"

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace annales::inline importers {

class GameKeeper {
public:
  /// Keeps about `budget` bytes of games, and always the one in use; twice as many whenever bringing games
  /// back has cost more than a moment and more than what is kept and what the file brought meanwhile. So a
  /// file whose games take turns is read in time, too. `resting` is told about each that leaves memory.
  GameKeeper(std::size_t budget, std::unique_ptr<SpillStore> spill, BoardFinder boards,
             std::function<void(GameNumber)> resting);

  /// How many games there are, in memory or not.
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] std::size_t resident() const { return recent_.size(); }
  /// Whether a game has this GameCreated.
  [[nodiscard]] bool hasGame(const Hash& id) const { return roots_.contains(id); }

  /// A new game of the file, now in use, which gets its number. Games that are handed out live until another
  /// is in use.
  Result<KeptGame*> begin(KeptGame&& game);
  /// The game that has the event; null where none has.
  Result<KeptGame*> withEvent(const Hash& id);
  Result<KeptGame*> use(GameNumber number);
  /// The same for whoever only looks: no other game leaves memory for it. Several threads may look at once.
  Result<std::shared_ptr<const EventLog>> look(GameNumber number) const;
  /// About how many bytes the game takes in memory.
  [[nodiscard]] std::size_t bytesOf(GameNumber number) const;
  /// The game in use takes this many more bytes.
  Result<void> grew(std::size_t bytes);

private:
  using Recent = std::list<KeptGame>; // the one in use first
  struct Place {
    std::optional<Recent::iterator> resident;
    Hash tail;             // the last event when the game was last left
    std::size_t bytes = 0; // in memory when it left that
  };

  Result<KeptGame> restored(GameNumber number) const;
  [[nodiscard]] std::optional<GameNumber> residentWith(const Hash& id);
  void index(KeptGame& game);
  Result<KeptGame*> put(KeptGame&& game);
  void leave();
  Result<void> makeRoom();
  void cameBack(std::size_t bytes);
  Result<void> spill(KeptGame& game);

  std::size_t budget_;
  std::unique_ptr<SpillStore> spill_;
  BoardFinder boards_;
  std::function<void(GameNumber)> resting_;
  Recent recent_;
  std::size_t bytes_ = 0;                        // of all games in memory
  std::size_t restoredBytes_ = 0, newBytes_ = 0; // since the budget has last been doubled
  std::string scratch_;                          // kept for its capacity
  std::vector<Place> places_;
  std::unordered_map<Hash, GameNumber, HashHasher> roots_;
  std::unordered_map<Hash, GameNumber, HashHasher> tails_;
  /// Events of games in memory but the one in use; from when somebody first asks for one of them.
  std::optional<std::unordered_map<Hash, GameNumber, HashHasher>> resident_;
};

} // namespace annales::inline importers
