// Nations, boards and openings of a library, none of whose games need be open.
#pragma once

#include "libreplay/facts/game_facts.h"
#include "libreplay/words/terms.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// "Romans", as the boards that come with the program call them.
[[nodiscard]] std::string nationInWords(std::string_view id, Language language);
/// "Occident".
[[nodiscard]] std::string boardInWords(std::string_view id, Language language);
/// "Marble, Temple".
[[nodiscard]] std::string spacesInWords(OpeningKey key, Language language);
/// "Temple: 2 legions, temple in Roma" of "temple +legion:2 +temple:roma" (`OpeningTurn::done`).
[[nodiscard]] std::string turnInWords(std::string_view done, Language language);

} // namespace annales::inline replay
