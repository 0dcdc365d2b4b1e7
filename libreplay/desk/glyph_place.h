// Where a glyph belongs: on a move and to the nation that makes it, wherever in the turn somebody stands.
#pragma once

#include "libreplay/session/session.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// The event of the line on which a glyph comes at `at`. A glyph for a move at an event that only begins is
/// on the first decision of that turn, and while there is none yet, or where a turn ends, on the last
/// decision before; elsewhere, and every other glyph, where it is.
[[nodiscard]] EventIndex glyphPlace(const OpenedLine& line, EventIndex at, std::string_view glyph);
/// The nation that such a glyph judges: the one that acts there. Every other glyph is about `chosen`.
[[nodiscard]] std::string glyphNation(const OpenedLine& line, EventIndex place, std::string_view glyph,
                                      std::string chosen);

} // namespace annales::inline replay
