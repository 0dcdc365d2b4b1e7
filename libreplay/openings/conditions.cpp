#include "libreplay/openings/conditions.h"

#include "engine/core/json_reader.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace annales::inline replay {
namespace {

constexpr std::array<std::string_view, annales::kOutcomes> kOutcomeWords{"unfinished", "undecided", "won"};

constexpr std::array kKeys{
    ConditionKey{"ruleset", "RULESET"}, ConditionKey{"board", "BOARD"},
    ConditionKey{"nations", "N"},       ConditionKey{"nation", "NATION"},
    ConditionKey{"seat", "N"},          ConditionKey{"player", "NAME"},
    ConditionKey{"rating-from", "N"},   ConditionKey{"rating-to", "N"},
    ConditionKey{"place", "N"},         ConditionKey{"opening", "SPACES"},
    ConditionKey{"from", "DATE"},       ConditionKey{"to", "DATE"},
    ConditionKey{"event", "NAME"},      ConditionKey{"site", "NAME"},
    ConditionKey{"outcome", "OUTCOME"}, ConditionKey{"winner", "NATION"},
    ConditionKey{"with", "NAME", true}, ConditionKey{"ratings-from", "N"},
    ConditionKey{"ratings-to", "N"},
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t begin = std::min(text.find_first_not_of(kSpace), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

Result<int> numberIn(std::string_view key, std::string_view value, int low, int high) {
  int number = 0;
  const auto read = std::from_chars(value.data(), value.data() + value.size(), number);
  if (read.ec != std::errc{} || read.ptr != value.data() + value.size() || number < low || number > high)
    return failure("{} must be a number from {} to {}, not {}", key, low, high, inQuotes(value));
  return number;
}

template <class T>
Result<void> setNumber(std::optional<T>& into, std::string_view key, std::string_view value, int low,
                       int high) {
  const auto number = numberIn(key, value, low, high);
  if (!number) return tl::unexpected(number.error());
  into = static_cast<T>(*number);
  return {};
}

Result<void> setOpening(FactFilter& filter, std::string_view value) {
  const auto opening = OpeningKey::read(value);
  if (!opening)
    return failure("opening names up to {} spaces of the rondel ({}), not {}", kKeyTurns,
                   fmt::format("{}", fmt::join(Words<Space>::list, ", ")), inQuotes(value));
  filter.seats.opening = *opening;
  return {};
}

tl::unexpected<Error> unknownKey(std::string_view key) {
  std::vector<std::string_view> keys;
  for (const ConditionKey& known : kKeys)
    keys.push_back(known.key);
  return failure("{} is no condition; there are {}", inQuotes(key), fmt::format("{}", fmt::join(keys, ", ")));
}

Result<void> setOutcome(FactFilter& filter, std::string_view value) {
  const auto at = std::ranges::find(kOutcomeWords, value);
  if (at == kOutcomeWords.end())
    return failure("outcome is won, undecided or unfinished, not {}", inQuotes(value));
  filter.games.outcome = static_cast<Outcome>(at - kOutcomeWords.begin());
  return {};
}

Result<void> setRuleset(FactFilter& filter, std::string_view value) {
  filter.games.ruleset = valueOf<RulesetId>(value);
  if (!filter.games.ruleset)
    return failure("ruleset is antike, antike-ii or duellum, not {}", inQuotes(value));
  return {};
}

} // namespace

std::span<const ConditionKey> conditionKeys() {
  return kKeys;
}

Result<void> addCondition(FactFilter& filter, std::string_view key, std::string_view value) {
  constexpr int kHighest = 32'767;
  if (value.empty()) return failure("{} needs a value", key);
  const std::string text(value);
  if (key == "ruleset") return setRuleset(filter, value);
  if (key == "nations") return setNumber(filter.games.nations, key, value, 2, static_cast<int>(kMaxNations));
  if (key == "seat") return setNumber(filter.seats.seat, key, value, 1, static_cast<int>(kMaxNations));
  if (key == "place") return setNumber(filter.seats.place, key, value, 1, static_cast<int>(kMaxNations));
  if (key == "rating-from") return setNumber(filter.seats.ratingFrom, key, value, 0, kHighest);
  if (key == "rating-to") return setNumber(filter.seats.ratingTo, key, value, 0, kHighest);
  if (key == "ratings-from") return setNumber(filter.games.ratingsFrom, key, value, 0, kHighest);
  if (key == "ratings-to") return setNumber(filter.games.ratingsTo, key, value, 0, kHighest);
  if (key == "with") {
    filter.games.with.push_back(text);
    return {};
  }
  if (key == "opening") return setOpening(filter, value);
  if (key == "outcome") return setOutcome(filter, value);
  const std::pair<std::string_view, std::string*> texts[] = {
      {"board", &filter.games.board}, {"nation", &filter.seats.nation}, {"player", &filter.seats.player},
      {"from", &filter.games.from},   {"to", &filter.games.to},         {"event", &filter.games.event},
      {"site", &filter.games.site},   {"winner", &filter.games.winner}};
  for (const auto& [known, into] : texts)
    if (key == known) {
      *into = text;
      return {};
    }
  return unknownKey(key);
}

Result<FactFilter> readConditions(std::string_view text, const FactFilter& filter) {
  FactFilter read = filter;
  while (!trimmed(text).empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    const std::string_view one = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (one.empty()) continue;
    const std::size_t equals = one.find('=');
    if (equals == std::string_view::npos)
      return failure("a condition is a key, \"=\" and a value, such as nation=romans, not {}", inQuotes(one));
    if (auto added = addCondition(read, trimmed(one.substr(0, equals)), trimmed(one.substr(equals + 1)));
        !added)
      return tl::unexpected(added.error());
  }
  return read;
}

std::string textOf(const FactFilter& filter) {
  std::vector<std::string> parts;
  const auto say = [&](std::string_view key, std::string_view value) {
    if (!value.empty()) parts.push_back(fmt::format("{}={}", key, value));
  };
  const auto number = [&](std::string_view key, const auto& value) {
    if (value) parts.push_back(fmt::format("{}={}", key, *value));
  };
  const auto& [games, seats] = filter;
  if (games.ruleset) say("ruleset", wordOf(*games.ruleset));
  say("board", games.board);
  number("nations", games.nations);
  say("nation", seats.nation);
  number("seat", seats.seat);
  say("player", seats.player);
  number("rating-from", seats.ratingFrom);
  number("rating-to", seats.ratingTo);
  number("place", seats.place);
  say("opening", seats.opening.words());
  say("from", games.from);
  say("to", games.to);
  say("event", games.event);
  say("site", games.site);
  if (games.outcome) say("outcome", kOutcomeWords[static_cast<std::size_t>(*games.outcome)]);
  say("winner", games.winner);
  for (const std::string& player : games.with)
    say("with", player);
  number("ratings-from", games.ratingsFrom);
  number("ratings-to", games.ratingsTo);
  return fmt::format("{}", fmt::join(parts, "; "));
}

} // namespace annales::inline replay
