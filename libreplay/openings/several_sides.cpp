#include "libreplay/openings/several_sides.h"

#include "libreplay/inference/letters.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/game_wins.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

bool isConditionKey(std::string_view word) {
  return std::ranges::find(conditionKeys(), word, &ConditionKey::key) != conditionKeys().end();
}

std::string_view trimmedName(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

} // namespace

NamedSide namedSide(const std::string& words) {
  const std::size_t at = words.find('=');
  if (at == std::string::npos) return {words, words};
  const std::string_view name = trimmedName(std::string_view(words).substr(0, at));
  const std::string rest = words.substr(at + 1);
  const std::size_t next = rest.find('=');
  const bool asks =
      next != std::string::npos && isConditionKey(trimmedName(std::string_view(rest).substr(0, next)));
  if (name.empty() || isConditionKey(name) || name.find(';') != std::string::npos || !asks)
    return {words, words};
  return {std::string(name), rest};
}

SideShare sideShareOf(const FactTable& table, const Selection& side) {
  GameWins wins;
  for (const SeatRow seat : side.seats)
    if (const GameRow game = table.seats().game[seat]; table.decided(seat))
      wins.add(game, table.won(seat), static_cast<std::uint32_t>(table.times(game)));
  return {outcomesOf(table, side.seats), inference::shareOfTotals(wins.totals())};
}

std::vector<std::string> lettersOf(std::size_t sides, std::span<const JudgedPair> pairs) {
  std::vector<std::pair<std::size_t, std::size_t>> shown;
  for (const JudgedPair& pair : pairs)
    if (pair.verdict != inference::Verdict::notShown) shown.emplace_back(pair.a, pair.b);
  return inference::compactLetters(sides, shown);
}

} // namespace annales::inline replay
