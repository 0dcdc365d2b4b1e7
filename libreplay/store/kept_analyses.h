// What `Library::analyses` gives and `Library::keepAnalyses` takes.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/store/library.h"

namespace annales::inline replay {

/// What machines have said of a game's turns, as far as it makes sense.
struct KeptAnalyses {
  AnalysisShelf shelf;
  std::size_t leftOut = 0; // rows that are not what they were; `check` names them
};

} // namespace annales::inline replay
