// Styles are recognised by the steps of a game, and whatever says nothing changes nothing.
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/analysis/played_turns.h"
#include "libreplay/inference/calibration.h"
#include "libreplay/match/numbered_work.h"
#include "tests/libreplay/analysis/played.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace annales::tests {
namespace {

struct Table {
  RulesetId ruleset;
  const char* board;
  int nations;
};

/// A game between these.
Played playedAs(const Company& company, const Table& table, std::uint64_t k) {
  const auto world = worldOf("company", table.ruleset, table.board, table.nations);
  Played played{simulatedGame(world.spec, k).value(), {}};
  const auto reach = reachOn(played.begun.game.map);
  Rng rng(k);
  std::vector<Bot> bots;
  for (std::size_t n = 0; n < played.begun.game.nations(); ++n)
    bots.push_back(company.drawn(played.begun.game, NationId(n), reach, rng));
  played.events = playGame(played.begun.game, std::move(bots), rng.next()).value();
  return played;
}

Company estimateOf(const Played& played) {
  return companyOf(played.begun.game, played.events);
}

/// Each of its nations plays one style, from game to game another.
Company oneStyleEach(std::uint64_t k) {
  Company company;
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    Leaning leaning;
    leaning.styles[(n + k) % kStyles.size()] = 100;
    company.lean(NationId(n), leaning);
  }
  return company;
}

constexpr std::array kTables{
    Table{RulesetId::antike, "occident", 4}, Table{RulesetId::antikeII, "mare-nostrum", 4},
    Table{RulesetId::duellum, "rome-carthage", 2}, Table{RulesetId::antike, "orient", 6}};

TEST(CompanyEstimate, WhoPlaysAStyleGetsMostOfItsWeightThere) {
  for (std::uint64_t k = 0; k < 12; ++k) {
    const Company truth = oneStyleEach(k / kTables.size());
    const Played played = playedAs(truth, kTables[k % kTables.size()], k);
    const Company found = estimateOf(played);
    for (std::size_t n = 0; n < played.begun.game.nations(); ++n) {
      const auto& leaning = found.of(NationId(n));
      ASSERT_TRUE(leaning);
      for (std::size_t style = 0; style < kStyles.size(); ++style)
        if (truth.of(NationId(n))->styles[style] == 100) {
          EXPECT_GE(leaning->styles[style], 60) << "game " << k << ", nation " << n << ": " << found.text();
        }
    }
  }
}

TEST(CompanyEstimate, WithoutAnyStepItIsTheUsualCompany) {
  const Played played = playedAs(Company(), kTables[0], 1);
  const std::span<const Event> events = played.events;
  EXPECT_TRUE(companyOf(played.begun.game, {}).isUsual());
  const auto step = std::ranges::find_if(
      events, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
  const auto before = static_cast<std::size_t>(step - events.begin());
  EXPECT_TRUE(companyOf(played.begun.game, events.first(before)).isUsual());
  const Company one = companyOf(played.begun.game, events.first(before + 1));
  const NationId mover = std::get<RondelMoved>(*step).nation;
  for (std::size_t n = 0; n < kMaxNations; ++n)
    EXPECT_EQ(one.of(NationId(n)).has_value(), NationId(n) == mover);
  EXPECT_LE(std::ranges::max(one.of(mover)->styles), 50) << "one step says little";
  EXPECT_GE(std::ranges::min(one.of(mover)->styles), 15);
  EXPECT_EQ(one, companyOf(played.begun.game, events.first(before + 1)));
}

/// Of an evenly drawn step among eight spaces or so a style explains but a part.
TEST(CompanyEstimate, WhoStepsAnywhereIsSaidToStepElsewhere) {
  Company truth;
  truth.lean(NationId(0), {{0, 0, 0}});
  truth.lean(NationId(1), {{100, 0, 0}});
  const Company found = estimateOf(playedAs(truth, kTables[0], 3));
  EXPECT_GE(found.of(NationId(0))->elsewhere(), 50);
  EXPECT_LE(found.of(NationId(1))->elsewhere(), 25);
}

TEST(CompanyEstimate, WhatCannotBeFoldedEndsTheLineAndNonsenseChangesNothing) {
  const Played played = playedAs(Company(), kTables[2], 4);
  const std::span<const Event> events = played.events;
  const Company half = companyOf(played.begun.game, events.first(events.size() / 2));
  std::vector<Event> broken(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(events.size() / 2));
  broken.push_back(events.front()); // the first round cannot begin once more, or begins it anew: no step
  const Company ended = companyOf(played.begun.game, broken);
  EXPECT_EQ(ended, half);
  std::vector<Event> corrected(events.begin(), events.end());
  Corrected more;
  more.nation = NationId(0);
  more.change.of[0] = 3;
  more.more->reason = std::make_shared<const std::string>("miscounted");
  corrected.insert(corrected.begin() + 40, more);
  for (std::size_t n = 0; n < 2; ++n)
    EXPECT_TRUE(companyOf(played.begun.game, corrected).of(NationId(n)));
}

TEST(CompanyEstimate, PlayersOfTwoNationsAndDoubledOnesAreEstimatedByNation) {
  for (const World& world : antikeOptions()) {
    const auto begun = simulatedGame(world.spec, 0).value();
    Played played{begun, playGame(begun.game, seat(Bots::mixed, begun.game), 7).value()};
    const Company found = estimateOf(played);
    for (std::size_t n = 0; n < kMaxNations; ++n)
      EXPECT_EQ(found.of(NationId(n)).has_value(), n < begun.game.nations()) << world.name;
    EXPECT_EQ(found.within(begun.game.nations()), found);
    EXPECT_EQ(Company::read(found.text()), found);
  }
}

TEST(CompanyEstimate, AWhatIfLineChangesNothing) {
  const Played played = playedAs(Company(), kTables[0], 5);
  EventLog log(played.begun);
  NodeIndex head = 0, middle = 0;
  for (std::size_t i = 0; i < played.events.size(); ++i) {
    head = log.append(head, played.events[i]);
    if (i == played.events.size() / 2) middle = head;
  }
  ASSERT_TRUE(log.setLine(kMainLine, head));
  const Company before = companyOf(log);
  EXPECT_EQ(before, estimateOf(played));
  GameState state = stateAfter(played, played.events.size() / 2 + 1);
  auto on = Playout::resume(played.begun.game, state, seat(Bots::random, played.begun.game), 1);
  for (int i = 0; i < 50; ++i)
    middle = log.append(middle, *on.step());
  ASSERT_TRUE(log.setLine("What if", middle));
  EXPECT_EQ(companyOf(log), before);
}

/// Chances in one position, said against these; `games`: of each.
std::vector<double> chancesAgainst(const Game& game, const GameState& state, const Company& company,
                                   std::size_t budget, std::uint64_t seed) {
  Ahead ahead(game, reachOn(game.map), company);
  std::vector<double> chances(game.nations(), 0);
  for (std::size_t i = 0; i < budget; ++i) {
    const Chances one = ahead.rollout(state, 2 * game.nations(), Rng::derive(seed, i));
    for (std::size_t n = 0; n < chances.size(); ++n)
      chances[n] += one[n] / static_cast<double>(budget);
  }
  return chances;
}

struct Forecasts {
  std::vector<inference::Forecast> bots, soFar, players, truth;
};

/// In positions at a third, a half and two thirds of a game's turns: against bots, as the players had stepped
/// so far, as they stepped in the whole game, and as they really were, where a company says that.
Forecasts forecastsOf(const Played& played, const Company& truth, std::uint64_t k, std::size_t budget) {
  Forecasts said;
  const Game& game = played.begun.game;
  GameState last;
  const auto turns = playedTurns(game, played.events, last);
  if (!last.winner.exists()) return said;
  const Company whole = estimateOf(played);
  for (const std::size_t sixth : {2U, 3U, 4U}) {
    const PlayedTurn& turn = turns[turns.size() * sixth / 6];
    const Company soFar = companyOf(game, std::span(played.events).first(turn.event));
    const auto say = [&](std::vector<inference::Forecast>& to, const Company& company) {
      to.push_back({chancesAgainst(game, turn.before, company, budget, Rng::derive(k, sixth)),
                    last.winner.index(), k});
    };
    say(said.bots, {});
    say(said.soFar, soFar);
    say(said.players, whole);
    if (!truth.isUsual()) say(said.truth, truth);
  }
  return said;
}

/// Each has one style, and steps elsewhere never, sometimes or often.
Company unequalPlayers(std::uint64_t k) {
  constexpr std::array<std::uint8_t, 3> kStraight{100, 80, 50};
  Company company;
  Rng rng(k);
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    Leaning leaning;
    leaning.styles[rng.below(3)] = kStraight[rng.below(3)];
    company.lean(NationId(n), leaning);
  }
  return company;
}

/// Who plays at random, who reckons and who plays a style: the first two are as no company has them.
Played playedByStrangers(const Table& table, std::uint64_t k) {
  constexpr std::array kWords{"random", "value", "growth", "military", "progress"};
  const auto world = worldOf("strangers", table.ruleset, table.board, table.nations);
  Played played{simulatedGame(world.spec, k).value(), {}};
  Rng rng(k);
  std::vector<Bot> bots;
  for (std::size_t n = 0; n < played.begun.game.nations(); ++n)
    bots.push_back(Player::read(kWords[rng.below(kWords.size())]).value().at(played.begun.game, n));
  played.events = playGame(played.begun.game, std::move(bots), rng.next()).value();
  return played;
}

/// `play` makes a game, and who really played, by its number. As many as the variable says.
template <class Play> void expectNoWorse(const char* variable, const Play& play) {
  const char* asked = std::getenv(variable);
  const std::uint64_t games = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 6;
  const std::size_t budget = asked != nullptr ? 48 : 8;
  const auto each =
      numberedWork<Forecasts>(1000, 1000 + games, {}, [&](std::uint64_t k) -> Result<Forecasts> {
        const auto [played, truth] = play(kTables[k % kTables.size()], k);
        return forecastsOf(played, truth, k, budget);
      });
  ASSERT_TRUE(each);
  Forecasts all;
  const auto add = [](std::vector<inference::Forecast>& to, const std::vector<inference::Forecast>& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  for (const Forecasts& one : *each) {
    add(all.bots, one.bots);
    add(all.soFar, one.soFar);
    add(all.players, one.players);
    add(all.truth, one.truth);
  }
  ASSERT_GT(all.bots.size(), games);
  for (const auto& [name, forecasts] :
       {std::pair("so far", &all.soFar), std::pair("whole game", &all.players),
        std::pair("truth", &all.truth)}) {
    if (forecasts->empty()) continue;
    const auto gain = inference::brierGain(*forecasts, all.bots);
    if (asked != nullptr)
      std::printf("%-10s Brier %.4f, bots %.4f, better by %.4f (%.4f to %.4f), %zu positions\n", name,
                  inference::calibrationOf(*forecasts).brier, inference::calibrationOf(all.bots).brier,
                  gain.value, gain.interval.low, gain.interval.high, forecasts->size());
    EXPECT_GT(gain.interval.high, 0) << name << ": worse for certain";
  }
}

/// ANNALES_COMPANY_BRIER=400 plays that many games; docs/analysis.md has what that said.
TEST(CompanyEstimate, ForecastsAgainstUnequalPlayersAreNoWorse) {
  expectNoWorse("ANNALES_COMPANY_BRIER", [](const Table& table, std::uint64_t k) {
    const Company truth = unequalPlayers(k);
    return std::pair(playedAs(truth, table, k), truth);
  });
}

/// ANNALES_COMPANY_STRANGERS=300 likewise.
TEST(CompanyEstimate, ForecastsAgainstStrangersAreNoWorse) {
  expectNoWorse("ANNALES_COMPANY_STRANGERS", [](const Table& table, std::uint64_t k) {
    return std::pair(playedByStrangers(table, k), Company());
  });
}

} // namespace
} // namespace annales::tests
