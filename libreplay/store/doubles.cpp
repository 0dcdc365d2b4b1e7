#include "libreplay/store/doubles.h"

#include "libreplay/log/tags.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/likeness.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace annales::inline replay {
namespace {

/// A club may play so often on one day; more games with one header say nothing.
constexpr std::size_t kMostTogether = 300;

bool hasAnyMoves(const GameSummary& game) {
  return game.rondel.find_first_not_of(' ') != std::string::npos;
}

/// Games with one of these in common are compared.
std::vector<std::string> groupsOf(const GameSummary& game) {
  std::string players;
  for (const auto& [name, value] : game.tags)
    if (name.starts_with("player.") && !value.empty()) players += '\n' + plainText(value);
  const std::string &date = tagOf(game.tags, "date"), &event = tagOf(game.tags, "event");
  std::string nations(wordOf(game.ruleset)); // with moves, in no order of turns
  std::vector<std::string> moves;
  std::size_t at = 0;
  for (const std::string& nation : game.nations) {
    const std::size_t end = std::min(game.rondel.find(' ', at), game.rondel.size());
    moves.push_back(nation + ':' + (at < end ? game.rondel.substr(at, end - at) : std::string()));
    at = end + 1;
  }
  std::ranges::sort(moves);
  for (const std::string& some : moves)
    nations += '\n' + some;
  std::vector<std::string> groups{'m' + nations};
  if (!date.empty()) groups.push_back('d' + date);
  if (!players.empty()) groups.push_back('p' + players);
  if (!event.empty()) groups.push_back('e' + plainText(event));
  return groups;
}

std::optional<Doubles> comparedGames(const GameSummary& a, const GameSummary& b) {
  const Likeness likeness = likenessOf(a, b);
  if (likeness.moves >= 1 && mayBeOneGame(likeness)) return Doubles{a, b, Doubles::Why::sameMoves, 1};
  if (isContinuation(likeness)) return Doubles{a, b, Doubles::Why::continued, likeness.moves};
  if (isCorrection(likeness)) return Doubles{a, b, Doubles::Why::nearlyTheSame, likeness.moves};
  return std::nullopt;
}

} // namespace

LibraryResult<std::vector<Doubles>> findDoubles(Library& library, const std::atomic<bool>* cancel) {
  std::vector<GameSummary> games;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    if (!isHidden(game.tags) && hasAnyMoves(game)) games.push_back(game);
    return !isCancelled(cancel);
  });
  if (!listed) return tl::unexpected(listed.error());
  std::map<std::string, std::vector<std::size_t>> groups;
  for (std::size_t i = 0; i < games.size(); ++i)
    for (std::string& group : groupsOf(games[i]))
      groups[std::move(group)].push_back(i);
  std::set<std::pair<std::size_t, std::size_t>> compared;
  std::vector<Doubles> found;
  for (const auto& [group, places] : groups) {
    if (places.size() > kMostTogether) continue;
    for (std::size_t i = 0; i < places.size() && !isCancelled(cancel); ++i)
      for (std::size_t k = i + 1; k < places.size(); ++k)
        if (compared.emplace(places[i], places[k]).second)
          if (auto doubles = comparedGames(games[places[i]], games[places[k]]))
            found.push_back(*std::move(doubles));
  }
  std::ranges::stable_sort(found, {}, [](const Doubles& doubles) { return doubles.why; });
  return found;
}

} // namespace annales::inline replay
