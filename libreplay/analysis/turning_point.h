// Where a game turned: the turn with the largest rise of the winner's chance that was never lost again.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/words/sentence.h"

#include <optional>
#include <string>

namespace annales::inline replay {

struct TurningPoint {
  std::size_t turn = 0;    // place among the turns of the analysis
  NationId whose;          // chance that rose: the winner's, or that of the likeliest nation at the end
  double from = 0, to = 0; // before and after the turn, of the nation's player; 0 to 1
  double kept = 0;         // the lowest from then on
  bool ended = false;      // the game, there
  bool certain = false;    // it rose by an inaccuracy or more, and by four standard errors of the estimates
};

/// Of the certain turns that with the largest rise that stayed; without any, of all turns. Estimates with few
/// rollouts make none certain. The last turn of a game counts only where the winner was not ahead before it.
/// Nothing where no rise stayed, or where turns or the end are not analysed yet.
[[nodiscard]] std::optional<TurningPoint> turningPoint(const Game& game, const LineAnalysis& analysis);

/// "The game turned in round 16, event 439, when the Greeks moved to Gold (a blunder): …"; "So far, …" in a
/// game that is not over, and "most likely" where it is not certain.
[[nodiscard]] std::string turningPointInWords(const TurningPoint& point, const LineAnalysis& analysis,
                                              const DisplayNames& names);

} // namespace annales::inline replay
