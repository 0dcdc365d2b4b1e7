// The account of a line: every definition in events told by hand, and all sums once more from the states of
// all samples and of simulated games, written independently.
#include "engine/rules/rules.h"
#include "libreplay/exact/account.h"
#include "libreplay/facts/game_facts.h"
#include "tests/engine/play/worlds.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

namespace annales {
namespace {

Amount amount(int marble, int iron, int gold, int coins) {
  Amount a;
  a.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron), static_cast<std::int16_t>(gold),
          static_cast<std::int16_t>(coins)};
  return a;
}

std::vector<Event> mainEventsOf(const EventLog& log) {
  std::vector<Event> events;
  for (const NodeIndex i : log.path(log.mainHead()))
    if (i != 0) events.push_back(log[i].event);
  return events;
}

/// A game of Antike with three nations, and what happens in it: every turn of a nation in order, with the
/// stock that the test gives.
class Told {
public:
  Told() : log_(test::simulatedLog(RulesetId::antike, 1)), state_(begin(log_.game()).value()) {
    nation_ = NationId(0);
    happens(RoundBegan{1});
  }
  const Game& game() const { return log_.game(); }
  NationId nation() const { return nation_; }
  ProvinceId city() const {
    for (std::size_t i = 0; i < game().map->size(); ++i)
      if (state_.provinces[i].owner == nation_) return ProvinceId(i);
    return ProvinceId::none();
  }
  void has(const Amount& stock) {
    Amount change;
    for (std::size_t r = 0; r < kResources; ++r)
      change.add(static_cast<Resource>(r), stock.of[r] - state_[nation_].stock[r]);
    happens(Corrected{nation_, change, std::make_shared<const std::string>("so it is told")});
  }
  void happens(const Event& event) {
    ASSERT_FALSE(annales::apply(state_, event)) << nameOf(event);
    events_.push_back(event);
  }
  void turn(Space to, const Amount& paid, const std::vector<Event>& deeds = {}) {
    happens(TurnBegan{nation_});
    happens(RondelMoved{nation_, to, paid});
    for (const Event& deed : deeds)
      happens(deed);
    happens(TurnEnded{nation_});
  }
  Account account() const { return accountOf(game(), events_); }
  NationAccount own() const { return account().nations[0]; }

private:
  EventLog log_;
  GameState state_;
  NationId nation_;
  std::vector<Event> events_;
};

TEST(Account, StepsAreCountedFromSpaceToSpaceAndTheFirstOneIsNone) {
  Told told;
  told.has(amount(2, 2, 2, 2));
  told.turn(Space::iron, {});
  told.turn(Space::arming, amount(0, 0, 0, 1));
  told.turn(Space::arming, amount(2, 2, 1, 0));
  const NationAccount own = told.own();
  EXPECT_EQ(own.turns, 3);
  EXPECT_EQ(own.moves, 2);
  EXPECT_EQ(own.steps, 4 + 8);
  EXPECT_EQ(own.price, 1 + 5);
  EXPECT_EQ(own.paid, (Goods{2, 2, 1, 1}));
  EXPECT_EQ(own.visits[indexOf(Space::arming)], 2);
  EXPECT_EQ(own.idle, 3);
  EXPECT_FALSE(own.ahead); // nobody else has moved
}

TEST(Account, StepsAreCountedFromWhereThePieceIsPut) {
  Told told;
  told.has(amount(2, 2, 2, 2));
  told.turn(Space::iron, {});
  Adjustments effects(1);
  effects.front().op = Adjustment::Op::rondel;
  effects.front().nation = told.nation();
  effects.front().space = Space::gold;
  told.happens(TurnBegan{told.nation()});
  told.happens(Corrected{told.nation(),
                         {},
                         std::make_shared<const std::string>("it stood on gold"),
                         std::make_shared<const Adjustments>(effects)});
  told.happens(RondelMoved{told.nation(), Space::maneuver1, {}});
  told.happens(TurnEnded{told.nation()});
  EXPECT_EQ(told.account().turns[1].from, Space::gold);
  EXPECT_EQ(told.account().turns[1].steps, rondelDistance(Space::gold, Space::maneuver1));
}

TEST(Account, ManyPaymentsAddUp) {
  Told told;
  told.turn(Space::iron, {});
  for (int i = 0; i < 40; ++i) {
    told.has(amount(0, 999, 0, 0));
    told.turn(Space::iron, amount(0, 999, 0, 0));
  }
  EXPECT_EQ(withoutCoins(told.own().paid), 40 * 999);
}

TEST(Account, WhatLiesThereThroughAWholeTurnIsUnused) {
  Told told;
  told.has(amount(5, 3, 0, 1));
  told.turn(Space::iron, {}, {Produced{told.nation(), amount(0, 2, 0, 0)}});
  told.turn(Space::temple, {}, {TempleBuilt{told.nation(), told.city(), amount(5, 0, 0, 0)}});
  const Account account = told.account();
  EXPECT_EQ(account.turns[0].unused, (Goods{5, 3, 0, 1}));
  EXPECT_EQ(account.turns[0].left, (Goods{5, 5, 0, 1}));
  EXPECT_EQ(account.turns[1].unused, (Goods{0, 5, 0, 1}));
  EXPECT_EQ(account.nations[0].unusedTurns, (Goods{5, 8, 0, 2}));
  EXPECT_EQ(account.nations[0].heldTurns, (Goods{5, 10, 0, 2}));
  EXPECT_EQ(account.nations[0].peak[0].units, 5);
  EXPECT_EQ(account.nations[0].peak[1].units, 5);
  EXPECT_EQ(account.nations[0].left, (Goods{0, 5, 0, 1}));
  EXPECT_EQ(account.nations[0].idle, 0);
}

TEST(Account, CoinsForGoodsAreThoseThatGoodsStillThereCouldHavePaid) {
  Told told;
  told.has(amount(6, 0, 0, 3));
  told.turn(Space::temple, {}, {TempleBuilt{told.nation(), told.city(), amount(2, 0, 0, 3)}});
  EXPECT_EQ(told.own().coinsForGoods, 3); // four marble are left
  Told poor;
  poor.has(amount(2, 9, 9, 3));
  poor.turn(Space::temple, {}, {TempleBuilt{poor.nation(), poor.city(), amount(2, 0, 0, 3)}});
  EXPECT_EQ(poor.own().coinsForGoods, 0); // neither iron nor gold could have paid
}

TEST(Account, AUnitThatLiesThereCountsForOnePaymentOnly) {
  Told told;
  told.has(amount(1, 0, 0, 9));
  told.turn(Space::iron, {});
  told.has(amount(1, 0, 0, 9));
  told.turn(Space::temple, amount(0, 0, 0, 0), {});
  told.turn(Space::marble, amount(0, 0, 0, 1), {Produced{told.nation(), amount(0, 0, 0, 0)}});
  EXPECT_EQ(told.own().coinsForGoods, 1); // the step could have been paid with the marble
  EXPECT_EQ(told.own().notProduced, 1);   // on iron, with its one city, nothing was produced
}

TEST(Account, OfUnitsThatLeaveThoseThatCameLastMayHaveStayed) {
  Told told;
  told.has(amount(0, 9, 0, 0));
  const ProvinceId city = told.city();
  ProvinceId next;
  for (const Neighbour& neighbour : told.game().map->neighbours(city))
    if (crosses(neighbour.kind, Kind::legion)) next = neighbour.province;
  if (!next.exists()) GTEST_SKIP() << "no way by land";
  const NationId who = told.nation();
  told.turn(Space::arming, {}, {UnitsArmed{who, Kind::legion, city, 1, amount(0, 1, 0, 0)}});
  EXPECT_EQ(told.own().neverMoved, 1);
  told.turn(Space::maneuver2, {}, {UnitsMoved{who, Kind::legion, 1, 0, city, next}});
  EXPECT_EQ(told.own().neverMoved, 0);
  told.turn(Space::arming, {}, {UnitsArmed{who, Kind::legion, city, 1, amount(0, 1, 0, 0)}});
  EXPECT_EQ(told.own().armed, 2);
  EXPECT_EQ(told.own().standing, 2);
  EXPECT_EQ(told.own().neverMoved, 1);
}

// ---- the same sums from the states

struct Summed {
  int turns = 0, steps = 0, price = 0, moves = 0, tradedAway = 0, armed = 0;
  Goods held{}, unused{}, peak{}, paid{};
  std::array<int, kSpaces> visits{};
};

std::vector<GameState> statesOf(const Game& game, const std::vector<Event>& events) {
  std::vector<GameState> states{begin(game).value()};
  for (const Event& event : events) {
    GameState next = states.back();
    if (annales::apply(next, event)) break;
    states.push_back(next);
  }
  return states;
}

Summed sumsOf(const std::vector<Event>& events, const std::vector<GameState>& states, NationId nation) {
  Summed sums;
  Goods lowest{};
  bool mine = false;
  const auto endTurn = [&](const GameState& state) {
    for (std::size_t r = 0; mine && r < kResources; ++r) {
      sums.held[r] += state[nation].stock[r];
      sums.unused[r] += lowest[r];
    }
    mine = false;
  };
  for (std::size_t r = 0; r < kResources; ++r)
    for (const GameState& state : states)
      sums.peak[r] = std::max<int>(sums.peak[r], state[nation].stock[r]);
  for (std::size_t i = 0; i + 1 < states.size(); ++i) {
    const Event& event = events[i];
    const GameState &before = states[i], &after = states[i + 1];
    if (const auto* began = std::get_if<TurnBegan>(&event)) {
      endTurn(before);
      mine = began->nation == nation;
      sums.turns += mine ? 1 : 0;
      for (std::size_t r = 0; r < kResources; ++r)
        lowest[r] = after[nation].stock[r];
    }
    for (std::size_t r = 0; r < kResources; ++r)
      lowest[r] = std::min<int>(lowest[r], after[nation].stock[r]);
    if (!mine) continue;
    if (const auto* step = std::get_if<RondelMoved>(&event)) {
      const int from = static_cast<int>(before[nation].rondel), to = static_cast<int>(step->to);
      const int way = before[nation].rondel == Space::none ? 0 : (to - from + 7) % 8 + 1;
      sums.steps += way;
      sums.moves += way > 0 ? 1 : 0;
      sums.price += std::max(0, way - 3);
      ++sums.visits[static_cast<std::size_t>(to)];
      for (std::size_t r = 0; r < kResources; ++r)
        sums.paid[r] += before[nation].stock[r] - after[nation].stock[r];
    }
    if (std::holds_alternative<Traded>(event))
      for (std::size_t r = 0; r < kResources; ++r)
        sums.tradedAway += before[nation].stock[r] - after[nation].stock[r];
    if (std::holds_alternative<UnitsArmed>(event) || std::holds_alternative<BellonaUsed>(event))
      for (std::size_t p = 0; p < kMaxProvinces; ++p)
        sums.armed += after.provinces[p].all(nation) - before.provinces[p].all(nation);
    if (std::holds_alternative<TurnEnded>(event)) endTurn(after);
  }
  endTurn(states.back());
  return sums;
}

void expectSums(const Game& game, const std::vector<Event>& events, const std::string& where) {
  const Account account = accountOf(game, events);
  const std::vector<GameState> states = statesOf(game, events);
  double ahead = 0, useful = 0;
  int allSteps = 0;
  for (std::size_t n = 0; n < game.nations(); ++n) {
    SCOPED_TRACE(where + ", nation " + std::to_string(n));
    const NationAccount& said = account.nations[n];
    const Summed sums = sumsOf(events, states, NationId(n));
    EXPECT_EQ(said.turns, sums.turns);
    EXPECT_EQ(said.steps, sums.steps);
    EXPECT_EQ(said.moves, sums.moves);
    EXPECT_EQ(said.price, sums.price);
    EXPECT_EQ(said.visits, sums.visits);
    EXPECT_EQ(said.heldTurns, sums.held);
    EXPECT_EQ(said.unusedTurns, sums.unused);
    EXPECT_EQ(said.tradedAway, sums.tradedAway);
    if (!game.setup->options.specialUnits) {
      EXPECT_EQ(said.armed, sums.armed);
    }
    int standing = 0;
    for (std::size_t p = 0; p < game.map->size(); ++p)
      standing += states.back().provinces[p].all(NationId(n));
    EXPECT_EQ(said.standing, standing);
    EXPECT_LE(said.neverMoved, standing);
    for (std::size_t r = 0; r < kResources; ++r) {
      EXPECT_EQ(said.paid[r], sums.paid[r]);
      EXPECT_EQ(said.left[r], states.back().nations[n].stock[r]);
      EXPECT_EQ(said.peak[r].units, sums.peak[r]);
      if (said.peak[r].units > 0) {
        EXPECT_EQ(states[said.peak[r].at - 1].nations[n].stock[r], sums.peak[r]);
      }
      EXPECT_LE(said.unusedTurns[r], said.heldTurns[r]);
    }
    EXPECT_LE(said.coinsForGoods, [&] {
      int coins = 0;
      for (std::size_t i = 0; i + 1 < states.size(); ++i)
        if (nationOf(events[i]) == NationId(n))
          coins += std::max(0, states[i].nations[n].stock[3] - states[i + 1].nations[n].stock[3]);
      return coins;
    }());
    allSteps += said.steps;
    useful += said.usefulAhead.value_or(0);
    ahead += said.ahead.value_or(0);
  }
  EXPECT_NEAR(useful, 0, 1e-9) << where; // what one has more than the mean of the others, they have less
  EXPECT_EQ(std::isfinite(ahead), true);
  int turnSteps = 0;
  for (const AccountTurn& turn : account.turns)
    turnSteps += turn.steps;
  EXPECT_EQ(turnSteps, allSteps);
}

std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples")) {
    const std::string name = entry.path().filename().string();
    constexpr std::string_view kEnding = ".antike.jsonl";
    if (name.ends_with(kEnding)) names.push_back(name.substr(0, name.size() - kEnding.size()));
  }
  return names;
}

TEST(Account, SumsAreThoseOfTheStatesInEverySample) {
  const std::vector<std::string> names = sampleNames();
  EXPECT_GT(names.size(), 30U);
  for (const std::string& name : names) {
    const EventLog log = test::caseLog("../../../samples/" + name);
    expectSums(log.game(), mainEventsOf(log), name);
    const Account account = accountOf(log.game(), mainEventsOf(log));
    const GameFacts facts = factsOf(log);
    for (std::size_t n = 0; n < facts.seats.size(); ++n) {
      EXPECT_EQ(account.nations[n].turns, facts.seats[n].turns) << name;
      EXPECT_EQ(account.nations[n].idle, facts.seats[n].idleTurns) << name;
    }
  }
}

TEST(Account, SumsAreThoseOfTheStatesInEveryKindOfGame) {
  for (tests::World world : tests::everyWorld()) {
    world.spec.bots = Bots::mixed;
    std::vector<Event> events;
    std::optional<Game> game;
    tests::playThrough(world, 2, [&](const NewGame& begun, const GameState&, const Event& event) {
      game = begun.game;
      events.push_back(event);
    });
    ASSERT_TRUE(game);
    expectSums(*game, events, world.name);
  }
}

} // namespace
} // namespace annales
