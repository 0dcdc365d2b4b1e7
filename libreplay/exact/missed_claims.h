// Turns in which a nation could have won a personage by its own decisions, and did not.
#pragma once

#include "libreplay/exact/claims.h"
#include "libreplay/stats/step.h"

#include <atomic>
#include <span>

namespace annales::inline replay {

struct MissedClaim {
  EventIndex first = 0, last = 0; // of the turn: its TurnBegan, and the last event that belongs to it
  NationId nation;
  int round = 0;
  Space played = Space::none; // where it went
  Claim claim;
  /// The how-manieth turn of this nation in a row in which a personage for this reason was within reach and
  /// not won.
  int inRow = 1;
  std::vector<Personage> won; // in this turn, for other reasons
  int wonInRound = 0;         // where it next won one for this reason; 0: never
};

struct MissedClaims {
  std::vector<MissedClaim> missed; // by turn, then by reason
  /// Turns in which a reason is left open (`Claims::unsettled`) and none was won for it.
  struct Open {
    EventIndex first = 0;
    NationId nation;
    AwardReason reason = AwardReason::cities;
  };
  std::vector<Open> open;
  std::vector<int> turns; // that were looked at, by nation
};

/// `events` come after GameCreated. Turns that are not over are left out. Ends early when `cancel` is
/// set, with what it has.
[[nodiscard]] MissedClaims missedClaims(const Game& game, std::span<const Event> events,
                                        const std::atomic<bool>* cancel = nullptr);

} // namespace annales::inline replay
