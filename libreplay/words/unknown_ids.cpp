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

std::set<std::string> wordsIn(const FactTable& table, std::span<const WordIndex> column) {
  std::set<std::string> words;
  for (const WordIndex word : std::set<WordIndex>(column.begin(), column.end()))
    words.insert(table.words()[word]);
  return words;
}

/// In the alphabet's order; of very many the first.
std::string idsOf(std::set<std::string> ids) {
  constexpr std::size_t kMost = 20;
  std::erase_if(ids, [](const std::string& id) {
    return id.empty() ||
           id.find(' ') != std::string::npos; // of results: unknown, or two nations of one person
  });
  while (ids.size() > kMost)
    ids.erase(std::prev(ids.end()));
  return printable(fmt::format("{}", fmt::join(ids, ", ")));
}

} // namespace

std::optional<Error> unknownId(const FactTable& table, const FactFilter& filter) {
  return unknownId(
      filter, [&] { return wordsIn(table, table.games().board); },
      [&] { return wordsIn(table, table.seats().nation); });
}

std::optional<Error> unknownId(const FactFilter& filter, const UsedIds& boards, const UsedIds& nations) {
  const auto unknown = [](const std::set<std::string>& used, const std::string& id) {
    return !used.empty() && !used.contains(id);
  };
  const std::string& board = filter.games.board;
  if (!board.empty() && knownBoard(board) == nullptr)
    if (const auto used = boards(); unknown(used, board))
      return Error(
          say("no game uses the board {}; the boards are {}", inQuotes(printable(board)), idsOf(used)));
  for (const std::string* nation : {&filter.seats.nation, &filter.games.winner})
    if (!nation->empty() && knownNation(*nation, nullptr) == nullptr)
      if (const auto used = nations(); unknown(used, *nation))
        return Error(
            say("no game has the nation {}; the nations are {}", inQuotes(printable(*nation)), idsOf(used)));
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
  if (table.gameCount() == 0 || (filter.games.with.empty() && filter.seats.player.empty()))
    return std::nullopt;
  return unknownPlayer(wordsIn(table, table.seats().player), filter);
}

std::optional<Error> unknownPlayer(const std::set<std::string>& names, const FactFilter& filter) {
  std::vector<std::string> asked = filter.games.with;
  if (!filter.seats.player.empty()) asked.insert(asked.begin(), filter.seats.player);
  for (const std::string& one : asked)
    if (const AskedName name(one); std::ranges::none_of(names, [&](const auto& n) { return name.fits(n); }))
      return noGamesOf(one, names);
  return std::nullopt;
}

} // namespace annales::inline replay
