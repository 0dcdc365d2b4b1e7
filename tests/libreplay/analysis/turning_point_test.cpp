// Where a game turned: the largest rise of the winner's chance that stayed, in one sentence.
#include "libreplay/analysis/turning_point.h"
#include "tests/libreplay/analysis/played.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using ::testing::HasSubstr;
using tests::Played, tests::playedBy;

/// Two nations, with these chances of the first before each turn, and at the end.
LineAnalysis lineOf(const std::vector<double>& chances, double error = 0.01, bool ended = true) {
  LineAnalysis line;
  const auto here = [&](double chance) {
    ChancesHere found;
    found.chances[0] = chance;
    found.chances[1] = 1 - chance;
    found.standardErrors[0] = found.standardErrors[1] = error;
    found.rollouts = 48;
    return found;
  };
  for (std::size_t i = 0; i + 1 < chances.size(); ++i)
    line.turns.push_back({{5 * i, 5 * i + 5, true},
                          static_cast<int>(i / 2 + 1),
                          NationId(i % 2),
                          Space::gold,
                          TurnSaid{here(chances[i]), {}}});
  line.after = here(chances.back());
  line.ended = ended;
  return line;
}

struct TurningPoints : ::testing::Test {
  const Played played = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 1);
  const Game& game = played.begun.game;
};

TEST_F(TurningPoints, TheLargestRiseThatStayedIsNamed) {
  const auto point = turningPoint(game, lineOf({0.5, 0.8, 0.4, 0.7, 0.72, 1}));
  ASSERT_TRUE(point);
  EXPECT_EQ(point->turn, 2U) << "the rise to 80 % was lost again";
  EXPECT_EQ(point->whose, NationId(0));
  EXPECT_DOUBLE_EQ(point->from, 0.4);
  EXPECT_DOUBLE_EQ(point->to, 0.7);
  EXPECT_DOUBLE_EQ(point->kept, 0.7);
}

TEST_F(TurningPoints, TheWinnersLastTurnTurnsOnlyAGameThatWasOpen) {
  EXPECT_FALSE(turningPoint(game, lineOf({0.6, 0.6, 0.6, 1}))) << "the winner was ahead";
  const auto late = turningPoint(game, lineOf({0.4, 0.4, 0.4, 1}));
  ASSERT_TRUE(late);
  EXPECT_EQ(late->turn, 2U);
}

TEST_F(TurningPoints, ARiseWithinItsErrorIsNotCertain) {
  EXPECT_FALSE(turningPoint(game, lineOf({0.5, 0.6, 0.6, 0.6, 1}, 0.03))->certain);
  EXPECT_TRUE(turningPoint(game, lineOf({0.5, 0.6, 0.6, 0.6, 1}, 0.01))->certain);
  EXPECT_EQ(turningPoint(game, lineOf({0.5, 0.9, 0.6, 0.7, 0.69, 1}, 0.03))->turn, 0U)
      << "without a certain one the largest that stayed";
  LineAnalysis few = lineOf({0.5, 0.6, 0.6, 0.6, 1}, 0.001);
  for (LineTurn& turn : few.turns)
    turn.said->before.rollouts = 2;
  EXPECT_FALSE(turningPoint(game, few)->certain) << "two rollouts have no error to go by";
  LineAnalysis half = lineOf({0.5, 0.6, 0.6, 0.6, 1});
  half.turns[1].said.reset();
  EXPECT_FALSE(turningPoint(game, half)) << "not all of it is known";
}

TEST_F(TurningPoints, ItIsASentenceInBothLanguages) {
  const Gazetteer provinces(game.map);
  LineAnalysis line = lineOf({0.5, 0.5, 0.4, 0.7, 0.72, 0.8}, 0.01, false);
  line.turns[2].said->regret = TurnRegret{};
  line.turns[2].said->regret->judgement = Judgement::blunder;
  const auto point = turningPoint(game, line);
  ASSERT_TRUE(point);
  const std::string english =
      turningPointInWords(*point, line, {game, provinces, nullptr, Language::english});
  EXPECT_THAT(english, HasSubstr("So far, the game turned in round 2, event 12"));
  EXPECT_THAT(english, HasSubstr("blunder"));
  EXPECT_THAT(english, HasSubstr("from 40 % to 70 % and did not fall below 70 % again."));
  const std::string german = turningPointInWords(*point, line, {game, provinces, nullptr, Language::german});
  EXPECT_THAT(german, HasSubstr("Bisher wendete sich die Partie in Runde 2, Ereignis 12"));
}

} // namespace
} // namespace annales
