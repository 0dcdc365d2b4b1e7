#include "libreplay/store/library_puzzles.h"

#include "libreplay/match/numbered_work.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

LibraryResult<std::vector<EventLog>> loadAll(Library& library, std::span<const Hash> games) {
  std::vector<EventLog> logs;
  for (const Hash& game : games) {
    auto log = library.load(game);
    if (!log) return tl::unexpected(log.error());
    logs.push_back(*std::move(log));
  }
  return logs;
}

std::vector<Puzzles> lookAt(const std::vector<EventLog>& logs, const LibraryPuzzles& how) {
  const auto look = [&](std::uint64_t i) -> Result<Puzzles> {
    const EventLog& log = logs[i];
    return puzzlesIn(log.game(), log.eventsTo(log.mainHead()), how.positions, {how.cancelled, {}});
  };
  return *numberedWork<Puzzles>(0, logs.size(), {how.threads, nullptr}, look);
}

} // namespace

LibraryResult<void> lookForPuzzles(Library& library, std::span<const Hash> games, const LibraryPuzzles& how) {
  const std::size_t together = std::size_t{how.threads} * how.gamesOfAThread;
  bool enough = false;
  for (std::size_t from = 0; from < games.size() && !enough; from += together) {
    if (how.cancelled != nullptr && *how.cancelled) break;
    if (how.progress) how.progress(from);
    const auto logs = loadAll(library, games.subspan(from, std::min(together, games.size() - from)));
    if (!logs) return tl::unexpected(logs.error());
    const std::vector<Puzzles> looked = lookAt(*logs, how);
    for (std::size_t i = 0; i < logs->size(); ++i)
      enough = !how.take((*logs)[i], looked[i]) || enough;
  }
  return {};
}

} // namespace annales::inline replay
