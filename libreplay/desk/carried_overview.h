// What became of decisions that were carried over, and where each stands in the game now.
#pragma once

#include "libreplay/desk/perform.h"
#include "libreplay/lines/rebase_report.h"
#include "libreplay/session/opened_game.h"

namespace annales::inline replay {

struct CarriedOverview {
  CarriedReport report;
  Hash game;
  std::string before, now;       // the lines
  std::vector<Hash> wasAt, isAt; // by row: the event on the old line (null hash: none), and on the new one
  Hash head;                     // of the new line: when that is gone, the change was taken back
  Said title;                    // what was done
};

/// `game`: as it is once the edits are written. Empty where it has no such line.
[[nodiscard]] CarriedOverview overviewOf(const Carrying& carrying, const OpenedGame& game);

} // namespace annales::inline replay
