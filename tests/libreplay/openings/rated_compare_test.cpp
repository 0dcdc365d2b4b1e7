// Comparisons that know who sat at the table: as R fits them, and as the truth is known.
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/rated_compare.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/inference/simulated_games.h"
#include "tests/libreplay/openings/made_games.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales {
namespace {

FactFilter ratedFilter(const std::string& conditions) {
  return readConditions(conditions).value();
}

RatedComparison rated(const FactTable& table, const std::string& a, const std::string& b,
                      const RatedOptions& options = {}) {
  const FactFilter forA = ratedFilter(a), forB = ratedFilter(b);
  return compareRated(table, select(table, {}), select(table, forA), select(table, forB),
                      strataFor(forA, forB), comparesPlayers(forA, forB), options);
}

/// The games that R was given.
FactTable gamesInR() {
  const auto r = test::numberTable("rated_data.csv");
  constexpr std::array kFirst{Space::temple, Space::iron, Space::arming};
  FactTable table;
  GameFacts game;
  const auto finish = [&] {
    if (!game.seats.empty()) table.add(game, {});
  };
  for (std::size_t i = 0; i < r.at("game").size(); ++i) {
    if (r.at("seat")[i] == 1) {
      finish();
      game = {};
      game.id = test::numberedHash(static_cast<std::uint64_t>(r.at("game")[i]));
      game.board = r.at("board")[i] == 1 ? "occident" : "orient";
      game.reason = EndReason::personages;
    }
    SeatFacts seat;
    seat.nation = "nation-" + std::to_string(static_cast<int>(r.at("nation")[i]));
    seat.player = "player-" + std::to_string(100 + static_cast<int>(r.at("player")[i]));
    seat.spaces = {kFirst[static_cast<std::size_t>(r.at("side")[i])]};
    seat.place = static_cast<std::uint8_t>(r.at("place")[i]);
    if (seat.place == 1) game.winner = game.seats.size();
    game.seats.push_back(std::move(seat));
  }
  finish();
  return table;
}

/// Rows of a table, each so many times: as so many games, the last ones first, or as one that stands for all.
FactTable repeated(const FactTable& table, bool asOne) {
  const FactColumns whole{table.games(), table.seats(), table.gains(), table.turns()};
  FactColumns columns;
  WordList words;
  std::vector<std::uint64_t> times;
  if (!asOne) words.add("a word that the other table does not have");
  const auto word = [&](WordIndex at) { return words.add(table.words()[at]); };
  for (GameRow row = 0; row < table.gameCount(); ++row) {
    const GameRow game = asOne ? row : static_cast<GameRow>(table.gameCount() - 1 - row);
    const std::uint64_t often = 1 + game % 3;
    if (asOne) times.push_back(often);
    for (std::uint64_t i = 0; i < (asOne ? 1 : often); ++i) {
      const auto first = static_cast<SeatRow>(columns.seats.game.size());
      const auto at = static_cast<GameRow>(columns.games.id.size());
      append(columns, whole, game);
      columns.games.id.back() = test::numberedHash(at);
      for (auto* column : {&columns.games.board, &columns.games.options, &columns.games.map,
                           &columns.games.date, &columns.games.event, &columns.games.site})
        column->back() = word(column->back());
      for (SeatRow seat = first; seat < columns.seats.game.size(); ++seat) {
        columns.seats.nation[seat] = word(columns.seats.nation[seat]);
        columns.seats.player[seat] = word(columns.seats.player[seat]);
      }
    }
  }
  return {std::move(columns), std::move(words), {}, std::move(times)};
}

TEST(RatedComparison, RowsThatStandForSeveralGamesSayTheSameToTheLastBit) {
  const FactTable table = gamesInR();
  const FactTable one = repeated(table, true), many = repeated(table, false);
  ASSERT_GT(many.gameCount(), one.gameCount());
  for (const auto& [a, b] :
       {std::pair("opening=iron", "opening=arming"), std::pair("player=~player-10", "")}) {
    const FactFilter forA = ratedFilter(a), forB = ratedFilter(b);
    const auto strata = strataFor(forA, forB);
    const auto compared = [&](const FactTable& games) {
      return compare(games, select(games, forA), select(games, forB), strata);
    };
    const Comparison found = compared(many), same = compared(one);
    EXPECT_GT(found.games, 20U);
    EXPECT_EQ(same.games, found.games);
    EXPECT_EQ(same.inBoth, found.inBoth);
    EXPECT_EQ(same.a.games, found.a.games);
    EXPECT_EQ(same.b.wins, found.b.wins);
    EXPECT_EQ(same.a.share.interval, found.a.share.interval);
    EXPECT_EQ(same.b.weighed.interval, found.b.weighed.interval);
    EXPECT_EQ(same.raw.interval, found.raw.interval);
    EXPECT_EQ(same.pooled.interval, found.pooled.interval);
    EXPECT_EQ(same.bootstrap.interval, found.bootstrap.interval);
    EXPECT_EQ(same.anytime.interval, found.anytime.interval);
    EXPECT_EQ(same.heterogeneity.pValue, found.heterogeneity.pValue);
    EXPECT_EQ(same.dropout.bounds, found.dropout.bounds);
    ASSERT_EQ(same.byStratum.size(), found.byStratum.size());
    for (std::size_t i = 0; i < found.byStratum.size(); ++i)
      EXPECT_EQ(same.byStratum[i].counted.difference.interval,
                found.byStratum[i].counted.difference.interval);
    const RatedComparison strength = rated(many, a, b), again = rated(one, a, b);
    EXPECT_EQ(again.status, strength.status);
    EXPECT_EQ(again.strength.interval, strength.strength.interval);
    EXPECT_EQ(again.games, strength.games);
    EXPECT_EQ(again.seats, strength.seats);
    EXPECT_EQ(again.players, strength.players);
    EXPECT_EQ(again.few, strength.few);
  }
}

TEST(RatedComparison, EqualsCoxph) {
  const FactTable table = gamesInR();
  const auto r = test::namedNumbers("rated.csv");
  const auto same = [&](const RatedComparison& found, const std::string& name) {
    ASSERT_EQ(found.status, RatedStatus::found) << name;
    EXPECT_NEAR(found.strength.value, r.at(name + "Value"), 1e-6) << name;
    EXPECT_NEAR(found.strength.standardError, r.at(name + "Error"), 1e-6) << name;
    EXPECT_NEAR(found.strength.robustError, r.at(name + "Robust"), 1e-6) << name;
    EXPECT_NEAR(found.logLikelihood, r.at(name + "Likelihood"), 1e-6) << name;
  };
  const RatedComparison opening = rated(table, "opening=iron", "opening=arming");
  same(opening, "opening");
  EXPECT_EQ(opening.players, 11U);
  EXPECT_EQ(opening.few, 3U);
  same(rated(table, "opening=iron", "opening=arming", {.skill = SkillFrom::nothing}), "plain");
  same(rated(table, "nation=nation-1", "nation=nation-2"), "nation");
  same(rated(table, "player=player-101", "player=player-102"), "player");
}

// Strong players like A: who only counts wins takes their strength for A's.
TEST(RatedComparison, HoldsTheTruthAsOftenAsItSays) {
  test::Coverage byPlayers, byRatings, nothing;
  const double truth = 0.3;
  const int runs = test::simulations(80);
  for (int run = 0; run < runs; ++run) {
    const test::MadeGames games{
        .advantage = truth, .skill = 0.8, .preference = 1.5, .seed = 1000 + static_cast<std::uint64_t>(run)};
    const FactTable table = games.table(100);
    const auto add = [&](test::Coverage& coverage, SkillFrom skill) {
      const RatedComparison found = rated(table, "opening=iron", "opening=arming", {.skill = skill});
      ASSERT_EQ(found.status, RatedStatus::found);
      coverage.add(found.strength.interval, truth);
    };
    add(byPlayers, SkillFrom::players);
    add(byRatings, SkillFrom::ratings);
    add(nothing, SkillFrom::nothing);
  }
  const double slack = 3 * std::sqrt(0.95 * 0.05 / runs);
  EXPECT_NEAR(byPlayers.share("rating-adjusted by players, 100 games"), 0.95, 0.02 + slack);
  EXPECT_NEAR(byRatings.share("rating-adjusted by ratings, 100 games"), 0.95, 0.02 + slack);
  EXPECT_LT(nothing.share("the same without looking at players"), 0.8);
}

/// Anna comes first in each of her games; Bruno, Carla and Dora behind her in turns.
FactTable alwaysWon() {
  FactTable table;
  const std::array others{"bruno", "carla", "dora"};
  for (std::size_t k = 0; k < 12; ++k) {
    GameFacts game;
    game.id = test::numberedHash(k);
    game.board = "occident";
    game.reason = EndReason::personages;
    game.winner = 0;
    for (std::size_t place = 0; place < 3; ++place) {
      SeatFacts seat;
      seat.player = place == 0 ? "anna" : others[(k + place) % 3];
      seat.nation = std::array{"romans", "greeks", "germans"}[(k + place) % 3];
      seat.place = static_cast<std::uint8_t>(place + 1);
      game.seats.push_back(std::move(seat));
    }
    table.add(game, {});
  }
  return table;
}

TEST(RatedComparison, SaysWhatCannotBeTold) {
  const test::MadeGames games{.skill = 0.5};
  const FactTable table = games.table(60);
  EXPECT_EQ(rated(table, "board=occident; seat=1", "board=orient; seat=1").status, RatedStatus::neverMet);
  EXPECT_EQ(rated(FactTable{}, "opening=iron", "opening=arming").status, RatedStatus::nothingToTell);
  EXPECT_EQ(rated(table, "place=1", "place=4").status, RatedStatus::alwaysAhead);
  EXPECT_EQ(rated(alwaysWon(), "player=anna", "player=bruno").status, RatedStatus::alwaysAhead);
  const RatedComparison plain = rated(table, "opening=iron", "opening=arming", {.fewGames = 1000});
  EXPECT_EQ(plain.players, 0U);
  EXPECT_EQ(plain.few, 12U);
  const RatedComparison some = rated(table, "opening=iron", "opening=arming", {.mostPlayers = 5});
  EXPECT_EQ(some.players, 5U);
  EXPECT_EQ(some.few, 7U);
}

// Two nations in three games are not six games.
TEST(RatedComparison, CountsGamesOfAPlayerNotNations) {
  FactTable table;
  const test::MadeGames games{.skill = 0.5, .players = 4};
  for (std::uint64_t number = 0; number < 40; ++number) {
    GameFacts game = games.game(number);
    if (number < 3) game.seats[0].player = game.seats[1].player = "Anna";
    table.add(game, {});
  }
  EXPECT_EQ(rated(table, "opening=iron", "opening=arming").few, 1U);
}

// One who won all games says nothing about openings, and does not stand in the way of the others.
TEST(RatedComparison, LeavesOutWhoeverAlwaysWon) {
  FactTable table;
  const test::MadeGames games{.advantage = 0.5};
  for (std::uint64_t number = 0; number < 80; ++number) {
    GameFacts game = games.game(number);
    for (SeatFacts& seat : game.seats) {
      if (seat.place == 1) seat.player = "champion";
    }
    table.add(game, {});
  }
  const RatedComparison found = rated(table, "opening=iron", "opening=arming");
  ASSERT_EQ(found.status, RatedStatus::found);
  EXPECT_EQ(found.leftOut, 80U);
  EXPECT_EQ(found.seats, 240U);
  EXPECT_LT(found.strength.interval.width(), 3);
}

TEST(RatedComparison, DoesNotDependOnTheOrderOfImport) {
  const test::MadeGames games{.advantage = 0.3, .skill = 0.5};
  FactTable there, back;
  for (std::uint64_t number = 0; number < 50; ++number) {
    there.add(games.game(number), {});
    back.add(games.game(49 - number), {});
  }
  const RatedComparison a = rated(there, "opening=iron", "opening=arming"),
                        b = rated(back, "opening=iron", "opening=arming");
  EXPECT_NEAR(a.strength.value, b.strength.value, 1e-9);
  EXPECT_NEAR(a.strength.robustError, b.strength.robustError, 1e-9);
}

} // namespace
} // namespace annales
