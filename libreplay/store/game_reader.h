// Games out of the tables of a library. Every id is computed anew: what does not fit what was stored is
// damage.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace annales {

using GameKey = std::int64_t;

/// Throws SQLite's exceptions; `guarded` catches them.
class GameReader {
public:
  explicit GameReader(Connection& connection) : connection_(connection) {}

  [[nodiscard]] std::optional<GameKey> keyOf(const Hash& game);
  /// Fails where what is stored contradicts itself.
  [[nodiscard]] LibraryResult<StoredGame> read(GameKey key);
  /// Null where the library has no such board, or a damaged one.
  [[nodiscard]] std::shared_ptr<const Map> board(const Hash& hash);
  /// The newest value of every tag, and how many rows there are.
  [[nodiscard]] std::uint32_t readTags(GameKey key, std::map<std::string, std::string>& tags);

private:
  [[nodiscard]] Result<StoredGame> begin(GameKey key);
  [[nodiscard]] Result<void> readSegments(GameKey key, StoredGame& game);
  [[nodiscard]] Result<void> readLines(GameKey key, StoredGame& game);
  [[nodiscard]] Result<void> readRemarks(GameKey key, StoredGame& game);
  [[nodiscard]] Result<StoredGame> readAll(GameKey key);

  Connection& connection_;
  std::unordered_map<Hash, std::shared_ptr<const Map>, HashHasher> boards_;
};

/// The first digits of an id, enough for a person to tell games apart.
[[nodiscard]] std::string shortId(const Hash& game);

} // namespace annales
