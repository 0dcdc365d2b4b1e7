#include "engine/search/player.h"

#include "engine/core/json_reader.h"

#include <charconv>

namespace annales::inline engine {
namespace {

struct TwoNumbers {
  std::size_t first = 0, second = 0;
};

/// "32:8" behind the word and nothing else.
std::optional<TwoNumbers> numbersBehind(std::string_view start, std::string_view word) {
  constexpr std::size_t kMost = 100'000;
  if (!word.starts_with(start)) return std::nullopt;
  const std::string_view numbers = word.substr(start.size());
  const std::size_t colon = numbers.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto read = [](std::string_view text, std::size_t& number) {
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() && end.ptr == text.data() + text.size() && number >= 1 && number <= kMost;
  };
  TwoNumbers found;
  if (!read(numbers.substr(0, colon), found.first) || !read(numbers.substr(colon + 1), found.second))
    return std::nullopt;
  return found;
}

/// Nothing where the word is another or its number is none.
std::optional<TurnEffort> turnEffort(std::string_view word) {
  constexpr std::string_view kStrong = "strong";
  constexpr std::size_t kMostReplies = 64;
  if (word == "quick") return TurnEffort{};
  if (word == kStrong) return TurnEffort{true, 0};
  if (!word.starts_with("strong:")) return std::nullopt;
  const std::string_view number = word.substr(kStrong.size() + 1);
  TurnEffort effort{true, 0};
  const auto end = std::from_chars(number.data(), number.data() + number.size(), effort.replies);
  const bool whole = end.ec == std::errc() && end.ptr == number.data() + number.size();
  if (!whole || effort.replies < 2 || effort.replies > kMostReplies) return std::nullopt;
  return effort;
}

TurnThought thoughtOf(const Game& game, const TurnEffort& effort) {
  TurnThought thought;
  if (effort.learned) thought.net = Net::of(game.setup->ruleset);
  thought.replies = effort.replies;
  return thought;
}

} // namespace

Result<Player> Player::read(std::string_view word) {
  if (word == "greedy") return Player(std::string(word), Bots::mixed);
  if (word == "value") return Player(std::string(word), Effort{});
  if (const auto numbers = numbersBehind("rollout:", word))
    return Player(std::string(word), Effort{numbers->first, numbers->second});
  if (const auto numbers = numbersBehind("search:", word))
    return Player(std::string(word), ChoiceEffort{numbers->first, numbers->second});
  if (const auto effort = turnEffort(word)) return Player(std::string(word), *effort);
  const auto style = valueOf<Bots>(word);
  if (!style || *style == Bots::mixed)
    return failure(
        "a player must be random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, quick, "
        "strong or strong:N, not {}",
        inQuotes(word));
  return Player(std::string(word), *style);
}

Bot Player::at(const Game& game, std::size_t place, const std::atomic<bool>* stop) const {
  if (const auto* effort = std::get_if<Effort>(&way_)) return valuePlayer(game, *effort, stop);
  if (const auto* search = std::get_if<ChoiceEffort>(&way_)) return turnPlanner(game, *search, stop);
  if (const auto* turns = std::get_if<TurnEffort>(&way_)) return turnPlayer(game, thoughtOf(game, *turns));
  if (const auto* taste = std::get_if<Taste>(&way_)) return Bot::greedy(*taste, reachOn(game.map));
  return seat(std::get<Bots>(way_), game)[place];
}

} // namespace annales::inline engine
