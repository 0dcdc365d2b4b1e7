// Games analysed turn by turn: chances, regrets that can be told, planted blunders, threads.
#include "engine/rules/rules.h"
#include "tests/libreplay/analysis/played.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace annales {
namespace {

using tests::analysisOf, tests::Played, tests::playedBy, tests::turnFromEnd;

TEST(GameAnalysis, TheValueAloneIsTheValueAtEachTurn) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 1);
  const GameAnalysis analysis = analysisOf(played, {.budget = 0});
  const Reach reach(*played.begun.game.map);
  GameState state = begin(played.begun.game).value();
  std::size_t turn = 0;
  for (std::size_t i = 0; i < played.events.size(); ++i) {
    ASSERT_FALSE(annales::apply(state, played.events[i]));
    if (!std::holds_alternative<TurnBegan>(played.events[i])) continue;
    ASSERT_LT(turn, analysis.turns.size());
    const AnalysedTurn& found = analysis.turns[turn++];
    EXPECT_EQ(found.event, i);
    EXPECT_EQ(found.before.chances, Value::of(RulesetId::antike).chances(played.begun.game, state, reach));
    EXPECT_EQ(found.before.rollouts, 0U);
    EXPECT_FALSE(found.regret);
  }
  EXPECT_EQ(turn, analysis.turns.size());
  EXPECT_TRUE(analysis.ended);
  EXPECT_EQ(analysis.after.chances[state.winner.index()], 1);
}

TEST(GameAnalysis, TheSameAnswerWithAnyNumberOfThreads) {
  Played played = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 1);
  played.events.resize(turnFromEnd(played.events, 60));
  const AnalysisEffort effort{.budget = 4, .turns = 2, .seed = 9};
  const GameAnalysis one = analysisOf(played, effort, 1), three = analysisOf(played, effort, 3);
  ASSERT_EQ(one.turns.size(), three.turns.size());
  ASSERT_GT(one.turns.size(), 10U);
  for (std::size_t i = 0; i < one.turns.size(); ++i) {
    EXPECT_EQ(one.turns[i].before.chances, three.turns[i].before.chances);
    ASSERT_EQ(one.turns[i].regret.has_value(), three.turns[i].regret.has_value());
    if (one.turns[i].regret) {
      EXPECT_EQ(one.turns[i].regret->regret, three.turns[i].regret->regret);
    }
  }
  EXPECT_TRUE(one.turns.back().regret) << "the record ends where nothing of it is left to decide";
}

TEST(GameAnalysis, ChancesOfRolloutsAddUpAndHaveErrors) {
  Played played = playedBy("greedy", RulesetId::antikeII, "orient-ii", 5, 2);
  played.events.resize(turnFromEnd(played.events, 120));
  const GameAnalysis analysis = analysisOf(played, {.budget = 6, .turns = 5});
  for (const AnalysedTurn& turn : analysis.turns) {
    const Chances& chances = turn.before.chances;
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
    for (std::size_t n = 0; n < 5; ++n) {
      EXPECT_GT(turn.before.standardErrors[n], 0);
      EXPECT_LT(turn.before.standardErrors[n], 0.3);
    }
    EXPECT_EQ(turn.before.standardErrors[5], 0);
  }
}

TEST(GameAnalysis, AlternativesAreLegalTurnsOfTheSameNation) {
  Played played = playedBy("random", RulesetId::antike, "orient", 3, 3);
  played.events.resize(turnFromEnd(played.events, 100));
  const GameAnalysis analysis = analysisOf(played, {.budget = 2, .turns = 1});
  GameState state = begin(played.begun.game).value();
  std::size_t at = 0;
  for (const AnalysedTurn& turn : analysis.turns) {
    for (; at <= turn.event; ++at)
      ASSERT_FALSE(annales::apply(state, played.events[at]));
    if (!turn.regret) continue;
    GameState other = state;
    ASSERT_FALSE(turn.regret->alternative.empty());
    for (const Event& event : turn.regret->alternative) {
      EXPECT_FALSE(check(played.begun.game, other, event));
      ASSERT_FALSE(annales::apply(other, event));
    }
  }
}

/// A turn that wins is taken away: its nation steps somewhere and ends its turn without doing anything.
std::optional<Played> withPlantedBlunder(std::uint64_t k, RulesetId ruleset, const char* board, int nations) {
  Played played = playedBy("greedy", ruleset, board, nations, k);
  const std::size_t last = turnFromEnd(played.events, 0);
  GameState state = begin(played.begun.game).value();
  played.events.resize(last + 1);
  for (const Event& event : played.events)
    if (annales::apply(state, event)) return std::nullopt;
  const auto push = [&](const Event& event) {
    played.events.push_back(event);
    return !annales::apply(state, event).has_value();
  };
  for (int step = 0; step < 12 && state.turn.stage == Stage::inTurn; ++step) {
    const auto legalNow = legal(played.begun.game, state, Payments::cheapest);
    const Event* idle = nullptr;
    for (const Event& event : legalNow) {
      const auto* move = std::get_if<RondelMoved>(&event);
      const bool passive = std::holds_alternative<TurnEnded>(event) ||
                           (move != nullptr && move->paid.empty() && producedOn(move->to).has_value());
      if (passive) idle = &event;
    }
    if (idle == nullptr) // what must come, such as the production, but no founding
      for (const Event& event : legalNow)
        if (!std::holds_alternative<CityFounded>(event)) idle = &event;
    if (idle == nullptr || !push(*idle)) return std::nullopt;
  }
  if (state.ended) return std::nullopt;
  auto on = Playout::resume(played.begun.game, state, seat(Bots::mixed, played.begun.game), k);
  while (const Event* event = on.step()) {
    played.events.push_back(*event);
    if (std::holds_alternative<TurnBegan>(*event)) break;
  }
  if (on.state().ended) return std::nullopt;
  return played;
}

/// How likely the nation still wins after it let the victory go.
double chanceAfter(const Played& played, NationId nation) {
  GameState state = begin(played.begun.game).value();
  for (const Event& event : played.events)
    EXPECT_FALSE(annales::apply(state, event));
  Ahead ahead(played.begun.game, reachOn(played.begun.game.map));
  constexpr std::uint64_t kRollouts = 60;
  double sum = 0;
  for (std::uint64_t i = 0; i < kRollouts; ++i)
    sum += chanceOf(played.begun.game, ahead.rollout(state, 16, 777 + i), nation);
  return sum / kRollouts;
}

TEST(GameAnalysis, AVictoryThatWasLetGoIsAlwaysFoundAndIsAMistakeWhereItMattered) {
  constexpr double kMattered = 0.75; // most who let it go win a turn later
  int planted = 0, mattered = 0, judged = 0;
  for (std::uint64_t k = 0; k < 40; ++k) {
    const auto played = withPlantedBlunder(k, RulesetId::antike, "occident", 4);
    if (!played) continue;
    const std::size_t event = turnFromEnd(played->events, 1);
    const NationId nation = std::get<TurnBegan>(played->events[event]).nation;
    const bool cost = chanceAfter(*played, nation) < kMattered;
    if (!cost && ++planted > 3) continue;
    const AnalysedTurn turn = analysedTurn(played->begun.game, played->events, event, {.budget = 48}).value();
    ASSERT_TRUE(turn.regret) << k;
    const auto* end = std::get_if<GameEnded>(&turn.regret->alternative.back());
    EXPECT_TRUE(end != nullptr && end->winner == nation) << k << ": the victory is found";
    mattered += cost ? 1 : 0;
    judged += cost && turn.regret->judgement >= Judgement::mistake ? 1 : 0;
  }
  EXPECT_GE(mattered, 3);
  EXPECT_EQ(judged, mattered);
}

TEST(GameAnalysis, AJudgementNeedsTheLowerEndOfItsInterval) {
  EXPECT_EQ(judgementOf(-0.3), Judgement::notDistinguishable);
  EXPECT_EQ(judgementOf(0.02), Judgement::notDistinguishable);
  EXPECT_EQ(judgementOf(0.03), Judgement::inaccuracy);
  EXPECT_EQ(judgementOf(0.06), Judgement::mistake);
  EXPECT_EQ(judgementOf(0.11), Judgement::blunder);
}

/// Where rollouts end, the value sees the alternative of this turn far ahead; played to their end, hardly any
/// of the games is lost by the turn.
TEST(GameAnalysis, ATurnThatLosesNoGameIsNotHeldAgainstAnybody) {
  const Played played = playedBy("random", RulesetId::duellum, "rome-carthage", 2, 2);
  const AnalysedTurn turn = analysedTurn(played.begun.game, played.events, 1051, {}).value();
  ASSERT_TRUE(turn.regret);
  EXPECT_GT(turn.regret->regret, kThresholds[indexOf(Judgement::mistake)]);
  EXPECT_EQ(turn.regret->interval.low, 0);
  EXPECT_GT(turn.regret->interval.high, turn.regret->regret);
  EXPECT_EQ(turn.regret->judgement, Judgement::notDistinguishable);
}

TEST(GameAnalysis, ItCanBeCancelledAndKnowsGamesThatHardlyBegan) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 3, 1);
  std::atomic<bool> cancel = true;
  AnalysisWatch watch;
  watch.cancel = &cancel;
  EXPECT_FALSE(analysedGame(played.begun.game, played.events, {.budget = 2}, watch));
  const auto empty = analysedGame(played.begun.game, {}, {.budget = 2}, {});
  ASSERT_TRUE(empty);
  EXPECT_TRUE(empty->turns.empty());
  EXPECT_FALSE(empty->ended);
  double all = 0;
  for (std::size_t n = 0; n < played.begun.game.nations(); ++n)
    all += empty->after.chances[n];
  EXPECT_NEAR(all, 1, 1e-9) << "somebody will win";
}

/// Of what was kept before nothing is taken for the newer one's: where these numbers change, so must
/// `kAnalysisVersion`.
TEST(GameAnalysis, TheSameVersionGivesTheSameAnswer) {
  Played played = playedBy("greedy", RulesetId::antike, "occident", 3, 4);
  played.events.resize(turnFromEnd(played.events, 70));
  const GameAnalysis analysis = analysisOf(played, {.budget = 4, .turns = 2, .best = 3, .seed = 11});
  double chances = 0, errors = 0, regrets = 0, certain = 0;
  std::size_t alternatives = 0;
  for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
    const AnalysedTurn& turn = analysis.turns[i];
    chances += static_cast<double>(i + 1) * turn.before.chances[0];
    errors += turn.before.standardErrors[1];
    // The last turn of a record has no kept answer from before it was judged.
    if (!turn.regret || i + 1 == analysis.turns.size()) continue;
    regrets += turn.regret->regret;
    certain += std::max(0.0, turn.regret->interval.low);
    alternatives += turn.regret->alternative.size();
  }
  EXPECT_EQ(kAnalysisVersion, 5);
  EXPECT_NEAR(chances, 86.703553187184, 1e-6);
  EXPECT_NEAR(errors, 0.469751304175, 1e-6);
  EXPECT_NEAR(regrets, 2.018711008210, 1e-6);
  EXPECT_NEAR(certain, 1.822716842826, 1e-6);
  EXPECT_EQ(alternatives, 223U);
}

} // namespace
} // namespace annales
