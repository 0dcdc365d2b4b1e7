// Turns judged in several companies: by which words they are chosen, and what they hold against a turn
// together.
#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/analysis/analysis_words.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/analysis/turn_comparison.h"
#include "tests/libreplay/analysis/played.h"
#include "tests/libreplay/logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using tests::analysisOf, tests::Played, tests::playedBy, tests::turnFromEnd;

AnalysisEffort inAllCompanies(std::size_t budget) {
  AnalysisEffort effort{.budget = budget, .turns = 2, .seed = 5};
  effort.beside = {Company(Learned::strong), Company(Learned::varied)};
  return effort;
}

Played lateTurnsOfADuel(int turns) {
  Played played = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 1);
  played.events.resize(turnFromEnd(played.events, turns));
  return played;
}

CompanyRegret regretOf(double low) {
  return {low + 0.05, {low, low + 0.1}, 8};
}

TEST(Companies, WordsAreAllOrEachCompanyOnce) {
  for (const char* good : {"all", "bots", "strong", "strong,players", "bots,strong,varied,players"})
    EXPECT_TRUE(areCompanies(good)) << good;
  for (const char* bad : {"", "everyone", "bots,bots", "bots,", ",bots", "bots, strong", "all,bots", "Bots"})
    EXPECT_FALSE(areCompanies(bad)) << bad;
}

TEST(Companies, AllAreTheBotsAndBesideThemStrongPlayWhereTheGameHasIt) {
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = test::simulatedLog(ruleset, 1);
    const auto all = companiesOf(kAllCompanies, log);
    ASSERT_TRUE(all);
    EXPECT_TRUE(all->first.isUsual());
    EXPECT_EQ(all->beside.size(), hasLearnedPlayer(log.game()) ? 2U : 0U);
    EXPECT_EQ(companiesOf("strong", log).has_value(), hasLearnedPlayer(log.game()));
  }
}

TEST(Companies, TheFirstOneEstimatesTheChancesAndTheOthersStandBeside) {
  const EventLog log = test::simulatedLog(RulesetId::duellum, 1);
  const auto some = companiesOf("varied,bots,players", log);
  ASSERT_TRUE(some);
  EXPECT_EQ(some->first, Company(Learned::varied));
  EXPECT_THAT(some->beside, testing::ElementsAre(Company(), companyOf(log)));
}

TEST(Companies, ATurnIsHeldAgainstItsNationAsLittleAsTheMildestCompanyDoes) {
  TurnRegret regret;
  regret.interval = {0.12, 0.2};
  EXPECT_EQ(regret.mildest(), Judgement::blunder) << "one company alone";
  regret.judgement = regret.mildest();
  EXPECT_FALSE(regret.companiesDiffer());
  regret.beside = {regretOf(0.06), regretOf(0.03)};
  EXPECT_EQ(regret.mildest(), Judgement::inaccuracy);
  regret.judgement = regret.mildest();
  EXPECT_FALSE(regret.companiesDiffer()) << "all hold something against it";
  regret.beside = {regretOf(0.2), regretOf(0.11)};
  regret.judgement = regret.mildest();
  EXPECT_EQ(regret.judgement, Judgement::blunder);
  EXPECT_FALSE(regret.companiesDiffer());
  regret.beside = {regretOf(0.2), regretOf(-0.01)};
  regret.judgement = regret.mildest();
  EXPECT_EQ(regret.judgement, Judgement::notDistinguishable);
  EXPECT_TRUE(regret.companiesDiffer());
}

TEST(Companies, EachJudgesEveryDecisionAndTogetherTheyJudgeNoneHarder) {
  const Played played = lateTurnsOfADuel(70);
  const GameAnalysis analysis = analysisOf(played, inAllCompanies(8));
  std::size_t decisions = 0;
  for (const AnalysedTurn& turn : analysis.turns) {
    if (!turn.regret) continue;
    ++decisions;
    ASSERT_EQ(turn.regret->beside.size(), 2U);
    EXPECT_EQ(turn.regret->judgement, turn.regret->mildest());
    EXPECT_LE(turn.regret->judgement, turn.regret->ownJudgement());
    for (const CompanyRegret& one : turn.regret->beside) {
      EXPECT_GE(one.rollouts, 2U);
      EXPECT_LE(one.rollouts, 8U);
      EXPECT_TRUE(one.interval.contains(one.regret));
      EXPECT_LE(turn.regret->judgement, judgementOf(one.interval.low));
    }
  }
  EXPECT_GT(decisions, 10U);
}

TEST(Companies, TheSameSeedGivesTheSameLossesWithAnyNumberOfThreads) {
  const Played played = lateTurnsOfADuel(90);
  const GameAnalysis one = analysisOf(played, inAllCompanies(4), 1),
                     three = analysisOf(played, inAllCompanies(4), 3);
  ASSERT_EQ(one.turns.size(), three.turns.size());
  for (std::size_t i = 0; i < one.turns.size(); ++i) {
    ASSERT_EQ(one.turns[i].regret.has_value(), three.turns[i].regret.has_value());
    if (!one.turns[i].regret) continue;
    EXPECT_EQ(one.turns[i].regret->judgement, three.turns[i].regret->judgement);
    for (std::size_t k = 0; k < 2; ++k)
      EXPECT_EQ(one.turns[i].regret->beside[k].regret, three.turns[i].regret->beside[k].regret);
  }
}

TEST(Companies, BesideOthersTheChancesStayThoseOfTheFirst) {
  const Played played = lateTurnsOfADuel(100);
  AnalysisEffort alone = inAllCompanies(4);
  alone.beside.clear();
  const GameAnalysis with = analysisOf(played, inAllCompanies(4)), without = analysisOf(played, alone);
  ASSERT_EQ(with.turns.size(), without.turns.size());
  for (std::size_t i = 0; i < with.turns.size(); ++i)
    EXPECT_EQ(with.turns[i].before.chances, without.turns[i].before.chances);
}

TEST(Companies, StrongPlayAloneFindsAVictoryThatWasMissed) {
  Played played = playedBy("strong", RulesetId::duellum, "rome-carthage", 2, 2);
  const std::size_t last = turnFromEnd(played.events, 0);
  const GameState before = tests::stateAfter(played, last + 1);
  // Another way to play the last turn, which won: go one space on and do nothing.
  std::vector<Event> idle;
  std::vector<Event> legalNow = legal(played.begun.game, before, Payments::cheapest);
  for (const Event& event : legalNow)
    if (std::holds_alternative<RondelMoved>(event)) {
      idle = {event, TurnEnded{before.active}};
      break;
    }
  ASSERT_FALSE(idle.empty());
  AnalysisEffort effort{.budget = 8};
  effort.company = Company(Learned::strong);
  const std::vector<Event> won(played.events.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                               played.events.end());
  const auto compared = comparedTurns(played.begun.game, before, before.active, idle, won, effort, Watch{});
  ASSERT_TRUE(compared);
  EXPECT_NEAR(chanceOf(played.begun.game, compared->better, before.active), 1, 1e-9);
  EXPECT_GT(compared->regret, 0);
}

TEST(Companies, EachNumberNamesItsCompanyInBothLanguages) {
  TurnRegret regret;
  regret.regret = 0.15;
  regret.interval = {0.11, 0.18};
  regret.beside = {{0.02, {-0.01, 0.05}, 12}, {0.03, {0, 0.06}, 12}};
  const AnalysisEffort effort = inAllCompanies(48);
  EXPECT_EQ(companiesInWords(regret, effort, Language::english),
            "Loss: against three styles 15 (11 to 18), against strong play 2.0 (−1.0 to 5.0), against varied "
            "strong play 3.0 (0.0 to 6.0). They differ, so it is not called a mistake.");
  EXPECT_THAT(companiesInWords(regret, effort, Language::german),
              testing::HasSubstr("gegen starkes Spiel 2,0 (−1,0 bis 5,0)"));
  regret.beside.clear();
  EXPECT_EQ(companiesInWords(regret, AnalysisEffort{}, Language::english), "") << "one alone judged it";
}

TEST(Companies, AJudgementRestsOnTheLossOfTheCompanyThatHoldsLeast) {
  TurnRegret regret;
  regret.regret = 0.15;
  regret.interval = {0.11, 0.18};
  const AnalysisEffort effort = inAllCompanies(48);
  EXPECT_EQ(judgedLoss(regret).company, 0U);
  EXPECT_EQ(againstInWords(judgedLoss(regret), AnalysisEffort{}, Language::english), "")
      << "one company alone";
  regret.beside = {{0.045, {0.04, 0.05}, 12}, {0.06, {0.03, 0.09}, 12}};
  const JudgedLoss least = judgedLoss(regret);
  EXPECT_EQ(least.company, 2U);
  EXPECT_EQ(least.regret, 0.06);
  EXPECT_EQ(judgementOf(least.interval.low), regret.mildest());
  EXPECT_EQ(againstInWords(least, effort, Language::english), "against varied strong play");
  EXPECT_EQ(againstInWords({}, effort, Language::german), "gegen drei Spielweisen");
}

TEST(Companies, WhatIsKeptNamesThemAll) {
  AnalysisEffort effort = inAllCompanies(48);
  effort.beside.emplace_back();
  const Game game = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 1).begun.game;
  const AnalysisLabel label = labelOf(effort, game);
  EXPECT_EQ(writtenEngine(label), "annales value beside strong, varied, bots");
  const auto read = readEngine(writtenEngine(label));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->name, kAnalysisEngine);
  EXPECT_EQ(read->beside, effort.beside);
  for (const char* odd : {"x beside ", "x beside strong,varied", "x beside even", "x beside strong, ",
                          "x against strong beside weak"})
    EXPECT_FALSE(readEngine(odd)) << odd;
  EXPECT_NE(label, labelOf(inAllCompanies(48), game));
}

TEST(Companies, WithoutJudgementsNobodyIsBeside) {
  EXPECT_EQ(settled(inAllCompanies(0), 2), settled({.budget = 0}, 2));
}

} // namespace
} // namespace annales
