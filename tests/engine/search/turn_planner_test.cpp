// Players that search for a whole turn: they choose the best of the ways that are worth a thought, and keep
// to it.
#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "engine/search/player.h"
#include "engine/state/state_key.h"
#include "tests/engine/play/worlds.h"

#include <atomic>
#include <set>

namespace annales::tests {
namespace {

constexpr ChoiceEffort kLittle{2, 2, 1};

/// The events of one turn, from its TurnBegan on, to the next one or the end.
std::vector<Event> turnBy(const Bot& bot, const Game& game, const GameState& state, std::uint64_t seed) {
  auto bots = seat(Bots::mixed, game);
  bots[state.active.index()] = bot;
  auto on = Playout::resume(game, state, std::move(bots), seed);
  std::vector<Event> line;
  while (const Event* event = on.step()) {
    line.push_back(*event);
    if (std::holds_alternative<TurnBegan>(*event)) break;
  }
  return line;
}

TEST(TurnPlanner, PlaysTheWayThatItHasChosenToItsEnd) {
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  Ahead ahead(begun.game, reachOn(begun.game.map));
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  std::uint64_t turns = 0, kept = 0;
  while (const Event* event = playout.step()) {
    if (!std::holds_alternative<TurnBegan>(*event) || ++turns % 9 != 0) continue;
    const GameState state = playout.state();
    const std::uint64_t chance = Rng(turns).next(); // the first number that the bot draws
    auto ways =
        waysToGo(ahead, state, kScreened * kLittle.best, Rng::derive(chance, 0), StepPayments::cheapest);
    if (ways.empty()) continue;
    const WayToGo way = bestWay(ahead, state.active, std::move(ways), kLittle, Rng::derive(chance, 1));
    const auto line = turnBy(turnPlanner(begun.game, kLittle), begun.game, state, turns);
    // Somebody may have answered otherwise; the step is the nation's own.
    ASSERT_FALSE(line.empty());
    EXPECT_TRUE(sameFact(line.front(), way.line.front())) << turns;
    if (sameFacts(line, way.line)) ++kept;
  }
  EXPECT_GE(kept, turns / 9 * 8 / 10);
}

std::set<std::string> afterThem(const std::vector<WayToGo>& ways) {
  std::set<std::string> places;
  for (const WayToGo& way : ways)
    places.insert(placeKey(way.after));
  return places;
}

/// What is paid for the step on the rondel; nothing where there is none.
int paidFor(const std::vector<Event>& turn) {
  for (const Event& event : turn)
    if (const auto* step = std::get_if<RondelMoved>(&event)) return step->paid.total();
  return 0;
}

TEST(WaysToGo, SparingPaymentsComeToPlacesThatTheCheapestOneDoesNotReach) {
  constexpr std::size_t kAll = 1000;
  const World world = worldOf("mare nostrum", RulesetId::antikeII, "mare-nostrum", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  Ahead ahead(begun.game, reachOn(begun.game.map));
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  std::size_t turns = 0, spared = 0;
  while (const Event* event = playout.step()) {
    if (!std::holds_alternative<TurnBegan>(*event) || ++turns % 5 != 0) continue;
    const GameState state = playout.state();
    const auto usual = afterThem(waysToGo(ahead, state, kAll, turns, StepPayments::cheapest));
    const auto ways = waysToGo(ahead, state, kAll, turns, StepPayments::sparing);
    const auto places = afterThem(ways);
    EXPECT_EQ(places.size(), ways.size()) << "each position once";
    for (const std::string& place : usual)
      EXPECT_TRUE(places.contains(place)) << turns;
    for (const WayToGo& way : ways) {
      if (usual.contains(placeKey(way.after))) continue;
      ++spared;
      EXPECT_GT(paidFor(way.line), 0);
      EXPECT_LE(paidFor(way.line), kDearestStep);
      GameState on = state;
      for (const Event& one : way.line) {
        ASSERT_FALSE(check(begun.game, on, one)) << turns;
        ASSERT_FALSE(annales::apply(on, one)) << turns;
      }
    }
  }
  EXPECT_GE(spared, 5U) << "in " << turns << " turns";
}

TEST(TurnPlanner, PlaysEveryKindOfGameAndTheSameGameAgain) {
  for (const World& world : everyWorld()) {
    const auto begun = simulatedGame(world.spec, 0).value();
    std::vector<std::uint32_t> ends;
    for (int times = 0; times < 2; ++times) {
      auto bots = seat(Bots::mixed, begun.game);
      bots[1] = turnPlanner(begun.game, {1, 1, 1});
      auto playout = Playout::begin(begun.game, std::move(bots), 11).value();
      while (playout.state().round < 12 && playout.step() != nullptr) {
      }
      ends.push_back(playout.state().seq);
    }
    EXPECT_EQ(ends[0], ends[1]) << world.name;
  }
}

TEST(TurnPlanner, WinsWhereOneOfTheWaysWins) {
  for (const World& world : {worldOf("occident", RulesetId::antike, "occident", 4),
                             worldOf("mare nostrum", RulesetId::antikeII, "mare-nostrum", 4),
                             worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2)}) {
    const auto begun = simulatedGame(world.spec, 0).value();
    Ahead ahead(begun.game, reachOn(begun.game.map));
    auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
    GameState last;
    while (const Event* event = playout.step())
      if (std::holds_alternative<TurnBegan>(*event)) last = playout.state(); // the winner's last turn
    ASSERT_EQ(last.active, playout.state().winner);
    int winning = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const auto ways = waysToGo(ahead, last, kScreened * kLittle.best, Rng::derive(Rng(seed).next(), 0),
                                 StepPayments::cheapest);
      if (!ways.front().after.ended) continue; // styles do not always see where to arm
      ++winning;
      const auto line = turnBy(turnPlanner(begun.game, kLittle), begun.game, last, seed);
      EXPECT_TRUE(std::holds_alternative<GameEnded>(line.back())) << world.name << ' ' << seed;
    }
    EXPECT_GE(winning, 2) << world.name;
  }
}

TEST(BestWay, LooksAtAllAFewTimesAndAtTheBestMoreOften) {
  // Of ways of which one wins at once, that one is chosen, wherever it stands.
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  Ahead ahead(begun.game, reachOn(begun.game.map));
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  GameState early, end;
  while (playout.step() != nullptr)
    if (playout.state().round == 3) early = playout.state();
  end = playout.state();
  for (std::size_t place = 0; place < 7; ++place) {
    std::vector<WayToGo> ways(7, WayToGo{{}, early, false});
    ways[place].after = end;
    ways[place].line = {GameEnded{}};
    EXPECT_EQ(bestWay(ahead, end.winner, ways, {6, 1, 2}, 9).line.size(), 1U) << place;
    ways[place].atRandom = true;
    EXPECT_EQ(bestWay(ahead, end.winner, ways, {6, 1, 2, 1.1}, 9).line.size(), 0U)
        << "a way at random must be so much better";
  }
}

TEST(BestWay, EndsSoonOnceItIsStopped) {
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  Ahead ahead(begun.game, reachOn(begun.game.map));
  const std::atomic<bool> stop = true;
  ahead.stopWith(&stop);
  const GameState state = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value().state();
  const std::vector<WayToGo> ways(3, WayToGo{{GameEnded{}}, state, false});
  constexpr std::size_t kEndless = std::size_t{1} << 60U;
  EXPECT_EQ(bestWay(ahead, state.active, ways, {kEndless, kEndless, 3}, 1).line.size(), 1U);
}

} // namespace
} // namespace annales::tests
