// How a game is cut into actions before it is written.
#include "importers/agn/plan.h"
#include "tests/importers/agn/round_trip.h"

namespace annales {
namespace {

using namespace test;

EventLog gameOf(const std::string& turns) {
  agn::GameSeeds seeds;
  return *agn::readGameText("[Board \"occident\"]\n[Nations \"Phoenicians, Romans, Germans, Greeks\"]\n\n" +
                                turns,
                            1, seeds, agn::boardsOf(knownShelf()), AfterMistake::stop)
              .log;
}

EventLog gameOfOneTurn() {
  return gameOf("Phoenicians: Iron\n");
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

/// Each line leaves the one before it behind its first action.
EventLog withLinesWithinEachOther(std::size_t depth) {
  EventLog log = gameOf("");
  Amount marble;
  marble.add(Resource::marble, 1);
  std::size_t count = 0;
  const auto corrected = [&](NodeIndex after) {
    const auto reason = std::make_shared<const std::string>(std::to_string(++count));
    return log.append(after, Corrected{NationId(0), marble, reason});
  };
  NodeIndex at = log.mainHead();
  const NodeIndex played = corrected(at);
  EXPECT_TRUE(log.setLine(kMainLine, played));
  for (std::size_t i = 0; i < depth; ++i) {
    at = corrected(at);
    EXPECT_TRUE(log.setLine("line " + std::to_string(10'000 + i), corrected(at)));
  }
  return log;
}

/// As deep as they are read; printing deeper ones would use up the stack.
TEST(AgnPlan, LinesAreWrittenWithinEachOtherAsDeepAsTheyAreRead) {
  const EventLog deep = withLinesWithinEachOther(agn::kDeepestLines);
  EXPECT_EQ(recordsOf(*readAgn(agnOf(deep), deep).log), recordsOf(deep));
  for (const std::size_t depth : {agn::kDeepestLines + 1, std::size_t{30'000}}) {
    const EventLog deeper = withLinesWithinEachOther(depth);
    const auto text = agn::gameText(deeper, knownShelf().find(deeper.game().map->hash()));
    ASSERT_FALSE(text) << depth;
    EXPECT_NE(text.error().message.find("export it as an event log"), std::string::npos);
  }
}

} // namespace
} // namespace annales
