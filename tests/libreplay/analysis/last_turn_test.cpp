// The last turn of a record that goes no further, and the played move among the candidates.
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/analysis/played_turns.h"
#include "libreplay/analysis/position_search.h"
#include "tests/libreplay/analysis/played.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using tests::analysisOf, tests::Played, tests::playedBy, tests::turnFromEnd;

/// The record ends right behind the n-th turn from the end, before the next one begins.
Played cutBehindATurn(int turn) {
  Played played = playedBy("random", RulesetId::antike, "occident", 3, 5);
  std::size_t next = turnFromEnd(played.events, turn);
  while (!std::holds_alternative<TurnEnded>(played.events[next - 1]))
    --next;
  played.events.resize(next);
  return played;
}

TEST(LastTurn, AWholeTurnAtTheEndOfARecordIsJudgedAsIfTheNextHadBegun) {
  for (const int turn : {20, 30, 40}) {
    Played cut = cutBehindATurn(turn);
    const GameAnalysis analysis = analysisOf(cut, {.budget = 4});
    ASSERT_FALSE(analysis.turns.empty());
    const AnalysedTurn& last = analysis.turns.back();
    EXPECT_TRUE(last.over);
    ASSERT_TRUE(last.regret) << turn;
    Played longer = playedBy("random", RulesetId::antike, "occident", 3, 5);
    std::size_t next = cut.events.size();
    while (!std::holds_alternative<TurnBegan>(longer.events[next]))
      ++next;
    longer.events.resize(next + 1);
    const auto again = analysedTurn(longer.begun.game, longer.events, last.event, {.budget = 4});
    ASSERT_TRUE(again && again->regret);
    EXPECT_EQ(last.regret->regret, again->regret->regret) << "the same, however far the record goes";
  }
}

TEST(LastTurn, ATurnThatIsCutInTheMiddleIsNotJudgedAndIsNotOver) {
  Played played = playedBy("random", RulesetId::antike, "occident", 3, 5);
  const std::size_t began = turnFromEnd(played.events, 20);
  played.events.resize(began + 1);
  const GameAnalysis analysis = analysisOf(played, {.budget = 4});
  EXPECT_FALSE(analysis.turns.back().over);
  EXPECT_FALSE(analysis.turns.back().regret);
  EXPECT_TRUE(analysis.turns[analysis.turns.size() - 2].over);
}

TEST(LastTurn, ATurnInWhichOnlyItsEndIsMissingIsOver) {
  const Played played = playedBy("random", RulesetId::antike, "occident", 3, 5);
  int whole = 0;
  for (int turn = 10; turn < 60; ++turn) {
    std::size_t ends = turnFromEnd(played.events, turn);
    while (!std::holds_alternative<TurnEnded>(played.events[ends]))
      --ends;
    const auto some = std::span(played.events).first(ends);
    GameState last;
    const auto turns = playedTurns(played.begun.game, some, last);
    const auto options = legal(played.begun.game, last, Payments::cheapest);
    const bool nothingLeft = std::ranges::all_of(options, [](const Event& event) {
      return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameEnded>(event);
    });
    if (!nothingLeft) continue;
    ++whole;
    EXPECT_TRUE(turns.back().over) << turn;
  }
  EXPECT_GE(whole, 5);
}

TEST(PositionSearch, ThePlayedMoveIsAlwaysAmongTheMoves) {
  for (const char* player : {"greedy", "random"}) {
    const Played played = playedBy(player, RulesetId::antike, "occident", 3, 5);
    const Game& game = played.begun.game;
    GameState last;
    int turns = 0, beside = 0;
    for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
      if (!turn.over || ++turns > 40) continue;
      PositionSearch search(game, turn.before, {.moves = 3, .played = {turn.line.begin(), turn.line.end()}});
      search.step();
      const PositionFound found = search.found();
      const auto marked = std::ranges::count_if(found.moves, &MoveFound::played);
      ASSERT_EQ(marked, 1);
      EXPECT_LE(found.moves.size(), 4U);
      beside += found.moves.size() == 4 ? 1 : 0;
      for (const MoveFound& move : found.moves)
        if (move.played) {
          EXPECT_FALSE(kindOfMistake(turn.line, move.line, turn.nation, false));
        }
    }
    EXPECT_GE(beside, 1) << "some played move is not one of the best three";
  }
}

} // namespace
} // namespace annales
