// What a reader must know of results without moves behind a number.
#pragma once

#include "libreplay/openings/compare.h"
#include "libreplay/words/wording.h"

#include <cstddef>
#include <string>

namespace annales::inline replay {

/// "Of these 412 games, 200 are results only. 37 results cannot answer this: what it asks for is not known of
/// them." Empty where there are neither.
[[nodiscard]] std::string resultsInWords(std::size_t games, std::size_t results, std::size_t unknown,
                                         Language language);
/// "Recorded games alone: 3.2 points (95 %: −1.0 to 7.4), 212 games."
[[nodiscard]] std::string recordedAloneInWords(const Comparison& alone, Language language);
/// Where a question is about moves: "37 results without moves cannot answer this." Empty without any.
[[nodiscard]] std::string leftOutResultsInWords(std::size_t results, Language language);

} // namespace annales::inline replay
