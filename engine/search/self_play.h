// Positions out of games between players, with who won in the end: what values are fitted on and tried on.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/play/simulate.h"
#include "engine/search/features.h"
#include "engine/search/player.h"
#include "engine/search/value.h"

#include <optional>
#include <vector>

namespace annales::inline engine {

/// A position where a nation was about to move.
struct Sample {
  Features features;
  float phase = 0;
  std::uint8_t nations = 0;
  NationId mover, winner;
  std::uint64_t game = 0;
  /// By the net of the game, where it has one: those by which turns are chosen.
  std::optional<Chances> learned;
};

/// Every board and number of nations that the shelf suggests for the game; two nations of the game of 2005
/// play with double material.
[[nodiscard]] std::vector<SimulateSpec> kindsOfGames(RulesetId ruleset, const BoardShelf& shelf,
                                                     std::uint64_t seed);

/// Plays game number k of the kinds in turn, with players drawn for each seat, and takes up to `count` of
/// its positions, each as likely as any other. None of a game that nobody won.
[[nodiscard]] Result<std::vector<Sample>> sampledGame(const std::vector<SimulateSpec>& kinds,
                                                      const std::vector<Player>& players, std::uint64_t k,
                                                      std::size_t count);

} // namespace annales::inline engine
