// One turn at a time: chances where it begins, and what it gave away.
#pragma once

#include "engine/search/turn_choice.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/played_turns.h"

namespace annales::inline replay {

/// Of everything that is drawn for one turn; its TurnBegan is at that place among the events.
[[nodiscard]] std::uint64_t seedOfTurn(const AnalysisEffort& effort, std::size_t event);

/// The chance of one of the pairs in which a turn is judged: another turn that meets the same chance is
/// measured in the same sample. `seed` is that of the turn.
struct PairChance {
  std::uint64_t answers = 0, rollout = 0;
};
[[nodiscard]] PairChance judgingChance(std::uint64_t seed, std::size_t pair);

/// For one thread. Once the watch is cancelled, nothing that is found counts any more.
class TurnAnalyst {
public:
  TurnAnalyst(const Game& game, const AnalysisEffort& effort, std::uint64_t seed, const Watch& watch);

  [[nodiscard]] ChancesHere here(const GameState& state);
  [[nodiscard]] std::optional<TurnRegret> regretOf(const PlayedTurn& turn);

private:
  class TwoTurns;

  [[nodiscard]] std::uint64_t seedOf(std::uint64_t stream, std::size_t i) const;
  [[nodiscard]] Chances rolled(const GameState& state, std::uint64_t stream, std::size_t i);
  /// Pairs of rollouts and the stream of their chance.
  struct Pairs {
    std::uint64_t stream = 0;
    std::size_t count = 0;
  };
  /// The turn against this one, in all companies.
  [[nodiscard]] TurnRegret regretAgainst(const PlayedTurn& turn, WayToGo other);
  void judge(TurnRegret& found, const PlayedTurn& turn, const TwoTurns& two);
  [[nodiscard]] CompanyRegret judgedBy(Ahead& others, const PlayedTurn& turn, const TwoTurns& two,
                                       const Pairs& pairs);
  [[nodiscard]] bool losesGames(const PlayedTurn& turn, const TwoTurns& two);
  /// What the first company beside that has learned the game would do, if it holds that against the turn;
  /// nothing where none has learned it.
  [[nodiscard]] std::optional<WayToGo> learnedWay(const PlayedTurn& turn);
  [[nodiscard]] double own(const Chances& chances, const PlayedTurn& turn) const;

  AnalysisEffort effort_;
  std::uint64_t seed_;
  const Watch& watch_;
  Ahead ahead_;
  std::vector<Ahead> beside_; // a company each
};

} // namespace annales::inline replay
