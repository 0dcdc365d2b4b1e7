// From the facts of a library to a report.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/openings/opening_book.h"
#include "libreplay/openings/selection.h"
#include "libreplay/reports/report.h"

#include <string>

namespace annales::inline replay {

struct ReportQuestion {
  ReportKind kind = ReportKind::opening;
  /// Of an opening its code or first spaces, of a nation its id, of a player the name. Of an evening its
  /// date, or the beginning of it; empty: the newest. Of all players: empty.
  std::string subject;
  FactFilter filter;                    // which games and seats at all
  std::string over;                     // the same in words
  unsigned round = 5;                   // at whose end personages are counted
  std::vector<Hash> reconstructed = {}; // as `reconstructedMaps`; the report says of how many games
};

/// Tells the sections. Fails with a sentence where the subject is unknown, no game has it, or it was
/// cancelled. Games that ended before a round count there as they ended.
[[nodiscard]] Result<Report> makeReport(const FactTable& table, const OpeningBook& book,
                                        const ReportQuestion& question, Language language,
                                        const Watch& watch = {});

} // namespace annales::inline replay
