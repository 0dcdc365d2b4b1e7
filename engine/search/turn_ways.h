// The turns that are worth a thought in a position.
#pragma once

#include "engine/search/ahead.h"

#include <cstdint>
#include <vector>

namespace annales::inline engine {

/// One way in which a turn may go, from its step on the rondel to the next TurnBegan or GameEnded.
struct WayToGo {
  std::vector<Event> line;
  GameState after;
  bool atRandom = false; // no style plays it
};

/// The turns that the player who has learned the game would look at first: of all whole turns that are found
/// (whole_turns.h), those after which the net of `ahead` gives the nation's player the highest chances, at
/// most `most`. Empty where the nation has no choice of a space. `state` is right after its TurnBegan.
[[nodiscard]] std::vector<WayToGo> learnedWaysToGo(Ahead& ahead, const GameState& state, std::size_t most,
                                                   std::uint64_t seed);

/// What a step on the rondel may be paid with: from the largest heap alone, or also so that the good which
/// its action spends is spared (`listSparingSteps`).
enum class StepPayments : std::uint8_t { cheapest, sparing };

/// What each style would do on each space within reach, by each of those payments, and turns played at
/// random: styles are of one mind about where to arm, to move and to build. Each that comes to the same
/// position once; those with the highest value for the nation's player first, at most `most`. In a company
/// that has learned the game, whole turns that its net likes are among them. Empty where a nation has no
/// choice of a space. `state` is right after the nation's TurnBegan.
[[nodiscard]] std::vector<WayToGo> waysToGo(Ahead& ahead, const GameState& state, std::size_t most,
                                            std::uint64_t seed, StepPayments payments);

} // namespace annales::inline engine
