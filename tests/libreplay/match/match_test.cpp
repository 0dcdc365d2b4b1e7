// Matches between players: seats, pairing, verdicts, threads.
#include "engine/boards/board_shelf.h"
#include "libreplay/match/match.h"
#include "tests/cancelled_soon.h"

#include <gtest/gtest.h>

#include <map>

namespace annales {
namespace {

MatchDesign matchDesign(const std::vector<std::string>& players, int nations, std::uint64_t games) {
  MatchDesign design;
  design.games.board = BoardShelf::builtIn().find("occident");
  design.games.nations = nations;
  design.games.seed = 7;
  design.budget = games;
  for (const std::string& word : players)
    design.players.push_back(Player::read(word).value());
  return design;
}

MatchAnswer ranMatch(const MatchDesign& design, unsigned threads = 1) {
  Watch watch;
  watch.threads = threads;
  auto answer = runMatch(design, watch);
  EXPECT_TRUE(answer) << (answer ? "" : answer.error().message);
  return answer.value_or(MatchAnswer{});
}

TEST(Match, OverASeedsGamesEachPlayerHasHadEachSeatAsOften) {
  for (std::size_t players = 2; players <= 6; ++players) {
    std::map<std::pair<std::size_t, std::size_t>, int> times;
    for (std::size_t rotation = 0; rotation < players; ++rotation)
      for (std::size_t place = 0; place < 6; ++place)
        ++times[{place, playerAt(place, rotation, players)}];
    EXPECT_EQ(times.size(), 6 * players);
    for (const auto& [where, count] : times)
      EXPECT_EQ(count, 1);
  }
}

TEST(Match, APlayerAgainstItselfIsExactlyAtItsShare) {
  // A seed's games with equal players are the same game: each seat's winner is both players' once.
  const MatchAnswer answer = ranMatch(matchDesign({"growth", "growth"}, 4, 12));
  ASSERT_EQ(answer.rows.size(), 1U);
  EXPECT_EQ(answer.games, 12U);
  EXPECT_EQ(answer.rows[0].wins + answer.undecided, 12U);
  EXPECT_DOUBLE_EQ(answer.rows[0].share.value, 0.25);
  EXPECT_DOUBLE_EQ(answer.rows[0].ahead.value, 0);
}

TEST(Match, TheSameAnswerWithAnyNumberOfThreads) {
  const MatchDesign design = matchDesign({"progress", "growth", "military"}, 3, 30);
  const MatchAnswer one = ranMatch(design, 1), three = ranMatch(design, 3);
  ASSERT_EQ(one.rows.size(), three.rows.size());
  EXPECT_EQ(one.games, three.games);
  EXPECT_EQ(one.rounds, three.rounds);
  for (std::size_t i = 0; i < one.rows.size(); ++i) {
    EXPECT_EQ(one.rows[i].wins, three.rows[i].wins);
    EXPECT_EQ(one.rows[i].ahead.interval, three.rows[i].ahead.interval);
  }
}

TEST(Match, PlansBeatChanceAndItStopsWhenThatIsShown) {
  const MatchAnswer answer = ranMatch(matchDesign({"growth", "random"}, 3, 400), 2);
  ASSERT_EQ(answer.rows.size(), 2U);
  EXPECT_EQ(answer.rows[0].ahead.verdict, inference::Verdict::shownHigher);
  EXPECT_EQ(answer.rows[1].ahead.verdict, inference::Verdict::shownLower);
  EXPECT_LT(answer.games, 400U) << "it need not play them all";
  EXPECT_EQ(answer.games % 8, 0U) << "whole seeds, looked at every four";
}

/// Games without bots: the first player wins with that chance, else a seat drawn from the others.
std::vector<MatchSet> luck(std::size_t players, std::size_t count, double chance, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<MatchSet> sets(count);
  for (MatchSet& set : sets)
    for (std::size_t rotation = 0; rotation < players; ++rotation) {
      MatchGame game;
      for (std::size_t place = 0; place < players; ++place)
        game.players.push_back(playerAt(place, rotation, players));
      const auto others = static_cast<std::uint32_t>(players - 1);
      const std::size_t who = rng.below(1'000'000) < chance * 1e6 ? 0 : 1 + rng.below(others);
      game.winner = NationId((who + players - rotation) % players);
      set.push_back(game);
    }
  return sets;
}

TEST(Match, EqualPlayersAreSeldomToldApartAtAnyLook) {
  const MatchDesign design = matchDesign({"growth", "military", "military", "military"}, 4, 0);
  int shown = 0;
  constexpr int kMatches = 100;
  for (int match = 0; match < kMatches; ++match) {
    const auto sets = luck(4, 60, 0.25, static_cast<std::uint64_t>(match));
    for (std::size_t look = 4; look <= sets.size(); look += 4)
      if (addedUp(design, std::span(sets).first(look)).shown()) {
        ++shown;
        break;
      }
  }
  EXPECT_LE(shown, kMatches / 20);
  EXPECT_TRUE(addedUp(design, luck(4, 60, 0.5, 1)).shown());
}

TEST(Match, WhatDoesNotFitIsSaid) {
  EXPECT_FALSE(Player::read("deep-thought"));
  EXPECT_FALSE(runMatch(matchDesign({"growth"}, 4, 4), {}));
  EXPECT_FALSE(runMatch(matchDesign({"growth", "growth", "growth", "growth"}, 3, 4), {}));
  std::atomic<bool> cancel = true;
  Watch watch;
  watch.cancel = &cancel;
  const auto answer = runMatch(matchDesign({"growth", "random"}, 3, 40), watch);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().message, "cancelled");
}

TEST(Match, PlayersThatThinkEndWithIt) {
  for (const char* word : {"rollout:100000:1000", "search:100000:1000"}) {
    std::atomic<bool> cancel = false;
    Watch watch;
    watch.cancel = &cancel;
    const std::jthread later = test::cancelledSoon(cancel);
    // Uncancelled, the first decision takes hours.
    const auto answer = runMatch(matchDesign({word, "random"}, 3, 2), watch);
    ASSERT_FALSE(answer) << word;
    EXPECT_EQ(answer.error().message, "cancelled");
  }
}

} // namespace
} // namespace annales
