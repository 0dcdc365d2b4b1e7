// The value of a position as a vector: for each nation the probability that it wins, if bots play on. Fitted
// on games between bots (tools/value, docs/analysis.md): a score for each nation from its own features with
// weights that all nations share, and the softmax of the scores.
#pragma once

#include "engine/core/result.h"
#include "engine/search/features.h"

#include <string_view>
#include <vector>

namespace annales::inline engine {

/// By nation; those of the game add up to 1, the others are 0.
using Chances = std::array<double, kMaxNations>;

/// Of the nation and the others of its player.
[[nodiscard]] double chanceOf(const Game& game, const Chances& chances, NationId who);

/// Of a game that has ended: the winner has 1, or all have the same.
[[nodiscard]] Chances chancesAtEnd(const Game& game, const GameState& state);

class Value {
public:
  /// What is fitted for the game, embedded when the program was built.
  [[nodiscard]] static const Value& of(RulesetId ruleset);
  /// A file of fitted weights. Fails with a sentence where it is none.
  [[nodiscard]] static Result<Value> read(std::string_view text);

  [[nodiscard]] RulesetId ruleset() const { return ruleset_; }
  /// Who will win from here. In a game that has ended the winner has 1; where nobody won, all have the same.
  [[nodiscard]] Chances chances(const Game& game, const GameState& state, const Reach& reach) const;
  /// The same of features that are known.
  [[nodiscard]] Chances chances(const Features& features, float phase, std::size_t nations) const;

  /// Each feature counts as it is, times the phase and times its square.
  static constexpr std::size_t kTerms = 3;
  using Weights = std::array<std::array<float, kTerms>, kFeatures>;
  [[nodiscard]] const Weights& weights() const { return weights_; }

private:
  RulesetId ruleset_ = RulesetId::antike;
  Weights weights_{};
};

namespace search {
/// The files in engine/search/fitted (cmake/fitted.cmake).
[[nodiscard]] std::vector<std::string_view> fittedTexts();
} // namespace search

} // namespace annales::inline engine
