// Whole turns: each that is found is legal, each position comes once, and the best of all is among them.
#include "engine/rules/cards.h"
#include "engine/rules/round.h"
#include "engine/search/value.h"
#include "engine/search/whole_turns.h"
#include "engine/state/state_key.h"
#include "tests/engine/play/worlds.h"

#include <functional>
#include <unordered_set>

namespace annales::tests {
namespace {

/// Those of which all turns that follow are counted here; the player also pays otherwise (`stepsFrom`).
std::vector<Event> cheapestSteps(const Game& game, const GameState& state) {
  std::vector<Event> events = legal(game, state, Payments::cheapest);
  std::erase_if(events, [](const Event& e) { return !std::holds_alternative<RondelMoved>(e); });
  return events;
}

/// The fitted value as a judge of turns.
TurnJudge judgeOf(const Game& game, NationId who) {
  return [&game, who, reach = reachOn(game.map), &value = Value::of(game.setup->ruleset)](
             const GameState& after) { return chanceOf(game, value.chances(game, after, *reach), who); };
}

/// Some positions where a turn has begun, of a game between styles.
void eachTurn(const World& world, std::uint64_t k, std::size_t every, int rounds,
              const std::function<void(const Game&, const GameState&)>& use) {
  const auto begun = simulatedGame(world.spec, k).value();
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), k + 5).value();
  std::size_t turns = 0;
  while (playout.state().round < rounds) {
    const Event* event = playout.step();
    if (event == nullptr) return;
    if (std::holds_alternative<TurnBegan>(*event) && turns++ % every == 0) use(begun.game, playout.state());
  }
}

/// The position after the turn as `placeNumber` says it, and whether all events are legal.
struct Replayed {
  bool legal = true;
  std::uint64_t place = 0;
  std::string wrong;
};

Replayed replayed(const Game& game, GameState state, const std::vector<Event>& line) {
  Replayed end;
  const NationId who = state.active;
  for (const Event& event : line) {
    if (const auto wrong = check(game, state, event)) {
      end.legal = false;
      end.wrong = wrong->message;
      return end;
    }
    EXPECT_FALSE(apply(state, event));
  }
  const bool cardsFirst = cardsDue({game, state}) > 0;
  if (const auto wrong = check(game, state, TurnEnded{who}); wrong && !cardsFirst) {
    end.legal = false;
    end.wrong = wrong->message;
  }
  EXPECT_FALSE(apply(state, TurnEnded{who}));
  end.place = placeNumber(state);
  return end;
}

TEST(WholeTurns, AreLegalToTheirEndAndComeToEachPositionOnce) {
  for (const World& world : everyWorld())
    eachTurn(world, 0, 7, 40, [&](const Game& game, const GameState& state) {
      WholeTurns turns(game, reachOn(game.map));
      const auto ways = turns.search(state, cheapestSteps(game, state), judgeOf(game, state.active), {});
      ASSERT_FALSE(ways.empty()) << world.name;
      std::unordered_set<std::uint64_t> places;
      for (const WholeTurns::Way& way : ways) {
        const Replayed end = replayed(game, state, turns.lineOf(way));
        ASSERT_TRUE(end.legal) << world.name << " round " << state.round << ": " << end.wrong;
        EXPECT_EQ(end.place, way.place) << world.name;
        EXPECT_TRUE(places.insert(way.place).second) << world.name;
        EXPECT_LE(way.chance, turns.best().chance);
      }
    });
}

TEST(WholeTurns, GoOnFromWithinATurn) {
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  eachTurn(world, 3, 11, 40, [&](const Game& game, const GameState& state) {
    WholeTurns turns(game, reachOn(game.map));
    static_cast<void>(turns.search(state, cheapestSteps(game, state), judgeOf(game, state.active), {}));
    const auto line = turns.lineOf(turns.best());
    const double chance = turns.best().chance;
    GameState within = state;
    for (const Event& event : line) {
      ASSERT_FALSE(apply(within, event));
      if (std::holds_alternative<PersonageWon>(event)) return;
      const auto rest = turns.search(within, {}, judgeOf(game, state.active), {});
      ASSERT_FALSE(rest.empty());
      EXPECT_TRUE(replayed(game, within, turns.lineOf(turns.best())).legal);
    }
    EXPECT_GE(turns.best().chance, chance) << "the turn may end here as foreseen";
  });
}

/// Every position after the turn that the rules allow with one payment each, without trades and cards,
/// without giving up a city, and where no rival demands a battle. Nothing where there are too many.
class Exhaustive {
public:
  Exhaustive(const Game& game, NationId who, TurnJudge judge)
      : game_(game), who_(who), judge_(std::move(judge)) {}

  bool from(const GameState& state) {
    if (!seen_.insert(stateKey(state)).second) return true;
    if (seen_.size() > kMostStates) return false;
    for (const Event& event : legal(game_, state, Payments::cheapest)) {
      if (isOff(event)) continue;
      GameState next = state;
      if (apply(next, event)) continue;
      next.seq = 0; // the number of events makes no difference
      if (next.active == who_) {
        if (!from(next)) return false;
      } else
        note(next);
    }
    return true;
  }

  std::unordered_set<std::uint64_t> places;
  double best = 0;

private:
  static constexpr std::size_t kMostStates = 6'000;

  [[nodiscard]] bool isOff(const Event& event) const {
    if (const auto* battle = std::get_if<BattleFought>(&event)) return battle->demandedBy != who_;
    if (const auto* move = std::get_if<RondelMoved>(&event)) return move->paid.total() > TurnBounds{}.dearest;
    if (const auto* card = std::get_if<CardPlayed>(&event))
      return card->nation != who_ || card->effects->empty();
    return std::holds_alternative<Traded>(event) || std::holds_alternative<CityAbandoned>(event);
  }
  void note(GameState state) {
    if (!places.insert(placeNumber(state)).second) return;
    if (const auto over = dueEnd({game_, state})) {
      EXPECT_FALSE(apply(state, *over));
    }
    best = std::max(best, judge_(state));
  }

  const Game& game_;
  NationId who_;
  TurnJudge judge_;
  std::unordered_set<std::string> seen_;
};

/// Cards are due before the turn may end: the search leaves them to chance and to the rival.
bool leavesCards(const Game& game, GameState state, const std::vector<Event>& line) {
  for (const Event& event : line)
    EXPECT_FALSE(apply(state, event));
  return cardsDue({game, state}) > 0;
}

/// What the search finds of all that there is.
struct Recall {
  std::size_t positions = 0, bestFound = 0;
  double lost = 0; ///< chances, all positions together
};

Recall recallIn(const World& world, const TurnBounds& bounds) {
  Recall recall;
  for (std::uint64_t k = 0; k < 4; ++k)
    eachTurn(world, k, 3, 14, [&](const Game& game, const GameState& state) {
      const TurnJudge judge = judgeOf(game, state.active);
      Exhaustive all(game, state.active, judge);
      if (!all.from(state)) return;
      WholeTurns turns(game, reachOn(game.map));
      const auto ways = turns.search(state, cheapestSteps(game, state), judge, bounds);
      for (const WholeTurns::Way& way : ways)
        if (!leavesCards(game, state, turns.lineOf(way))) {
          EXPECT_TRUE(all.places.contains(way.place)) << world.name;
        }
      ++recall.positions;
      recall.lost += std::max(0.0, all.best - turns.best().chance);
      recall.bestFound += turns.best().chance >= all.best - 1e-9 ? 1 : 0;
    });
  return recall;
}

TEST(WholeTurns, AlmostAlwaysHaveTheBestOfAllThatTheRulesAllow) {
  for (const World& world : {worldOf("duellum", RulesetId::duellum, "rome-carthage", 2),
                             worldOf("antike", RulesetId::antike, "occident", 4),
                             worldOf("antike-ii", RulesetId::antikeII, "mare-nostrum", 4)}) {
    const Recall recall = recallIn(world, {});
    ASSERT_GE(recall.positions, 20U) << world.name;
    const auto positions = static_cast<double>(recall.positions);
    RecordProperty(world.name + "_best_found", fmt::format("{}/{}", recall.bestFound, recall.positions));
    RecordProperty(world.name + "_lost", fmt::format("{:.5f}", recall.lost / positions));
    EXPECT_GE(static_cast<double>(recall.bestFound) / positions, 0.75) << world.name;
    EXPECT_LE(recall.lost / positions, 0.01) << world.name << ": chances lost a turn";
  }
}

TEST(WholeTurns, AreTheSameForTheSamePosition) {
  const World world = worldOf("duellum", RulesetId::duellum, "rome-carthage", 2);
  eachTurn(world, 1, 13, 40, [&](const Game& game, const GameState& state) {
    WholeTurns one(game, reachOn(game.map)), other(game, reachOn(game.map));
    const auto steps = cheapestSteps(game, state);
    const auto first = one.search(state, steps, judgeOf(game, state.active), {});
    const auto second = other.search(state, steps, judgeOf(game, state.active), {});
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i)
      EXPECT_EQ(first[i].place, second[i].place);
  });
}

TEST(WholeTurns, EndWithTheBoundOfEvaluations) {
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  TurnBounds few;
  few.evaluations = 20;
  eachTurn(world, 2, 9, 40, [&](const Game& game, const GameState& state) {
    WholeTurns turns(game, reachOn(game.map));
    const auto steps = cheapestSteps(game, state);
    const auto some = turns.search(state, steps, judgeOf(game, state.active), few).size();
    const auto all = turns.search(state, steps, judgeOf(game, state.active), {}).size();
    EXPECT_LE(some, all);
    EXPECT_LE(some, 20U + 60U) << "a subject that has begun is finished";
  });
}

} // namespace
} // namespace annales::tests
