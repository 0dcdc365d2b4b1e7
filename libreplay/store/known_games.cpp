#include "libreplay/store/known_games.h"

#include "libreplay/log/tags.h"
#include "libreplay/store/summary.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMostNear = 500, kMostWithMoves = 100;
constexpr std::size_t kFirstMoves = 3; // of each nation: how a game begins

std::vector<std::string> wordsIn(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Each nation with its moves, `most` of them; empty where some nation made fewer and all are asked for.
std::string movesAsText(const GameSummary& game, std::size_t most) {
  std::vector<std::string> nations;
  std::size_t at = 0;
  for (const std::string& nation : game.nations) {
    const std::size_t end = std::min(game.rondel.find(' ', at), game.rondel.size());
    const std::string moves = at < end ? game.rondel.substr(at, std::min(most, end - at)) : std::string();
    nations.push_back(nation + ':' + moves + ';');
    at = end + 1;
  }
  std::ranges::sort(nations);
  std::string text(wordOf(game.ruleset));
  for (const std::string& nation : nations)
    text += '\n' + nation;
  return text;
}

bool hasMoves(const GameSummary& game) {
  return game.rondel.find_first_not_of(' ') != std::string::npos;
}

std::uint64_t keyFor(char sort, const std::string& text) {
  return std::hash<std::string>{}(sort + text);
}

std::string headAsText(const GameSummary& game) {
  std::string head;
  for (const auto& [name, value] : game.tags)
    if (!isForProgram(name) && !value.empty()) head += name + '\n' + plainText(value) + '\n';
  return head;
}

/// The last keys, which are those of the newest games.
std::vector<GameKey> newest(const std::unordered_map<std::uint64_t, std::vector<GameKey>>& keys,
                            std::uint64_t of, std::size_t most) {
  const auto at = keys.find(of);
  if (at == keys.end()) return {};
  const std::vector<GameKey>& all = at->second;
  return {all.end() - static_cast<std::ptrdiff_t>(std::min(most, all.size())), all.end()};
}

/// What games that may be one have in common.
std::vector<std::uint64_t> likesOf(const GameSummary& game) {
  const std::string head = headAsText(game);
  std::string players;
  for (const auto& [name, value] : game.tags)
    if (name.starts_with("player.")) players += name + '\n' + plainText(value) + '\n';
  const std::string &date = tagOf(game.tags, "date"), &event = tagOf(game.tags, "event");
  std::vector<std::uint64_t> likes{keyFor('b', movesAsText(game, kFirstMoves))};
  if (!head.empty()) likes.push_back(keyFor('h', head));
  if (!players.empty()) likes.push_back(keyFor('p', players));
  if (!date.empty()) likes.push_back(keyFor('d', date));
  if (date.empty() && !event.empty()) likes.push_back(keyFor('e', plainText(event)));
  return likes;
}

} // namespace

void KnownGames::read() {
  if (std::exchange(isRead_, true)) return;
  Query row(connection_, "SELECT game, ruleset, nations, tags, rondel FROM summaries ORDER BY game");
  while (row.next()) {
    GameSummary game;
    game.ruleset = valueOf<RulesetId>(row.text(1)).value_or(RulesetId::antike);
    game.nations = wordsIn(row.bytes(2));
    game.tags = readTagList(row.text(3));
    game.rondel = row.text(4);
    add(row.number(0), game);
  }
  beginFile();
}

void KnownGames::beginFile() {
  for (const auto& [like, key] : std::exchange(ofThisFile_, {}))
    likes_[like].push_back(key);
}

void KnownGames::note(GameKey key, const EventLog& game) {
  if (isRead_) add(key, summarize(game)); // else it is read with the others
}

void KnownGames::note(GameKey key, const GameSummary& game) {
  if (isRead_) add(key, game);
}

void KnownGames::add(GameKey key, const GameSummary& game) {
  if (!hasMoves(game)) return; // every game begins like that
  const std::string moves = movesAsText(game, std::string::npos);
  moves_[keyFor('m', moves)].push_back(key);
  moves_[keyFor('x', moves + headAsText(game))].push_back(key);
  for (const std::uint64_t like : likesOf(game))
    ofThisFile_.emplace_back(like, key);
}

std::optional<KnownGame> KnownGames::row(GameKey key) {
  Query row(connection_,
            "SELECT id, map, ruleset, nations, tags, rondel FROM summaries JOIN games ON key = game WHERE "
            "game = ?",
            key);
  if (!row.next()) return std::nullopt; // its import was cancelled
  KnownGame known;
  known.key = key;
  known.summary.id = hashOf(row.bytes(0)).value_or(Hash{});
  known.summary.map = hashOf(row.bytes(1)).value_or(Hash{});
  known.summary.ruleset = valueOf<RulesetId>(row.text(2)).value_or(RulesetId::antike);
  known.summary.nations = wordsIn(row.bytes(3));
  known.summary.tags = readTagList(row.text(4));
  known.summary.rondel = row.text(5);
  known.deleted = isHidden(known.summary.tags);
  return known;
}

std::vector<KnownGame> KnownGames::withMovesOf(const GameSummary& game) {
  std::vector<KnownGame> found;
  if (!hasMoves(game)) return found;
  read();
  const std::string moves = movesAsText(game, std::string::npos);
  std::vector<GameKey> keys = newest(moves_, keyFor('x', moves + headAsText(game)), kMostWithMoves);
  if (const auto all = moves_.find(keyFor('m', moves)); all != moves_.end())
    if (all->second.size() <= kMostWithMoves) keys = all->second;
  std::ranges::sort(keys);
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  for (const GameKey key : keys)
    if (auto known = row(key); known && movesAsText(known->summary, std::string::npos) == moves)
      found.push_back(*std::move(known));
  std::ranges::stable_sort(found, {}, [](const KnownGame& known) { return known.deleted; });
  return found;
}

std::vector<KnownGame> KnownGames::near(const GameSummary& game,
                                        const std::function<bool(GameKey)>& leaveOut) {
  std::vector<KnownGame> found;
  if (!hasMoves(game)) return found;
  read();
  std::set<GameKey, std::greater<>> keys;
  for (const std::uint64_t like : likesOf(game)) {
    const std::vector<GameKey> some = newest(likes_, like, kMostNear);
    keys.insert(some.begin(), some.end());
  }
  for (const GameKey key : keys) {
    if (found.size() == kMostNear) break;
    if (leaveOut(key)) continue;
    if (auto known = row(key)) found.push_back(*std::move(known));
  }
  return found;
}

} // namespace annales::inline replay
