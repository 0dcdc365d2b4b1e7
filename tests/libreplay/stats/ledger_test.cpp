#include "libreplay/stats/ledger.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

TEST(Ledger, SaysWhatEveryEventChanged) {
  for (const FollowedLine& line : followedLines()) {
    ASSERT_EQ(line.stats.ledger.length(), line.length());
    for (EventIndex k = 1; k <= line.length(); ++k) {
      std::vector<NationChange> expected;
      for (std::size_t i = 0; i < line.game().nations(); ++i) {
        const NationChange change = changeOf(line.states[k - 1], line.states[k], NationId(i));
        if (!change.none()) expected.push_back(change);
      }
      const auto found = line.stats.ledger.at(k);
      ASSERT_EQ(std::vector(found.begin(), found.end()), expected) << line.name << " at " << k;
    }
  }
}

TEST(Ledger, SumsOfEventsAreTheDifferenceOfStates) {
  for (const FollowedLine& line : followedLines()) {
    const EventIndex from = line.length() / 3, to = line.length() / 2;
    const auto sums = line.stats.ledger.between(from, to, line.game().nations());
    for (std::size_t i = 0; i < sums.size(); ++i)
      EXPECT_EQ(sums[i], changeOf(line.states[from - 1], line.states[to], NationId(i))) << line.name;
  }
}

TEST(Ledger, BookkeepingChangesNothing) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length(); ++k)
      if (std::holds_alternative<TurnBegan>(line.event(k)) ||
          std::holds_alternative<RoundBegan>(line.event(k))) {
        EXPECT_TRUE(line.stats.ledger.at(k).empty());
      }
}

TEST(Ledger, CountsUnitsThatFall) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length(); ++k) {
      const auto* battle = std::get_if<BattleFought>(&line.event(k));
      if (battle == nullptr) continue;
      int fallen = 0;
      for (const NationChange& change : line.stats.ledger.at(k))
        for (const std::int16_t units : change.units)
          fallen -= units;
      EXPECT_EQ(fallen, 2 * battle->count) << line.name << " at " << k;
    }
}

} // namespace
} // namespace annales
