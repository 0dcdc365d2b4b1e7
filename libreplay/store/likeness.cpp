#include "libreplay/store/likeness.h"

#include "libreplay/log/tags.h"
#include "libreplay/text/plain_text.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace annales::inline replay {
namespace {

/// Two games of other people share this many turns only by imitation.
constexpr std::size_t kFewTurns = 16;
constexpr std::size_t kTurnsThatTell = 8, kFewestTurns = 4;
constexpr double kMoreThanHalf = 0.5, kMostMoves = 0.65, kNearlyAllMoves = 0.9;

/// By nation, so that another turn order compares too.
std::map<std::string, std::string> movesOf(const GameSummary& game) {
  std::map<std::string, std::string> moves;
  std::size_t at = 0;
  for (const std::string& nation : game.nations) {
    const std::size_t end = std::min(game.rondel.find(' ', at), game.rondel.size());
    moves[nation] = game.rondel.substr(std::min(at, end), end - std::min(at, end));
    at = end + 1;
  }
  return moves;
}

std::size_t sameFromTheStart(const std::string& a, const std::string& b) {
  return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

/// Moves in common: place by place, or before and behind a forgotten move.
std::size_t sharedMoves(const std::string& a, const std::string& b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t inPlace = 0;
  for (std::size_t i = 0; i < shorter; ++i)
    inPlace += a[i] == b[i] ? 1 : 0;
  const std::size_t before = sameFromTheStart(a, b);
  const std::string backA(a.rbegin(), a.rend()), backB(b.rbegin(), b.rend());
  return std::max(inPlace, std::min(shorter, before + sameFromTheStart(backA, backB)));
}

void compareMoves(Likeness& found, const GameSummary& a, const GameSummary& b) {
  const auto ours = movesOf(a), theirs = movesOf(b);
  static const std::string none;
  std::size_t shared = 0, atStart = 0, first = 0, second = 0;
  bool oneIsLonger = true, otherIsLonger = true;
  for (const auto& [nation, moves] : ours) {
    const auto other = theirs.find(nation);
    const std::string& their = other == theirs.end() ? none : other->second;
    first += moves.size();
    shared += sharedMoves(moves, their);
    const std::size_t begins = sameFromTheStart(moves, their);
    atStart += begins;
    oneIsLonger = oneIsLonger && begins == their.size();
    otherIsLonger = otherIsLonger && begins == moves.size();
  }
  for (const auto& [nation, moves] : theirs)
    second += moves.size();
  found.turns = std::min(first, second);
  if (const std::size_t longer = std::max(first, second); longer > 0)
    found.moves = static_cast<double>(shared) / static_cast<double>(longer);
  found.continued = atStart > 0 && (oneIsLonger || otherIsLonger) && a.nations == b.nations;
}

std::map<std::string, std::string> plainHead(const GameSummary& game) {
  std::map<std::string, std::string> head;
  for (const auto& [name, value] : game.tags)
    if (!isForProgram(name) && !value.empty()) head.emplace(name, plainText(value));
  return head;
}

std::set<std::string> playersIn(const std::map<std::string, std::string>& head) {
  std::set<std::string> players;
  for (const auto& [name, value] : head)
    if (name.starts_with("player.")) players.insert(value);
  return players;
}

/// "2026-11" and "2026-11-17" may be one day.
bool mayBeOneDay(const std::string& a, const std::string& b) {
  return a.empty() || b.empty() || a.starts_with(b) || b.starts_with(a);
}

void compareHeads(Likeness& found, const GameSummary& a, const GameSummary& b) {
  const auto ours = plainHead(a), theirs = plainHead(b);
  const auto ourPlayers = playersIn(ours), theirPlayers = playersIn(theirs);
  const auto of = [](const auto& head, const std::string& name) -> const std::string& {
    return tagOf(head, name);
  };
  const bool shared =
      std::ranges::any_of(ourPlayers, [&](const auto& name) { return theirPlayers.contains(name); });
  const std::string ourDate = of(ours, "date"), theirDate = of(theirs, "date");
  found.sameHead = !ours.empty() && ours == theirs;
  found.noHeads = ours.empty() && theirs.empty();
  const auto differs = [&](const auto& header) {
    const std::string& their = of(theirs, header.first);
    return !their.empty() && their != header.second;
  };
  const auto isPlayer = [](const auto& header) { return header.first.starts_with("player."); };
  found.headsDiffer = std::ranges::any_of(ours, differs);
  found.clash = !mayBeOneDay(ourDate, theirDate);
  int contradictions = found.clash ? 1 : 0;
  for (const char* name : {"event", "site"})
    if (const auto header = ours.find(name); header != ours.end() && differs(*header)) ++contradictions;
  found.otherPeople = !ourPlayers.empty() && !theirPlayers.empty() && !shared;
  if (found.otherPeople ||
      std::ranges::any_of(ours, [&](const auto& header) { return isPlayer(header) && differs(header); }))
    ++contradictions;
  found.contradicted = contradictions > 1;
  found.sharesHead = shared || (!ourDate.empty() && ourDate == theirDate) ||
                     (!of(ours, "event").empty() && of(ours, "event") == of(theirs, "event"));
}

} // namespace

Likeness likenessOf(const GameSummary& a, const GameSummary& b) {
  Likeness found;
  if (a.ruleset != b.ruleset) return found;
  compareMoves(found, a, b);
  compareHeads(found, a, b);
  return found;
}

bool mayBeOneGame(const Likeness& likeness) {
  if (likeness.turns < kFewestTurns) // an opening, played by many
    return likeness.sharesHead && !likeness.headsDiffer;
  return likeness.turns >= kFewTurns || !likeness.contradicted;
}

bool isContinuation(const Likeness& likeness) {
  if (!likeness.continued) return false;
  if (likeness.sameHead) return true;
  const bool mayFit = !likeness.clash && !likeness.otherPeople && !likeness.contradicted &&
                      (likeness.sharesHead || likeness.noHeads);
  return mayFit && likeness.turns >= kTurnsThatTell;
}

bool isCorrection(const Likeness& likeness) {
  if (likeness.turns >= kFewTurns && likeness.moves >= kNearlyAllMoves) return true;
  if (likeness.clash || likeness.otherPeople || likeness.contradicted) return false;
  if (likeness.turns < kFewestTurns && likeness.headsDiffer) return false;
  if (likeness.noHeads) return likeness.turns >= kTurnsThatTell && likeness.moves >= kMostMoves;
  if (!likeness.sameHead && !likeness.sharesHead) return false;
  return likeness.moves > kMoreThanHalf && (likeness.turns < kFewTurns || likeness.moves >= kMostMoves);
}

} // namespace annales::inline replay
