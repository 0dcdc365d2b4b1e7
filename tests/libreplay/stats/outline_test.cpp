#include "libreplay/stats/outline.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

constexpr std::array kUnits{StepUnit::event, StepUnit::turn, StepUnit::round};

TEST(LineOutline, EveryEventBelongsToOneRoundAndAtMostOneTurn) {
  for (const FollowedLine& line : followedLines()) {
    const LineOutline& outline = line.stats.outline;
    EXPECT_EQ(outline.length(), line.length());
    EXPECT_EQ(outline.rounds().front().first, 1U);
    EXPECT_EQ(outline.rounds().back().last, line.length());
    for (EventIndex k = 1; k <= line.length(); ++k) {
      const Round& round = outline.rounds()[outline.roundAt(k)];
      ASSERT_TRUE(round.first <= k && k <= round.last);
      ASSERT_EQ(round.number, line.states[k].round);
      const Turn* turn = outline.turnAt(k);
      if (line.states[k].active.exists()) {
        ASSERT_NE(turn, nullptr);
        ASSERT_EQ(turn->nation, line.states[k].active);
      }
      if (turn == nullptr) continue;
      ASSERT_TRUE(turn->first <= k && k <= turn->last);
      ASSERT_EQ(&outline.rounds()[turn->round], &round);
    }
  }
}

TEST(LineOutline, RoundsAndTurnsLieSideBySide) {
  for (const FollowedLine& line : followedLines()) {
    const LineOutline& outline = line.stats.outline;
    std::size_t turns = 0;
    for (std::size_t r = 0; r < outline.rounds().size(); ++r) {
      const Round& round = outline.rounds()[r];
      if (r > 0) {
        EXPECT_EQ(round.first, outline.rounds()[r - 1].last + 1);
      }
      EventIndex at = 0;
      for (const Turn& turn : outline.turnsOf(round)) {
        if (at != 0) {
          EXPECT_EQ(turn.first, at + 1);
        }
        at = turn.last;
        ++turns;
      }
      if (at != 0) {
        EXPECT_EQ(at, round.last);
      }
    }
    EXPECT_EQ(turns, outline.turns().size());
  }
}

TEST(LineOutline, ATurnKnowsItsSpace) {
  for (const FollowedLine& line : followedLines())
    for (const Turn& turn : line.stats.outline.turns())
      EXPECT_EQ(turn.space, line.states[turn.last].turn.space) << line.name << " at " << turn.first;
}

/// Stops one after another, found the slow way.
std::vector<EventIndex> walk(const LineOutline& outline, StepUnit unit) {
  std::vector<EventIndex> stops{1};
  while (stops.back() < outline.length())
    stops.push_back(outline.step(stops.back(), unit, 1));
  return stops;
}

TEST(LineOutline, SteppingThereAndBackMeetsTheSameStops) {
  for (const FollowedLine& line : followedLines()) {
    const LineOutline& outline = line.stats.outline;
    for (const StepUnit unit : kUnits) {
      const std::vector<EventIndex> stops = walk(outline, unit);
      if (unit != StepUnit::turn) {
        EXPECT_EQ(stops, outline.samples(unit)); // charts want the ends of turns
      }
      for (std::size_t i = 1; i < stops.size(); ++i) {
        EXPECT_LT(stops[i - 1], stops[i]);
        EXPECT_EQ(outline.step(stops[i], unit, -1), stops[i - 1]);
      }
      for (std::size_t i = 0; i + 3 < stops.size(); ++i) {
        EXPECT_EQ(outline.step(stops[i], unit, 3), stops[i + 3]);
        EXPECT_EQ(outline.step(stops[i + 3], unit, -3), stops[i]);
      }
    }
  }
}

TEST(LineOutline, StopsAtBothEnds) {
  const LineOutline& outline = followedLines().front().stats.outline;
  for (const StepUnit unit : kUnits) {
    EXPECT_EQ(outline.step(outline.length(), unit, 1), outline.length());
    EXPECT_EQ(outline.step(1, unit, -1), 1U);
    EXPECT_EQ(outline.step(5, unit, 1'000'000), outline.length());
    EXPECT_EQ(outline.step(5, unit, -1'000'000), 1U);
    EXPECT_EQ(outline.step(5, unit, std::numeric_limits<int>::max()), outline.length());
    EXPECT_EQ(outline.step(5, unit, std::numeric_limits<int>::min()), 1U);
    EXPECT_EQ(outline.step(5, unit, 0), 5U);
  }
}

TEST(LineOutline, FromWithinATurnTheNextStopIsItsLastDecision) {
  const LineOutline& outline = followedLines().front().stats.outline;
  const Turn& turn = outline.turns()[4];
  EXPECT_EQ(outline.step(turn.first, StepUnit::turn, 1), turn.decision);
  EXPECT_EQ(outline.step(turn.first, StepUnit::turn, -1), outline.turns()[3].decision);
  EXPECT_EQ(outline.step(turn.last, StepUnit::turn, -1), turn.decision);
}

TEST(LineOutline, StepsByTurnsStopAtDecisionsAndNotAtTheirEnds) {
  for (const FollowedLine& line : followedLines()) {
    const LineOutline& outline = line.stats.outline;
    std::size_t decided = 0;
    for (const EventIndex k : walk(outline, StepUnit::turn)) {
      if (k == 1 || k == outline.length()) continue;
      EXPECT_FALSE(std::holds_alternative<TurnEnded>(line.event(k))) << line.name << " at " << k;
      const Turn* turn = outline.turnAt(k);
      ASSERT_NE(turn, nullptr);
      decided += turn->decision == k && k > turn->first ? 1U : 0U;
    }
    EXPECT_GT(decided, 0U) << line.name;
  }
}

TEST(LineOutline, OwnTurnsAreThoseOfTheNation) {
  for (const FollowedLine& line : followedLines()) {
    const LineOutline& outline = line.stats.outline;
    for (std::size_t i = 0; i < line.game().nations(); ++i) {
      EventIndex k = 1;
      for (const Turn& turn : outline.turns()) {
        if (turn.nation != NationId(i)) continue;
        const EventIndex before = k;
        k = outline.stepOwn(k, NationId(i), 1);
        ASSERT_EQ(k, turn.decision);
        ASSERT_EQ(outline.stepOwn(k, NationId(i), -1), before);
      }
      EXPECT_EQ(outline.stepOwn(k, NationId(i), 1), line.length());
    }
  }
}

TEST(LineOutline, FindsRoundsByNumber) {
  const FollowedLine& line = followedLines().front();
  const Round* third = line.stats.outline.roundNumbered(3);
  ASSERT_NE(third, nullptr);
  EXPECT_TRUE(std::holds_alternative<RoundBegan>(line.event(third->first)));
  EXPECT_EQ(line.stats.outline.roundNumbered(9999), nullptr);
}

} // namespace
} // namespace annales
