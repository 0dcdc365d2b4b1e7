// Boards as a library keeps them: the canonical JSON of their rule-relevant part.
#pragma once

#include "engine/core/result.h"
#include "engine/map/map.h"

#include <memory>
#include <string_view>

namespace annales::inline replay {

/// Reads what `Map::canonical` wrote. Its hash tells whether it is the right board.
[[nodiscard]] Result<std::shared_ptr<const Map>> readStoredMap(std::string_view canonical);

} // namespace annales::inline replay
