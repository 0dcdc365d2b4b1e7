// Open games outlive the program as bytes; whatever else the bytes are, nothing comes of them.
#include "libreplay/session/kept_session.h"
#include "libreplay/session/update.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace annales {
namespace {

std::shared_ptr<const OpenedGame> gameWithATwig(std::uint64_t k) {
  EventLog log = test::simulatedLog(RulesetId::antike, k);
  const NodeIndex end = log.mainHead();
  const NodeIndex twig = test::branchOff(log, 100, 1);
  test::require(log.setLine(kMainLine, end));
  test::require(log.setLine("what if", twig));
  return openGame(std::move(log), nullptr);
}

Session afterAll(Session session, const std::vector<Intent>& intents) {
  for (const Intent& intent : intents)
    session = update(std::move(session), intent);
  return session;
}

GamePlace placeOf(const Hash& id) {
  return {"/games/" + hexOf(id), id.bytes[0] % 2 == 0, id.bytes[1]};
}

class KeptSessions : public testing::Test {
protected:
  std::vector<std::shared_ptr<const OpenedGame>> games{gameWithATwig(1), gameWithATwig(2)};
  Session session =
      afterAll({}, {OpenGame{games[0]}, GoTo{70}, SelectNation{NationId(2)}, FoldRound{1}, FoldRound{3},
                    OpenGame{games[1]}, ChooseLine{"what if"}, GoTo{101}, HideNation{NationId(1)},
                    PutBeside{"what if"}, Faster{}, FindText{"temple"}, SwitchTab{0}});
  KeptSession kept = keptOf(session, [](const Hash& id) { return std::optional(placeOf(id)); });
};

TEST_F(KeptSessions, BringEveryTabBackToItsPlace) {
  const std::vector<KeptSession> read = unpackSessions(packSessions({kept, {}}));
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0], kept);
  EXPECT_EQ(read[1], KeptSession{});
  Session again;
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(read[0].tabs[i].place, placeOf(games[i]->id()));
    again = afterAll(again, intentsOf(read[0].tabs[i], games[i]));
  }
  again = update(again, SwitchTab{read[0].current});
  ASSERT_EQ(again.tabs.size(), session.tabs.size());
  EXPECT_EQ(again.current, session.current);
  for (std::size_t i = 0; i < games.size(); ++i) {
    Tab expected = session.tabs[i];
    expected.search = {}; // what was looked for is not looked for again
    expected.arrival = again.tabs[i].arrival;
    EXPECT_TRUE(again.tabs[i] == expected) << "tab " << i;
  }
}

TEST_F(KeptSessions, FoldAllRoundsAtOnce) {
  KeptTab tab = kept.tabs[0];
  ASSERT_EQ(tab.folded.size(), 2U);
  const auto intents = intentsOf(tab, games[0]);
  const auto folds = [](const Intent& i) {
    return std::holds_alternative<FoldRounds>(i) || std::holds_alternative<FoldRound>(i);
  };
  EXPECT_EQ(std::count_if(intents.begin(), intents.end(), folds), 1);
}

TEST_F(KeptSessions, FindTheEventAgainOnALineThatHasChanged) {
  KeptTab tab = kept.tabs[1];
  ASSERT_EQ(tab.cursor, 101U);
  tab.cursor = 3;
  EXPECT_EQ(afterAll({}, intentsOf(tab, games[1])).tab()->cursor, 101U)
      << "the event says where, not its number";
  tab.event = {};
  tab.line = "gone";
  tab.cursor = 1'000'000;
  const Session moved = afterAll({}, intentsOf(tab, games[1]));
  EXPECT_TRUE(moved.tab()->line->isMain());
  EXPECT_EQ(moved.tab()->cursor, games[1]->main()->length());
}

TEST_F(KeptSessions, LeaveOutGamesThatNobodyCouldOpenAgain) {
  const Hash known = games[1]->id();
  const KeptSession some = keptOf(
      session, [&](const Hash& id) { return id == known ? std::optional(placeOf(id)) : std::nullopt; });
  ASSERT_EQ(some.tabs.size(), 1U);
  EXPECT_EQ(some.tabs[0].game, known);
  EXPECT_EQ(some.current, 0U);
}

TEST_F(KeptSessions, AreNothingWhenDamaged) {
  const std::string sound = packSessions({kept});
  ASSERT_EQ(unpackSessions(sound).size(), 1U);
  for (std::size_t i = 0; i < sound.size(); ++i) {
    std::string damaged = sound;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
    EXPECT_TRUE(unpackSessions(damaged).empty()) << "byte " << i;
  }
  for (std::size_t size = 0; size < sound.size(); size += 3)
    EXPECT_TRUE(unpackSessions(std::string_view(sound).substr(0, size)).empty());
  EXPECT_TRUE(unpackSessions("").empty());
}

} // namespace
} // namespace annales
