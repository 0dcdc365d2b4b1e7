// Players by the words that people type: who sits where in a match, an analysis, a simulation.
#pragma once

#include "engine/core/result.h"
#include "engine/play/bot.h"
#include "engine/search/value_player.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

class Player {
public:
  /// "random", "growth", "military", "progress" or "greedy", which is one of the three styles by its place
  /// in turn order; "value", or "rollout:N:T": N playouts of T turns from each of the best candidates. Fails
  /// with a sentence that names all of them.
  [[nodiscard]] static Result<Player> read(std::string_view word);

  [[nodiscard]] const std::string& word() const { return word_; }
  /// Its bot at that place of the turn order. One game's bots are for one thread.
  [[nodiscard]] Bot at(const Game& game, std::size_t place) const;

private:
  Player(std::string word, Bots style) : word_(std::move(word)), style_(style) {}
  Player(std::string word, const Effort& effort) : word_(std::move(word)), effort_(effort) {}

  std::string word_;
  Bots style_ = Bots::mixed;
  std::optional<Effort> effort_; // none: of that style
};

} // namespace annales::inline engine
