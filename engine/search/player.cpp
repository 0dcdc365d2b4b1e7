#include "engine/search/player.h"

#include "engine/core/json_reader.h"

namespace annales::inline engine {

Result<Player> Player::read(std::string_view word) {
  if (word == "greedy") return Player(std::string(word), Bots::mixed);
  const auto style = valueOf<Bots>(word);
  if (!style || *style == Bots::mixed)
    return failure("a player is random, greedy, growth, military or progress, not {}", inQuotes(word));
  return Player(std::string(word), *style);
}

Bot Player::at(const Game& game, std::size_t place) const {
  return seat(style_, game)[place];
}

} // namespace annales::inline engine
