// What can be dropped and recomputed: the catalogue, and the remarks in force; and what the owner lets stand.
#include "libreplay/store/chain.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/seal.h"
#include "libreplay/store/summary.h"

namespace annales::inline replay {

LibraryResult<void> Library::acceptRows() {
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    makeChainTable(impl_->connection->db());
    forgetLostGames(*impl_->connection);
    for (const GameKey key : allGames(*impl_->connection))
      if (impl_->reader.readWhole(key)) chainGame(*impl_->connection, key);
    chainLists(*impl_->connection);
    transaction.commit();
    return {};
  });
}

LibraryResult<void> Library::rebuildDerived() {
  return guarded(path(), [&]() -> LibraryResult<void> {
    WriteTransaction transaction(*impl_->connection);
    mendSeal(*impl_->connection);
    makeDerivedTables(impl_->connection->db());
    for (const GameKey key : allGames(*impl_->connection))
      if (const auto game = impl_->reader.readWhole(key)) // a damaged game keeps no others out
        writeDerived(*impl_->connection, key, *game);
    transaction.commit();
    return {};
  });
}

} // namespace annales::inline replay
