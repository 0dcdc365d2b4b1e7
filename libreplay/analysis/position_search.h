// One position: who would win from here, and which ways to go on are the best, the longer the surer.
#pragma once

#include "libreplay/analysis/rollout_means.h"

namespace annales::inline replay {

/// A way to go on, played to the end of the turn.
struct MoveFound {
  std::vector<Event> line; // one way in which it may go, to the next TurnBegan or GameEnded
  ChancesHere after;
  bool played = false; // what the record has
};

struct PositionFound {
  NationId mover;               // none between turns
  ChancesHere here;             // by the value alone before the first step
  std::vector<MoveFound> moves; // the best for the mover's player first
};

struct SearchEffort {
  std::size_t moves = 5; // that are rolled out, the best by the value
  std::size_t turns = 0; // that a rollout plays before the value ends it; 0: two rounds
  std::uint64_t seed = 1;
  Company company = {}; // who plays in rollouts
  /// How the turn went on in the record, to its end: always among the moves, beside so many others. Empty:
  /// nothing is recorded.
  std::vector<Event> played = {};
};

/// For one thread. The same position, effort and number of steps give the same answer.
class PositionSearch {
public:
  PositionSearch(const Game& game, const GameState& state, const SearchEffort& effort);

  /// One more rollout of the position and of each move, with the same chance for all.
  void step();
  [[nodiscard]] std::size_t steps() const { return steps_; }
  [[nodiscard]] PositionFound found() const;

private:
  struct Searched {
    Candidate candidate; // of no account in the played one
    bool played = false;
    std::vector<Event> line;
    GameState after;
    Chances value{};
    bool open = false; // others or chance have a say in it, so it is played anew each time
    RolloutMeans sums;
  };
  void findMoves();
  void keepBest();
  void addPlayed();
  [[nodiscard]] const GameState& gone(const Searched& move, std::uint64_t answers, std::vector<Event>* line);

  SearchEffort effort_;
  Ahead ahead_;
  GameState state_;
  Chances value_{};
  RolloutMeans here_;
  std::vector<Searched> moves_;
  std::size_t steps_ = 0;
};

} // namespace annales::inline replay
