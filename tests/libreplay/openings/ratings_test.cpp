// Ratings by year: against the likelihood written out in R, on clubs whose truth is known, and on games that
// say little.
#include "libreplay/inference/draws.h"
#include "libreplay/openings/ratings.h"
#include "libreplay/openings/selection.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/openings/made_games.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <optional>

namespace annales {
namespace {

const double kScale = 400 / std::log(10);

ResultFacts ratedEvening(std::uint64_t number, const std::string& date) {
  ResultFacts result;
  result.id = test::numberedHash(number);
  result.ruleset = RulesetId::antikeII;
  result.date = date;
  return result;
}

void seat(ResultFacts& result, const std::string& player, int place, std::optional<bool> won) {
  ResultSeatFacts& person = result.persons.emplace_back();
  person.player = player;
  if (place > 0) person.place = static_cast<std::uint8_t>(place);
  person.won = won;
}

Ratings ratingsOfAll(const FactTable& table, const RatingOptions& options = {}) {
  std::vector<SeatRow> seats(table.seatCount());
  std::iota(seats.begin(), seats.end(), SeatRow{0});
  return ratingsOf(table, seats, options);
}

Ratings ratingsOfResults(const std::vector<ResultFacts>& results, const RatingOptions& options = {}) {
  FactTable table;
  table.addResults(results);
  return ratingsOfAll(table, options);
}

const YearRating* findYear(const FactTable& table, const Ratings& ratings, const std::string& player,
                           int year) {
  for (const PlayerRating& one : ratings.players)
    if (table.words()[one.player] == player)
      for (const YearRating& each : one.years)
        if (each.year == year) return &each;
  return nullptr;
}

TEST(Ratings, AreThoseOfTheLikelihoodWrittenOutInR) {
  const auto data = test::numberTable("ratings_data.csv");
  std::vector<ResultFacts> results;
  for (std::size_t i = 0; i < data.at("game").size(); ++i) {
    const auto game = static_cast<std::uint64_t>(data.at("game")[i]);
    const int player = static_cast<int>(data.at("player")[i]), place = static_cast<int>(data.at("place")[i]);
    if (results.size() < game)
      results.push_back(ratedEvening(game, fmt::format("{}-05-01", static_cast<int>(data.at("year")[i]))));
    seat(results.back(), player == 9 ? "" : fmt::format("player-{}", player), place, place == 1);
  }
  FactTable table;
  table.addResults(results);
  const Ratings ratings = ratingsOfAll(table);
  ASSERT_EQ(ratings.status, RatingStatus::found);
  EXPECT_EQ(ratings.games, 150U);
  EXPECT_EQ(ratings.players.size(), 8U);
  const auto expected = test::numberTable("ratings.csv");
  for (std::size_t i = 0; i < expected.at("player").size(); ++i) {
    const auto* year =
        findYear(table, ratings, fmt::format("player-{}", static_cast<int>(expected.at("player")[i])),
                 static_cast<int>(expected.at("year")[i]));
    ASSERT_NE(year, nullptr);
    EXPECT_NEAR(year->rating, expected.at("rating")[i], 1e-4);
    constexpr double kReach = 1.959963984540054;
    EXPECT_NEAR(year->interval.high - year->interval.low, 2 * kReach * expected.at("error")[i], 1e-4);
  }
}

/// A club whose players change as the model has it.
struct RatedClub {
  std::vector<ResultFacts> results;
  std::array<std::array<double, 4>, 9> truth{}; // by player and year
};

RatedClub simulatedClub(std::uint64_t seed, const RatingOptions& options, double shareOfWinnersAlone) {
  inference::Draws draws(seed);
  const auto normal = [&] {
    return std::sqrt(-2 * std::log(1 - draws.uniform())) * std::cos(2 * 3.14159265358979 * draws.uniform());
  };
  RatedClub club;
  for (auto& player : club.truth)
    for (std::size_t year = 0; year < player.size(); ++year)
      player[year] =
          year == 0 ? 1500 + options.spread * normal() : player[year - 1] + options.drift * normal();
  for (std::size_t year = 0; year < 4; ++year)
    for (std::uint64_t evening = 0; evening < 25; ++evening) {
      ResultFacts& result =
          club.results.emplace_back(ratedEvening(100 * year + evening, fmt::format("{}-06", 2020 + year)));
      std::array<std::size_t, 9> seats{};
      std::iota(seats.begin(), seats.end(), std::size_t{0});
      std::vector<std::pair<double, std::size_t>> order;
      for (std::size_t n = 0; n < 4; ++n) {
        std::swap(seats[n], seats[n + draws.below(seats.size() - n)]);
        const double strength = std::exp((club.truth[seats[n]][year] - 1500) / kScale);
        order.emplace_back(-std::log(1 - draws.uniform()) / strength, seats[n]);
      }
      std::ranges::sort(order);
      const bool winnerAlone = draws.uniform() < shareOfWinnersAlone;
      for (std::size_t n = 0; n < order.size(); ++n)
        seat(result, fmt::format("player-{}", order[n].second),
             n > 0 && winnerAlone ? 0 : static_cast<int>(n + 1), n == 0);
    }
  return club;
}

double coverageOf(const RatingOptions& options, double shareOfWinnersAlone) {
  std::size_t held = 0, all = 0;
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    const RatedClub club = simulatedClub(seed, options, shareOfWinnersAlone);
    FactTable table;
    table.addResults(club.results);
    const Ratings ratings = ratingsOfAll(table, options);
    for (std::size_t player = 0; player < club.truth.size(); ++player)
      for (std::size_t year = 0; year < 4; ++year) {
        const auto* rated =
            findYear(table, ratings, fmt::format("player-{}", player), static_cast<int>(2020 + year));
        if (rated == nullptr) continue;
        ++all;
        const double truth = club.truth[player][year];
        held += rated->interval.low <= truth && truth <= rated->interval.high ? 1 : 0;
      }
  }
  return static_cast<double>(held) / static_cast<double>(all);
}

TEST(Ratings, IntervalsHoldTheTruthWhereItChangesAsTheModelHasIt) {
  EXPECT_NEAR(coverageOf({}, 0), 0.95, 0.02);
  EXPECT_NEAR(coverageOf({}, 0.5), 0.95, 0.02); // half of the games say no more than who won
  EXPECT_NEAR(coverageOf({.spread = 300, .drift = 0}, 0), 0.95, 0.02);
}

TEST(Ratings, WhatIsNotKnownMovesNoRating) {
  std::vector<ResultFacts> results = simulatedClub(3, {}, 0.5).results;
  const Ratings before = ratingsOfResults(results);
  ResultFacts noWinner = ratedEvening(9001, "2021-03");
  seat(noWinner, "player-1", 0, std::nullopt);
  seat(noWinner, "player-2", 0, std::nullopt);
  ResultFacts noDate = ratedEvening(9002, "");
  seat(noDate, "player-1", 1, true);
  seat(noDate, "player-2", 0, false);
  ResultFacts nameless = ratedEvening(9003, "2021-04");
  seat(nameless, "", 1, true);
  seat(nameless, "", 0, false);
  results.insert(results.end(), {noWinner, noDate, nameless});
  const Ratings after = ratingsOfResults(results);
  EXPECT_EQ(after.withoutWinner, before.withoutWinner + 1);
  EXPECT_EQ(after.withoutDate, before.withoutDate + 1);
  EXPECT_EQ(after.games, before.games);
  ASSERT_EQ(after.players.size(), before.players.size());
  for (std::size_t i = 0; i < after.players.size(); ++i)
    EXPECT_NEAR(after.players[i].last().rating, before.players[i].last().rating, 1e-9);
}

TEST(Ratings, OfAPlayerWhoAlwaysWonAreFinite) {
  std::vector<ResultFacts> results;
  for (std::uint64_t number = 0; number < 6; ++number) {
    results.push_back(ratedEvening(number, "2024"));
    seat(results.back(), "Ilse", 1, true);
    seat(results.back(), "Benno", 2, false);
  }
  FactTable table;
  table.addResults(results);
  const Ratings ratings = ratingsOfAll(table);
  ASSERT_EQ(ratings.status, RatingStatus::found);
  const auto *ilse = findYear(table, ratings, "Ilse", 2024), *benno = findYear(table, ratings, "Benno", 2024);
  ASSERT_TRUE(ilse != nullptr && benno != nullptr);
  EXPECT_GT(ilse->rating, 1550);
  EXPECT_LT(ilse->rating, 1800);
  EXPECT_NEAR(ilse->rating - 1500, 1500 - benno->rating, 1e-6); // nothing else tells them apart
  EXPECT_EQ(ilse->wins, 6U);
}

TEST(Ratings, WithoutGamesSayNothing) {
  EXPECT_EQ(ratingsOfResults({}).status, RatingStatus::nothingToTell);
  ResultFacts alone = ratedEvening(1, "2024");
  seat(alone, "Ilse", 1, true);
  EXPECT_EQ(ratingsOfResults({alone}).status, RatingStatus::nothingToTell);
}

TEST(Ratings, BeyondTheRoomOfTheFitPlayersWithTheFewestGamesShareOne) {
  const std::vector<ResultFacts> results = simulatedClub(5, {}, 0).results;
  const Ratings ratings = ratingsOfResults(results, {.mostColumns = 13});
  EXPECT_EQ(ratings.players.size(), 3U); // four years each, and a column for all others
  EXPECT_EQ(ratings.shared, 6U);
}

} // namespace
} // namespace annales
