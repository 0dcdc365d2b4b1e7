// That games were played by bots, on a board that is not as printed, or are results without moves.
#pragma once

#include "cli/console.h"
#include "libreplay/openings/selection.h"
#include "libreplay/words/origin_words.h"
#include "libreplay/words/results_beside.h"

namespace annales::cli {

// Beside an answer; nothing where there is nothing to say.

inline void tellOrigins(const GameOrigins& origins, Language language) {
  if (const std::string words = originsInWords(origins, language); !words.empty()) tell(words);
}

/// The same, of how many games the result alone is known, and of how many results too little. games the
/// result alone is known, and of how many results too little.
inline void tellBeside(const GameOrigins& origins, const ResultsMet& results, Language language) {
  tellOrigins(origins, language);
  if (const std::string words =
          resultsInWords(origins.games, results.counted, results.unknown.size(), language);
      !words.empty())
    tell(words);
}

/// Where a question is about moves.
inline void tellLeftOutResults(std::size_t results, Language language) {
  if (const std::string words = leftOutResultsInWords(results, language); !words.empty()) tell(words);
}

} // namespace annales::cli
