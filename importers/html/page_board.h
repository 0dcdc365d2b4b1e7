// The drawing of a board as the page has it: outlines as paths, places of pieces, names.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/json_writer.h"

#include <string_view>

namespace annales::inline importers::page {

/// An object.
void writeBoard(JsonWriter& json, const Board& board);
/// Squares in rows, for a board of which no drawing is known.
[[nodiscard]] Board boardInRows(std::shared_ptr<const Map> map);

} // namespace annales::inline importers::page
