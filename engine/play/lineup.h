// Which bots sit at a table: a word by which people choose them, and the bot of each place.
#pragma once

#include "engine/play/bot.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

/// A value that is cheap to copy.
class Lineup {
public:
  /// One of those that take the seats in turn.
  struct Sitter {
    std::string word;
    /// Its bot at that place of the turn order. Once `stop` is set, one that plays on before it decides does
    /// so soon; `stop` outlives the bot.
    std::function<Bot(const Game&, std::size_t place, const std::atomic<bool>* stop)> at;
  };

  /// The styles, as `seat` seats them.
  Lineup(Bots bots = Bots::mixed); // NOLINT(google-explicit-constructor): a style is a lineup
  /// At least one; they repeat where more nations play.
  Lineup(std::string word, std::vector<Sitter> sitters);

  [[nodiscard]] const std::string& word() const { return table_->word; }
  /// Of whom sits at that place: of "mixed" one of the styles.
  [[nodiscard]] const std::string& wordAt(std::size_t place) const { return sitterAt(place).word; }
  [[nodiscard]] Bot at(const Game& game, std::size_t place, const std::atomic<bool>* stop = nullptr) const {
    return sitterAt(place).at(game, place, stop);
  }

private:
  struct Table {
    std::string word;
    std::vector<Sitter> sitters;
  };
  [[nodiscard]] const Sitter& sitterAt(std::size_t place) const {
    return table_->sitters[place % table_->sitters.size()];
  }

  std::shared_ptr<const Table> table_;
};

} // namespace annales::inline engine
