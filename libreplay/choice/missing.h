// What is not on offer, and what it lacks: for front ends that answer "why not?".
#pragma once

#include "engine/rules/rules.h"
#include "libreplay/choice/pick.h"

#include <vector>

namespace annales::inline replay {

/// One thing that may not be done now, or all of a kind that lack the same.
struct Missing {
  std::vector<Pick> picks; // the deed alone where all of the kind lack the same
  Event event;             // one of them
  Violation why;

  [[nodiscard]] bool isWholeKind() const { return picks.size() == 1; }
};

/// Of each kind that the place on the rondel is for and that is not on offer at all, the one that lacks
/// least: what somebody who can do nothing wants to know.
[[nodiscard]] std::vector<Missing> nearestOf(const std::vector<Missing>& missing);

/// In a stable order; nothing that `Choices` offers.
[[nodiscard]] std::vector<Missing> missingFrom(const Game& game, const GameState& state);

} // namespace annales::inline replay
