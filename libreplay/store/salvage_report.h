// What became of a damaged library's games, as values.
#pragma once

#include "engine/core/sha256.h"
#include "engine/core/watch.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace annales::inline replay {

/// What is known to be missing of a game that came back, or to be another than it was.
struct GameLack {
  Hash game;
  std::size_t eventsFrom =
      0;                 // the number of the first that is lost, GameCreated being 1; 0: none is known to be
  bool mainLine = false; // where it ended: the longest that came back took its place
  std::size_t lines = 0, tags = 0, remarks = 0, pages = 0, analyses = 0;
  bool otherTags = false, otherPages = false; // what vouches for them says that they are not what was stored

  [[nodiscard]] bool any() const {
    return eventsFrom != 0 || mainLine || lines + tags + remarks + pages + analyses > 0 || otherTags ||
           otherPages;
  }
};

/// A game of which the first event is lost, and with it the rest.
struct LostGame {
  std::string date, event; // as far as its headers are left
};

struct SalvageReport {
  std::size_t games = 0, events = 0, remarks = 0, notebookPages = 0, results = 0; // that came back
  std::vector<GameLack> inPart; // those of them that lack something
  std::vector<LostGame> lost;
  std::size_t unvouched = 0;      // games of which nobody can tell whether rows are missing
  std::size_t strangeBatches = 0; // of events, that are of no game that came back
  std::size_t pagesRead = 0, badPages = 0;
  bool withLog = false;                // some of the pages stood in a -wal
  std::filesystem::path made, damaged; // where the new library and the damaged file are now
};

} // namespace annales::inline replay
