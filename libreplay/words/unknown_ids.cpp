#include "libreplay/words/unknown_ids.h"

#include "engine/core/json_reader.h"
#include "libreplay/text/person_name.h"
#include "libreplay/words/sentence.h"
#include "libreplay/words/signs.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {
namespace {

bool has(const FactTable& table, std::span<const WordIndex> column, const std::string& id) {
  const WordIndex wanted = table.words().find(id);
  return wanted != kNoWord && std::ranges::find(column, wanted) != column.end();
}

/// In the alphabet's order; of very many the first.
std::string idsOf(const FactTable& table, std::span<const WordIndex> column) {
  constexpr std::size_t kMost = 20;
  std::set<std::string_view> ids;
  for (const WordIndex word : std::set<WordIndex>(column.begin(), column.end()))
    if (const std::string& id = table.words()[word]; !id.empty() && id.find(' ') == std::string::npos)
      ids.insert(id); // of results that may be unknown, or two nations of one person
  while (ids.size() > kMost)
    ids.erase(std::prev(ids.end()));
  return printable(fmt::format("{}", fmt::join(ids, ", ")));
}

} // namespace

std::optional<Error> unknownId(const FactTable& table, const FactFilter& filter) {
  if (table.gameCount() == 0) return std::nullopt;
  const auto& [games, seats] = filter;
  const std::span<const WordIndex> boards = table.games().board, nations = table.seats().nation;
  if (!games.board.empty() && knownBoard(games.board) == nullptr && !has(table, boards, games.board))
    return Error(say("no game uses the board {}; the boards are {}", inQuotes(printable(games.board)),
                     idsOf(table, boards)));
  for (const std::string* nation : {&seats.nation, &games.winner})
    if (!nation->empty() && knownNation(*nation, nullptr) == nullptr && !has(table, nations, *nation))
      return Error(say("no game has the nation {}; the nations are {}", inQuotes(printable(*nation)),
                       idsOf(table, nations)));
  return std::nullopt;
}

Error noGamesOf(std::string_view asked, const std::set<std::string>& names) {
  const AskedName name(asked);
  const std::string called = inQuotes(printable(name.letters()));
  if (name.isPart()) return Error(say("No player has {} in the name.", called));
  const std::vector<std::string> near = nearNames(asked, names);
  if (near.empty()) return Error(say("No games of {}.", called));
  return Error(
      say("No games of {}. Did you mean {}?", called, printable(fmt::format("{}", fmt::join(near, ", ")))));
}

std::optional<Error> unknownPlayer(const FactTable& table, const FactFilter& filter) {
  if (table.gameCount() == 0) return std::nullopt;
  std::vector<std::string> asked = filter.games.with;
  if (!filter.seats.player.empty()) asked.insert(asked.begin(), filter.seats.player);
  if (asked.empty()) return std::nullopt;
  std::set<std::string> names;
  const auto& players = table.seats().player;
  for (const WordIndex word : std::set<WordIndex>(players.begin(), players.end()))
    names.insert(table.words()[word]);
  for (const std::string& one : asked)
    if (const AskedName name(one); std::ranges::none_of(names, [&](const auto& n) { return name.fits(n); }))
      return noGamesOf(one, names);
  return std::nullopt;
}

} // namespace annales::inline replay
