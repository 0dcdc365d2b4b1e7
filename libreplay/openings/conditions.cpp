#include "libreplay/openings/conditions.h"

#include "engine/core/json_reader.h"
#include "engine/core/utf8.h"
#include "engine/event/options_codec.h"
#include "libreplay/log/date_codec.h"
#include "libreplay/openings/condition_list.h"
#include "libreplay/openings/game_options.h"
#include "libreplay/text/person_name.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <tuple>

namespace annales::inline replay {
namespace {

constexpr std::array<std::string_view, annales::kOutcomes> kOutcomeWords{"unfinished", "undecided", "won"};

constexpr std::array<std::string_view, 2> kRecordWords{"played", "result"};

constexpr std::array kKeys{
    ConditionKey{"ruleset", "RULESET"},
    ConditionKey{"board", "BOARD"},
    ConditionKey{"option", "NAME[:VALUE]", true},
    ConditionKey{"nations", "N"},
    ConditionKey{"nation", "NATION"},
    ConditionKey{"seat", "N"},
    ConditionKey{"player", "NAME"},
    ConditionKey{"rating-from", "N"},
    ConditionKey{"rating-to", "N"},
    ConditionKey{"place", "N"},
    ConditionKey{"opening", "SPACES"},
    ConditionKey{"from", "DATE"},
    ConditionKey{"to", "DATE"},
    ConditionKey{"event", "NAME"},
    ConditionKey{"site", "NAME"},
    ConditionKey{"outcome", "OUTCOME"},
    ConditionKey{"winner", "NATION"},
    ConditionKey{"with", "NAME", true},
    ConditionKey{"ratings-from", "N"},
    ConditionKey{"ratings-to", "N"},
    ConditionKey{"record", "RECORD"},
    ConditionKey{"tag", "NAME[=VALUE]", true, true},
    ConditionKey{"where", "QUESTION", true, true},
};

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

Result<void> setOpening(FactFilter& filter, std::string_view value, const OpeningBook& book) {
  const NamedOpening* named = book.withCode(value);
  const auto opening = named == nullptr ? OpeningKey::read(value) : OpeningKey();
  if (!opening)
    return failure("opening must be up to {} spaces of the rondel ({}) or the code of an opening such as G1, "
                   "not {}",
                   kKeyTurns, fmt::format("{}", fmt::join(Words<Space>::list, ", ")), inQuotes(value));
  filter.seats.opening = *opening;
  filter.seats.named.reset();
  if (named != nullptr) filter.seats.named = *named;
  return {};
}

tl::unexpected<Error> unknownKey(std::string_view key) {
  std::vector<std::string_view> keys;
  for (const ConditionKey& known : kKeys)
    keys.push_back(known.key);
  return failure("{} is not a condition; the conditions are {}", inQuotes(key),
                 fmt::format("{}", fmt::join(keys, ", ")));
}

Result<void> setOutcome(FactFilter& filter, std::string_view value) {
  const auto at = std::ranges::find(kOutcomeWords, value);
  if (at == kOutcomeWords.end())
    return failure("outcome must be won, undecided or unfinished, not {}", inQuotes(value));
  filter.games.outcome = static_cast<Outcome>(at - kOutcomeWords.begin());
  return {};
}

Result<void> setRecord(FactFilter& filter, std::string_view value) {
  const auto at = std::ranges::find(kRecordWords, value);
  if (at == kRecordWords.end()) return failure("record must be played or result, not {}", inQuotes(value));
  filter.games.record = static_cast<RecordKind>(at - kRecordWords.begin());
  return {};
}

/// A day that does not exist would leave out games, or none, without a word.
Result<void> setDate(std::string& into, std::string_view key, std::string_view value) {
  if (!isDate(value))
    return failure("{} must be a date as YYYY, YYYY-MM or YYYY-MM-DD, not {}", std::string(key),
                   inQuotes(value));
  into = value;
  return {};
}

Result<void> addOption(FactFilter& filter, std::string_view value) {
  if (!isOption(value))
    return failure("{} is not a game option; the options are {}", inQuotes(value),
                   fmt::format("{}", fmt::join(optionNames(), ", ")));
  auto& options = filter.games.options;
  if (std::ranges::find(options, value) == options.end()) options.emplace_back(value);
  return {};
}

Result<void> setRuleset(FactFilter& filter, std::string_view value) {
  filter.games.ruleset = valueOf<RulesetId>(value);
  if (!filter.games.ruleset)
    return failure("ruleset must be antike, antike-ii or duellum, not {}", inQuotes(value));
  return {};
}

Result<void> chooseGames(FactFilter& filter, std::string_view key, std::string_view value,
                         const GamesLookup& lookUp) {
  if (!lookUp) return failure("{} works only for the games of a library", key);
  auto games = lookUp(key, value);
  if (!games) return tl::unexpected(games.error());
  auto& among = filter.games.among;
  among = among ? among->cut(*games) : std::move(*games);
  WrittenCondition written{std::string(key), std::string(value)};
  auto& chosenBy = filter.games.chosenBy;
  if (std::ranges::find(chosenBy, written) == chosenBy.end()) chosenBy.push_back(std::move(written));
  return {};
}

bool asksLibrary(std::string_view key) {
  const auto at = std::ranges::find(kKeys, key, &ConditionKey::key);
  return at != kKeys.end() && at->library;
}

} // namespace

std::span<const ConditionKey> conditionKeys() {
  return kKeys;
}

Result<void> addCondition(FactFilter& filter, std::string_view key, std::string_view value,
                          const GamesLookup& lookUp, const OpeningBook& book) {
  constexpr int kHighest = 32'767;
  if (value.empty()) return failure("{} needs a value", key);
  if (!utf8::length(value)) return failure("\"{}\" must be valid UTF-8", key);
  if ((key == "player" || key == "with") && AskedName(value).empty()) return failure("{} needs a value", key);
  if (asksLibrary(key)) return chooseGames(filter, key, value, lookUp);
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
    if (std::ranges::find(filter.games.with, text) == filter.games.with.end())
      filter.games.with.push_back(text);
    return {};
  }
  if (key == "record") return setRecord(filter, value);
  if (key == "option") return addOption(filter, value);
  if (key == "opening") return setOpening(filter, value, book);
  if (key == "outcome") return setOutcome(filter, value);
  if (key == "from") return setDate(filter.games.from, key, value);
  if (key == "to") return setDate(filter.games.to, key, value);
  const std::pair<std::string_view, std::string*> texts[] = {
      {"board", &filter.games.board}, {"nation", &filter.seats.nation}, {"player", &filter.seats.player},
      {"event", &filter.games.event}, {"site", &filter.games.site},     {"winner", &filter.games.winner}};
  for (const auto& [known, into] : texts)
    if (key == known) {
      *into = text;
      return {};
    }
  return unknownKey(key);
}

Result<FactFilter> readConditions(std::string_view text, const FactFilter& filter, const GamesLookup& lookUp,
                                  const OpeningBook& book) {
  FactFilter read = filter;
  for (const auto& [key, value] : splitConditions(text)) {
    if (key.empty())
      return failure("a condition must be a key, \"=\" and a value, such as nation=romans, not {}",
                     inQuotes(value));
    if (auto added = addCondition(read, key, value, lookUp, book); !added)
      return tl::unexpected(added.error());
  }
  return read;
}

std::string textOf(const FactFilter& filter) {
  std::vector<WrittenCondition> parts;
  const auto say = [&](std::string_view key, std::string_view value) {
    if (!value.empty()) parts.push_back({std::string(key), std::string(value)});
  };
  const auto number = [&](std::string_view key, const auto& value) {
    if (value) say(key, fmt::format("{}", *value));
  };
  const auto& [games, seats] = filter;
  if (games.ruleset) say("ruleset", wordOf(*games.ruleset));
  say("board", games.board);
  // In whichever order they were asked for, it is the same question.
  for (const std::string& option : std::set(games.options.begin(), games.options.end()))
    say("option", option);
  number("nations", games.nations);
  say("nation", seats.nation);
  number("seat", seats.seat);
  say("player", seats.player);
  number("rating-from", seats.ratingFrom);
  number("rating-to", seats.ratingTo);
  number("place", seats.place);
  say("opening", seats.named ? seats.named->code : seats.opening.words());
  say("from", games.from);
  say("to", games.to);
  say("event", games.event);
  say("site", games.site);
  if (games.outcome) say("outcome", kOutcomeWords[static_cast<std::size_t>(*games.outcome)]);
  say("winner", games.winner);
  for (const std::string& player : std::set(games.with.begin(), games.with.end()))
    say("with", player);
  number("ratings-from", games.ratingsFrom);
  number("ratings-to", games.ratingsTo);
  if (games.record) say("record", kRecordWords[static_cast<std::size_t>(*games.record)]);
  std::vector<WrittenCondition> chosenBy = games.chosenBy;
  std::ranges::sort(chosenBy, {}, [](const WrittenCondition& c) { return std::tie(c.key, c.value); });
  parts.insert(parts.end(), chosenBy.begin(), chosenBy.end());
  return textOf(parts);
}

} // namespace annales::inline replay
