// The ledger of blame: it closes, luck is luck, and what was given away on purpose is found and ascribed.
#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/blame.h"
#include "libreplay/analysis/open_turns.h"
#include "tests/libreplay/analysis/played.h"
#include "tests/often.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace annales {
namespace {

using tests::analysisOf, tests::Played, tests::playedBy, tests::stateAfter, tests::turnFromEnd;

void expectClosed(const GameAnalysis& analysis, std::size_t nations) {
  const BlameLedger ledger = blameOf(analysis);
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    double sum = ledger.luck[n] + ledger.drift[n];
    for (const Chances& given : ledger.given)
      sum += given[n];
    EXPECT_NEAR(ledger.outcome[n] - ledger.first[n], sum, 1e-9) << n;
    if (n >= nations) {
      EXPECT_EQ(sum, 0) << n;
    }
  }
  for (const Chances& given : ledger.given)
    EXPECT_NEAR(std::accumulate(given.begin(), given.end(), 0.0), 0, 1e-9) << "what one loses others have";
}

TEST(Blame, TheLedgerClosesForEveryNationOfEveryKindOfGame) {
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 4),
                            tests::worldOf("b", RulesetId::antikeII, "mare-nostrum", 6),
                            tests::worldOf("c", RulesetId::duellum, "greece-persia", 2)})
    for (const char* word : {"random", "greedy"}) {
      Played played =
          playedBy(word, world.spec.ruleset, world.spec.board->map->id().c_str(), world.spec.nations, 4);
      const bool shortest = world.spec.ruleset == RulesetId::duellum;
      const bool whole = std::string_view(word) == "greedy" && (shortest || test::isThorough());
      if (!whole)
        played.events.resize(std::min<std::size_t>(played.events.size(), test::isThorough() ? 600 : 150));
      const GameAnalysis analysis = analysisOf(played, {.budget = 2, .turns = 1});
      ASSERT_GT(analysis.turns.size(), 10U);
      expectClosed(analysis, played.begun.game.nations());
      const BlameLedger ledger = blameOf(analysis);
      EXPECT_GT(ledger.judged, 5U);
      EXPECT_EQ(analysis.ended, whole);
    }
}

TEST(Blame, WithoutRolloutsEverythingIsDrift) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 3, 1);
  const BlameLedger ledger = blameOf(analysisOf(played, {.budget = 0}));
  EXPECT_EQ(ledger.judged, 0U);
  for (std::size_t n = 0; n < 3; ++n) {
    EXPECT_EQ(ledger.given[n], Chances{});
    EXPECT_NEAR(ledger.drift[n], ledger.outcome[n] - ledger.first[n], 1e-9);
  }
}

TEST(Blame, ATurnFollowedAgainIsTheSameWhereNobodyElseHasAnythingToSay) {
  for (const auto& [ruleset, board, nations] :
       {std::tuple(RulesetId::antike, "occident", 4), std::tuple(RulesetId::antikeII, "orient-ii", 5),
        std::tuple(RulesetId::duellum, "rome-carthage", 2)}) {
    const Played played = playedBy("random", ruleset, board, nations, 11);
    const Game& game = played.begun.game;
    Ahead ahead(game, reachOn(game.map));
    GameState last;
    int closed = 0, open = 0, other = 0;
    for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
      if (!turn.over || turn.brokenOff) continue;
      EXPECT_TRUE(isFollowable(game, turn)) << turn.event;
      std::vector<Event> line;
      const GameState again = ahead.afterDecisions(turn.before, turn.nation, turn.line, 5, &line);
      const bool same = std::ranges::equal(line, turn.line, sameFact);
      if (isOpen(game, turn.before, turn.nation, turn.line)) {
        ++open;
        other += same ? 0 : 1;
        continue;
      }
      ++closed;
      ASSERT_TRUE(same) << board << ", turn at " << turn.event;
      EXPECT_EQ(again.seq, turn.after.seq);
    }
    EXPECT_GT(closed, 50) << board;
    EXPECT_GT(open, 5) << board;
    EXPECT_GT(other, 0) << board;
  }
}

} // namespace
} // namespace annales
