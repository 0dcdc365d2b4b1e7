// Why a turn was a mistake, in words.
#pragma once

#include "libreplay/causes/cause.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// "A temple at Roma was not built: 5 marble for 2 marble more with each production, …": what was let go.
[[nodiscard]] std::string lossInWords(const Loss& loss, const DisplayNames& names);
/// "This would have been enough: Romans move to Temple; build a temple at Roma for 5 marble."
[[nodiscard]] std::string remedyInWords(const Cause& cause, NationId who, const DisplayNames& names);
/// "That alone brings back 9.1 of 11.2 in 100 (95 %: 5.0 to 13.2)."
[[nodiscard]] std::string recoveryInWords(const Cause& cause, Language language);
/// All three, a sentence or two each; no line breaks or other control characters.
[[nodiscard]] std::string causeInWords(const Cause& cause, NationId who, const DisplayNames& names);

} // namespace annales::inline replay
