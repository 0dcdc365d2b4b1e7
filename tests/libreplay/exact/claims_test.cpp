// Claims against brute force: everything that a nation may legally do in a turn, walked through in positions
// of simulated games, some of them with other goods, units and know-hows.
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/phase.h"
#include "engine/rules/rules.h"
#include "engine/state/state_key.h"
#include "libreplay/exact/claims.h"
#include "tests/libreplay/exact/special_positions.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>

namespace annales {
namespace {

using Reasons = std::set<AwardReason>;

/// What the nation decides itself, before awards.
bool isOwnDeed(const Event& event, NationId who) {
  if (const auto* battle = std::get_if<BattleFought>(&event)) return battle->demandedBy == who;
  if (const auto* card = std::get_if<CardPlayed>(&event)) return card->nation == who;
  return !std::holds_alternative<PersonageWon>(event) && !std::holds_alternative<TurnEnded>(event) &&
         !std::holds_alternative<CardTaken>(event) && !std::holds_alternative<CardRevealed>(event) &&
         !std::holds_alternative<GameEnded>(event);
}

void noteDue(const Game& game, const GameState& state, Reasons& found) {
  const Situation at{game, state};
  if (state.turn.space == Space::none || state.turn.abandoned || bellonaDue(at) || dueBattle(at)) return;
  const DueAwards due = dueAwards(at);
  for (std::size_t p = 0; p < kPersonages; ++p)
    if (due.count[p] > 0) found.insert(reasonFor(static_cast<Personage>(p)));
  if (due.allKnowHow) found.insert(AwardReason::allKnowHow);
}

/// Everything from there on; false where that is too much.
bool walkTurn(const Game& game, std::vector<GameState> open, std::size_t most, Reasons& found) {
  std::set<std::string> seen;
  for (const GameState& state : open)
    seen.insert(placeKey(state));
  while (!open.empty()) {
    const GameState state = open.back();
    open.pop_back();
    noteDue(game, state, found);
    for (const Event& event : legal(game, state, Payments::every)) {
      if (!isOwnDeed(event, state.active)) continue;
      GameState next = state;
      EXPECT_FALSE(annales::apply(next, event));
      if (!seen.insert(placeKey(next)).second) continue;
      if (seen.size() > most) return false;
      open.push_back(next);
    }
  }
  return true;
}

struct Forced {
  Reasons found;
  bool whole = true; // nothing was left out
};

/// The spaces one by one, so that what is found elsewhere counts where a maneuver is too much.
Forced claimsByForce(const Game& game, const GameState& begun, std::size_t most) {
  Forced forced;
  std::set<std::string> seen{placeKey(begun)};
  std::vector<GameState> before{begun};
  std::map<Space, std::vector<GameState>> steps;
  for (std::size_t i = 0; i < before.size() && i < most / 10; ++i) {
    const GameState state = before[i];
    for (const Event& event : legal(game, state, Payments::every)) {
      if (!isOwnDeed(event, begun.active)) continue;
      GameState next = state;
      EXPECT_FALSE(annales::apply(next, event));
      if (!seen.insert(placeKey(next)).second) continue;
      if (const auto* step = std::get_if<RondelMoved>(&event))
        steps[step->to].push_back(next);
      else
        before.push_back(next);
    }
  }
  forced.whole = before.size() <= most / 10;
  for (const auto& [space, states] : steps)
    forced.whole = walkTurn(game, states, most, forced.found) && forced.whole;
  return forced;
}

/// The line is legal to its end, and wins the personage.
void expectLine(const Game& game, GameState state, const Claim& claim) {
  ASSERT_FALSE(claim.line.empty());
  for (const Event& event : claim.line) {
    const auto wrong = check(game, state, event);
    ASSERT_FALSE(wrong) << nameOf(event) << ": " << wrong->message;
    ASSERT_FALSE(annales::apply(state, event));
    if (const auto* battle = std::get_if<BattleFought>(&event)) {
      EXPECT_EQ(battle->demandedBy, claim.by);
    }
  }
  const auto* won = std::get_if<PersonageWon>(&claim.line.back());
  ASSERT_NE(won, nullptr);
  EXPECT_EQ(won->nation, claim.by);
  EXPECT_EQ(won->personage, claim.personage);
  EXPECT_EQ(won->reason, claim.reason);
}

/// Other goods, and a few units more near the nation's own: positions in which more is within reach.
GameState richer(const Game& game, const GameState& begun, std::mt19937& random) {
  GameState state = begun;
  const NationId who = begun.active;
  const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n + 1)); };
  for (std::int32_t& units : state.nations[who.index()].stock)
    units = upTo(random() % 3 == 0 ? 12 : 3);
  if (random() % 3 == 0) { // nearly all know-hows, or some, with what comes before each
    std::uint16_t& known = state.nations[who.index()].knowHow;
    known = static_cast<std::uint16_t>(game.ruleset->allKnowHows() & (random() | random()));
    for (std::size_t k = 0; k < game.ruleset->knowHows.size(); ++k)
      if (const KnowHowId lower = game.ruleset->knowHows[k].lower;
          state[who].knows(KnowHowId(k)) && lower.exists())
        known = static_cast<std::uint16_t>(known | 1U << lower.index());
    state.turn.knownBefore = state.known();
  }
  for (int i = upTo(3); i > 0; --i) {
    const ProvinceId p(random() % game.map->size());
    const Kind kind = random() % 2 == 0 ? Kind::legion : Kind::galley;
    bool free = game.map->leaves(p, kind) && state[who].supply[indexOf(kind)] > 3;
    for (std::size_t n = 0; n < game.nations(); ++n)
      free = free && (NationId(n) == who || state.units(p, NationId(n), kind) == 0);
    if (free) tests::deploy(state, who, kind, Adjustment::Place::supply, p);
  }
  return state;
}

struct Tally {
  int whole = 0, partly = 0, unsettled = 0;
  std::map<AwardReason, int> found;
  std::map<AwardReason, int> bySpecials; // with a special unit that is armed or marches
};

bool usesSpecial(const Claim& claim) {
  const auto isSpecial = [](Kind kind) { return kind == Kind::commander || kind == Kind::admiral; };
  return std::ranges::any_of(claim.line, [&](const Event& event) {
    const auto* move = std::get_if<UnitsMoved>(&event);
    const auto* armed = std::get_if<UnitsArmed>(&event);
    return (move != nullptr && isSpecial(move->kind)) || (armed != nullptr && isSpecial(armed->kind));
  });
}

void compare(const Game& game, const GameState& begun, std::size_t most, const std::string& where,
             Tally& tally) {
  const Claims claims = claimsIn(game, begun);
  const Forced forced = claimsByForce(game, begun, most);
  Reasons said;
  for (const Claim& claim : claims.claims) {
    said.insert(claim.reason);
    expectLine(game, begun, claim);
    ++tally.found[claim.reason];
    if (usesSpecial(claim)) ++tally.bySpecials[claim.reason];
  }
  tally.unsettled += static_cast<int>(claims.unsettled.size());
  ++(forced.whole ? tally.whole : tally.partly);
  const Reasons unsettled(claims.unsettled.begin(), claims.unsettled.end());
  for (const AwardReason reason : forced.found)
    EXPECT_TRUE(said.contains(reason) || unsettled.contains(reason))
        << where << ": brute force finds " << static_cast<int>(reason);
  if (!forced.whole) return;
  for (const AwardReason reason : said)
    EXPECT_TRUE(forced.found.contains(reason))
        << where << ": brute force does not find " << static_cast<int>(reason);
}

/// ANNALES_EVERY_CLAIM=1 looks at more positions and larger ones.
TEST(Claims, AreThoseThatBruteForceFinds) {
  const bool all = std::getenv("ANNALES_EVERY_CLAIM") != nullptr;
  const std::size_t most = all ? 6'000 : 1'000;
  std::vector<tests::World> worlds = tests::laterGames();
  for (auto& more : {tests::antikeOptions(), tests::standardWorlds()})
    worlds.insert(worlds.end(), more.begin(), more.end());
  std::map<RulesetId, Tally> tallies;
  std::mt19937 random(15);
  for (std::size_t w = 0; w < worlds.size(); ++w) {
    tests::World world = worlds[w];
    world.spec.bots = w % 2 == 0 ? Bots::random : Bots::mixed;
    int turns = 0, here = 0;
    tests::playThrough(world, 3, [&](const NewGame& begun, const GameState& state, const Event& event) {
      if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 2 : 9) != 0) return;
      if (here++ > (all ? 60 : 14) || ::testing::Test::HasFailure()) return;
      GameState turn = state;
      ASSERT_FALSE(annales::apply(turn, event));
      const std::string where = fmt::format("{}, round {}, event {}", world.name, state.round, state.seq);
      compare(begun.game, turn, most, where, tallies[world.spec.ruleset]);
      compare(begun.game, richer(begun.game, turn, random), most, where + " (richer)",
              tallies[world.spec.ruleset]);
    });
  }
  for (const auto& [ruleset, tally] : tallies) {
    if (all)
      for (const auto& [reason, count] : tally.found)
        std::printf("ruleset %d: %d whole, %d partly, %d unsettled; reason %d: %d\n",
                    static_cast<int>(ruleset), tally.whole, tally.partly, tally.unsettled,
                    static_cast<int>(reason), count);
    EXPECT_GT(tally.whole, 5);
    EXPECT_GE(tally.found.size(), 3U);
  }
}

/// ANNALES_EVERY_CLAIM=1 plays more games.
TEST(Claims, OfSpecialUnitsAreThoseThatBruteForceFinds) {
  const bool all = std::getenv("ANNALES_EVERY_CLAIM") != nullptr;
  std::mt19937 random(8);
  Tally tally;
  for (tests::World world : tests::specialWorlds())
    for (std::uint64_t game = 1; game <= (all ? 4U : 3U); ++game) {
      world.spec.bots = game % 2 == 0 ? Bots::random : Bots::mixed;
      int turns = 0;
      tests::playThrough(world, game, [&](const NewGame& begun, const GameState& state, const Event& event) {
        if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 4 : 16) != 0) return;
        if (::testing::Test::HasFailure()) return;
        GameState turn = tests::withSpecials(begun.game, state, random);
        ASSERT_FALSE(annales::apply(turn, event));
        const std::size_t most = all ? 6'000 : 1'000;
        const std::string where = fmt::format("{}, game {}, event {}", world.name, game, state.seq);
        compare(begun.game, turn, most, where, tally);
        compare(begun.game, richer(begun.game, turn, random), most, where + " (richer)", tally);
      });
    }
  if (all) {
    std::printf("special units: %d whole, %d partly, %d unsettled\n", tally.whole, tally.partly,
                tally.unsettled);
    for (const auto& [reason, count] : tally.found)
      std::printf("  reason %d: %d, by special units %d\n", static_cast<int>(reason), count,
                  tally.bySpecials[reason]);
  }
  EXPECT_EQ(tally.unsettled, 0);
  EXPECT_GT(tally.whole, 5);
  EXPECT_GT(tally.bySpecials[AwardReason::cities], 0);
  EXPECT_GT(tally.bySpecials[AwardReason::templeDestroyed] + tally.bySpecials[AwardReason::seas], 0);
}

/// `duellum.special-units`: an admiral out of the box, where there is no galley to arm.
TEST(Claims, OfSeasAreWonByAnAdmiralThatIsArmed) {
  const auto begun = simulatedGame(tests::specialWorlds().front().spec, 1).value();
  const Game& game = begun.game;
  GameState state = begin(game).value();
  const NationId who(state.nations[0].box[indexOf(Kind::admiral)] > 0 ? 0 : 1);
  NationState& own = state.nations[who.index()];
  own.box[indexOf(Kind::galley)] = 0;
  own.seas = 6; // the seventh brings a navigator (`personage.level`)
  own.stock = {0, 3, 0, 0};
  const auto seas = [&] {
    const Claims claims = claimsOf(game, state, who);
    const auto claim = std::ranges::find(claims.claims, AwardReason::seas, &Claim::reason);
    return claim == claims.claims.end() ? std::nullopt : std::optional(*claim);
  };
  EXPECT_FALSE(seas()) << "only a city with a temple arms one";
  for (std::size_t i = 0; i < game.map->size(); ++i)
    if (state.provinces[i].owner == who && game.map->leaves(ProvinceId(i), Kind::admiral))
      state.provinces[i].temple = true;
  const auto claim = seas();
  ASSERT_TRUE(claim);
  EXPECT_TRUE(usesSpecial(*claim));
  GameState turn = state;
  ASSERT_FALSE(annales::apply(turn, TurnBegan{who}));
  expectLine(game, turn, *claim);
  own.stock = {0, 2, 0, 0};
  EXPECT_FALSE(seas()) << "it costs 3 iron";
}

TEST(Claims, ThatTakeUnitsAreLeftOpenWhereANationHasTwoSpecialUnits) {
  const tests::World world = tests::specialWorlds().back();
  const auto begun = simulatedGame(world.spec, 1).value();
  GameState state = begin(begun.game).value();
  EXPECT_TRUE(claimsOf(begun.game, state, NationId(0)).unsettled.empty());
  ++state.nations[0].box[indexOf(Kind::commander)];
  EXPECT_EQ(claimsOf(begun.game, state, NationId(0)).unsettled,
            (std::vector{AwardReason::cities, AwardReason::templeDestroyed, AwardReason::seas}));
}

} // namespace
} // namespace annales
