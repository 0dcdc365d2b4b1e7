// Which personages a nation could win within one turn, by decisions of its own alone. Nothing is searched by
// chance or estimated: for each kind of personage everything is counted out that one turn can change.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/exact/breach.h"
#include "libreplay/exact/turn_deeds.h"

#include <vector>

namespace annales::inline replay {

/// A personage that could be won in this turn if nobody else did anything: no battle is demanded, no Fortress
/// played.
struct Claim {
  NationId by;
  AwardReason reason = AwardReason::cities;
  Personage personage = Personage::king;
  Space space = Space::none;
  int price = 0;     // of the step, in goods and coins
  bool wins = false; // it would reach the goal
  /// One way to do it, legal event by event: from what follows TurnBegan to the PersonageWon.
  std::vector<Event> line;
};

struct Claims {
  std::vector<Claim> claims; // in the order of AwardReason, at most one each
  /// Where there are too many ways through enemies to try them all (`kMostBreaches`), or where special units
  /// stand as no rule puts them (`specialsCountAsOne`).
  std::vector<AwardReason> unsettled;
};

/// Ways to open provinces that enemies close, in games in which battles are automatic.
inline constexpr std::size_t kMostBreaches = 3000;

/// `begun`: the nation's turn has begun and it has not stepped on the rondel. Empty once the game is over.
[[nodiscard]] Claims claimsIn(const Game& game, const GameState& begun);

/// Whether a personage for that reason could still be won if that deed were not done, whatever else is: exact
/// as `claimsIn`. TurnDeeds: `step`, `learn`, `temple`, `conquer`, `destroyTemple`, `found`, `hold`.
[[nodiscard]] Settled claimWithout(const Game& game, const GameState& begun, AwardReason reason,
                                   const TurnDeed& deed);
/// The deeds of its line by which it is won; units that march are means, but those that hold a sea.
[[nodiscard]] TurnDeeds planOf(const GameState& begun, const Claim& claim);

/// The same as if it were the nation's turn now.
[[nodiscard]] Claims claimsOf(const Game& game, const GameState& state, NationId nation);

} // namespace annales::inline replay
