#include "libreplay/stats/province_report.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

const Incoming* incomingOf(const ProvinceReport& report, NationId n) {
  for (const Incoming& reach : report.reach)
    if (reach.nation == n) return &reach;
  return nullptr;
}

/// Duellum's cards may weaken a city before it falls, and its armies fight on the way.
bool comparable(const FollowedLine& line) {
  return line.game().setup->ruleset != RulesetId::duellum;
}

TEST(ProvinceReport, SeesEveryConquestComing) {
  int seen = 0;
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length() && comparable(line); ++k) {
      const auto* conquest = std::get_if<CityConquered>(&line.event(k));
      if (conquest == nullptr) continue;
      const EventIndex begin = line.stats.outline.turnAt(k)->first;
      const ProvinceReport report = provinceReport(line.game(), line.states[begin], conquest->province);
      const Incoming* reach = incomingOf(report, conquest->nation);
      ASSERT_NE(reach, nullptr) << line.name << " at " << k;
      EXPECT_TRUE(reach->conquers) << line.name << " at " << k;
      ++seen;
    }
  EXPECT_GT(seen, 0);
}

TEST(ProvinceReport, SeesEveryMoveComing) {
  for (const FollowedLine& line : followedLines())
    for (EventIndex k = 1; k <= line.length() && comparable(line); ++k) {
      const auto* moved = std::get_if<UnitsMoved>(&line.event(k));
      if (moved == nullptr) continue;
      const EventIndex begin = line.stats.outline.turnAt(k)->first;
      const ProvinceReport report = provinceReport(line.game(), line.states[begin], moved->to);
      const Incoming* reach = incomingOf(report, moved->nation);
      ASSERT_NE(reach, nullptr) << line.name << " at " << k;
      EXPECT_GE(moved->kind == Kind::legion ? reach->legions : reach->galleys, moved->count);
    }
}

TEST(ProvinceReport, AddsUpTheDefence) {
  for (const FollowedLine& line : followedLines()) {
    const GameState& state = line.states[line.length() / 2];
    for (std::size_t i = 0; i < line.game().map->size(); ++i) {
      const ProvinceId p(i);
      const ProvinceReport report = provinceReport(line.game(), state, p);
      ASSERT_EQ(report.defence.has_value(), state[p].hasCity());
      if (!report.defence) {
        EXPECT_EQ(report.strength, state[p].neutralTemple ? 3 : 0);
        continue;
      }
      EXPECT_EQ(report.strength, report.defence->total());
      EXPECT_EQ(report.defence->city, state[p].temple ? 3 : 1);
      EXPECT_EQ(report.defence->units, state[p].all(state[p].owner));
      for (const Incoming& reach : report.reach)
        EXPECT_FALSE(reach.conquers && reach.nation == state[p].owner);
    }
  }
}

} // namespace
} // namespace annales
