// Results without moves in statistics: every number held against a count over the records, in which nothing
// is used that is not known.
#include "libreplay/openings/compare.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/explorer.h"
#include "libreplay/openings/meetings.h"
#include "libreplay/openings/rated_compare.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/inference/simulated_games.h"
#include "tests/libreplay/openings/made_games.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <set>

namespace annales {
namespace {

constexpr std::array<const char*, 4> kPeoples{"romans", "greeks", "germans", "egyptians"};
constexpr std::array<const char*, 5> kClub{"Ilse", "Benno", "Carina", "Dario", ""};

/// Random results with fields knocked out.
class KnockedOut {
public:
  explicit KnockedOut(std::uint64_t seed) : random_(seed) {}

  std::vector<ResultFacts> results(std::size_t count) {
    std::vector<ResultFacts> all;
    for (std::size_t i = 0; i < count; ++i)
      all.push_back(result(i));
    return all;
  }

private:
  std::uint64_t below(std::uint64_t n) { return random_() % n; }
  bool oneIn(std::uint64_t n) { return below(n) == 0; }

  ResultFacts result(std::size_t number) {
    ResultFacts made;
    made.id = test::numberedHash(1'000'000 + number);
    made.ruleset = oneIn(3) ? RulesetId::antike : RulesetId::antikeII;
    if (oneIn(2)) made.board = oneIn(2) ? "occident" : "orient";
    if (oneIn(3)) made.options = oneIn(2) ? "" : R"({"goal":12})";
    if (!oneIn(4)) made.date = fmt::format("202{}-0{}", below(6), 1 + below(9));
    made.finished = !oneIn(10);
    const std::size_t persons = 2 + below(3);
    std::array<std::size_t, 4> nations{0, 1, 2, 3}, players{0, 1, 2, 3};
    std::shuffle(nations.begin(), nations.end(), random_);
    std::shuffle(players.begin(), players.end(), random_);
    const std::size_t winner = below(persons);
    const std::uint64_t knows = below(8); // each bit: of everybody
    for (std::size_t i = 0; i < persons; ++i) {
      ResultSeatFacts& person = made.persons.emplace_back();
      person.player = oneIn(8) ? "" : kClub[players[i]];
      // Where nations are not noted of all, mostly the winner's is.
      if ((knows & 1U) != 0 || (i == winner && !oneIn(3))) person.nation = kPeoples[nations[i]];
      if ((knows & 2U) != 0 || oneIn(5)) person.seat = static_cast<std::uint8_t>(i + 1);
      if ((knows & 4U) != 0 || oneIn(3))
        person.personages = static_cast<std::uint8_t>(i == winner ? 9 : below(9));
      if (!oneIn(6)) person.won = i == winner;
    }
    if (oneIn(20)) made.persons[(winner + 1) % persons].won = true; // two winners
    if (oneIn(20)) made.persons[0].nation = "greeks romans";
    return made;
  }

  std::mt19937_64 random_;
};

std::size_t winnersOf(const ResultFacts& result) {
  return static_cast<std::size_t>(std::ranges::count_if(
      result.persons, [](const ResultSeatFacts& person) { return person.won == true; }));
}

bool nationsKnown(const ResultFacts& result) {
  std::set<std::string> nations;
  for (const ResultSeatFacts& person : result.persons)
    if (!person.nation.empty() && person.nation.find(' ') == std::string::npos) nations.insert(person.nation);
  return nations.size() == result.persons.size();
}

bool seatsKnown(const ResultFacts& result) {
  std::set<int> seats;
  for (const ResultSeatFacts& person : result.persons)
    seats.insert(person.seat.value_or(0));
  return !seats.contains(0) && seats.size() == result.persons.size();
}

bool countsForWins(const ResultFacts& result) {
  return result.finished && winnersOf(result) == 1;
}

FactTable tableWithResults(const std::vector<ResultFacts>& results, std::uint64_t recorded = 0) {
  FactTable table = test::MadeGames{.seed = 7}.table(recorded);
  table.addResults(results);
  return table;
}

Selection chosenOf(const FactTable& table, const std::string& conditions, ResultUse use = ResultUse::wins) {
  return select(table, readConditions(conditions).value(), use);
}

struct Won {
  std::uint64_t wins = 0, seats = 0;
  friend bool operator==(const Won&, const Won&) = default;
};

Won wonBy(const FactTable& table, const Selection& chosen) {
  Won counted;
  for (const SeatRow seat : chosen.seats) {
    counted.seats += table.decided(seat) ? 1 : 0;
    counted.wins += table.decided(seat) && table.won(seat) ? 1 : 0;
  }
  return counted;
}

Won byHand(const std::vector<ResultFacts>& results, const std::function<bool(const ResultFacts&)>& known,
           const std::function<bool(const ResultSeatFacts&)>& fits) {
  Won counted;
  for (const ResultFacts& result : results) {
    if (!countsForWins(result) || !known(result)) continue;
    for (const ResultSeatFacts& person : result.persons) {
      if (!fits(person)) continue;
      ++counted.seats;
      counted.wins += person.won == true ? 1 : 0;
    }
  }
  return counted;
}

TEST(ResultsInStatistics, SharesOfWinsCountOnlyWhatIsKnown) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::vector<ResultFacts> results = KnockedOut(seed).results(200);
    const FactTable table = tableWithResults(results);
    const auto always = [](const ResultFacts&) { return true; };
    EXPECT_EQ(wonBy(table, chosenOf(table, "player=Ilse")),
              byHand(results, always, [](const auto& person) { return person.player == "Ilse"; }));
    EXPECT_EQ(wonBy(table, chosenOf(table, "nation=romans")),
              byHand(results, nationsKnown, [](const auto& person) { return person.nation == "romans"; }));
    EXPECT_EQ(wonBy(table, chosenOf(table, "seat=2")),
              byHand(results, seatsKnown, [](const auto& person) { return person.seat == 2; }));
    EXPECT_EQ(wonBy(table, chosenOf(table, "board=orient; player=Benno")),
              byHand(
                  results,
                  [](const ResultFacts& result) { return nationsKnown(result) && result.board == "orient"; },
                  [](const auto& person) { return person.player == "Benno"; }));
    EXPECT_EQ(wonBy(table, chosenOf(table, "option=goal:default; player=Ilse")),
              byHand(
                  results,
                  [](const ResultFacts& result) { return result.options && result.options->empty(); },
                  [](const auto& person) { return person.player == "Ilse"; }));
    EXPECT_EQ(wonBy(table, chosenOf(table, "opening=iron")), Won());
    EXPECT_EQ(wonBy(table, chosenOf(table, "rating-from=0")), Won());
    EXPECT_EQ(wonBy(table, chosenOf(table, "event=Club")), Won());
  }
}

TEST(ResultsInStatistics, WhatIsNotKnownIsCountedAndFitsNeitherAConditionNorItsOpposite) {
  const std::vector<ResultFacts> results = KnockedOut(3).results(300);
  const FactTable table = tableWithResults(results);
  std::size_t unknown = 0, decided = 0;
  for (const ResultFacts& result : results) {
    unknown += nationsKnown(result) && countsForWins(result) ? 0 : 1;
    decided += countsForWins(result) ? 1 : 0;
  }
  const Selection all = chosenOf(table, "");
  EXPECT_EQ(all.results.counted, decided);
  EXPECT_EQ(all.results.unknown.size(), results.size() - decided);
  std::size_t seats = 0;
  for (const char* nation : kPeoples) {
    const Selection chosen = chosenOf(table, fmt::format("nation={}", nation));
    seats += chosen.seats.size();
    EXPECT_LE(chosen.results.unknown.size(), unknown);
  }
  std::size_t known = 0;
  for (const ResultFacts& result : results)
    known += nationsKnown(result) && countsForWins(result) ? result.persons.size() : 0;
  EXPECT_EQ(seats, known);
  EXPECT_TRUE(chosenOf(table, "record=played").seats.empty());
  EXPECT_EQ(chosenOf(table, "record=result").seats, all.seats);
}

/// All that a comparison says, as a text.
std::string pictureOf(const FactTable& table, const std::string& a, const std::string& b) {
  const FactFilter forA = readConditions(a).value(), forB = readConditions(b).value();
  const replay::Strata strata = strataFor(forA, forB);
  const auto [sideA, sideB] = selectBoth(table, forA, forB, ResultUse::wins);
  const Comparison found = compare(table, sideA, sideB, strata, {.bootstrap = false});
  const RatedComparison rated = compareRated(table, select(table, {}, ResultUse::wins), sideA, sideB, strata,
                                             comparesPlayers(forA, forB));
  return fmt::format("{} {} {} {} {} {} {:.9} {:.9} {:.9} {} {} {:.6}", found.a.games, found.a.decided,
                     found.a.wins, found.b.games, found.b.decided, found.b.wins, found.pooled.value,
                     found.raw.value, found.anytime.pValue, found.strata, found.games, rated.strength.value);
}

TEST(ResultsInStatistics, WhatIsNotedOfSomePersonsOnlyChangesNoNumber) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    std::vector<ResultFacts> results = KnockedOut(seed).results(300);
    std::vector<ResultFacts> without = results;
    for (ResultFacts& result : without) {
      if (!nationsKnown(result)) {
        for (ResultSeatFacts& person : result.persons)
          person.nation.clear();
        result.board.clear(); // it may follow from the winner's nation
      }
      if (!seatsKnown(result))
        for (ResultSeatFacts& person : result.persons)
          person.seat.reset();
    }
    const FactTable all = tableWithResults(results, 60), less = tableWithResults(without, 60);
    for (const auto& [a, b] :
         std::vector<std::pair<std::string, std::string>>{{"nation=romans", ""},
                                                          {"nation=romans", "nation=greeks"},
                                                          {"player=Ilse", "player=Benno"},
                                                          {"player=Ilse", ""},
                                                          {"seat=1", "seat=2"},
                                                          {"player=Ilse; nation=romans", "nation=greeks"}})
      EXPECT_EQ(pictureOf(all, a, b), pictureOf(less, a, b)) << a << " against " << b << ", seed " << seed;
  }
}

TEST(ResultsInStatistics, TheOtherSideHasNoGamesThatTheFirstHadToLeaveOut) {
  ResultFacts known;
  known.id = test::numberedHash(1);
  known.persons = {{"Ilse", "romans", {}, {}, {}, true}, {"Benno", "greeks", {}, {}, {}, false}};
  ResultFacts winnerOnly = known;
  winnerOnly.id = test::numberedHash(2);
  winnerOnly.persons[1].nation.clear();
  const std::vector<ResultFacts> results{known, winnerOnly};
  FactTable table;
  table.addResults(results);
  const auto [a, b] = selectBoth(table, readConditions("nation=romans").value(), {}, ResultUse::wins);
  EXPECT_EQ(a.seats.size(), 1U);
  EXPECT_EQ(b.seats.size(), 2U) << "of the game of which all nations are known";
  EXPECT_EQ(resultsMet(table, a, b).unknown.size(), 1U);
}

TEST(ResultsInStatistics, QuestionsAboutMovesSeeNone) {
  const std::vector<ResultFacts> results = KnockedOut(1).results(100);
  const FactTable with = tableWithResults(results, 80), without = tableWithResults({}, 80);
  EXPECT_EQ(select(with, {}).seats, select(without, {}).seats);
  EXPECT_EQ(select(with, {}).results, ResultsMet());
  const Explored a = explore(with, select(with, {}), Baselines(with, {}), OpeningKey(), 5);
  const Explored b = explore(without, select(without, {}), Baselines(without, {}), OpeningKey(), 5);
  EXPECT_EQ(a.all.games, b.all.games);
  EXPECT_EQ(a.all.wins, b.all.wins);
  EXPECT_EQ(a.all.expected.value(), b.all.expected.value());
  EXPECT_EQ(a.next.size(), b.next.size());
  EXPECT_EQ(with.turns().deed[0].size(), with.seatCount()) << "a table with turns stays one";
}

TEST(ResultsInStatistics, AreNeverOfTheKindOfRecordedSeats) {
  ResultFacts result;
  result.id = test::numberedHash(99);
  result.ruleset = RulesetId::antike;
  result.board = "occident";
  result.options = "";
  for (std::size_t i = 0; i < 4; ++i)
    result.persons.push_back({"p", kPeoples[i], static_cast<std::uint8_t>(i + 1), {}, {}, i == 0});
  const std::vector<ResultFacts> results{result};
  const FactTable table = tableWithResults(results, 20);
  const auto groups = table.kinds().groupedBy({});
  std::set<std::uint32_t> recorded, told;
  for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
    (table.isResult(table.seats().game[seat]) ? told : recorded).insert(groups[table.seats().kind[seat]]);
  for (const std::uint32_t group : told)
    EXPECT_FALSE(recorded.contains(group));
}

TEST(ResultsInStatistics, WhoWasAheadFollowsFromPlacesTheWinnerOrPersonages) {
  ResultFacts result;
  result.id = test::numberedHash(5);
  result.persons = {
      {"Ilse", "", {}, {}, 7, {}}, {"Benno", "", {}, {}, 5, {}}, {"Carina", "", {}, {}, {}, {}}};
  ResultFacts won = result;
  won.persons[1].won = true;
  ResultFacts brokenOff = won;
  brokenOff.finished = false;
  FactTable table;
  table.addResults(std::vector{result, won, brokenOff});
  EXPECT_EQ(isAhead(table, 0, 1), true) << "by personages";
  EXPECT_EQ(isAhead(table, 0, 2), std::nullopt);
  EXPECT_EQ(isAhead(table, 4, 3), true) << "the winner, whatever the personages";
  EXPECT_EQ(isAhead(table, 5, 4), false);
  EXPECT_EQ(isAhead(table, 7, 6), std::nullopt) << "broken off";
  const auto all = allMeetings(table, chosenOf(table, "", ResultUse::known).seats);
  const Meetings& met = all.at({table.words().find("Benno"), table.words().find("Ilse")});
  EXPECT_EQ(met.games, 3U);
  EXPECT_EQ(met.decided, 2U);
  EXPECT_EQ(met.ahead, 1U);
  EXPECT_EQ(met.results, 3U);
}

/// The games of tests/libreplay/inference/expected/rated_results.R.
FactTable mixedGamesInR() {
  const auto r = test::numberTable("rated_results_data.csv");
  FactTable table;
  std::vector<ResultFacts> results;
  for (std::size_t i = 0; i < r.at("game").size();) {
    const auto n = static_cast<std::size_t>(r.at("n")[i]);
    const int kind = static_cast<int>(r.at("kind")[i]);
    const auto id = test::numberedHash(static_cast<std::uint64_t>(r.at("game")[i]));
    GameFacts game;
    ResultFacts result;
    game.id = result.id = id;
    game.board = "occident";
    game.reason = EndReason::personages;
    for (std::size_t k = 0; k < n; ++k, ++i) {
      const auto nation = fmt::format("nation-{}", static_cast<int>(r.at("nation")[i]));
      const auto player = fmt::format("player-{}", 100 + static_cast<int>(r.at("player")[i]));
      const auto place = static_cast<std::uint8_t>(r.at("place")[i]);
      SeatFacts seat;
      seat.nation = nation;
      seat.player = player;
      seat.place = place;
      if (place == 1) game.winner = k;
      game.seats.push_back(seat);
      ResultSeatFacts person;
      person.player = player;
      if (kind == 1) person.nation = nation;
      if (place > 0) person.place = place;
      person.won = place == 1;
      result.persons.push_back(person);
    }
    if (kind == 0)
      table.add(game, {});
    else
      results.push_back(result);
  }
  table.addResults(results);
  return table;
}

TEST(ResultsInStatistics, StrengthsOfWinnersAndWholeOrdersAreThoseOfTheLikelihoodWrittenOutInR) {
  const FactTable table = mixedGamesInR();
  const auto r = test::namedNumbers("rated_results.csv");
  const FactFilter a = readConditions("player=player-101").value(),
                   b = readConditions("player=player-102").value();
  const auto [sideA, sideB] = selectBoth(table, a, b, ResultUse::wins);
  const RatedComparison found =
      compareRated(table, select(table, {}, ResultUse::wins), sideA, sideB, strataFor(a, b), true, {});
  ASSERT_EQ(found.status, RatedStatus::found);
  EXPECT_NEAR(found.strength.value, r.at("value"), 1e-5);
  EXPECT_NEAR(found.strength.standardError, r.at("error"), 1e-5);
  EXPECT_NEAR(found.logLikelihood, r.at("likelihood"), 1e-5);
}

/// A club's evenings: half of them recorded, of the others only the result is known, and of some of these
/// only the winner's nation. Diligent owners note all nations; others note the winner's, and more often where
/// it is the Romans'.
FactTable clubOf(std::uint64_t seed, std::size_t evenings, double worth) {
  inference::Draws draws(seed);
  FactTable table;
  std::vector<ResultFacts> results;
  for (std::size_t evening = 0; evening < evenings; ++evening) {
    std::array<double, 4> time{};
    for (std::size_t n = 0; n < 4; ++n)
      time[n] = -std::log(1 - draws.uniform()) / std::exp(n == 0 ? worth : 0);
    const auto winner = static_cast<std::size_t>(std::ranges::min_element(time) - time.begin());
    std::array<std::size_t, 4> seats{0, 1, 2, 3};
    for (std::size_t n = 0; n < 4; ++n)
      std::swap(seats[n], seats[n + draws.below(4 - n)]);
    if (draws.uniform() < 0.5) {
      GameFacts game;
      game.id = test::numberedHash(seed << 32U | evening);
      game.board = "occident";
      game.reason = EndReason::personages;
      for (const std::size_t nation : seats) {
        SeatFacts& seat = game.seats.emplace_back();
        seat.nation = kPeoples[nation];
        seat.player = fmt::format("p{}", draws.below(12));
        seat.place = nation == winner ? 1 : 2;
        if (nation == winner) game.winner = game.seats.size() - 1;
      }
      table.add(game, {"2026-01-01", "", ""});
      continue;
    }
    ResultFacts& result = results.emplace_back();
    result.id = test::numberedHash(seed << 32U | evening);
    const bool all = draws.uniform() < 0.6, winners = draws.uniform() < (winner == 0 ? 0.95 : 0.3);
    for (const std::size_t nation : seats) {
      ResultSeatFacts& person = result.persons.emplace_back();
      person.player = fmt::format("p{}", draws.below(12));
      if (all || (winners && nation == winner)) person.nation = kPeoples[nation];
      person.won = nation == winner;
    }
  }
  table.addResults(results);
  return table;
}

TEST(ResultsInStatistics, IntervalsOfAClubHoldTheTruthAsOftenAsTheySayAndABiasOfNotesIsNoDifference) {
  const double worth = 0.35;
  const double share = std::exp(worth) / (std::exp(worth) + 3), other = 1 / (std::exp(worth) + 3);
  test::Coverage shares, differences;
  std::size_t shown = 0;
  const int runs = test::simulations(250);
  const FactFilter romans = readConditions("nation=romans").value(),
                   greeks = readConditions("nation=greeks").value();
  for (int run = 0; run < runs; ++run) {
    const FactTable table = clubOf(static_cast<std::uint64_t>(run) + 1, 400, worth);
    const auto [a, b] = selectBoth(table, romans, greeks, ResultUse::wins);
    const Comparison found = compare(table, a, b, strataFor(romans, greeks), {.bootstrap = false});
    EXPECT_GT(a.results.counted, 0U);
    differences.add(found.pooled.interval, share - other);
    shares.add(found.a.share.interval, share);
    const FactTable equal = clubOf(static_cast<std::uint64_t>(run) + 500'000, 400, 0);
    const auto [c, d] = selectBoth(equal, romans, {}, ResultUse::wins);
    const Comparison none = compare(equal, c, d, strataFor(romans, {}), {.bootstrap = false});
    shown += none.anytime.verdict == inference::Verdict::notShown ? 0 : 1;
  }
  const double ofShares = shares.share("share of a nation, half of the games results");
  const double ofDifferences = differences.share("difference of two nations, half of the games results");
  EXPECT_NEAR(ofShares, 0.95, 0.035);
  EXPECT_NEAR(ofDifferences, 0.95, 0.035);
  EXPECT_LE(shown, static_cast<std::size_t>(runs) / 20);
}

} // namespace
} // namespace annales
