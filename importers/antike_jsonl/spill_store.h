// Where games wait that do not fit into memory.
#pragma once

#include "engine/core/result.h"
#include "engine/core/sha256.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline importers {

/// Keeps games as text, a part at a time. Needs a few bytes of memory per game, however long the game is.
class SpillStore {
public:
  virtual ~SpillStore() = default;
  /// Adds a part to the game's text; `ids` are the events in it.
  virtual Result<void> put(std::size_t game, std::string_view text, std::span<const Hash> ids) = 0;
  /// All parts of the game, in the order in which they were put; empty for a game that never existed. May be
  /// called by several threads at once while nobody puts any.
  virtual Result<std::string> text(std::size_t game) = 0;
  /// The game that has such an event.
  virtual Result<std::optional<std::size_t>> find(const Hash& id) = 0;
};

/// In a temporary file.
[[nodiscard]] std::unique_ptr<SpillStore> makeFileSpill();

} // namespace annales::inline importers
