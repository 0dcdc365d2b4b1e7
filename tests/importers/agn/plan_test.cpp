// How a game is cut into actions before it is written.
#include "importers/agn/plan.h"
#include "tests/importers/agn/round_trip.h"

namespace annales {
namespace {

using namespace test;

EventLog gameOfOneTurn() {
  agn::GameSeeds seeds;
  return *agn::readGameText("[Board \"occident\"]\n[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n\n"
                            "Phoenicians: Iron\n",
                            1, seeds, agn::boardsOf(knownShelf()), AfterMistake::stop)
              .log;
}

/// Each could be left out where the rules dictate it, but behind the end of the game they dictate nothing.
EventLog withTurnsEndingBehindItsEnd(std::size_t times) {
  EventLog log = gameOfOneTurn();
  NodeIndex head = log.append(log.mainHead(), GameEnded{});
  for (std::size_t i = 0; i < times; ++i)
    head = log.append(head, TurnEnded{NationId(0)});
  EXPECT_TRUE(log.setLine(kMainLine, head));
  return log;
}

agn::Plan cutIntoActions(const EventLog& log) {
  const auto board = knownShelf().find(log.game().map->hash());
  const agn::GameWords words(log.game(), board);
  return agn::planOf(log, agn::Spelling(words, log.names()), false);
}

TEST(AgnPlan, LooksOnceAtEachEventOfALongRun) {
  constexpr std::size_t kTimes = 300'000;
  const agn::Plan plan = cutIntoActions(withTurnsEndingBehindItsEnd(kTimes));
  ASSERT_EQ(plan.strands.size(), 1U);
  EXPECT_GT(plan.strands[0].tokens.size(), kTimes);
}

TEST(AgnPlan, BringsBackRunsAsLongAsTheRulesDictateAndLonger) {
  for (const std::size_t times : {1U, 62U, 63U, 64U, 65U, 66U, 200U}) {
    const EventLog log = withTurnsEndingBehindItsEnd(times);
    EXPECT_EQ(recordsOf(*readAgn(agnOf(log), log).log), recordsOf(log)) << times;
  }
}

} // namespace
} // namespace annales
