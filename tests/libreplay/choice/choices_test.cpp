// What the picks must hold: they reach every legal event and nothing else, and few of them are needed.
#include "engine/event/codec.h"
#include "libreplay/choice/choices.h"
#include "libreplay/choice/describe.h"
#include "tests/engine/play/worlds.h"
#include "tests/libreplay/logs.h"
#include "tests/often.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <set>

namespace annales {
namespace {

struct Position {
  const Game& game;
  EventNames names;
  GameState state;

  [[nodiscard]] std::string fact(const Event& event) const {
    std::string text;
    appendFact(text, event, names);
    return text;
  }
};

/// Picks until only payments are left, each time one that divides the rest; how many were needed.
int pickAll(Choices& choices, const std::vector<Pick>& picks, bool adjust = true) {
  int needed = 0;
  for (const Pick& pick : picks) {
    const std::size_t before = choices.picks().size();
    if (isAdjustable(pick.sort) && !adjust) continue;
    EXPECT_TRUE(choices.pick(pick));
    needed += choices.picks().size() > before ? 1 : 0;
  }
  return needed;
}

std::size_t placeOf(const Chosen& chosen, const Event& event) {
  const Amount* paid = priceIn(event);
  if (paid == nullptr) return 0;
  return static_cast<std::size_t>(std::find(chosen.payments.begin(), chosen.payments.end(), *paid) -
                                  chosen.payments.begin());
}

const Event& actOf(const std::optional<Move>& move) {
  return std::get<Act>(*move).event;
}

/// Every legal event is reached by its picks.
void reachesAll(const Position& at) {
  const Choices start(at.game, at.state);
  for (const Event& event : legal(at.game, at.state, Payments::every)) {
    Choices choices = start;
    pickAll(choices, picksOf(event));
    const auto chosen = choices.chosen();
    ASSERT_TRUE(chosen) << at.fact(event);
    const auto move = choices.moveFor(placeOf(*chosen, event));
    ASSERT_TRUE(move) << at.fact(event);
    ASSERT_EQ(at.fact(actOf(move)), at.fact(event));
  }
}

/// Following any offers at all ends at a legal event, whose default payment is the engine's.
void followsAny(const Position& at, Rng& rng) {
  Choices choices(at.game, at.state);
  if (choices.empty()) return;
  while (!choices.chosen()) {
    const std::vector<Offers> offered = choices.offered();
    ASSERT_FALSE(offered.empty());
    const Offers& sort = offered[rng.below(static_cast<std::uint32_t>(offered.size()))];
    const Offer& offer = sort.list[rng.below(static_cast<std::uint32_t>(sort.list.size()))];
    ASSERT_NE(offer.pick.sort, PickSort::other) << "events without a difference that can be pointed at";
    const std::size_t left = choices.left();
    ASSERT_TRUE(choices.pick(offer.pick));
    ASSERT_EQ(choices.left(), offer.events);
    ASSERT_LE(choices.left(), left);
  }
  const auto chosen = choices.chosen();
  for (std::size_t k = 0; k < std::max<std::size_t>(1, chosen->payments.size()); ++k)
    ASSERT_FALSE(check(at.game, at.state, actOf(choices.moveFor(k)))) << at.fact(chosen->event);
  EXPECT_FALSE(choices.moveFor(chosen->payments.size() + 1).has_value() && !chosen->payments.empty());
  if (chosen->payments.empty()) return;
  const auto filled = decide(at.game, at.state, Act{chosen->event, false});
  ASSERT_TRUE(filled);
  if (!std::holds_alternative<RondelMoved>(chosen->event)) { // see sparing_test.cpp
    EXPECT_EQ(at.fact(filled->front()), at.fact(chosen->event));
  }
  EXPECT_EQ(chosen->payments.front(), *priceIn(chosen->event));
}

/// Undoing picks leads back through the same values.
void goesBack(const Position& at) {
  Choices choices(at.game, at.state);
  std::vector<std::size_t> lefts;
  while (!choices.empty() && !choices.chosen()) {
    lefts.push_back(choices.left());
    ASSERT_TRUE(choices.pick(choices.offered().back().list.back().pick));
  }
  while (!lefts.empty()) {
    choices.unpickTo(choices.picks().size() - 1);
    ASSERT_EQ(choices.left(), lefts.back());
    lefts.pop_back();
  }
  EXPECT_TRUE(choices.picks().empty());
}

/// Each leaf is what its picks lead to; together they are everything.
void hasLeaves(const Position& at) {
  const Choices start(at.game, at.state);
  std::size_t reached = 0;
  for (const Leaf& leaf : start.leaves()) {
    Choices choices = start;
    pickAll(choices, leaf.picks);
    const auto chosen = choices.chosen();
    ASSERT_TRUE(chosen);
    EXPECT_EQ(at.fact(chosen->event), at.fact(leaf.chosen.event));
    EXPECT_EQ(chosen->payments, leaf.chosen.payments);
    reached += choices.left();
  }
  EXPECT_EQ(reached, start.left());
}

void endsAsDecided(const Position& at) {
  const Choices choices(at.game, at.state);
  const auto proceeded = decide(at.game, at.state, Proceed{});
  EXPECT_EQ(choices.proceeding().size(), proceeded ? proceeded->size() : 0);
  const auto ended = decide(at.game, at.state, EndTurn{});
  if (ended) {
    EXPECT_EQ(choices.turnsEnd().size(), ended->size());
  }
  for (const Personage p : choices.personages())
    EXPECT_TRUE(decide(at.game, at.state, EndTurn{p})) << wordOf(p);
}

TEST(Choices, ReachEveryLegalEventAndNoOther) {
  std::size_t positions = 0;
  for (const tests::World& world : tests::everyWorld()) {
    Rng rng(7);
    tests::playThrough(world, 0, [&](const NewGame& begun, const GameState& state, const Event&) {
      if (rng.below(test::apart(12)) != 0) return;
      const Position at{begun.game, {begun.game, *begun.provinces}, state};
      reachesAll(at);
      for (int i = 0; i < 3; ++i)
        followsAny(at, rng);
      goesBack(at);
      hasLeaves(at);
      endsAsDecided(at);
      ++positions;
    });
  }
  EXPECT_GT(positions, test::often(500U));
}

std::vector<std::string> samples() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples")) {
    const std::string name = file.path().filename().string();
    const std::size_t end = name.find(".antike.jsonl");
    if (end != std::string::npos) names.push_back(name.substr(0, end));
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool isOffered(const Game& game, const Event& event) {
  if (std::holds_alternative<Corrected>(event)) return false;
  const auto* card = std::get_if<CardPlayed>(&event);
  return card == nullptr || card->effects->empty() ||
         game.ruleset->deck[card->card.index()].does != CardDoes::free;
}

struct ChoiceTally {
  std::size_t events = 0, picks = 0, most = 0, adjusted = 0, paidOtherwise = 0;

  void add(const Position& at, const Event& event) {
    Choices choices(at.game, at.state);
    const auto needed = static_cast<std::size_t>(pickAll(choices, picksOf(event), false));
    ASSERT_TRUE(choices.chosen()) << at.fact(event);
    const auto ordinary = actOf(choices.moveFor());
    const bool other = picksOf(ordinary) != picksOf(event);
    pickAll(choices, picksOf(event));
    const std::size_t payment = placeOf(*choices.chosen(), event);
    ASSERT_EQ(at.fact(actOf(choices.moveFor(payment))), at.fact(event));
    ++events;
    picks += needed;
    most = std::max(most, needed);
    adjusted += other ? 1 : 0;
    paidOtherwise += payment > 0 ? 1 : 0;
  }
};

TEST(Choices, EveryLegalEventOfTheSamplesIsChosenWithFewPicks) {
  ChoiceTally tally;
  for (const std::string& name : samples()) {
    const EventLog log = test::caseLog("../../../samples/" + name);
    GameState state = begin(log.game()).value();
    for (const NodeIndex node : log.path(log.mainHead())) {
      const Event& event = log[node].event;
      if (std::holds_alternative<GameCreated>(event)) continue;
      if (isOffered(log.game(), event) && !check(log.game(), state, event))
        tally.add({log.game(), log.names(), state}, event);
      if (apply(state, event)) break;
    }
  }
  std::printf("%zu events of the samples: %.2f picks each, at most %zu; %zu not with the default of units, "
              "%zu paid otherwise\n",
              tally.events, static_cast<double>(tally.picks) / static_cast<double>(tally.events), tally.most,
              tally.adjusted, tally.paidOtherwise);
  EXPECT_GT(tally.events, 1000U);
  EXPECT_LE(tally.picks, 2 * tally.events);
  EXPECT_LE(tally.most, 5U);
}

/// The first position of a game for which `wanted` holds.
template <class Wanted> Position positionOf(const EventLog& log, Wanted&& wanted) {
  GameState state = begin(log.game()).value();
  for (const NodeIndex node : log.path(log.mainHead())) {
    if (wanted(state, log[node].event)) return {log.game(), log.names(), state};
    if (!std::holds_alternative<GameCreated>(log[node].event))
      static_cast<void>(apply(state, log[node].event));
  }
  throw std::runtime_error("no such position");
}

const EventLog& antikeGame() {
  static const EventLog log = test::simulatedLog(RulesetId::antike, 1);
  return log;
}

TEST(Choices, RefuseThePickThatLeavesNothing) {
  const Position at = positionOf(antikeGame(), [](const GameState& state, const Event& event) {
    return state.active.exists() && std::holds_alternative<RondelMoved>(event);
  });
  Choices choices(at.game, at.state);
  const std::size_t left = choices.left();
  EXPECT_FALSE(choices.pick(Pick::deed<TempleBuilt>()));
  EXPECT_EQ(choices.left(), left);
  EXPECT_TRUE(choices.picks().empty());
  EXPECT_TRUE(choices.pick(Pick::space(Space::iron)));
  EXPECT_TRUE(choices.chosen());
  EXPECT_TRUE(choices.pick(Pick::space(Space::gold))) << "another space takes its place";
  EXPECT_EQ(choices.picks().size(), 1U);
}

TEST(Choices, AskForNothingThatIsSettled) {
  const Position at = positionOf(antikeGame(), [](const GameState& state, const Event& event) {
    return state.active.exists() && std::holds_alternative<RondelMoved>(event);
  });
  Choices choices(at.game, at.state);
  EXPECT_TRUE(choices.pick(Pick::by(at.state.active)));
  EXPECT_TRUE(choices.picks().empty());
  EXPECT_EQ(choices.settled(PickSort::by), Pick::by(at.state.active));
}

TEST(Choices, TakeTheMostUnitsByThemselves) {
  const auto several = [](const GameState&, const Event& event) {
    const auto* armed = std::get_if<UnitsArmed>(&event);
    return armed != nullptr && armed->count > 1;
  };
  const Position at = positionOf(antikeGame(), several);
  for (const Event& event : legal(at.game, at.state, Payments::cheapest)) {
    const auto* armed = std::get_if<UnitsArmed>(&event);
    if (armed == nullptr || armed->count < 2) continue;
    Choices choices(at.game, at.state);
    pickAll(choices, {Pick::deed<UnitsArmed>(), Pick::where(armed->province), Pick::kind(armed->kind)});
    ASSERT_TRUE(choices.chosen());
    EXPECT_GE(std::get<UnitsArmed>(choices.chosen()->event).count, armed->count);
    EXPECT_TRUE(choices.pick(Pick::count(1)));
    EXPECT_EQ(std::get<UnitsArmed>(choices.chosen()->event).count, 1);
    EXPECT_TRUE(choices.pick(Pick::count(2)));
    EXPECT_EQ(std::get<UnitsArmed>(choices.chosen()->event).count, 2);
    EXPECT_GE(choices.alternatives(PickSort::count).size(), 2U) << "the picked number is no hindrance";
  }
}

TEST(Choices, SayWhatTheEndOfTheTurnBrings) {
  const Position at = positionOf(antikeGame(), [](const GameState& state, const Event& event) {
    return state.round > 1 && std::holds_alternative<TurnEnded>(event);
  });
  const Choices choices(at.game, at.state);
  ASSERT_FALSE(choices.turnsEnd().empty());
  EXPECT_TRUE(std::holds_alternative<TurnEnded>(choices.turnsEnd().front()));
  EXPECT_TRUE(choices.proceeding().empty());
}

TEST(Choices, LetFightsFollowThatBeginByThemselves) {
  const EventLog log = test::simulatedLog(RulesetId::duellum, 1);
  NodeIndex before = kNoNode;
  std::size_t fights = 0;
  GameState state = begin(log.game()).value(), last = state;
  for (const NodeIndex node : log.path(log.mainHead())) {
    const Event& event = log[node].event;
    if (std::holds_alternative<BattleFought>(event) && before != kNoNode) {
      Choices choices(log.game(), last);
      const Event& cause = log[before].event;
      pickAll(choices, picksOf(cause));
      const std::vector<Event> events = choices.eventsFor(placeOf(*choices.chosen(), cause));
      ASSERT_GE(events.size(), 2U);
      EXPECT_TRUE(std::holds_alternative<BattleFought>(events[1]));
      ++fights;
      break;
    }
    last = state;
    if (!std::holds_alternative<GameCreated>(event)) static_cast<void>(apply(state, event));
    before = node;
  }
  EXPECT_GT(fights, 0U);
}

TEST(Choices, AreEmptyAfterTheEnd) {
  const EventLog& log = antikeGame();
  GameState state = begin(log.game()).value();
  for (const NodeIndex node : log.path(log.mainHead()))
    if (!std::holds_alternative<GameCreated>(log[node].event))
      static_cast<void>(apply(state, log[node].event));
  const Choices choices(log.game(), state);
  EXPECT_TRUE(choices.empty());
  EXPECT_FALSE(choices.chosen());
  EXPECT_FALSE(choices.moveFor());
  EXPECT_TRUE(choices.turnsEnd().empty());
  EXPECT_TRUE(choices.offered().empty());
  EXPECT_TRUE(Choices().empty());
}

} // namespace
} // namespace annales
