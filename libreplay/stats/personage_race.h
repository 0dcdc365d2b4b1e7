// How far each nation is from its next personages, and how many are left to win.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <vector>

namespace annales::inline replay {

/// For kings, citizens and navigators: `count` of `target` cities, temples or seas, 4 of 10 for the second
/// king. For scholars: know-hows of this turn that nobody had before, of one. For generals: temples destroyed
/// this turn, of one.
struct RaceEntry {
  int have = 0;    // personages of the kind
  int count = 0;   // what counts towards the next
  int target = 0;  // and how much of it that needs
  int missing = 0; // 0: due at the end of the turn
  int left = 0;    // personages of the kind in the bank
  int chances =
      0; // scholars: know-hows that nobody has; generals: temples of others and neutral ones; else 0

  /// Still to be won at all.
  [[nodiscard]] bool open() const { return left > 0 && (chances > 0 || target > 1 || missing == 0); }
};

struct RaceNation {
  int points = 0;
  int toGoal = 0; // 0 once reached
  std::array<RaceEntry, kPersonages> entries{};

  [[nodiscard]] const RaceEntry& operator[](Personage p) const { return entries[indexOf(p)]; }
};

/// By NationId.
using PersonageRace = std::vector<RaceNation>;

[[nodiscard]] PersonageRace personageRace(const Game& game, const GameState& state);

} // namespace annales::inline replay
