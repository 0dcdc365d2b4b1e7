// The earliest turn of each personage: the first in which it was missed or won.
#include "engine/rules/rules.h"
#include "libreplay/exact/earliest_claims.h"
#include "tests/engine/play/worlds.h"

#include <gtest/gtest.h>

#include <map>

namespace annales {
namespace {

struct PlayedGame {
  Game game;
  std::vector<Event> events;
};

PlayedGame playedGame(tests::World world) {
  world.spec.bots = Bots::mixed;
  PlayedGame played;
  tests::playThrough(world, 8, [&](const NewGame& begun, const GameState&, const Event& event) {
    played.game = begun.game;
    played.events.push_back(event);
  });
  return played;
}

using NationAndReason = std::pair<std::size_t, AwardReason>;

/// The turns of the nation that begin between these events.
int turnsBetween(const std::vector<Event>& events, NationId nation, EventIndex from, EventIndex to) {
  int turns = 0;
  for (EventIndex k = from + 1; k <= to; ++k)
    if (const auto* began = std::get_if<TurnBegan>(&events[k - 2]);
        began != nullptr && began->nation == nation)
      ++turns;
  return turns;
}

TEST(EarliestClaims, AreTheFirstTurnsInWhichAPersonageWasMissedOrWon) {
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 4),
                            tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4),
                            tests::worldOf("c", RulesetId::duellum, "rome-carthage", 2)}) {
    const PlayedGame played = playedGame(world);
    std::map<NationAndReason, EventIndex> missed, won;
    std::map<NationAndReason, int> wonInRound;
    const MissedClaims all = missedClaims(played.game, played.events);
    for (const MissedClaim& one : all.missed)
      missed.try_emplace({one.nation.index(), one.claim.reason}, one.first);
    EventIndex turn = 0;
    GameState state = begin(played.game).value();
    for (std::size_t i = 0; i < played.events.size(); ++i) {
      ASSERT_FALSE(annales::apply(state, played.events[i]));
      if (std::holds_alternative<TurnBegan>(played.events[i])) turn = static_cast<EventIndex>(i + 2);
      if (const auto* award = std::get_if<PersonageWon>(&played.events[i])) {
        won.try_emplace({award->nation.index(), award->reason}, turn);
        wonInRound.try_emplace({award->nation.index(), award->reason}, state.round);
      }
    }
    const auto rows = earliestClaims(played.game, played.events);
    int later = 0, never = 0;
    for (const EarliestClaim& row : rows) {
      const NationAndReason key{row.nation.index(), row.reason};
      const bool wasMissed = missed.contains(key), wasWon = won.contains(key);
      const EventIndex first = wasMissed && wasWon ? std::min(missed[key], won[key])
                               : wasMissed         ? missed[key]
                               : wasWon            ? won[key]
                                                   : 0;
      EXPECT_EQ(row.first, first) << world.name;
      EXPECT_EQ(row.wonInRound, wasWon ? wonInRound[key] : 0) << world.name;
      EXPECT_EQ(row.round == 0, row.first == 0);
      if (wasWon) {
        EXPECT_EQ(row.turnsLater, turnsBetween(played.events, row.nation, row.first, won[key]));
        EXPECT_EQ(row.atOnce(), row.first == won[key]);
      }
      later += row.turnsLater > 0 ? 1 : 0;
      never += row.first == 0 ? 1 : 0;
    }
    EXPECT_EQ(rows.size(),
              played.game.nations() * (played.game.ruleset->allKnowHow == AllKnowHowPolicy::none ? 5 : 6));
    EXPECT_GT(later, 0) << world.name;
    EXPECT_GT(never, 0) << world.name;
  }
}

TEST(EarliestClaims, SayHow) {
  const PlayedGame played = playedGame(tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4));
  const auto rows = earliestClaims(played.game, played.events);
  int lines = 0;
  for (const EarliestClaim& row : rows) {
    if (row.claim.line.empty()) continue;
    ++lines;
    GameState state = begin(played.game).value();
    for (EventIndex k = 2; k <= row.first; ++k)
      ASSERT_FALSE(annales::apply(state, played.events[k - 2]));
    EXPECT_EQ(state.active, row.nation);
    EXPECT_EQ(state.round, row.round);
    for (const Event& event : row.claim.line) {
      EXPECT_FALSE(check(played.game, state, event));
      ASSERT_FALSE(annales::apply(state, event));
    }
    const auto* award = std::get_if<PersonageWon>(&row.claim.line.back());
    ASSERT_NE(award, nullptr);
    EXPECT_EQ(award->reason, row.reason);
  }
  EXPECT_GT(lines, 5);
}

} // namespace
} // namespace annales
