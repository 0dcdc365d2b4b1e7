// Players by the words that people type: who sits where in a match, an analysis, a simulation.
#pragma once

#include "engine/core/result.h"
#include "engine/play/lineup.h"
#include "engine/search/levels.h"
#include "engine/search/turn_planner.h"
#include "engine/search/turn_player.h"
#include "engine/search/value_player.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline engine {

/// A player that compares whole turns (turn_player.h).
struct TurnEffort {
  bool learned = false; // by the net of the game; where it has none, by the fitted value
  std::size_t replies = 0;
};

class Player {
public:
  /// "random", "growth", "military", "progress" or "greedy", which is one of the three styles by its place
  /// in turn order; "value", or "rollout:N:T": N playouts of T turns from each of the best candidates;
  /// "search:N:T": likewise for whole turns (turn_planner.h); "quick": whole turns by the fitted value alone;
  /// "strong" or "strong:N": by the net that has learned the game, the N best turns by the next nation's
  /// answer (turn_player.h); "level:1" to "level:6" (levels.h). Fails with a sentence that names all of them.
  [[nodiscard]] static Result<Player> read(std::string_view word);

  /// A greedy bot of that taste, under a word that `read` need not know.
  [[nodiscard]] static Player tasting(std::string word, const Taste& taste) {
    return Player(std::move(word), taste);
  }

  [[nodiscard]] const std::string& word() const { return word_; }
  /// Fails with a sentence where it needs a net that has learned the game, and there is none.
  [[nodiscard]] Result<void> plays(RulesetId ruleset) const;
  /// Its bot at that place of the turn order. One game's bots are for one thread. Once `stop` is set, one
  /// that plays on before it decides does so soon, with anything; `stop` outlives the bot.
  [[nodiscard]] Bot at(const Game& game, std::size_t place, const std::atomic<bool>* stop = nullptr) const;

private:
  Player(std::string word, std::variant<Bots, Taste, Effort, ChoiceEffort, TurnEffort, PlayerLevel> way)
      : word_(std::move(word)), way_(way) {}

  std::string word_;
  std::variant<Bots, Taste, Effort, ChoiceEffort, TurnEffort, PlayerLevel> way_;
};

/// Who sits at a table: "mixed" and the other words of `Bots`, or players with commas between them, who take
/// the seats in turn. Fails with a sentence where a word is none or its player cannot play the game.
[[nodiscard]] Result<Lineup> readLineup(std::string_view words, RulesetId ruleset);
/// One player at every seat.
[[nodiscard]] Lineup lineupOf(const Player& player);

} // namespace annales::inline engine
