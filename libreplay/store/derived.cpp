// What can be dropped and recomputed: the catalogue, and the remarks in force; and what the owner lets stand.
#include "libreplay/store/cancelled.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/seal.h"
#include "libreplay/store/summary.h"

#include <optional>

namespace annales::inline replay {
namespace {

/// Until somebody cancels, which whoever asked for all of them finds out.
template <class Each> void forGames(Connection& connection, const Watch& options, Each each) {
  const std::vector<GameKey> games = allGames(connection);
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (isCancelled(options.cancel)) return;
    each(games[i]);
    if (options.progress) options.progress(i + 1, games.size());
  }
}

/// All of the work or none of it.
template <class Work> LibraryResult<void> repaired(Connection& connection, const Watch& options, Work work) {
  return guarded(connection.file(), [&]() -> LibraryResult<void> {
    const Saying why = leftAsItWas(connection.file());
    std::optional<WriteTransaction> transaction;
    if (auto begun = beginWriting(transaction, connection, options.cancel, why); !begun) return begun;
    auto done = unlessCancelled(connection.db(), options.cancel, why, [&]() -> LibraryResult<void> {
      work();
      return {};
    });
    if (done) transaction->commit();
    return done;
  });
}

} // namespace

LibraryResult<void> Library::acceptRows(const Watch& options) {
  Connection& connection = *impl_->connection;
  return repaired(connection, options, [&] {
    makeChainTable(connection.db());
    forgetLostGames(connection);
    forGames(connection, options, [&](GameKey key) {
      if (impl_->reader.readWhole(key)) chainGame(connection, key);
    });
    chainLists(connection);
  });
}

LibraryResult<void> Library::rebuildDerived(const Watch& options) {
  Connection& connection = *impl_->connection;
  return repaired(connection, options, [&] {
    mendSeal(connection);
    mendVersion(connection);
    makeDerivedTables(connection.db());
    forGames(connection, options, [&](GameKey key) {
      if (const auto game = impl_->reader.readWhole(key)) // a damaged game keeps no others out
        writeDerived(connection, key, *game);
    });
  });
}

} // namespace annales::inline replay
