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

/// Nothing where the word is another or its number is none.
std::optional<PlayerLevel> levelIn(std::string_view word) {
  constexpr std::string_view kLevel = "level:";
  if (!word.starts_with(kLevel) || word.size() != kLevel.size() + 1) return std::nullopt;
  const char digit = word.back();
  if (digit < '1' || digit >= static_cast<char>('1' + kPlayerLevels)) return std::nullopt;
  return static_cast<PlayerLevel>(digit - '1');
}

TurnThought turnThoughtOf(const Game& game, const TurnEffort& effort) {
  TurnThought thought;
  if (effort.learned) thought.net = Net::of(game.setup->ruleset);
  thought.replies = effort.replies;
  return thought;
}

Bot levelBot(const Game& game, PlayerLevel level, std::size_t place) {
  const LevelThought how = thoughtOf(level, game.setup->ruleset);
  if (!how.learned) return seat(Bots::mixed, game)[place];
  TurnThought thought = turnThoughtOf(game, {true, how.replies});
  thought.exploration = how.exploration;
  return turnPlayer(game, thought);
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
  if (const auto level = levelIn(word)) return Player(std::string(word), *level);
  const auto style = valueOf<Bots>(word);
  if (!style || *style == Bots::mixed)
    return failure(
        "a player must be random, greedy, growth, military, progress, value, rollout:N:T, search:N:T, quick, "
        "strong, strong:N or level:N with N from 1 to {}, not {}",
        kPlayerLevels, inQuotes(word));
  return Player(std::string(word), *style);
}

Result<void> Player::plays(RulesetId ruleset) const {
  const auto* turns = std::get_if<TurnEffort>(&way_);
  const auto* level = std::get_if<PlayerLevel>(&way_);
  const bool learned =
      (turns != nullptr && turns->learned) || (level != nullptr && thoughtOf(*level, ruleset).learned);
  if (!learned || Net::of(ruleset)) return {};
  return failure(
      "{} plays games that a net has learned, and none has learned {} yet; choose greedy, value or "
      "search:12:4",
      inQuotes(word_), Part(ruleset));
}

Bot Player::at(const Game& game, std::size_t place, const std::atomic<bool>* stop) const {
  if (const auto* effort = std::get_if<Effort>(&way_)) return valuePlayer(game, *effort, stop);
  if (const auto* search = std::get_if<ChoiceEffort>(&way_)) return turnPlanner(game, *search, stop);
  if (const auto* turns = std::get_if<TurnEffort>(&way_))
    return turnPlayer(game, turnThoughtOf(game, *turns));
  if (const auto* level = std::get_if<PlayerLevel>(&way_)) return levelBot(game, *level, place);
  if (const auto* taste = std::get_if<Taste>(&way_)) return Bot::greedy(*taste, reachOn(game.map));
  return seat(std::get<Bots>(way_), game)[place];
}

Lineup lineupOf(const Player& player) {
  return Lineup(player.word(), {{player.word(), [player](const Game& game, std::size_t place,
                                                         const std::atomic<bool>* stop) {
                                   return player.at(game, place, stop);
                                 }}});
}

Result<Lineup> readLineup(std::string_view words, RulesetId ruleset) {
  if (const auto bots = valueOf<Bots>(words)) return Lineup(*bots);
  std::string all;
  std::vector<Lineup::Sitter> sitters;
  for (bool more = true; more;) {
    const std::size_t comma = words.find(',');
    more = comma != std::string_view::npos;
    auto player = Player::read(words.substr(0, comma));
    if (!player) return failure("bots must be mixed or players; {}", player.error().part());
    if (const auto plays = player->plays(ruleset); !plays) return tl::unexpected(plays.error());
    words.remove_prefix(more ? comma + 1 : words.size());
    all += (all.empty() ? "" : ",") + player->word();
    sitters.push_back({player->word(), [one = *std::move(player)](const Game& game, std::size_t place,
                                                                  const std::atomic<bool>* stop) {
                         return one.at(game, place, stop);
                       }});
  }
  return Lineup(std::move(all), std::move(sitters));
}

} // namespace annales::inline engine
