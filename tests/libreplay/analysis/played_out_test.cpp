// A position played out: everything is counted, the same seed says the same, a won position is won.
#include "libreplay/analysis/played_out.h"
#include "tests/libreplay/analysis/played.h"

#include <gtest/gtest.h>

#include <numeric>

namespace annales::tests {
namespace {

const Played& gameToPlayOut() {
  static const Played kGame = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 5);
  return kGame;
}

PlayedOut outFrom(const GameState& state, const PlayOutEffort& effort, unsigned threads = 2) {
  Watch watch;
  watch.threads = threads;
  auto found = playedOut(gameToPlayOut().begun.game, state, effort, watch);
  EXPECT_TRUE(found);
  return found.value_or(PlayedOut{});
}

TEST(PlayedOut, EveryGameIsCountedOnceAndTheSameWithAnyNumberOfThreads) {
  const GameState state = stateAfter(gameToPlayOut(), gameToPlayOut().events.size() / 2);
  const PlayedOut one = outFrom(state, {.games = 11}, 1), three = outFrom(state, {.games = 11}, 3);
  EXPECT_EQ(one.wins, three.wins);
  EXPECT_EQ(one.rounds, three.rounds);
  EXPECT_EQ(one.games, 11U);
  EXPECT_EQ(std::accumulate(one.wins.begin(), one.wins.end(), one.unwon), 11U);
  ASSERT_EQ(one.rounds.size(), 11U);
  EXPECT_TRUE(std::ranges::is_sorted(one.rounds));
  EXPECT_EQ(one.roundsOf(0), one.rounds.front());
  EXPECT_EQ(one.roundsOf(0.5), one.rounds[5]);
  EXPECT_EQ(one.roundsOf(1), one.rounds.back());
  EXPECT_NE(outFrom(state, {.games = 11, .seed = 2}).rounds, one.rounds);
}

/// Wilson's interval, by hand: 0 of 4 goes up to z²/(4 + z²).
TEST(PlayedOut, TheIntervalIsWilsons) {
  PlayedOut found;
  found.games = 4;
  found.wins[1] = 4;
  constexpr double kZ2 = 1.959963984540054 * 1.959963984540054;
  EXPECT_NEAR(found.interval(NationId(0)).low, 0, 1e-12);
  EXPECT_NEAR(found.interval(NationId(0)).high, kZ2 / (4 + kZ2), 1e-9);
  EXPECT_NEAR(found.interval(NationId(1)).low, 4 / (4 + kZ2), 1e-9);
}

TEST(PlayedOut, WhatHasEndedIsWonAndWhatIsCancelledHasNoAnswer) {
  const GameState end = stateAfter(gameToPlayOut(), gameToPlayOut().events.size());
  ASSERT_TRUE(end.ended);
  const PlayedOut found = outFrom(end, {.games = 5});
  EXPECT_EQ(found.wins[end.winner.index()], 5U);
  EXPECT_EQ(found.roundsOf(1), 0);
  const std::atomic<bool> cancel = true;
  Watch watch;
  watch.cancel = &cancel;
  EXPECT_FALSE(playedOut(gameToPlayOut().begun.game, stateAfter(gameToPlayOut(), 100), {}, watch));
}

} // namespace
} // namespace annales::tests
