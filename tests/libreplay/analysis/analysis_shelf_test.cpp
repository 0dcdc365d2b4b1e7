// What is known of a line from before, and how a nation decided over it.
#include "engine/fold/apply.h"
#include "libreplay/analysis/accuracy.h"
#include "tests/libreplay/logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

const AnalysisEffort kLittle{.budget = 2, .turns = 1, .best = 2, .seed = 3};

TEST(Settled, EffortsWithTheSameAnswersAreEqual) {
  EXPECT_EQ(settled({.budget = 48}, 4), settled({.budget = 48, .turns = 8}, 4));
  EXPECT_NE(settled({.budget = 48}, 4), settled({.budget = 48}, 3));
  EXPECT_EQ(settled({.budget = 0, .turns = 5, .best = 9, .seed = 4}, 4), settled({.budget = 0}, 4));
  EXPECT_NE(settled({.budget = 2, .seed = 4}, 4), settled({.budget = 2}, 4));
  AnalysisEffort against{.budget = 48};
  against.company.lean(NationId(1), {{20, 50, 20}});
  EXPECT_NE(settled(against, 4), settled({.budget = 48}, 4));
  EXPECT_EQ(settled(against, 1), settled({.budget = 48}, 1)) << "of nations that the game has not";
  against.budget = 0;
  EXPECT_EQ(settled(against, 4), settled({.budget = 0}, 4)) << "the value is the same against anybody";
}

TEST(AnalysisShelf, WhatIsKnownNeedNotBeFoundAndTheAnswerIsTheSame) {
  const EventLog log = beginningOf(simulatedLog(RulesetId::duellum, 1), 70);
  const AnalysisLine line(log, log.mainHead());
  AnalysisShelf shelf;
  const AnalysisLabel label = labelOf(kLittle, log.game());
  AnalysisWatch watch;
  std::size_t found = 0;
  watch.found = [&](const TurnSpot& spot, const TurnSaid& said) {
    if (++found % 2 == 0) shelf.put({label, line.placeOf(spot), said}); // every other one
  };
  const auto whole = analysedGame(log.game(), line.events(), kLittle, watch);
  ASSERT_TRUE(whole);
  ASSERT_EQ(found, whole->turns.size() + 1);
  std::size_t known = 0, told = 0;
  watch.known = [&](const TurnSpot& spot) -> std::optional<TurnSaid> {
    const TurnSaid* said = line.known(shelf, label, spot);
    known += said != nullptr ? 1 : 0;
    return said != nullptr ? std::optional(*said) : std::nullopt;
  };
  watch.found = nullptr;
  watch.progress = [&](std::size_t done, std::size_t of) {
    EXPECT_GE(done, told);
    EXPECT_EQ(of, line.turns().size());
    told = done;
  };
  const auto again = analysedGame(log.game(), line.events(), kLittle, watch);
  ASSERT_TRUE(again);
  EXPECT_EQ(known, found / 2);
  EXPECT_EQ(told, line.turns().size());
  for (std::size_t i = 0; i < whole->turns.size(); ++i) {
    EXPECT_EQ(whole->turns[i].before.chances, again->turns[i].before.chances);
    EXPECT_EQ(whole->turns[i].regret.has_value(), again->turns[i].regret.has_value());
    EXPECT_EQ(whole->turns[i].nation, again->turns[i].nation);
  }
}

TEST(AnalysisLine, PlacesOfTurnsOfTheirNextEventsAndOfTheEndDiffer) {
  const EventLog log = beginningOf(simulatedLog(RulesetId::antike, 1), 60);
  const AnalysisLine line(log, log.mainHead());
  const auto turns = line.turns();
  ASSERT_GT(turns.size(), 4U);
  const SaidPlace first = line.placeOf({turns[0].event, turns[0].next, true});
  EXPECT_EQ(first.until, line.placeOf({turns[1].event, turns[1].next, true}).from);
  EXPECT_FALSE(turns.back().over);
  const SaidPlace open = line.placeOf({turns.back().event, turns.back().next, false});
  EXPECT_EQ(open.until, Hash{});
  const SaidPlace end = line.placeOf(line.end());
  EXPECT_EQ(end.from, line.headId());
  EXPECT_EQ(end.until, line.headId());
  EXPECT_NE(open, end);
}

TEST(AnalysisLine, AnAlternativeThatIsNoLegalTurnThereIsNotKnown) {
  const EventLog log = beginningOf(simulatedLog(RulesetId::antike, 2), 80);
  const AnalysisLine line(log, log.mainHead());
  const PlayedTurn& turn = line.turns()[6];
  const TurnSpot spot{turn.event, turn.next, true};
  const std::span<const Event> played = line.events().subspan(turn.event + 1, turn.next - turn.event);
  const AnalysisLabel label = labelOf(kLittle, log.game());
  const auto knows = [&](std::vector<Event> alternative) {
    AnalysisShelf shelf;
    TurnSaid said;
    said.regret = TurnRegret{};
    said.regret->alternative = std::move(alternative);
    shelf.put({label, line.placeOf(spot), said});
    return line.known(shelf, label, spot) != nullptr;
  };
  EXPECT_TRUE(knows({played.begin(), played.end()})) << "as it was played";
  EXPECT_FALSE(knows({})) << "nothing at all";
  EXPECT_FALSE(knows({played.begin(), played.end() - 1})) << "not to its end";
  EXPECT_FALSE(knows({played.begin() + 1, played.end()})) << "without its step on the rondel";
  Corrected gift;
  gift.nation = turn.nation;
  gift.change.set(Resource::gold, 20);
  gift.more->reason = std::make_shared<const std::string>("a gift");
  std::vector<Event> helped{gift};
  helped.insert(helped.end(), played.begin(), played.end());
  EXPECT_FALSE(knows(helped)) << "a correction is no way of playing";
}

TEST(Accuracy, IsOverTurnsThatWereComparedAndOfOneNation) {
  LineAnalysis analysis;
  const auto add = [&](std::size_t nation, double regret, double low) {
    LineTurn turn;
    turn.nation = NationId(nation);
    turn.said = TurnSaid{};
    turn.said->regret = TurnRegret{regret, {low, 2 * regret - low}, 48, {}, judgementOf(low), {}};
    analysis.turns.push_back(turn);
  };
  add(0, 0.20, 0.12);
  add(0, 0.00, -0.02);
  add(0, 0.01, -0.01);
  add(0, 0.07, 0.03);
  add(1, 0.50, 0.40);
  analysis.turns.push_back({}); // nobody has looked
  analysis.turns.back().nation = NationId(0);
  analysis.turns.push_back(analysis.turns.back()); // forced: nothing to compare
  analysis.turns.back().said = TurnSaid{};
  const Accuracy accuracy = accuracyOf(analysis, NationId(0));
  EXPECT_EQ(accuracy.decisions, 4U);
  EXPECT_THAT(accuracy.judged, testing::ElementsAre(2, 1, 0, 1));
  EXPECT_EQ(accuracy.faultless(), 0.5);
  EXPECT_NEAR(accuracy.mean, 0.07, 1e-12);
  EXPECT_TRUE(accuracy.interval.contains(accuracy.mean));
  EXPECT_LT(accuracy.interval.low, 0);
  EXPECT_FALSE(accuracyOf(analysis, NationId(2)).faultless());
}

} // namespace
} // namespace annales
