// Players by the words that people type: who sits where in a match, an analysis, a simulation.
#pragma once

#include "engine/core/result.h"
#include "engine/play/bot.h"

#include <string>
#include <string_view>

namespace annales::inline engine {

class Player {
public:
  /// "random", "growth", "military", "progress" or "greedy", which is one of the three styles by its place
  /// in turn order. Fails with a sentence that names all of them.
  [[nodiscard]] static Result<Player> read(std::string_view word);

  [[nodiscard]] const std::string& word() const { return word_; }
  /// Its bot at that place of the turn order. One game's bots are for one thread.
  [[nodiscard]] Bot at(const Game& game, std::size_t place) const;

private:
  Player(std::string word, Bots style) : word_(std::move(word)), style_(style) {}

  std::string word_;
  Bots style_ = Bots::mixed;
};

} // namespace annales::inline engine
