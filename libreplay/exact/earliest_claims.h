// From when on each nation could have won each kind of personage, along a line.
#pragma once

#include "libreplay/exact/missed_claims.h"

namespace annales::inline replay {

/// Of one nation and one reason. Rounds are 0 where there is none.
struct EarliestClaim {
  NationId nation;
  AwardReason reason = AwardReason::cities;
  /// The first turn in which a personage for this reason could have been won by the nation's own decisions,
  /// or was won: its TurnBegan.
  EventIndex first = 0;
  int round = 0;
  Claim claim;         // how; without a line where others had a part in it
  int wonInRound = 0;  // where the first one was won
  int turnsLater = 0;  // of the nation, from the first in which it could to that; or to the line's end
  bool isOpen = false; // an earlier turn was left open (`Claims::unsettled`)

  /// In the very turn in which it could first.
  [[nodiscard]] bool atOnce() const { return wonInRound > 0 && turnsLater == 0; }
};

/// By nation, then by reason; all that the ruleset has. `events` come after GameCreated; turns that are not
/// over are left out. The line is taken as it was played: what the nation did before, and what others did, is
/// as it was. Ends early when `cancel` is set, with what it has.
[[nodiscard]] std::vector<EarliestClaim> earliestClaims(const Game& game, std::span<const Event> events,
                                                        const std::atomic<bool>* cancel = nullptr);

} // namespace annales::inline replay
