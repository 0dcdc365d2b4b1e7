// Short labels for lists: "Rome", "2 legions", "Found a city". In the language of the names.
#pragma once

#include "libreplay/choice/choices.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline replay {

/// One pick, without its surroundings.
[[nodiscard]] std::string labelOf(const Pick& pick, const DisplayNames& names);
/// One event without who does it and without its price: "2 legions: Roma → Campania".
[[nodiscard]] std::string labelOf(const Event& event, const DisplayNames& names);
/// What else people type for it, word by word: "fight attack combat" for a battle, "2" for Maneuver II.
[[nodiscard]] std::string otherWordsOf(const Event& event, const DisplayNames& names);
/// "3 gold"; "2 iron and 1 coin"; "free" for nothing.
[[nodiscard]] std::string priceInWords(const Amount& price, Language language = Language::english);

} // namespace annales::inline replay
