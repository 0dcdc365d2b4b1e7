// Positions of a line in which exactly one plan wins a personage, or saves a city.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/exact/claims.h"
#include "libreplay/exact/rescues.h"
#include "libreplay/stats/step.h"

#include <atomic>
#include <span>
#include <string>

namespace annales::inline replay {

struct PlayedTurn;

struct Puzzle {
  enum class Goal : std::uint8_t { personage, city };

  EventIndex first = 0, last = 0; // of the turn: its TurnBegan, and the last event that belongs to it
  NationId nation;
  int round = 0;
  Goal goal = Goal::personage;
  Claim claim;       // of `personage`, without its line
  CityRescue rescue; // of `city`, without its line
  /// Whoever reaches the goal has done all of it, and it suffices: without any one deed of it there is no
  /// way.
  TurnDeeds plan;
  std::vector<Event> line; // one way, legal event by event: from what follows TurnBegan
  bool solved = false;     // the nation did reach it

  /// TurnDeeds beside the step.
  [[nodiscard]] std::size_t deeds() const { return plan.size() - 1; }
  /// Missed, or with two deeds or more beside the step: worth asking about even among many.
  [[nodiscard]] bool isHard() const { return !solved || deeds() > 1; }
};

/// Positions of a turn that are walked through for a city, at most.
inline constexpr std::size_t kMostRescuePositions = 2'000;

struct Puzzles {
  std::vector<Puzzle> puzzles; // by turn
  std::size_t turns = 0;       // that were looked at
  std::size_t open = 0;        // cities in danger in turns that are too large to be walked through
};

/// `events` come after GameCreated. Only turns that are over; of turns in a row with the same plan for the
/// same goal the first. Plans that are only a step are left out. Ends early when cancelled, with
/// what it has.
[[nodiscard]] Puzzles puzzlesIn(const Game& game, std::span<const Event> events,
                                std::size_t mostRescuePositions = kMostRescuePositions,
                                const Watch& watch = {});

/// Those of one turn that is over, as `puzzlesIn` has them, also where the nation's last turn asked the same.
[[nodiscard]] Puzzles puzzlesOfTurn(const Game& game, const PlayedTurn& turn,
                                    std::size_t mostRescuePositions = kMostRescuePositions,
                                    const std::atomic<bool>* cancel = nullptr);

/// What it is about, in the words of the event log: "cities", or "city athenai". No other puzzle of its turn
/// has the same.
[[nodiscard]] std::string subjectOf(const Puzzle& puzzle, const Game& game);

/// Whether the events of a turn reach the puzzle's goal: they win the personage for its reason, or the city
/// is safe behind them. `before`: the position of the puzzle.
[[nodiscard]] bool solves(const Game& game, const GameState& before, const Puzzle& puzzle,
                          std::span<const Event> events);

/// What the nation missed comes before what it found, then plans of more deeds.
[[nodiscard]] bool isMoreWorth(const Puzzle& a, const Puzzle& b);

} // namespace annales::inline replay
