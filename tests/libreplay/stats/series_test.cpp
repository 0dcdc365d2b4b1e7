#include "libreplay/stats/series.h"
#include "tests/libreplay/stats/followed_line.h"

#include <gtest/gtest.h>

#include <bit>

namespace annales {
namespace {

using test::FollowedLine;
using test::followedLines;

/// Counted the slow way, a measure at a time.
int unitsOnBoard(const GameState& state, NationId n, Kind kind) {
  int sum = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    sum += state.units(ProvinceId(p), n, kind);
  return sum;
}

int wallsOnBoard(const GameState& state, NationId n) {
  int sum = 0;
  for (std::size_t p = 0; p < state.fixed.provinces; ++p)
    sum += state.provinces[p].owner == n && state.provinces[p].wall ? 1 : 0;
  return sum;
}

/// What the fold says of every measure that does not add up from the start.
std::map<Measure, int> standing(const GameState& state, NationId n) {
  const NationState& nation = state[n];
  std::map<Measure, int> is;
  for (std::size_t r = 0; r < kResources; ++r)
    is[Measure::stock] += is[plus(Measure::marble, r)] = nation.stock[r];
  for (std::size_t p = 0; p < kPersonages; ++p)
    is[Measure::personages] += is[plus(Measure::kings, p)] = nation.personages[p];
  is[Measure::points] = state.points(n);
  is[Measure::legions] = unitsOnBoard(state, n, Kind::legion);
  is[Measure::galleys] = unitsOnBoard(state, n, Kind::galley);
  is[Measure::specials] = unitsOnBoard(state, n, Kind::commander) + unitsOnBoard(state, n, Kind::admiral);
  is[Measure::units] = is[Measure::legions] + is[Measure::galleys] + is[Measure::specials];
  is[Measure::legionsInSupply] = nation.supply[0];
  is[Measure::galleysInSupply] = nation.supply[1];
  is[Measure::legionsInBox] = nation.box[0];
  is[Measure::galleysInBox] = nation.box[1];
  is[Measure::cities] = nation.cities;
  is[Measure::temples] = nation.temples;
  is[Measure::knowHows] = std::popcount(nation.knowHow);
  is[Measure::seas] = nation.seas;
  is[Measure::walls] = wallsOnBoard(state, n);
  return is;
}

TEST(Series, EqualsTheFoldAtEveryEvent) {
  for (const FollowedLine& line : followedLines()) {
    const Series& series = line.stats.series;
    ASSERT_EQ(series.length(), line.length()) << line.name;
    EXPECT_EQ(series.goal(), line.states.back().fixed.goal);
    for (std::size_t i = 0; i < line.game().nations(); ++i)
      for (EventIndex k = 1; k <= line.length(); ++k)
        for (const auto& [measure, value] : standing(line.states[k], NationId(i)))
          ASSERT_EQ(series.at(measure, NationId(i), k), value)
              << line.name << ' ' << wordOf(measure) << " of " << i << " at " << k;
  }
}

TEST(Series, StockIsStartPlusIncomeMinusSpending) {
  for (const FollowedLine& line : followedLines())
    for (std::size_t i = 0; i < line.game().nations(); ++i)
      for (EventIndex k = 1; k <= line.length(); ++k) {
        const auto at = [&](Measure m) { return line.stats.series.at(m, NationId(i), k); };
        for (std::size_t r = 0; r < kResources; ++r)
          ASSERT_EQ(at(plus(Measure::marble, r)), line.states[1].nations[i].stock[r] +
                                                      at(plus(Measure::marbleIn, r)) -
                                                      at(plus(Measure::marbleOut, r)))
              << line.name << " at " << k;
        ASSERT_EQ(at(Measure::income),
                  at(Measure::marbleIn) + at(Measure::ironIn) + at(Measure::goldIn) + at(Measure::coinsIn));
        ASSERT_EQ(at(Measure::spending), at(Measure::marbleOut) + at(Measure::ironOut) +
                                             at(Measure::goldOut) + at(Measure::coinsOut));
      }
}

int armedBy(const Event& event, NationId n) {
  const auto* armed = std::get_if<UnitsArmed>(&event);
  if (armed != nullptr) return armed->nation == n ? armed->count : 0;
  const auto* bellona = std::get_if<BellonaUsed>(&event);
  return bellona != nullptr && bellona->nation == n && bellona->province.exists() ? 1 : 0;
}

TEST(Series, WhatWasArmedStandsOrHasFallen) {
  for (const FollowedLine& line : followedLines())
    for (std::size_t i = 0; i < line.game().nations(); ++i) {
      int armed = 0;
      for (EventIndex k = 1; k <= line.length(); ++k) {
        armed += armedBy(line.event(k), NationId(i));
        ASSERT_EQ(line.stats.series.at(Measure::units, NationId(i), k) +
                      line.stats.series.at(Measure::unitsLost, NationId(i), k),
                  armed)
            << line.name << " at " << k;
      }
    }
}

TEST(Series, SumsNeverShrink) {
  for (const FollowedLine& line : followedLines())
    for (std::size_t m = 0; m < kMeasures; ++m)
      for (std::size_t i = 0; i < line.game().nations(); ++i) {
        if (!isCumulative(static_cast<Measure>(m))) continue;
        const auto points = line.stats.series.points(static_cast<Measure>(m), NationId(i));
        EXPECT_EQ(points.front(), (SeriesPoint{1, 0}));
        EXPECT_TRUE(std::is_sorted(points.begin(), points.end(),
                                   [](const auto& a, const auto& b) { return a.value < b.value; }));
      }
}

TEST(Series, ColumnsSamplesAndPointsAgree) {
  const FollowedLine& line = followedLines().front();
  const Series& series = line.stats.series;
  const std::vector<EventIndex> turns = line.stats.outline.samples(StepUnit::turn);
  for (std::size_t i = 0; i < series.nations(); ++i) {
    const NationId n(i);
    const auto column = series.column(Measure::stock, n);
    ASSERT_EQ(column.size(), line.length());
    for (EventIndex k = 1; k <= line.length(); ++k)
      ASSERT_EQ(column[k - 1], series.at(Measure::stock, n, k));
    const auto sampled = series.sampled(Measure::stock, n, turns);
    const auto changes = series.changes(Measure::stock, n, turns);
    for (std::size_t t = 0; t < turns.size(); ++t) {
      EXPECT_EQ(sampled[t], column[turns[t] - 1]);
      EXPECT_EQ(changes[t], sampled[t] - (t > 0 ? sampled[t - 1] : column.front()));
    }
    EXPECT_LT(series.points(Measure::cities, n).size(), line.length() / 10);
  }
}

TEST(Series, HighestLeavesHiddenNationsOut) {
  const FollowedLine& line = followedLines().front();
  const Series& series = line.stats.series;
  std::vector<std::int32_t> most;
  for (std::size_t i = 0; i < series.nations(); ++i) {
    const auto column = series.column(Measure::stock, NationId(i));
    most.push_back(*std::max_element(column.begin(), column.end()));
  }
  EXPECT_EQ(series.highest(Measure::stock), *std::max_element(most.begin(), most.end()));
  EXPECT_EQ(series.highest(Measure::stock, 0b110), most[0]);
  EXPECT_EQ(series.highest(Measure::stock, 0b111), 0);
}

TEST(Series, EveryMeasureHasAWordOfItsOwn) {
  std::set<std::string_view> words;
  for (std::size_t m = 0; m < kMeasures; ++m)
    words.insert(wordOf(static_cast<Measure>(m)));
  EXPECT_EQ(words.size(), kMeasures);
  EXPECT_EQ(wordOf(Measure::walls), "walls");
  EXPECT_EQ(wordOf(Measure::cities), "cities");
  EXPECT_EQ(wordOf(Measure::unitsLost), "units-lost");
}

} // namespace
} // namespace annales
