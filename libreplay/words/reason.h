// What was found wrong, as a person reads it: broken rules, refusals, findings of boards, decks and prices.
#pragma once

#include "engine/core/result.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// "the Phoenicians have 0 iron, not 2", with the names of the game's board and in their language. A sentence
/// that is not the program's own, such as the system's, stays as it is. No control characters.
[[nodiscard]] std::string reasonInWords(const Error& error, const DisplayNames& names);
/// The same without a game: ids are made readable.
[[nodiscard]] std::string reasonInWords(const Error& error, Language language);

} // namespace annales::inline replay
