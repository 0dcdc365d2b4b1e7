// Missed claims over whole games: each was within reach where the turn begins, was not won in it, and is told
// by a line that the rules allow; and whatever was won had been within reach, unless others had a part in it.
#include "engine/rules/rules.h"
#include "libreplay/exact/missed_claims.h"
#include "tests/engine/play/worlds.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <set>

namespace annales {
namespace {

struct Whole {
  Game game;
  std::vector<Event> events;
};

Whole sampleGame(const std::string& name) {
  const EventLog log = test::caseLog("../../../samples/" + name);
  Whole whole{log.game(), {}};
  for (const NodeIndex i : log.path(log.mainHead()))
    if (i != 0) whole.events.push_back(log[i].event);
  return whole;
}

Whole simulated(tests::World world, Bots bots) {
  world.spec.bots = bots;
  Whole whole;
  tests::playThrough(world, 4, [&](const NewGame& begun, const GameState&, const Event& event) {
    whole.game = begun.game;
    whole.events.push_back(event);
  });
  return whole;
}

/// Others may have a part in a turn: battles that they demand, their cards; and a log may break rules.
struct TurnSeen {
  std::set<AwardReason> won;
  bool others = false, broken = false;
};

TurnSeen seen(const Game& game, GameState state, const std::vector<Event>& events, std::size_t from) {
  TurnSeen turn;
  for (std::size_t i = from; i < events.size() && !std::holds_alternative<TurnBegan>(events[i]); ++i) {
    turn.broken =
        turn.broken || check(game, state, events[i]) || std::holds_alternative<Corrected>(events[i]);
    if (annales::apply(state, events[i])) break;
    if (const auto* award = std::get_if<PersonageWon>(&events[i])) turn.won.insert(award->reason);
    if (const auto* battle = std::get_if<BattleFought>(&events[i]))
      turn.others = turn.others || battle->demandedBy != battle->nation;
    if (const auto* card = std::get_if<CardPlayed>(&events[i]))
      turn.others = turn.others || card->nation != state.active;
  }
  return turn;
}

int expectHonest(const Whole& whole, const std::string& name) {
  const MissedClaims all = missedClaims(whole.game, whole.events);
  GameState state = begin(whole.game).value();
  std::size_t next = 0;
  int won = 0;
  std::map<std::pair<std::size_t, AwardReason>, int> rows;
  for (std::size_t i = 0; i < whole.events.size(); ++i) {
    if (annales::apply(state, whole.events[i])) break;
    if (!std::holds_alternative<TurnBegan>(whole.events[i])) continue;
    const TurnSeen turn = seen(whole.game, state, whole.events, i + 1);
    const Claims claims = claimsIn(whole.game, state);
    std::set<AwardReason> reach, missed;
    for (const Claim& claim : claims.claims)
      reach.insert(claim.reason);
    for (; next < all.missed.size() && all.missed[next].first == i + 2; ++next) {
      const MissedClaim& one = all.missed[next];
      missed.insert(one.claim.reason);
      EXPECT_EQ(one.nation, state.active);
      EXPECT_EQ(one.round, state.round);
      EXPECT_FALSE(turn.won.contains(one.claim.reason)) << name << ", event " << one.first;
      EXPECT_EQ(one.inRow, rows[std::pair(state.active.index(), one.claim.reason)] + 1);
      GameState after = state;
      for (const Event& event : one.claim.line) {
        EXPECT_FALSE(check(whole.game, after, event)) << name << ", event " << one.first;
        EXPECT_FALSE(annales::apply(after, event));
      }
    }
    for (const AwardReason reason : {AwardReason::cities, AwardReason::knowHow, AwardReason::templeDestroyed,
                                     AwardReason::temples, AwardReason::seas, AwardReason::allKnowHow}) {
      int& row = rows[std::pair(state.active.index(), reason)];
      row = missed.contains(reason) ? row + 1 : 0;
    }
    if (turn.others || turn.broken) continue;
    for (const AwardReason reason : turn.won) {
      ++won;
      EXPECT_TRUE(reach.contains(reason))
          << name << ", event " << i + 2 << ", reason " << static_cast<int>(reason)
          << " was won and is said to be out of reach";
    }
  }
  EXPECT_EQ(next, all.missed.size());
  return won;
}

TEST(MissedClaims, AreWithinReachAndNotWonAndWhatWasWonWasWithinReachInSamples) {
  int won = 0;
  for (const char* name :
       {"game-occident", "game-orient-mistakes", "antike-ii.game-mare-nostrum",
        "antike-ii.game-orient-ii-mistakes", "duellum.game-rome-carthage",
        "duellum.game-greece-persia-mistakes", "opening-progress", "duellum.temple-neapolis"}) {
    const Whole whole = sampleGame(name);
    won += expectHonest(whole, name);
  }
  EXPECT_GT(won, 60);
}

TEST(MissedClaims, AreWithinReachAndNotWonAndWhatWasWonWasWithinReachInSimulatedGames) {
  int won = 0;
  Options special;
  special.specialUnits.emplace();
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 4),
                            tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4),
                            tests::worldOf("c", RulesetId::duellum, "rome-carthage", 2),
                            tests::worldOf("d", RulesetId::duellum, "greece-persia", 2, special)})
    won += expectHonest(simulated(world, Bots::mixed), world.name);
  EXPECT_GT(won, 40);
}

TEST(MissedClaims, TellWhenItWasWonLaterAndStopWhenAsked) {
  const Whole whole = simulated(tests::worldOf("a", RulesetId::antike, "occident", 4), Bots::random);
  const MissedClaims all = missedClaims(whole.game, whole.events);
  ASSERT_FALSE(all.missed.empty());
  int later = 0;
  for (const MissedClaim& missed : all.missed) {
    if (missed.wonInRound == 0) continue;
    ++later;
    EXPECT_GT(missed.wonInRound, missed.round);
  }
  EXPECT_GT(later, 0);
  const std::atomic<bool> cancelled{true};
  EXPECT_TRUE(missedClaims(whole.game, whole.events, &cancelled).missed.empty());
}

} // namespace
} // namespace annales
