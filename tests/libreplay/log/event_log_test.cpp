#include "libreplay/log/event_log.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

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

} // namespace
} // namespace annales
