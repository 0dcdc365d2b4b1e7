#include "libreplay/store/library_puzzles.h"

#include "libreplay/match/numbered_work.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Without those that are damaged.
LibraryResult<std::vector<EventLog>> loadAll(Library& library, std::span<const Hash> games) {
  std::vector<EventLog> logs;
  for (const Hash& game : games) {
    auto log = library.load(game);
    if (log)
      logs.push_back(*std::move(log));
    else if (log.error().kind != LibraryError::Kind::damaged)
      return tl::unexpected(log.error());
  }
  return logs;
}

std::vector<Puzzles> lookAt(const std::vector<EventLog>& logs, const LibraryPuzzles& how) {
  const auto look = [&](std::uint64_t i) -> Result<Puzzles> {
    const EventLog& log = logs[i];
    return puzzlesIn(log.game(), log.eventsTo(log.mainHead()), how.positions, {.cancel = how.cancel});
  };
  return *numberedWork<Puzzles>(0, logs.size(), {.threads = how.threads}, look);
}

} // namespace

LibraryResult<std::size_t> lookForPuzzles(Library& library, std::span<const Hash> games,
                                          const LibraryPuzzles& how) {
  const std::size_t together = std::size_t{how.threads} * how.gamesOfAThread;
  std::size_t damaged = 0;
  bool enough = false;
  for (std::size_t from = 0; from < games.size() && !enough; from += together) {
    if (how.cancelled()) break;
    how.tell(from, games.size());
    const auto some = games.subspan(from, std::min(together, games.size() - from));
    const auto logs = loadAll(library, some);
    if (!logs) return tl::unexpected(logs.error());
    damaged += some.size() - logs->size();
    const std::vector<Puzzles> looked = lookAt(*logs, how);
    for (std::size_t i = 0; i < logs->size(); ++i)
      enough = !how.take((*logs)[i], looked[i]) || enough;
  }
  return damaged;
}

} // namespace annales::inline replay
