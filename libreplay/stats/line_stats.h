// Everything that is computed once for a line and then looked up by event.
#pragma once

#include "engine/event/game.h"
#include "engine/rules/rules.h"
#include "libreplay/stats/flow.h"
#include "libreplay/stats/ledger.h"
#include "libreplay/stats/outline.h"
#include "libreplay/stats/sentences.h"
#include "libreplay/stats/series.h"
#include "libreplay/stats/symbols.h"

#include <functional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// An event that breaks a rule.
struct LineViolation {
  EventIndex index = 0;
  Violation violation;
};

/// The sentence of an event in the language that a front end speaks.
using Teller = std::function<std::string(const Event&)>;

struct LineStats {
  LineOutline outline;
  Series series;
  Ledger ledger;
  Flow flow;
  SymbolTrack symbols;
  Sentences sentences;
  std::vector<LineViolation> violations; // in the order of events

  /// Null where the event breaks no rule.
  [[nodiscard]] const Violation* violationAt(EventIndex k) const;
};

/// The state before GameCreated, and also after it where its setup makes no sense.
[[nodiscard]] GameState blankState(const Game& game);

/// `event(k)` is the k-th event of the line, 1 to `length`. The line ends with the first event that folding
/// refuses: it is checked and put into words, and the state stays as it was.
[[nodiscard]] LineStats computeStats(const Game& game, std::size_t length,
                                     const std::function<const Event&(EventIndex)>& event,
                                     const Teller& teller);

/// Says what was kept without words: the sentences, and what is wrong with the events that `stats` names as
/// violations. `before(k)` is the state before the k-th event, asked of 2 and more. False where the
/// statistics are not those of this line.
[[nodiscard]] bool completeStats(LineStats& stats, const Game& game, std::size_t length,
                                 const std::function<const Event&(EventIndex)>& event,
                                 const std::function<const GameState&(EventIndex)>& before,
                                 const Teller& teller);

} // namespace annales::inline replay
