// What a reader tells of results without moves beside handing them on.
#pragma once

#include "libreplay/results/result_words.h"

#include <cstddef>

namespace annales::inline importers {

struct ResultsRead {
  std::size_t taken = 0;   // results
  std::size_t foreign = 0; // plays of other games
  std::size_t leftOut = 0; // plays of the Antike family that are no results; a complaint says why
  WordTally words;
};

} // namespace annales::inline importers
