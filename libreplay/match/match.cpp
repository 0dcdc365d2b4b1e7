#include "libreplay/match/match.h"

#include "engine/play/playout.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Streams of a set's seed: the same for each of its games.
enum MatchStream : std::uint64_t { kSetup, kGame };

std::vector<std::string> wordsOf(const MatchDesign& design) {
  std::vector<std::string> words;
  for (const Player& player : design.players)
    if (std::find(words.begin(), words.end(), player.word()) == words.end()) words.push_back(player.word());
  return words;
}

/// What one word's players made of one set.
struct SetScore {
  std::uint64_t seats = 0, wins = 0, decided = 0;
};

SetScore scoreOf(const MatchDesign& design, const MatchSet& set, std::string_view word) {
  SetScore score;
  for (const MatchGame& game : set) {
    score.decided += game.winner.exists() ? 1 : 0;
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
      if (design.players[game.players[seat]].word() != word) continue;
      ++score.seats;
      score.wins += game.winner.exists() && game.winner.index() == seat ? 1 : 0;
    }
  }
  return score;
}

MatchRow rowOf(const MatchDesign& design, std::span<const MatchSet> sets, const std::string& word) {
  MatchRow row;
  row.player = word;
  row.baseline = 1.0 / design.games.nations;
  std::vector<inference::GameTotal> totals;
  std::vector<double> ahead;
  double expected = 0.5; // wins a game; the same in every set
  for (const MatchSet& set : sets) {
    const SetScore score = scoreOf(design, set, word);
    row.seats += score.seats;
    row.wins += score.wins;
    totals.push_back({static_cast<double>(score.wins), static_cast<double>(score.seats)});
    const auto games = static_cast<double>(set.size());
    expected = row.baseline * static_cast<double>(score.seats) / games;
    ahead.push_back((static_cast<double>(score.wins) - expected * static_cast<double>(score.decided)) /
                    games);
  }
  row.share = inference::shareOfTotals(totals);
  row.ahead = inference::contributionSequence(ahead, {-expected, 1 - expected});
  return row;
}

Result<MatchGame> playedGame(const MatchDesign& design, const Game& game, std::size_t rotation,
                             std::uint64_t seed, const Watch& watch) {
  MatchGame played;
  std::vector<Bot> bots;
  for (std::size_t place = 0; place < game.nations(); ++place) {
    played.players.push_back(playerAt(place, rotation, design.players.size()));
    bots.push_back(design.players[played.players.back()].at(game, place, watch.cancel));
  }
  auto playout = Playout::begin(game, std::move(bots), seed);
  if (!playout) return tl::unexpected(playout.error());
  while (playout->step() != nullptr)
    if (watch.cancelled()) return failure("cancelled");
  played.winner = playout->state().winner;
  played.rounds = playout->state().round;
  return played;
}

} // namespace

Result<void> checkMatch(const MatchDesign& design) {
  const auto first = simulatedGame(design.games, 0);
  if (!first) return tl::unexpected(first.error());
  const std::size_t nations = first->game.nations();
  if (design.players.size() < 2 || design.players.size() > nations)
    return failure("a match of {} nations needs 2 to {} players, not {}", nations, nations,
                   design.players.size());
  for (const Player& player : design.players)
    if (const auto plays = player.plays(design.games.ruleset); !plays) return plays;
  return {};
}

Result<MatchSet> playedSet(const MatchDesign& design, std::uint64_t k, const Watch& watch) {
  SimulateSpec spec = design.games;
  spec.seed = Rng::derive(spec.seed, kSetup);
  const auto begun = simulatedGame(spec, k);
  if (!begun) return tl::unexpected(begun.error());
  const std::uint64_t seed = Rng::derive(Rng::derive(design.games.seed, kGame), k);
  MatchSet set;
  for (std::size_t rotation = 0; rotation < design.players.size(); ++rotation) {
    auto game = playedGame(design, begun->game, rotation, seed, watch);
    if (!game) return tl::unexpected(game.error());
    set.push_back(*std::move(game));
  }
  return set;
}

std::uint64_t seedsOf(const MatchDesign& design) {
  const std::uint64_t inSet = design.players.size();
  return (design.budget + inSet - 1) / inSet;
}

MatchAnswer addedUp(const MatchDesign& design, std::span<const MatchSet> sets) {
  MatchAnswer answer;
  answer.sets = sets.size();
  for (const MatchSet& set : sets)
    for (const MatchGame& game : set) {
      ++answer.games;
      answer.undecided += game.winner.exists() ? 0 : 1;
      answer.rounds += static_cast<std::uint64_t>(game.rounds);
    }
  for (const std::string& word : wordsOf(design))
    answer.rows.push_back(rowOf(design, sets, word));
  return answer;
}

Result<MatchAnswer> runMatch(const MatchDesign& design, const Watch& watch) {
  return runMatch(design, watch, [&](std::uint64_t from, std::uint64_t to) {
    return numberedWork<MatchSet>(from, to, watch,
                                  [&](std::uint64_t k) { return playedSet(design, k, watch); });
  });
}

Result<MatchAnswer> runMatch(const MatchDesign& design, const Watch& watch, const MatchSets& played) {
  if (const auto fits = checkMatch(design); !fits) return tl::unexpected(fits.error());
  const std::uint64_t inSet = design.players.size();
  const std::uint64_t all = seedsOf(design);
  std::vector<MatchSet> sets;
  while (sets.size() < all) {
    // Each look adds up all sets.
    const std::uint64_t more = std::max<std::uint64_t>(design.look, sets.size() / 32);
    const std::uint64_t to = std::min<std::uint64_t>(sets.size() + more, all);
    auto next = played(sets.size(), to);
    if (!next) return tl::unexpected(next.error());
    std::move(next->begin(), next->end(), std::back_inserter(sets));
    if (watch.progress) watch.progress(sets.size() * inSet, all * inSet);
    if (design.stop && addedUp(design, sets).shown()) break;
  }
  return addedUp(design, sets);
}

} // namespace annales::inline replay
