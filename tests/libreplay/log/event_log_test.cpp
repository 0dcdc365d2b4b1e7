#include "libreplay/log/event_log.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <random>

namespace annales {
namespace {

using namespace test;

TEST(EventLog, FindsEveryEventByItsId) {
  const EventLog log = caseLog("game-10-two-nations");
  for (NodeIndex i = 0; i < log.size(); ++i)
    ASSERT_EQ(log.find(log[i].id), i);
  EXPECT_FALSE(log.find(Hash{}));
  const EventLog copy = log;
  EXPECT_EQ(copy.find(log[700].id), 700U);
}

/// The same game, read a second time.
EventLog again(const EventLog& log) {
  return beginningOf(log, log.size());
}

TEST(EventLog, CopiesGoTheirOwnWays) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 200);
  EventLog copy = log;
  EXPECT_EQ(copy.sharedWith(log), 200U / EventBlocks::kBlock * EventBlocks::kBlock);
  const NodeIndex here = log.append(199, TurnBegan{NationId(0)});
  const NodeIndex there = copy.append(199, TurnBegan{NationId(1)});
  ASSERT_EQ(here, there);
  EXPECT_NE(log[here].id, copy[there].id);
  EXPECT_FALSE(copy.find(log[here].id));
  EXPECT_EQ(std::get<TurnBegan>(log[here].event).nation, NationId(0));
  copy = log;
  EXPECT_EQ(copy.find(log[here].id), here);
}

TEST(EventLog, HoldsWhatItExpectedOnce) {
  const EventLog whole = caseLog("game-10-two-nations");
  EventLog log = beginningOf(whole, 100);
  log.expect(whole);
  const auto path = whole.path(whole.mainHead());
  for (NodeIndex i = 100; i < 1000; ++i)
    log.append(i - 1, whole[path[i]].event);
  EXPECT_EQ(log.sharedWith(whole), 1000 / EventBlocks::kBlock * EventBlocks::kBlock - EventBlocks::kBlock)
      << "but for the first block, which was there before";
  for (NodeIndex i = 0; i < log.size(); ++i)
    ASSERT_EQ(log[i].id, whole[path[i]].id);
}

TEST(EventLog, HoldsWhatComesOtherwiseForItself) {
  const EventLog whole = caseLog("game-10-two-nations");
  EventLog log = beginningOf(whole, 100);
  log.expect(whole);
  NodeIndex head = log.append(99, TurnBegan{NationId(1)});
  for (NodeIndex i = 100; i < 500; ++i)
    head = log.append(head, whole[i].event);
  EXPECT_EQ(log.sharedWith(whole), 0U);
  EXPECT_EQ(log[head].seq, 500U);
}

TEST(EventLog, SharesNoEventsWithALogThatHasProvincesOfItsOwn) {
  EventLog first = beginningOf(caseLog("game-01-hex-3"), 10), second = again(first);
  const auto moved = [](EventLog& log, const std::string& to) {
    return log.append(static_cast<NodeIndex>(log.size() - 1),
                      CityAbandoned{NationId(0), log.names().provinces.intern(to)});
  };
  moved(first, "atlantis");
  for (int i = 0; i < 200; ++i)
    moved(first, i % 2 == 0 ? "lemuria" : "atlantis");
  second.names().provinces.intern("lemuria"); // number one here, number two there
  second.expect(first);
  moved(second, "atlantis");
  for (int i = 0; i < 200; ++i)
    moved(second, i % 2 == 0 ? "lemuria" : "atlantis");
  ASSERT_EQ(second[210].id, first[210].id);
  EXPECT_EQ(second.sharedWith(first), 0U);
}

TEST(EventLog, TakesAnEventOnce) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 50);
  EXPECT_EQ(log.append(20, log[21].event), 21U);
  EXPECT_EQ(log.size(), 50U);
  const NodeIndex twig = log.append(20, TurnBegan{NationId(2)});
  EXPECT_EQ(twig, 50U);
  EXPECT_EQ(log[twig].seq, 21U);
  EXPECT_EQ(log.append(20, TurnBegan{NationId(2)}), twig);
}

TEST(EventLog, MainEndsWithTheLastEventUntilItIsNamed) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 50);
  EXPECT_EQ(log.mainHead(), 49U);
  EXPECT_TRUE(log.lines().empty());
  const NodeIndex twig = log.append(20, TurnBegan{NationId(2)});
  EXPECT_EQ(log.mainHead(), twig);
  require(log.setLine(kMainLine, 49));
  EXPECT_EQ(log.head(kMainLine), 49U);
  EXPECT_EQ(log.path(49).size(), 50U);
  EXPECT_EQ(log.path(twig).size(), 22U);
  EXPECT_FALSE(log.head("what if"));
}

TEST(EventLog, MovesLinesOnlyForwards) {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 50);
  require(log.setLine("what if", 20));
  require(log.setLine("what if", 20));
  require(log.setLine("what if", 30));
  EXPECT_FALSE(log.setLine("what if", 29));
  EXPECT_FALSE(log.setLine("what if", log.append(20, TurnBegan{NationId(2)})));
  EXPECT_EQ(log.head("what if"), 30U);
}

TEST(EventLog, RefusesALineThatLeftItsWayFarBack) {
  EventLog log = beginningOf(caseLog("game-10-two-nations"), 1000);
  require(log.setLine(kMainLine, 999));
  require(log.setLine("what if", log.append(10, RoundBegan{7000})));
  for (NodeIndex fork = 11; fork < 1000; fork += 2)
    ASSERT_FALSE(log.setLine("what if", log.append(fork, RoundBegan{7000}))) << fork;
  EXPECT_EQ(log.head("what if"), 1000U);
  EXPECT_TRUE(log.setLine("what if", log.append(1000, RoundBegan{7001})));
}

bool walkFinds(const EventLog& log, NodeIndex ancestor, NodeIndex of) {
  while (of != ancestor && of != 0)
    of = log[of].parent;
  return of == ancestor;
}

void expectAncestorsAsWalked(const EventLog& log) {
  for (NodeIndex of = 0; of < log.size(); ++of)
    for (NodeIndex ancestor = 0; ancestor < log.size(); ++ancestor)
      ASSERT_EQ(log.isAncestorOrSelf(ancestor, of), walkFinds(log, ancestor, of)) << ancestor << ' ' << of;
}

TEST(EventLog, KnowsTheAncestorsThatAWalkFinds) {
  std::mt19937 random(1);
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 150);
  for (std::uint16_t k = 0; k < 150; ++k) // half of them go on from the last, the others from anywhere
    log.append(static_cast<NodeIndex>(k % 2 == 0 ? log.size() - 1 : random() % log.size()),
               RoundBegan{static_cast<std::uint16_t>(5000 + k)});
  expectAncestorsAsWalked(log);
  EventLog copy = log;
  for (std::uint16_t k = 0; k < 50; ++k)
    copy.append(static_cast<NodeIndex>(random() % copy.size()),
                RoundBegan{static_cast<std::uint16_t>(6000 + k)});
  expectAncestorsAsWalked(copy);
  EventLog shared = beginningOf(log, 1);
  shared.expect(log);
  for (NodeIndex i = 1; i < log.size(); ++i)
    shared.append(log[i].parent, log[i].event);
  ASSERT_GT(shared.sharedWith(log), 200U);
  expectAncestorsAsWalked(shared);
}

} // namespace
} // namespace annales
