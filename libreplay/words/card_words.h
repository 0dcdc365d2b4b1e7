// What a card of Duellum says, from what the rules know of it.
#pragma once

#include "engine/ruleset/options.h"
#include "libreplay/words/terms.h"

#include <string_view>

namespace annales::inline replay {

/// "A town wall falls."
[[nodiscard]] std::string_view textOf(CardDoes does, Language language = Language::english);
/// "In one's own turn."
[[nodiscard]] std::string_view textOf(CardWhen when, Language language = Language::english);

} // namespace annales::inline replay
