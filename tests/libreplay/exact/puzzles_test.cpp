// Puzzles against brute force: everything that a nation may legally do in its turn, all payments and trades
// included. There is one plan exactly where what all turns that reach the goal have in common reaches it.
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/rules.h"
#include "engine/state/state_key.h"
#include "libreplay/exact/puzzles.h"
#include "libreplay/exact/threats.h"
#include "tests/libreplay/exact/special_positions.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace annales {
namespace {

bool isOwn(const Event& event, NationId who) {
  if (const auto* battle = std::get_if<BattleFought>(&event)) return battle->demandedBy == who;
  if (const auto* card = std::get_if<CardPlayed>(&event)) return card->nation == who;
  return !std::holds_alternative<PersonageWon>(event) && !std::holds_alternative<TurnEnded>(event) &&
         !std::holds_alternative<CardTaken>(event) && !std::holds_alternative<CardRevealed>(event) &&
         !std::holds_alternative<GameEnded>(event);
}

/// Every position of the turn in which nothing is due; nothing where there are too many.
std::optional<std::vector<GameState>> wholeTurn(const Game& game, const GameState& begun, std::size_t most) {
  std::set<std::string> seen{placeKey(begun)};
  std::vector<GameState> open{begun}, found;
  while (!open.empty()) {
    const GameState state = open.back();
    open.pop_back();
    const Situation at{game, state};
    if (state.turn.space != Space::none && !state.turn.abandoned && !bellonaDue(at) && !dueBattle(at))
      found.push_back(state);
    for (const Event& event : legal(game, state, Payments::every)) {
      if (!isOwn(event, begun.active)) continue;
      GameState next = state;
      EXPECT_FALSE(annales::apply(next, event));
      if (!seen.insert(placeKey(next)).second) continue;
      if (seen.size() > most) return std::nullopt;
      open.push_back(next);
    }
  }
  return found;
}

bool isDue(const Game& game, const GameState& state, AwardReason reason) {
  const DueAwards due = dueAwards({game, state});
  if (reason == AwardReason::allKnowHow) return due.allKnowHow;
  for (std::size_t p = 0; p < kPersonages; ++p)
    if (due.count[p] > 0 && reasonFor(static_cast<Personage>(p)) == reason) return true;
  return false;
}

/// What is common to all, where one of them is no more than that; with a deed beside the step.
std::optional<TurnDeeds> onePlan(const std::set<TurnDeeds>& ways) {
  if (ways.empty()) return std::nullopt;
  TurnDeeds common = *ways.begin();
  for (const TurnDeeds& way : ways) {
    TurnDeeds both;
    std::ranges::set_intersection(common, way, std::back_inserter(both));
    common = both;
  }
  if (!ways.contains(common) || common.size() < 2 || common.front().kind != TurnDeedKind::step)
    return std::nullopt;
  return common;
}

TurnDeeds forPersonage(TurnDeeds deeds, AwardReason reason) {
  std::erase_if(deeds, [&](const TurnDeed& deed) {
    return deed.kind == TurnDeedKind::more || deed.kind == TurnDeedKind::fewer ||
           deed.kind == TurnDeedKind::wall ||
           (deed.kind == TurnDeedKind::hold && reason != AwardReason::seas);
  });
  return deeds;
}

constexpr std::array kAllReasons{AwardReason::cities,  AwardReason::knowHow, AwardReason::templeDestroyed,
                                 AwardReason::temples, AwardReason::seas,    AwardReason::allKnowHow};

std::optional<TurnDeeds> planSaid(const Game& game, const GameState& begun, AwardReason reason) {
  const Claims claims = claimsIn(game, begun);
  for (const Claim& claim : claims.claims) {
    if (claim.reason != reason) continue;
    const TurnDeeds plan = planOf(begun, claim);
    for (const TurnDeed& deed : plan)
      if (claimWithout(game, begun, reason, deed) != Settled::no) return std::nullopt;
    return plan.size() > 1 ? std::optional(plan) : std::nullopt;
  }
  return std::nullopt;
}

struct Compared {
  int turns = 0, several = 0;
  std::map<AwardReason, int> personages;
  int cities = 0, inDanger = 0;
};

void expectPersonages(const Game& game, const GameState& begun, const std::vector<GameState>& turn,
                      const std::string& where, Compared& seen) {
  for (const AwardReason reason : kAllReasons) {
    std::set<TurnDeeds> ways;
    for (const GameState& state : turn)
      if (isDue(game, state, reason)) ways.insert(forPersonage(deedsBetween(begun, state), reason));
    const auto forced = onePlan(ways);
    ASSERT_EQ(planSaid(game, begun, reason), forced) << where << ", reason " << static_cast<int>(reason);
    if (forced)
      ++seen.personages[reason];
    else if (!ways.empty())
      ++seen.several;
  }
}

TurnDeeds forCity(TurnDeeds deeds) {
  std::erase_if(deeds, [](const TurnDeed& deed) { return deed.kind == TurnDeedKind::hold; });
  return deeds;
}

bool standsSafe(const Game& game, GameState state, ProvinceId city, NationId who) {
  if (state[city].owner != who) return false;
  EXPECT_FALSE(annales::apply(state, TurnEnded{who}));
  const std::vector<Threat> threats = threatsIn(game, state).value();
  for (const Threat& threat : threats)
    if (threat.city == city &&
        game.setup->nations[threat.by.index()].controller != game.setup->nations[who.index()].controller)
      return false;
  return true;
}

void expectCities(const Game& game, const GameState& begun, const std::vector<GameState>& turn,
                  const std::string& where, Compared& seen) {
  const NationId who = begun.active;
  const Rescues rescues = rescuesIn(game, begun, 1'000'000);
  ASSERT_TRUE(rescues.open.empty());
  std::map<std::size_t, TurnDeeds> said, forced;
  for (const CityRescue& rescue : rescues.only) {
    said[rescue.city.index()] = rescue.plan;
    GameState state = begun;
    for (const Event& event : rescue.line) {
      const auto wrong = check(game, state, event);
      ASSERT_FALSE(wrong) << where << ": " << wrong->message;
      ASSERT_FALSE(annales::apply(state, event));
    }
    EXPECT_TRUE(standsSafe(game, state, rescue.city, who)) << where;
    EXPECT_EQ(forCity(deedsBetween(begun, state)), rescue.plan) << where;
  }
  for (std::size_t i = 0; i < game.map->size(); ++i) {
    const ProvinceId city(i);
    if (begun[city].owner != who || standsSafe(game, begun, city, who)) continue;
    ++seen.inDanger;
    std::set<TurnDeeds> ways;
    for (const GameState& state : turn)
      if (standsSafe(game, state, city, who)) ways.insert(forCity(deedsBetween(begun, state)));
    if (const auto plan = onePlan(ways)) forced[i] = *plan;
  }
  seen.cities += static_cast<int>(forced.size());
  ASSERT_EQ(said, forced) << where;
}

/// False where the turn is too large to be walked through.
bool comparePuzzles(const Game& game, const GameState& begun, std::size_t most, const std::string& where,
                    Compared& seen) {
  const auto whole = wholeTurn(game, begun, most);
  if (!whole) return false;
  ++seen.turns;
  expectPersonages(game, begun, *whole, where, seen);
  expectCities(game, begun, *whole, where, seen);
  return true;
}

int personagesIn(const Compared& seen) {
  int all = 0;
  for (const auto& [reason, count] : seen.personages)
    all += count;
  return all;
}

void printPuzzles(const std::string& what, const Compared& seen) {
  std::printf(
      "%s: %d turns, %d personages with one plan, %d with several; of %d cities in danger %d with one "
      "plan\n",
      what.c_str(), seen.turns, personagesIn(seen), seen.several, seen.inDanger, seen.cities);
}

/// ANNALES_EVERY_PUZZLE=1 looks at more positions and larger ones.
TEST(Puzzles, HaveOnePlanWhereBruteForceFindsOne) {
  const bool all = std::getenv("ANNALES_EVERY_PUZZLE") != nullptr;
  const std::size_t most = all ? 4'000 : 1'000;
  std::vector<tests::World> worlds = tests::laterGames();
  for (auto& more : {tests::antikeOptions(), tests::standardWorlds()})
    worlds.insert(worlds.end(), more.begin(), more.end());
  std::map<RulesetId, Compared> seen;
  for (std::size_t w = 0; w < worlds.size(); ++w) {
    tests::World world = worlds[w];
    world.spec.bots = w % 2 == 0 ? Bots::random : Bots::mixed;
    int turns = 0, here = 0;
    tests::playThrough(world, 6, [&](const NewGame& begun, const GameState& state, const Event& event) {
      if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 3 : 7) != 0) return;
      if (here > (all ? 40 : 14) || ::testing::Test::HasFatalFailure()) return;
      GameState turn = state;
      ASSERT_FALSE(annales::apply(turn, event));
      const std::string where = fmt::format("{}, round {}, event {}", world.name, state.round, state.seq);
      if (comparePuzzles(begun.game, turn, most, where, seen[world.spec.ruleset])) ++here;
    });
  }
  Compared together;
  int personages = 0;
  for (const auto& [ruleset, compared] : seen) {
    const int here = personagesIn(compared);
    if (all) {
      printPuzzles(fmt::format("ruleset {}", static_cast<int>(ruleset)), compared);
      EXPECT_GT(here, 0);
      EXPECT_GT(compared.inDanger, 0);
    }
    EXPECT_GT(compared.turns, 20);
    personages += here;
    together.inDanger += compared.inDanger;
    together.several += compared.several;
  }
  EXPECT_GT(personages, 3);
  EXPECT_GT(together.several, 3);
  EXPECT_GT(together.inDanger, 3);
}

/// ANNALES_EVERY_PUZZLE=1 plays more games.
TEST(Puzzles, OfSpecialUnitsHaveOnePlanWhereBruteForceFindsOne) {
  const bool all = std::getenv("ANNALES_EVERY_PUZZLE") != nullptr;
  std::mt19937 random(31);
  Compared seen;
  for (tests::World world : tests::specialWorlds())
    for (std::uint64_t game = 1; game <= (all ? 12U : 4U); ++game) {
      world.spec.bots = game % 2 == 0 ? Bots::random : Bots::mixed;
      int turns = 0;
      tests::playThrough(world, game, [&](const NewGame& begun, const GameState& state, const Event& event) {
        if (!std::holds_alternative<TurnBegan>(event) || turns++ % (all ? 3 : 9) != 0) return;
        if (::testing::Test::HasFatalFailure()) return;
        GameState turn = tests::withSpecials(begun.game, state, random);
        ASSERT_FALSE(annales::apply(turn, event));
        comparePuzzles(begun.game, turn, all ? 4'000 : 600,
                       fmt::format("{}, event {}", world.name, state.seq), seen);
      });
    }
  if (all) printPuzzles("special units", seen);
  EXPECT_GT(seen.turns, 20);
  EXPECT_GT(personagesIn(seen), 0);
  EXPECT_GT(seen.inDanger, 5);
}

struct Line {
  Game game;
  std::vector<Event> events;
};

Line playedLine(tests::World world) {
  world.spec.bots = Bots::mixed;
  Line line;
  tests::playThrough(world, 7, [&](const NewGame& begun, const GameState&, const Event& event) {
    line.game = begun.game;
    line.events.push_back(event);
  });
  return line;
}

/// In whole games: every puzzle stands where its turn begins, its line reaches the goal, and whoever did so
/// in the game did the whole plan.
TEST(Puzzles, OfWholeGamesAreSolvedByTheirLinesAndOnlyByTheirPlans) {
  for (const auto& world : {tests::worldOf("a", RulesetId::antike, "occident", 3),
                            tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4),
                            tests::worldOf("c", RulesetId::duellum, "rome-carthage", 2)}) {
    const Line line = playedLine(world);
    const Puzzles all = puzzlesIn(line.game, line.events, 300);
    ASSERT_GT(all.puzzles.size(), 3U) << world.name;
    EXPECT_GT(all.turns, 50U);
    GameState state = begin(line.game).value();
    std::size_t next = 0;
    for (std::size_t i = 0; i < line.events.size(); ++i) {
      ASSERT_FALSE(annales::apply(state, line.events[i]));
      for (; next < all.puzzles.size() && all.puzzles[next].first == i + 2; ++next) {
        const Puzzle& puzzle = all.puzzles[next];
        EXPECT_EQ(puzzle.nation, state.active);
        EXPECT_GE(puzzle.deeds(), 1U);
        EXPECT_TRUE(solves(line.game, state, puzzle, puzzle.line));
        EXPECT_FALSE(solves(line.game, state, puzzle, {}));
        if (!puzzle.solved) continue;
        GameState after = state;
        for (std::size_t k = i + 1; !std::holds_alternative<TurnEnded>(line.events[k]) && !after.ended; ++k)
          ASSERT_FALSE(annales::apply(after, line.events[k]));
        const TurnDeeds done = deedsBetween(state, after);
        EXPECT_TRUE(std::ranges::includes(done, puzzle.plan)) << world.name << ", event " << puzzle.first;
      }
    }
    EXPECT_EQ(next, all.puzzles.size());
  }
}

TEST(Puzzles, MissedOnesWithManyDeedsComeFirstAndCancellingStops) {
  const Line line = playedLine(tests::worldOf("b", RulesetId::antikeII, "orient-ii", 4));
  auto puzzles = puzzlesIn(line.game, line.events, 0).puzzles;
  std::ranges::stable_sort(puzzles, isMoreWorth);
  ASSERT_GT(puzzles.size(), 2U);
  for (std::size_t i = 1; i < puzzles.size(); ++i) {
    const Puzzle &a = puzzles[i - 1], &b = puzzles[i];
    EXPECT_TRUE(a.solved < b.solved || (a.solved == b.solved && a.deeds() >= b.deeds()));
    EXPECT_EQ(a.goal, Puzzle::Goal::personage) << "no positions for cities";
  }
  const std::atomic<bool> cancelled{true};
  Watch watch;
  watch.cancel = &cancelled;
  EXPECT_TRUE(puzzlesIn(line.game, line.events, 300, watch).puzzles.empty());
}

} // namespace
} // namespace annales
