// The pages of notebooks as rows: read, counted, added; never changed.
#pragma once

#include "engine/core/result.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/store/connection.h"

#include <cstdint>
#include <vector>

namespace annales::inline replay {

using GameKey = std::int64_t;

/// Throws SQLite's exceptions; `guarded` catches them.
class PageTable {
public:
  explicit PageTable(Connection& connection) : connection_(connection) {}

  [[nodiscard]] std::size_t count(GameKey game);
  /// The pages from number `first` on. Fails where one is missing or cannot be read.
  [[nodiscard]] Result<std::vector<Entry>> read(GameKey game, std::size_t first, const EventNames& names);
  void add(GameKey game, std::size_t number, const Entry& page, const EventNames& names);

private:
  Connection& connection_;
};

} // namespace annales::inline replay
