// What is behind Library and ImportBatch.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/known_games.h"
#include "libreplay/store/library.h"
#include "libreplay/store/notebook_cache.h"

#include <memory>

namespace annales::inline replay {

/// As the game's stamp has it (`Library::stamps`); empty where there is no such game.
[[nodiscard]] std::string markOf(Connection& connection, const Hash& game);

struct Library::Impl {
  explicit Impl(std::unique_ptr<Connection> opened)
      : connection(std::move(opened)), reader(*connection), writer(*connection), notebooks(reader) {}

  [[nodiscard]] LibraryResult<GameKey> keyOf(const Hash& game);
  /// The game as everybody will see it once this is its base. `refused` where a page of its notebook would
  /// no longer make sense.
  [[nodiscard]] LibraryResult<EventLog> seenOn(const EventLog& base);

  /// Read again only where the catalogue was changed by others than imports of this connection.
  [[nodiscard]] KnownGames& knownGames();
  /// After an import, which has noted what it stored.
  void keepKnownGames();

  /// `work` with the key of a game, until somebody wants no more of it.
  template <class Work> auto reading(const Hash& game, Work&& work) -> decltype(work(GameKey{})) {
    const auto& file = connection->file();
    return guarded(file, [&]() -> decltype(work(GameKey{})) {
      const auto key = keyOf(game);
      if (!key) return tl::unexpected(key.error());
      return unlessCancelled(connection->db(), stop, leftAsItWas(file), [&] { return work(*key); });
    });
  }

  /// `work` in a transaction that may write, as soon as nobody else does; committed where it succeeds.
  template <class Work> auto writing(Work&& work) -> decltype(work()) {
    const auto& file = connection->file();
    return guarded(file, [&]() -> decltype(work()) {
      std::optional<WriteTransaction> transaction;
      if (auto begun = beginWriting(transaction, *connection, stop, leftAsItWas(file)); !begun)
        return tl::unexpected(begun.error());
      auto done = work();
      if (done) transaction->commit();
      return done;
    });
  }

  std::unique_ptr<Connection> connection;
  GameReader reader;
  GameWriter writer;
  NotebookCache notebooks;
  const std::atomic<bool>* stop = nullptr; // of reading and waiting
  std::unique_ptr<KnownGames> known;       // of the file as it was at this version and after so many changes
  std::int64_t knownVersion = 0, knownChanges = 0;
  std::int64_t seenVersion = 0, seenChanges = 0; // of the file, when it was last asked whether it is idle
};

} // namespace annales::inline replay
