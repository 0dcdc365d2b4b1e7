// Two ways to play a turn beside each other: what only one of them decides comes first, then what both do.
#pragma once

#include "engine/event/game.h"
#include "libreplay/words/sentence.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Together all decisions of both turns. Units that go the same way are one move, and the order of a turn
/// does not matter. Payments count where the two turns do the same otherwise.
struct TurnsApart {
  std::vector<Event> better, played; // what only this one decides
  std::vector<Event> both;
  [[nodiscard]] bool same() const { return better.empty() && played.empty(); }
};

/// Both go on from the nation's TurnBegan; what comes after TurnEnded does not count.
[[nodiscard]] TurnsApart turnsApart(const Game& game, std::span<const Event> played,
                                    std::span<const Event> better, NationId who);

/// "Romans move to Temple; build a temple at Roma for 5 marble": every deed, with the nation said once.
[[nodiscard]] std::string deedsInWords(const std::vector<Event>& deeds, NationId who,
                                       const DisplayNames& names);
/// "Better: Romans move to Temple; … Played instead: Romans move to Iron; … In both turns: …"; no line breaks
/// or other control characters. Empty where both decide the same.
[[nodiscard]] std::string apartInWords(const TurnsApart& turns, NationId who, const DisplayNames& names);

} // namespace annales::inline replay
