#include "libreplay/log/timeline.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <random>

namespace annales {
namespace {

using test::branchOff;
using test::caseLog;
using test::simulatedLog;
using test::stateOf;
using test::wholeGames;

/// The state after each event, folded the plain way.
std::vector<std::string> plainFold(const EventLog& log, NodeIndex head) {
  GameState state = begin(log.game()).value();
  std::vector<std::string> states{stateOf(log, state)};
  const auto path = log.path(head);
  for (std::size_t n = 1; n < path.size(); ++n) {
    EXPECT_FALSE(annales::apply(state, log[path[n]].event));
    states.push_back(stateOf(log, state));
  }
  return states;
}

Event impossible(const EventLog& log) {
  return CityAbandoned{NationId(0), log.names().provinces.intern("atlantis")};
}

TEST(Timeline, EqualsThePlainFoldForwardsAndBackwards) {
  for (const std::string& name : wholeGames()) {
    const EventLog log = caseLog(name);
    const auto expected = plainFold(log, log.mainHead());
    Timeline timeline(log, log.mainHead());
    ASSERT_EQ(timeline.length(), expected.size());
    ASSERT_EQ(timeline.folded(), expected.size());
    EXPECT_FALSE(timeline.stop());
    for (std::size_t n = 1; n <= expected.size(); ++n)
      ASSERT_EQ(stateOf(log, timeline.stateAt(n)), expected[n - 1]) << name << " forwards at " << n;
    for (std::size_t n = expected.size(); n >= 1; --n)
      ASSERT_EQ(stateOf(log, timeline.seek(n)), expected[n - 1]) << name << " backwards at " << n;
  }
}

TEST(Timeline, JumpsAnywhere) {
  const EventLog log = simulatedLog(RulesetId::antike, 1);
  const auto expected = plainFold(log, log.mainHead());
  Timeline timeline(log, log.mainHead());
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    const std::size_t n = 1 + random() % expected.size();
    ASSERT_EQ(stateOf(log, timeline.seek(n)), expected[n - 1]) << "at " << n;
    ASSERT_EQ(timeline.seek(n).seq, n);
  }
}

TEST(Timeline, KeepsAStateEverySixtyFourEvents) {
  const EventLog log = caseLog("game-d-01");
  const Timeline timeline(log, log.mainHead());
  EXPECT_EQ(timeline.keyframes().states.size(), (timeline.length() - 1) / kKeyframeStep + 1);
  EXPECT_EQ(timeline.keyframes().states[2].seq, 1 + 2 * kKeyframeStep);
}

TEST(Timeline, StopsWhereFoldingRefuses) {
  EventLog log = simulatedLog(RulesetId::antikeII, 1);
  const NodeIndex at = log.path(log.mainHead())[99];
  NodeIndex head = log.append(at, impossible(log));
  const NodeIndex refused = head;
  head = log.append(head, TurnBegan{NationId(1)});
  Timeline timeline(log, head);
  EXPECT_EQ(timeline.length(), 102U);
  EXPECT_EQ(timeline.folded(), 100U);
  ASSERT_TRUE(timeline.stop());
  EXPECT_EQ(timeline.stop()->event, refused);
  EXPECT_EQ(timeline.stop()->why, "this province is not on the board");
  EXPECT_EQ(timeline.stateAt(102).seq, 100U) << "the last state there is";
}

TEST(Timeline, SaysThatASetupHasNoMeaning) {
  EventLog sound = simulatedLog(RulesetId::antike, 1);
  auto setup = std::make_shared<GameSetup>(*sound.game().setup);
  setup->nations[0].cities[1] = setup->nations[0].cities[0];
  const EventLog log(
      NewGame{makeGame(setup, sound.game().map), std::make_shared<Gazetteer>(sound.game().map)});
  Timeline timeline(log, 0);
  EXPECT_EQ(timeline.folded(), 0U);
  ASSERT_TRUE(timeline.stop());
  EXPECT_EQ(timeline.stop()->event, 0U);
  EXPECT_EQ(timeline.stateAt(1).seq, 0U);

  TreeFold fold(log);
  EXPECT_EQ(fold.after(0), nullptr);
  EXPECT_TRUE(fold.refusal(0));
}

TEST(Timeline, TakesTheKeyframesOfItsLine) {
  const EventLog log = caseLog("game-ii-01-three");
  const Timeline folded(log, log.mainHead());
  Timeline given(log, log.mainHead(), folded.keyframes());
  EXPECT_EQ(given.folded(), folded.folded());
  EXPECT_EQ(stateOf(log, given.seek(700)), plainFold(log, log.mainHead())[699]);
}

TEST(Timeline, FoldsAnewWhereKeyframesAreTooFew) {
  const EventLog log = caseLog("game-ii-01-three");
  Keyframes few = Timeline(log, log.mainHead()).keyframes();
  few.states.pop_back();
  Timeline timeline(log, log.mainHead(), few);
  EXPECT_EQ(stateOf(log, timeline.seek(timeline.length())), plainFold(log, log.mainHead()).back());
}

/// A game with branches of branches, many of them.
EventLog bush() {
  EventLog log = simulatedLog(RulesetId::antike, 2);
  std::mt19937 random(3);
  std::vector<NodeIndex> twigs;
  for (int i = 0; i < 300; ++i) {
    const auto parent = static_cast<NodeIndex>(random() % log.size());
    if (std::holds_alternative<GameEnded>(log[parent].event)) continue;
    log.append(parent, TurnBegan{NationId(random() % 4)});
  }
  return log;
}

TEST(TreeFold, GivesTheStateAfterAnyEventInAnyOrder) {
  const EventLog log = bush();
  std::vector<NodeIndex> order(log.size());
  for (NodeIndex i = 0; i < order.size(); ++i)
    order[i] = i;
  TreeFold inOrder(log);
  std::vector<std::string> states;
  for (const NodeIndex i : order) {
    const GameState* state = inOrder.after(i);
    ASSERT_NE(state, nullptr);
    ASSERT_EQ(state->seq, log[i].seq + 1);
    states.push_back(stateOf(log, *state));
  }
  std::shuffle(order.begin(), order.end(), std::mt19937(4));
  TreeFold shuffled(log);
  for (const NodeIndex i : order)
    ASSERT_EQ(stateOf(log, *shuffled.after(i)), states[i]);
  for (NodeIndex i = 0; i < log.size(); i += 97)
    ASSERT_EQ(plainFold(log, i).back(), states[i]);
}

TEST(TreeFold, FollowsALogThatGrows) {
  EventLog log = simulatedLog(RulesetId::antike, 2);
  TreeFold fold(log);
  ASSERT_NE(fold.after(log.mainHead()), nullptr);
  const NodeIndex twig = branchOff(log, 100, 5);
  ASSERT_NE(fold.after(twig), nullptr);
  EXPECT_EQ(fold.after(twig)->seq, 101U);
}

TEST(TreeFold, DoesNotFollowABranchPastARefusal) {
  EventLog log = simulatedLog(RulesetId::antike, 2);
  const NodeIndex refused = log.append(150, impossible(log));
  NodeIndex head = refused;
  for (int i = 0; i < 200; ++i)
    head = log.append(head, TurnBegan{NationId(static_cast<std::size_t>(i % 4))});
  TreeFold fold(log);
  EXPECT_EQ(fold.after(head), nullptr);
  EXPECT_EQ(fold.after(refused + 7), nullptr);
  ASSERT_TRUE(fold.refusal(refused));
  EXPECT_EQ(*fold.refusal(refused), "this province is not on the board");
  EXPECT_FALSE(fold.refusal(head)) << "only the refused event is to blame";
  ASSERT_NE(fold.after(150), nullptr);
  EXPECT_EQ(fold.after(151)->seq, log[151].seq + 1);
}

} // namespace
} // namespace annales
