// What follows by itself: given a position, when nobody does anything, then this comes.
#include "engine/event/same_fact.h"
#include "engine/play/rng.h"
#include "engine/rules/conductor.h"
#include "tests/engine/play/worlds.h"
#include "tests/engine/rules/tables.h"
#include "tests/often.h"

#include <algorithm>

namespace annales::tests {
namespace {

constexpr char kNothing[] = "nothing";

std::string factOrNothing(const Table& t, const std::optional<Event>& event) {
  return event ? t.fact(*event) : kNothing;
}
/// The fact that the line says; `kNothing` as it is.
std::string said(const Table& t, const std::string& line) {
  return line == kNothing ? line : t.fact(t.event(line));
}
void thenNext(const Table& t, const std::string& line, Here here = Here::current()) {
  EXPECT_EQ(factOrNothing(t, Conductor(t.game()).next(t.state())), said(t, line)) << "line " << here.line;
}
void thenClosing(const Table& t, const std::string& line, FreeAward free = FreeAward::asked,
                 Here here = Here::current()) {
  EXPECT_EQ(factOrNothing(t, Conductor(t.game()).closing(t.state(), free)), said(t, line))
      << "line " << here.line;
}
void thenStandsIn(const Table& t, const std::string& line, Here here = Here::current()) {
  EXPECT_EQ(factOrNothing(t, Conductor(t.game()).standIn(t.state())), said(t, line)) << "line " << here.line;
}
std::vector<std::string> facts(const Table& t, const std::vector<Event>& events) {
  std::vector<std::string> all;
  for (const Event& event : events)
    all.push_back(t.fact(event));
  return all;
}
Passage from(const Table& t) {
  return {t.state(), {}, {}};
}

/// The Romans buy their eighth know-how, and kings and generals are equally many.
Table freeChoice() {
  Table t = antikeTable();
  t.knowsAll("greeks").knows("romans", "wheel roads sailing navigation market currency monarchy");
  t.stock("romans", "gold:5").bankPersonages({3, 1, 3, 2, 0}).onTurn("romans", "know-how");
  t.given({"learn democracy gold:5"});
  return t;
}

TEST(Conductor, BeginsRoundsIncomesAndTurns) {
  Table t = antikeTable();
  for (const char* line :
       {"round 1", "romans: income coins:1", "greeks: income coins:1", "germans: income coins:1"}) {
    thenNext(t, line);
    t.given({line});
  }
  thenNext(t, "romans: turn romans");
  t.given({"turn romans"});
  thenNext(t, kNothing);
}

TEST(Conductor, AsksForAnIncomeWithoutCoins) {
  Table t = antikeTable();
  t.stock("greeks", "coins:29").given({"round 1", "romans: income coins:1"});
  thenNext(t, kNothing);
  thenStandsIn(t, "greeks: income marble:1");
}

TEST(Conductor, LeavesCardsToChance) {
  Table t = duellumTable();
  thenNext(t, kNothing);
  thenStandsIn(t, "nobody: reveal academy");
  t.given({"reveal academy", "reveal burglary", "reveal fortress"});
  thenNext(t, "round 1");
}

TEST(Conductor, FightsTheBattleThatIsDue) {
  Table t = duellumInPlay();
  t.units("brown", "bg", 0, 3).units("beige", "sea", 0, 2).onTurn("brown", "maneuver-1");
  thenNext(t, kNothing);
  t.given({"move 3 galley bg sea"});
  thenNext(t, "battle 2 galley sea beige spent 1");
  thenClosing(t, "battle 2 galley sea beige spent 1");
  Passage passage = from(t);
  Conductor(t.game()).settleBattle(passage);
  Conductor(t.game()).settleBattle(passage);
  EXPECT_EQ(facts(t, passage.events), std::vector{said(t, "battle 2 galley sea beige spent 1")});
}

TEST(Conductor, FightsNoneWhereBattlesAreDemanded) {
  Table t = antikeTable();
  t.units("romans", "roma", 1, 0).units("greeks", "capua", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion roma capua"});
  thenNext(t, kNothing);
  thenClosing(t, "end");
}

TEST(Conductor, ClosesATurnWithItsAwards) {
  Table t = antikeTable();
  t.isles("romans", 1, 7).onTurn("romans");
  thenClosing(t, kNothing); // the step on the rondel is the nation's
  t.given({"rondel iron"});
  thenNext(t, kNothing); // it may still want to do something
  for (const char* line : {"win king", "win king", "end"}) {
    thenClosing(t, line);
    t.given({line});
  }
  thenClosing(t, kNothing);
  thenNext(t, "greeks: turn greeks");
}

TEST(Conductor, LeavesAChoiceOfPersonagesToTheNationUnlessTold) {
  const Table t = freeChoice();
  thenClosing(t, kNothing, FreeAward::asked);
  thenClosing(t, "win king for all-know-how", FreeAward::first);
  const Conductor conductor(t.game());
  const Event general = t.event("win general for all-know-how"), scholar = t.event("win scholar");
  EXPECT_EQ(factOrNothing(t, conductor.award(t.state(), std::get_if<PersonageWon>(&general))),
            said(t, "win general for all-know-how"));
  for (const PersonageWon* wanted :
       {static_cast<const PersonageWon*>(nullptr), std::get_if<PersonageWon>(&scholar)})
    EXPECT_EQ(factOrNothing(t, conductor.award(t.state(), wanted)), said(t, "win king for all-know-how"));
}

TEST(Conductor, WaitsForTheCardThatTheOpponentTakes) {
  Table t = duellumInPlay();
  t.stock("brown", "gold:9").onTurn("brown", "know-how").given({"learn strata gold:5"});
  thenClosing(t, "win scholar walled");
  t.given({"win scholar walled"});
  thenClosing(t, kNothing);
  thenStandsIn(t, "beige: take academy");
  t.given({"beige: take academy"});
  thenNext(t, kNothing); // whichever card is drawn
  thenStandsIn(t, "nobody: reveal academy");
}

TEST(Conductor, EndsTheGameThatIsWon) {
  Table t = antikeTable();
  t.isles("romans", 1, 2).state().nations[0].personages = {9, 0, 0, 0, 0};
  t.onTurn("romans", "iron").given({"win king"});
  Passage passage = from(t);
  Conductor(t.game()).endGame(passage);
  EXPECT_TRUE(passage.events.empty()); // not before the turn has ended
  t.given({"end"});
  thenNext(t, "over romans personages");
  t.given({"over romans personages"});
  thenNext(t, kNothing);
  thenStandsIn(t, kNothing);
}

TEST(Conductor, EndsATurnThatNobodyPlayed) {
  Table t = antikeTable();
  t.isles("romans", 1, 2).onTurn("romans");
  Passage open = from(t);
  EXPECT_FALSE(Conductor(t.game()).endTurn(open, OpenDecision::stays));
  EXPECT_TRUE(open.events.empty());
  Passage passage = from(t);
  EXPECT_TRUE(Conductor(t.game()).endTurn(passage, OpenDecision::madeUp));
  ASSERT_EQ(passage.events.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<RondelMoved>(passage.events[0]));
  EXPECT_EQ(passage.madeUp, std::vector<std::size_t>{0});
  EXPECT_EQ(facts(t, {passage.events[1], passage.events[2]}),
            (std::vector{said(t, "win king"), said(t, "end")}));
  Conductor(t.game()).beginTurn(passage);
  EXPECT_EQ(t.fact(passage.events.back()), said(t, "turn greeks"));
}

TEST(Conductor, TakesTheCheapestStepOnTheRondel) {
  Table t = antikeTable();
  t.stock("romans", "coins:9").onTurn("romans", "iron").given({"end"});
  t.onTurn("romans");
  const auto step = Conductor(t.game()).standIn(t.state());
  ASSERT_TRUE(step);
  EXPECT_TRUE(std::get<RondelMoved>(*step).paid.empty());
}

TEST(Conductor, KnowsWhoDecides) {
  const Table t = duellumInPlay();
  const NationId brown = t.nation("brown"), beige = t.nation("beige");
  const Event battle = BattleFought{brown, beige, brown, Kind::legion, 1, 1, t.place("bg")};
  const Event taken = CardTaken{beige, CardId(0)}, ended = TurnEnded{brown}, won = PersonageWon{brown};
  EXPECT_EQ(chooserOf(battle, brown), brown);
  EXPECT_EQ(chooserOf(taken, brown), beige);
  EXPECT_EQ(chooserOf(CardRevealed{CardId(0)}, brown), NationId::none());
  EXPECT_TRUE(isOwnDecision(battle, brown, false));
  EXPECT_FALSE(isOwnDecision(battle, brown, true));
  EXPECT_FALSE(isOwnDecision(taken, brown, true));
  EXPECT_TRUE(isOwnDecision(won, brown, true));
  for (const Event& event : {battle, ended, won, Event(GameEnded{brown, EndReason::personages})})
    EXPECT_TRUE(followsByItself(event, true)) << nameOf(event);
  EXPECT_FALSE(followsByItself(battle, false));
  EXPECT_FALSE(followsByItself(taken, true));
  EXPECT_FALSE(followsByItself(GameEnded{brown, EndReason::agreed}, true));
}

/// The promises, in positions of whole games.
class Promises {
public:
  Promises(const Game& game, const GameState& state)
      : game_(game), state_(state), legal_(legal(game, state, Payments::cheapest)) {}

  void hold() const {
    const Conductor conductor(game_);
    const auto next = conductor.next(state_);
    const bool broken = std::any_of(legal_.begin(), legal_.end(), [&](const Event& e) {
      return std::holds_alternative<GameEnded>(e) && (!next || !sameFact(e, *next));
    });
    if (next) {
      EXPECT_TRUE(lists(*next)) << nameOf(*next);
      EXPECT_TRUE(legal_.size() == 1 || broken) << nameOf(*next);
    }
    for (const FreeAward free : {FreeAward::asked, FreeAward::first})
      if (const auto closing = conductor.closing(state_, free)) {
        EXPECT_TRUE(lists(*closing)) << nameOf(*closing);
        EXPECT_TRUE(followsByItself(*closing, state_.fixed.automaticBattles)) << nameOf(*closing);
      }
    if (const auto award = conductor.award(state_, nullptr)) {
      EXPECT_TRUE(lists(*award));
    }
    if (const auto standIn = conductor.standIn(state_)) {
      EXPECT_TRUE(lists(*standIn)) << nameOf(*standIn);
    }
  }

private:
  [[nodiscard]] bool lists(const Event& event) const {
    return std::any_of(legal_.begin(), legal_.end(), [&](const Event& e) { return sameFact(e, event); });
  }

  const Game& game_;
  const GameState& state_;
  std::vector<Event> legal_;
};

TEST(Conductor, KeepsItsPromisesInWholeGames) {
  std::uint64_t k = 0;
  for (const World& world : everyWorld()) {
    Rng rng(Rng::derive(world.spec.seed, k));
    playThrough(world, k++, [&](const NewGame& begun, const GameState& state, const Event&) {
      if (rng.below(static_cast<std::uint32_t>(test::apart(7))) == 0) Promises(begun.game, state).hold();
    });
  }
}

TEST(Conductor, EndsEveryTurnOfWholeGamesAndBeginsTheNext) {
  std::uint64_t k = 0;
  for (const World& world : everyWorld())
    playThrough(world, k++, [&](const NewGame& begun, const GameState& state, const Event& event) {
      if (!std::holds_alternative<RondelMoved>(event)) return;
      const Conductor conductor(begun.game);
      Passage passage{state, {}, {}};
      EXPECT_TRUE(conductor.endTurn(passage, OpenDecision::madeUp)) << world.name;
      EXPECT_FALSE(passage.madeUp.empty());
      conductor.beginTurn(passage);
      EXPECT_TRUE(passage.state.active.exists() || passage.state.ended) << world.name;
      GameState checked = state;
      for (const Event& e : passage.events) {
        EXPECT_FALSE(check(begun.game, checked, e)) << world.name << ": " << nameOf(e);
        EXPECT_FALSE(annales::apply(checked, e));
      }
    });
}

} // namespace
} // namespace annales::tests
