// Where a game's pages are kept: a library, or in tests whatever a test needs.
#pragma once

#include "libreplay/notebook/edit.h"
#include "libreplay/store/library_error.h"

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// Belongs to the thread of its desk.
class PageKeeper {
public:
  virtual ~PageKeeper() = default;

  /// Stores pages behind the `known` ones, durably and all or nothing. `conflict`: somebody else has written
  /// meanwhile.
  virtual LibraryResult<void> keep(const Hash& game, std::size_t known, std::span<const Entry> pages) = 0;
  /// Pages behind the `known` ones that somebody else has written; none where they cannot be read just now.
  virtual std::vector<Entry> since(const Hash& game, std::size_t known) = 0;
  /// Where the pages stand, for people.
  [[nodiscard]] virtual std::filesystem::path place() const = 0;
  /// Whether the game itself is there already. One that is not comes with its first page.
  [[nodiscard]] virtual bool hasGame() const { return true; }
};

} // namespace annales::inline replay
