// What can be dropped and recomputed: the catalogue's summaries, and keyframes of long games.
#include "libreplay/log/keyframes.h"
#include "libreplay/log/timeline.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/summary.h"

namespace annales::inline replay {
namespace {

std::vector<GameKey> allGames(Connection& connection) {
  std::vector<GameKey> games;
  Query row(connection, "SELECT key FROM games ORDER BY key");
  while (row.next())
    games.push_back(row.number(0));
  return games;
}

} // namespace

LibraryResult<void> Library::rebuildDerived() {
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    makeDerivedTables(impl_->connection->db());
    for (const GameKey key : allGames(*impl_->connection))
      if (const auto game = impl_->reader.readWhole(key)) // a damaged game keeps no others out
        writeDerived(*impl_->connection, key, *game);
    transaction.commit();
    return {};
  });
}

LibraryResult<void> Library::saveKeyframes(const EventLog& log, const Timeline& timeline) {
  if (timeline.stop()) return {}; // such a line is folded again to say why it stops
  return guarded(path(), [&]() -> LibraryResult<void> {
    const auto key = impl_->reader.keyOf(log.id());
    if (!key) return {};
    const Hash& head = log[timeline.path().back()].id;
    const std::string states = packKeyframes(timeline.keyframes(), head);
    Query(*impl_->connection, "INSERT OR REPLACE INTO keyframes (game, head, states) VALUES (?, ?, ?)", *key,
          head, Blob{states})
        .run();
    return {};
  });
}

std::optional<Keyframes> Library::loadKeyframes(const EventLog& log, NodeIndex head) {
  const auto found = guarded(path(), [&]() -> LibraryResult<std::optional<Keyframes>> {
    Query row(*impl_->connection,
              "SELECT states FROM keyframes JOIN games ON key = game WHERE id = ? AND head = ?", log.id(),
              log[head].id);
    if (!row.next()) return std::nullopt;
    return unpackKeyframes(row.bytes(0), log, head);
  });
  return found ? *found : std::nullopt;
}

} // namespace annales::inline replay
