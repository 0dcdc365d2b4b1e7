#include "engine/search/player.h"

#include "engine/core/json_reader.h"

#include <charconv>

namespace annales::inline engine {
namespace {

/// "32:8" and nothing else.
std::optional<Effort> effortOf(std::string_view numbers) {
  constexpr std::size_t kMost = 100'000;
  const std::size_t colon = numbers.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto read = [](std::string_view text, std::size_t& number) {
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() && end.ptr == text.data() + text.size() && number >= 1 && number <= kMost;
  };
  Effort effort;
  if (!read(numbers.substr(0, colon), effort.rollouts) || !read(numbers.substr(colon + 1), effort.turns))
    return std::nullopt;
  return effort;
}

} // namespace

Result<Player> Player::read(std::string_view word) {
  if (word == "greedy") return Player(std::string(word), Bots::mixed);
  if (word == "value") return Player(std::string(word), Effort{});
  constexpr std::string_view kRollout = "rollout:";
  if (word.starts_with(kRollout))
    if (const auto effort = effortOf(word.substr(kRollout.size()))) return Player(std::string(word), *effort);
  const auto style = valueOf<Bots>(word);
  if (!style || *style == Bots::mixed)
    return failure("a player is random, greedy, growth, military, progress, value or rollout:N:T, not {}",
                   inQuotes(word));
  return Player(std::string(word), *style);
}

Bot Player::at(const Game& game, std::size_t place) const {
  if (const auto* effort = std::get_if<Effort>(&way_)) return valuePlayer(game, *effort);
  if (const auto* taste = std::get_if<Taste>(&way_)) return Bot::greedy(*taste, reachOn(game.map));
  return seat(std::get<Bots>(way_), game)[place];
}

} // namespace annales::inline engine
