// Openings in the language of the window.
#pragma once

#include "libreplay/openings/opening_book.h"

#include <QString>

namespace annales::viewer {

/// "Marble, Temple".
[[nodiscard]] QString spacesInWords(OpeningKey key);
/// "Temple: 2 legions, temple in Roma" of "temple +legion:2 +temple:roma".
[[nodiscard]] QString deedInWords(const std::string& done);
/// "Romans", of a nation that need not play in the open game.
[[nodiscard]] QString nationInWords(const std::string& word);
/// "Occident", of a board that need not be on the shelf.
[[nodiscard]] QString boardInWords(const std::string& word);

} // namespace annales::viewer
