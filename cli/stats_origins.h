// That games were played by bots, or on a board that is not as printed.
#pragma once

#include "cli/console.h"
#include "libreplay/words/origin_words.h"

namespace annales::cli {

/// Beside an answer; nothing where there is nothing to say.
inline void tellOrigins(const GameOrigins& origins, Language language) {
  if (const std::string words = originsInWords(origins, language); !words.empty()) tell(words);
}

} // namespace annales::cli
