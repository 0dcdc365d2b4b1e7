#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/lines/adjusting.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/lines/rebase.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/often.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <random>

namespace annales {
namespace {

using namespace test;

GameState stateAfter(const EventLog& log, NodeIndex event) {
  GameState state = require(begin(log.game()));
  for (const NodeIndex node : log.path(event))
    EXPECT_TRUE(node == 0 || !annales::apply(state, log[node].event));
  return state;
}

std::vector<Event> eventsFrom(const EventLog& log, const std::vector<NodeIndex>& path, std::size_t n) {
  std::vector<Event> events;
  for (; n < path.size(); ++n)
    events.push_back(log[path[n]].event);
  return events;
}

std::string facts(const EventLog& log, const std::vector<Event>& events) {
  return branchText(events, log.names());
}

/// The game again, whatever event of it is replaced by itself.
void expectSameLine(const EventLog& log, NodeIndex head, std::size_t stride, const std::string& name) {
  const std::vector<NodeIndex> path = log.path(head);
  for (std::size_t n = 1; n < path.size(); n += stride) {
    const Rebased again = require(rebase(log, head, path[n], {log[path[n]].event}));
    ASSERT_EQ(facts(log, again.events), facts(log, eventsFrom(log, path, n))) << name << ", event " << n + 1;
    ASSERT_TRUE(again.wholly());
    ASSERT_EQ(again.kept, path.size() - n - 1);
  }
}

TEST(Rebase, TheSameEventGivesTheSameLine) {
  for (const std::string& name : sampleNames()) {
    const EventLog log = sampleLog(name);
    const std::size_t stride = test::apart<std::size_t>(log.size() > 400 ? 7 : 1);
    expectSameLine(log, log.mainHead(), stride, name);
    for (const auto& [line, head] : log.lines())
      if (line != kMainLine) expectSameLine(log, head, stride, name + ", " + line);
  }
}

TEST(Rebase, TheSameEventGivesTheSameGameOfTheConformanceTests) {
  for (const std::string& name : wholeGames()) {
    const EventLog log = caseLog(name);
    expectSameLine(log, log.mainHead(), 23, name);
  }
}

/// What is decided again must be legal where it now stands, and nothing may be lost without a word.
struct Tally {
  std::size_t rebased = 0, kept = 0, adjusted = 0, leftOut = 0, filledIn = 0;

  void count(const Rebased& result) {
    ++rebased;
    kept += result.kept;
    adjusted += result.adjusted.size();
    leftOut += result.leftOut.size();
    filledIn += result.filledIn.size();
  }
};

bool decidesSomething(const Event& event) {
  return !std::holds_alternative<GameEnded>(event) && !std::holds_alternative<RoundBegan>(event) &&
         !std::holds_alternative<TurnBegan>(event);
}

/// Another legal event than the one that was played, of a random type.
std::optional<Event> anotherEvent(const EventLog& log, const GameState& before, const Event& played,
                                  std::mt19937& random) {
  const std::string fact = facts(log, {played});
  std::vector<Event> others;
  for (const Event& event : legal(log.game(), before, Payments::cheapest))
    if (decidesSomething(event) && facts(log, {event}) != fact) others.push_back(event);
  if (others.empty()) return std::nullopt;
  const std::size_t type = others[random() % others.size()].index();
  std::erase_if(others, [type](const Event& event) { return event.index() != type; });
  return others[random() % others.size()];
}

void expectLegal(const EventLog& log, GameState state, const Rebased& result, const std::string& where) {
  for (std::size_t i = 0; i < result.events.size(); ++i) {
    const auto wrong = check(log.game(), state, result.events[i]);
    ASSERT_FALSE(wrong) << where << ", new event " << i << ": " << facts(log, {result.events[i]})
                        << wrong->message;
    ASSERT_FALSE(annales::apply(state, result.events[i]));
  }
}

bool isDecision(const Event& event, bool automaticBattles) {
  if (const auto* end = std::get_if<GameEnded>(&event))
    return end->reason == EndReason::agreed || end->reason == EndReason::abandoned;
  if (std::holds_alternative<BattleFought>(event)) return !automaticBattles;
  return decidesSomething(event) && !std::holds_alternative<IncomeReceived>(event) &&
         !std::holds_alternative<PersonageWon>(event) && !std::holds_alternative<TurnEnded>(event);
}

/// Every decision of the old line is kept, adjusted or listed, and stands in order.
void expectNothingForgotten(const EventLog& log, const std::vector<NodeIndex>& path, std::size_t n,
                            const Rebased& result, bool automaticBattles) {
  std::size_t decisions = 0, decisionsNow = 0;
  for (std::size_t i = n + 1; i < path.size(); ++i)
    decisions += isDecision(log[path[i]].event, automaticBattles);
  for (std::size_t i = 1; i < result.events.size(); ++i)
    decisionsNow += isDecision(result.events[i], automaticBattles);
  std::size_t incomes = 0; // filled in, but no decision in the count above
  for (const std::size_t place : result.filledIn)
    incomes += !isDecision(result.events[place], automaticBattles);
  EXPECT_EQ(decisions, decisionsNow - (result.filledIn.size() - incomes) + result.leftOut.size());
  for (const Stopped& stopped : result.leftOut) {
    EXPECT_FALSE(stopped.rule.empty());
    EXPECT_FALSE(stopped.message.empty());
    EXPECT_GT(stopped.index, n + 1);
    EXPECT_LE(stopped.index, path.size());
  }
}

void rebaseAtRandom(const EventLog& log, std::mt19937& random, int times, Tally& tally) {
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  for (int i = 0; i < times; ++i) {
    const std::size_t n = 1 + random() % (path.size() - 1);
    const GameState before = stateAfter(log, path[n - 1]);
    const auto other = anotherEvent(log, before, log[path[n]].event, random);
    if (!other) continue;
    const Rebased result = require(rebase(log, log.mainHead(), path[n], {*other}));
    const std::string where = "event " + std::to_string(n + 1) + " by " + facts(log, {*other});
    ASSERT_NO_FATAL_FAILURE(expectLegal(log, before, result, where));
    expectNothingForgotten(log, path, n, result, before.fixed.automaticBattles);
    ASSERT_FALSE(::testing::Test::HasFailure()) << where;
    tally.count(result);
  }
}

class RebaseAtRandom : public ::testing::TestWithParam<RulesetId> {};

TEST_P(RebaseAtRandom, EveryEventThatComesOfItIsLegal) {
  std::mt19937 random(5);
  Tally tally;
  for (std::uint64_t game = 0; game < 6; ++game) {
    const EventLog log = simulatedLog(GetParam(), game);
    ASSERT_NO_FATAL_FAILURE(rebaseAtRandom(log, random, 40, tally)) << "game " << game;
  }
  std::printf("[ measured ] %zu rebased: %zu kept, %zu adjusted, %zu left out, %zu filled in\n",
              tally.rebased, tally.kept, tally.adjusted, tally.leftOut, tally.filledIn);
  EXPECT_GT(tally.rebased, 100U);
  EXPECT_GT(tally.kept, 20 * tally.leftOut / 19); // most of a game goes on
}

INSTANTIATE_TEST_SUITE_P(Rulesets, RebaseAtRandom,
                         ::testing::Values(RulesetId::antike, RulesetId::antikeII, RulesetId::duellum));

TEST(Rebase, SampleGamesGoOnLegallyToo) {
  std::mt19937 random(9);
  Tally tally;
  for (const std::string name :
       {"game-occident", "antike-ii.game-mare-nostrum", "duellum.game-rome-carthage"})
    ASSERT_NO_FATAL_FAILURE(rebaseAtRandom(sampleLog(name), random, 60, tally)) << name;
  std::printf("[ measured ] %zu rebased: %zu kept, %zu adjusted, %zu left out, %zu filled in\n",
              tally.rebased, tally.kept, tally.adjusted, tally.leftOut, tally.filledIn);
}

TEST(Rebase, RefusesWhatHasNoPlace) {
  const EventLog log = caseLog("game-01-hex-3");
  const NodeIndex head = log.mainHead();
  EXPECT_FALSE(rebase(log, head, 0, {}));
  EXPECT_FALSE(rebase(log, log.path(head)[10], log.path(head)[20], {}));
  EXPECT_FALSE(rebase(log, head, 99'999, {}));
  EXPECT_FALSE(rebase(log, head, log.path(head)[10], {correction(-999)}));
}

TEST(Rebase, AnEventMayBeLeftOutAltogether) {
  Study study(beginning(60));
  const NodeIndex head = addLine(study, "a", 59, {3, 4, 5});
  const NodeIndex second = study.events()[head].parent;
  const Rebased result = require(rebase(study.events(), head, second, {}));
  EXPECT_EQ(facts(study.events(), result.events), facts(study.events(), {correction(5)}));
  EXPECT_TRUE(result.wholly());
}

} // namespace
} // namespace annales
