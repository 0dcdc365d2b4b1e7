// A game of a file in memory, and its way to disk and back.
#pragma once

#include "importers/readers/game_reader.h"
#include "libreplay/log/event_log.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline importers {

struct KeptGame {
  KeptGame(GameNumber n, EventLog&& begun);
  void remark(Annotation annotation);

  GameNumber number;
  std::shared_ptr<EventLog> log;
  std::unordered_map<Hash, Hash, HashHasher> remarks; // annotation → its event
  std::size_t bytes;                                  // roughly what the game takes
  NodeIndex spilledEvents = 0;                        // this many are on disk
  std::size_t spilledRemarks = 0;
  NodeIndex indexedEvents = 0; // for GameKeeper
  bool headsChanged = false;   // lines or tags are not on disk as they are now
};

/// Appends what is not on disk yet, as bytes that only `gameOfText` reads; nothing when all is.
void appendUnspilled(std::string& out, const KeptGame& game);
[[nodiscard]] std::vector<Hash> unspilledIds(const KeptGame& game);
/// The game of such texts, put together. Events keep their places.
[[nodiscard]] Result<KeptGame> gameOfText(GameNumber number, std::string_view text,
                                          const BoardFinder& boards);

} // namespace annales::inline importers
