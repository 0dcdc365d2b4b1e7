// Games out of the tables of a library. Every id is recomputed, except for `readMainLine`: anything that does
// not match what was stored is damage.
#pragma once

#include "libreplay/log/main_line.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"
#include "libreplay/store/page_table.h"

#include <memory>
#include <optional>
#include <unordered_map>

namespace annales::inline replay {

/// How many rows of each kind the base of a game has. As rows are only added, the same numbers are the same
/// base.
struct BaseRows {
  std::int64_t segments = 0, lines = 0, tags = 0, annotations = 0;
  [[nodiscard]] std::uint64_t all() const {
    return static_cast<std::uint64_t>(segments + lines + tags + annotations);
  }
  friend bool operator==(const BaseRows&, const BaseRows&) = default;
};

/// Throws SQLite's exceptions; `guarded` catches them.
class GameReader {
public:
  explicit GameReader(Connection& connection) : connection_(connection), pages_(connection) {}

  [[nodiscard]] std::optional<GameKey> keyOf(const Hash& game);
  /// Fails where what is stored contradicts itself.
  [[nodiscard]] LibraryResult<StoredGame> read(GameKey key);
  /// The base with all pages of the notebook.
  [[nodiscard]] LibraryResult<StoredNotebook> readNotebook(GameKey key);
  /// The same for a base that has already been read.
  [[nodiscard]] LibraryResult<StoredNotebook> writtenOn(GameKey key, EventLog base);
  /// The game as everybody sees it: with what its notebook says.
  [[nodiscard]] LibraryResult<EventLog> readWhole(GameKey key);
  /// The main line as everybody sees it. Of a game without notebook only the first id is recomputed, which is
  /// ten times as fast: damage that still makes sense is left to `check`.
  [[nodiscard]] LibraryResult<MainLine> readMainLine(GameKey key);
  [[nodiscard]] LibraryResult<std::vector<Entry>> readPages(GameKey key, std::size_t first);
  /// Of each stored header that no log can have, and that is left out therefore, why.
  [[nodiscard]] std::vector<Error> unsayableTags(GameKey key);
  [[nodiscard]] BaseRows rowsOf(GameKey key);
  [[nodiscard]] PageTable& pages() { return pages_; }
  /// Null where the library has no such board, or a damaged one.
  [[nodiscard]] std::shared_ptr<const Map> board(const Hash& hash);

private:
  [[nodiscard]] Result<StoredGame> begin(GameKey key);
  [[nodiscard]] Result<MainLine> readEvents(GameKey key);
  [[nodiscard]] Result<void> readSegments(GameKey key, StoredGame& game);
  [[nodiscard]] Result<void> readLines(GameKey key, StoredGame& game);
  /// The newest value of every tag that a log can have, and how many rows there are.
  [[nodiscard]] std::uint32_t readTags(GameKey key, std::map<std::string, std::string>& tags,
                                       std::vector<Error>* unsayable = nullptr);
  [[nodiscard]] Result<void> readRemarks(GameKey key, StoredGame& game);
  [[nodiscard]] Result<StoredGame> readAll(GameKey key);
  [[nodiscard]] tl::unexpected<LibraryError> damaged(GameKey key, const Error& error);

  Connection& connection_;
  PageTable pages_;
  std::unordered_map<Hash, std::shared_ptr<const Map>, HashHasher> boards_;
};

/// The first digits of an id, enough for people to tell games apart.
[[nodiscard]] std::string shortId(const Hash& game);

} // namespace annales::inline replay
