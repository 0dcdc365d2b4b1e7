// The facts of a library's games in tables of their own, beside the library: `club.annales-facts`. Derived,
// so it may be deleted at any time and is made anew; any SQLite client may read it (docs/facts.md).
#pragma once

#include "engine/core/watch.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/store/library.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace annales::inline replay {

/// Its threads read games.
struct RefreshOptions : Watch {
  /// Bytes that may still be written in a folder; that of the system where none is given.
  std::function<std::uintmax_t(const std::filesystem::path& folder)> room;
};

/// Turns (`FactTable::turns`) are twice as much as all the rest, and few questions ask for them. Results
/// without moves are behind the games only where they are asked for.
enum class FactParts : std::uint8_t { plain, withTurns, withResults, withBoth };

struct Refreshed {
  std::size_t read = 0;    // games whose facts were missing or old
  std::size_t damaged = 0; // games that could not be read: `check` says why
};

struct ReadGame; // in libreplay/store/fact_rows.h

/// One connection; it belongs to one thread at a time.
class FactsFile {
public:
  /// Of the library at that path. A file that is damaged or of another version is made anew; one that is not
  /// of this program is `refused`. Where none can be written, the facts are kept in memory. Whatever is asked
  /// of it waits some seconds for other programs; it is `cancelled` where `cancel` was set meanwhile, which
  /// outlives it.
  static LibraryResult<FactsFile> open(const std::filesystem::path& library,
                                       const std::atomic<bool>* cancel = nullptr);
  FactsFile(FactsFile&&) noexcept;
  FactsFile& operator=(FactsFile&&) noexcept;
  ~FactsFile();

  /// Reads the games that are new or have changed; at once where the library is as it was. What was read
  /// before `cancelled` is kept. On a disk that is nearly full nothing is written: the facts are made in
  /// memory, and the last space is left to turns and remarks.
  LibraryResult<Refreshed> refresh(const RefreshOptions& options = {});
  /// Facts of games that the library has, or is about to have, with the marks of their stamps.
  /// A refresh takes away those of other games.
  /// False, and nothing is written, where there is no room or no file.
  LibraryResult<bool> add(const std::vector<ReadGame>& games);
  /// All games as columns, in the order of their ids, as the last refresh by anybody left them. A person has
  /// one name (`FactTable::unitePlayers`); the file keeps them as they were written.
  [[nodiscard]] LibraryResult<FactTable> load(FactParts parts = FactParts::plain);
  /// Results without moves that statistics may count, as the last refresh left them.
  [[nodiscard]] LibraryResult<std::size_t> countResults();
  /// Games that have this tag; with any value where `value` is empty.
  [[nodiscard]] LibraryResult<std::vector<Hash>> gamesWithTag(const std::string& name,
                                                              const std::string& value);

  /// Where the facts of a library are.
  [[nodiscard]] static std::filesystem::path pathFor(const std::filesystem::path& library);

private:
  [[nodiscard]] LibraryResult<Refreshed> refreshHere(const RefreshOptions& options, bool& noRoom);

  struct Impl;
  explicit FactsFile(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline replay
