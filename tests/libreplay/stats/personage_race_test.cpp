#include "libreplay/stats/personage_race.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

TEST(PersonageRace, NothingIsMissingWhenAPersonageIsWon) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length(); ++k) {
      const auto* won = std::get_if<PersonageWon>(&line.event(k));
      if (won == nullptr || won->reason == AwardReason::allKnowHow) continue;
      const PersonageRace race = personageRace(line.game(), line.states[k - 1]);
      const RaceEntry& entry = race[won->nation.index()][won->personage];
      EXPECT_EQ(entry.missing, 0) << line.name << " at " << k << ' ' << wordOf(won->personage);
      EXPECT_GT(entry.left, 0);
      EXPECT_TRUE(entry.open());
    }
}

TEST(PersonageRace, NothingIsDueWhenATurnEnds) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length(); ++k) {
      const auto* ended = std::get_if<TurnEnded>(&line.event(k));
      if (ended == nullptr) continue;
      for (const std::size_t at : {k - 1, k}) { // also right after: the next level is another one
        const PersonageRace race = personageRace(line.game(), line.states[at]);
        for (const RaceEntry& entry : race[ended->nation.index()].entries)
          EXPECT_TRUE(entry.missing > 0 || entry.left == 0) << line.name << " at " << at;
      }
    }
}

TEST(PersonageRace, CountsWhatIsHadAndLeft) {
  for (const FollowedLine& line : followedLines()) {
    const GameState& state = line.states.back();
    const PersonageRace race = personageRace(line.game(), state);
    ASSERT_EQ(race.size(), line.game().nations());
    for (std::size_t i = 0; i < race.size(); ++i) {
      EXPECT_EQ(race[i].points, state.points(NationId(i)));
      EXPECT_EQ(race[i].toGoal, std::max(0, state.fixed.goal - race[i].points));
      for (std::size_t p = 0; p < kPersonages; ++p) {
        EXPECT_EQ(race[i].entries[p].have, state.nations[i].personages[p]);
        EXPECT_EQ(race[i].entries[p].left, state.bank.personages[p]);
      }
    }
  }
}

TEST(PersonageRace, TellsHowFarTheNextKingIs) {
  const FollowedLine& line = followedLines().front();
  GameState state = line.states[1];
  state.nations[0].cities = 3;
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::king].target, 5);
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::king].missing, 2);
  state.nations[0].reached[0] = 1; // had five once
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::king].target, 10);
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::king].missing, 7);
}

TEST(PersonageRace, CountsChancesForScholarsAndGenerals) {
  const FollowedLine& line = followedLines().front();
  GameState state = line.states[1];
  const int knowHows = static_cast<int>(line.game().ruleset->knowHows.size());
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::scholar].chances, knowHows);
  EXPECT_EQ(personageRace(line.game(), state)[0][Personage::general].chances, 0);
  EXPECT_FALSE(personageRace(line.game(), state)[0][Personage::general].open());
  state.nations[1].knowHow = 1;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    state.provinces[p].temple = state.provinces[p].owner == NationId(1);
  const PersonageRace race = personageRace(line.game(), state);
  EXPECT_EQ(race[0][Personage::scholar].chances, knowHows - 1);
  EXPECT_EQ(race[0][Personage::general].chances, state.nations[1].cities);
  EXPECT_EQ(race[1][Personage::general].chances, 0);
}

} // namespace
} // namespace annales
