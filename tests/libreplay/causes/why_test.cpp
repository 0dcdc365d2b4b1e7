// Why a turn was a mistake: what was taken out of a turn is named, its numbers are right, and nothing is said
// that does not bring back most of it.
#include "engine/event/same_fact.h"
#include "engine/rules/production.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/turn_comparison.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/causes/losses.h"
#include "libreplay/causes/why.h"
#include "tests/libreplay/analysis/played.h"
#include "tests/libreplay/exact/special_positions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <set>

namespace annales {
namespace {

using ::testing::HasSubstr, ::testing::Not;
using tests::analysisOf, tests::Played, tests::playedBy;

/// A recorded turn out of which something was taken.
struct Tampered {
  PlayedTurn turn;
  std::vector<Event> line; // that `turn` borrows
};

bool isAutomatic(const Game& game) {
  return game.ruleset->battles == BattlePolicy::automatic;
}

std::unique_ptr<Tampered> without(const Game& game, const PlayedTurn& recorded,
                                  const std::function<bool(const Event&)>& taken) {
  std::vector<Event> decisions = decisionsOf(recorded.line, recorded.nation, isAutomatic(game));
  const auto before = decisions.size();
  std::erase_if(decisions, taken);
  if (decisions.size() == before) return nullptr;
  auto rebuilt = rebuiltTurn(game, recorded.before, decisions);
  if (!rebuilt || !rebuilt->wholly()) return nullptr;
  auto tampered = std::make_unique<Tampered>();
  tampered->line = std::move(rebuilt->turn.events);
  tampered->turn = recorded;
  tampered->turn.line = tampered->line;
  tampered->turn.after = rebuilt->turn.after;
  tampered->turn.brokenOff = false;
  return tampered;
}

GameState folded(const GameState& before, std::span<const Event> line) {
  GameState state = before;
  for (const Event& event : line) {
    if (std::holds_alternative<TurnBegan>(event)) break;
    EXPECT_FALSE(annales::apply(state, event));
  }
  return state;
}

/// Everything that a cause claims about its repaired turn, event by event.
void expectSound(const Game& game, const PlayedTurn& turn, const Cause& cause) {
  GameState state = turn.before;
  for (const Event& event : cause.repaired) {
    ASSERT_FALSE(check(game, state, event)) << nameOf(event);
    ASSERT_FALSE(annales::apply(state, event));
  }
  EXPECT_TRUE(!state.active.exists() || state.ended) << "a whole turn";
  EXPECT_TRUE(isSaid(cause));
  const auto was = decisionsOf(turn.line, turn.nation, isAutomatic(game));
  const auto is = decisionsOf(cause.repaired, turn.nation, isAutomatic(game));
  EXPECT_TRUE(sameFacts(deedsBeyond(is, was), cause.deeds)) << "all that is new is named";
  const bool elsewhere = std::ranges::any_of(
      cause.deeds, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
  if (!elsewhere) {
    EXPECT_TRUE(sameFacts(deedsBeyond(was, is), cause.undone)) << "and all that goes";
  }
  for (std::size_t r = 0; r < kResources; ++r)
    EXPECT_LE(cause.idle.of[r], folded(turn.before, turn.line)[turn.nation].stock[r]);
}

constexpr WhyEffort kQuick{12, 60, 0, 3};

/// Takes it out of every turn of some games that has it, and tells each cause that is then said.
int tamperedWith(
    const std::function<bool(const Event&)>& taken,
    const std::function<void(const Game&, const PlayedTurn&, const PlayedTurn&, const Cause&)>& told,
    int most, std::uint64_t games = 3) {
  int said = 0;
  for (std::uint64_t k = 0; k < games; ++k) {
    const Played played =
        playedBy("greedy", RulesetId::antike, k % 2 == 0 ? "occident" : "orient", 4, 20 + k);
    const Game& game = played.begun.game;
    GameState last;
    int tried = 0;
    for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
      if (!turn.over) continue;
      const auto tampered = without(game, turn, taken);
      if (!tampered || ++tried > most) continue;
      const auto cause = causeOf(game, tampered->turn, turn.line, {}, kQuick, {});
      if (!cause || !*cause) continue;
      ++said;
      expectSound(game, tampered->turn, **cause);
      told(game, turn, tampered->turn, **cause);
    }
  }
  return said;
}

TEST(Why, ATempleThatIsTakenOutIsMissedWithItsPriceAndYield) {
  int temples = 0;
  const int said =
      tamperedWith([](const Event& event) { return std::holds_alternative<TempleBuilt>(event); },
                   [&](const Game&, const PlayedTurn& was, const PlayedTurn& is, const Cause& cause) {
                     const auto* built = std::get_if<NotBuilt>(&cause.loss);
                     if (built == nullptr || !built->temples) return;
                     ++temples;
                     for (const ProvinceId province : built->provinces) {
                       EXPECT_TRUE(std::ranges::any_of(was.line, [&](const Event& event) {
                         const auto* temple = std::get_if<TempleBuilt>(&event);
                         return temple != nullptr && temple->province == province;
                       }));
                       EXPECT_FALSE(folded(is.before, is.line)[province].temple);
                     }
                     const int count = static_cast<int>(built->provinces.size());
                     EXPECT_EQ(built->paid.total(), 5 * count) << "`antike.temple`";
                     EXPECT_EQ(built->more.total(), 2 * count) << "`produce.amount`: three instead of one";
                     if (count == 1) {
                       EXPECT_EQ(built->payBack, 3) << "5 for 2 each time";
                       EXPECT_EQ(cause.idle, built->paid) << "it was taken out, so what it costs lay there";
                     }
                   },
                   4);
  EXPECT_GE(said, 5);
  EXPECT_GE(temples, 3);
}

TEST(Why, ACityThatIsTakenOutIsMissedOrThePersonageForIt) {
  int cities = 0, kings = 0;
  tamperedWith(
      [](const Event& event) { return std::holds_alternative<CityFounded>(event); },
      [&](const Game&, const PlayedTurn& was, const PlayedTurn& is, const Cause& cause) {
        const GameState after = folded(was.before, was.line), poorer = folded(is.before, is.line);
        if (const auto* built = std::get_if<NotBuilt>(&cause.loss); built != nullptr && !built->temples) {
          ++cities;
          EXPECT_EQ(built->paid.total(), 3 * static_cast<int>(built->provinces.size())) << "`found.price`";
          EXPECT_EQ(built->more.total(), static_cast<int>(built->provinces.size()));
        }
        if (const auto* missed = std::get_if<PersonageMissed>(&cause.loss);
            missed != nullptr && missed->reason == AwardReason::cities) {
          ++kings;
          EXPECT_EQ(missed->personage, Personage::king);
          EXPECT_GE(missed->count, 5);
          EXPECT_LE(missed->count, after[was.nation].cities);
          EXPECT_GT(missed->count, poorer[was.nation].cities);
        }
      },
      8);
  EXPECT_GE(cities, 3);
  EXPECT_GE(kings, 1);
}

TEST(Why, AVictoryThatIsTakenOutIsNamedWithItsPoints) {
  int victories = 0;
  for (std::uint64_t k = 0; k < 6; ++k) {
    const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, k);
    const Game& game = played.begun.game;
    GameState last;
    const std::vector<PlayedTurn> turns = playedTurns(game, played.events, last);
    const PlayedTurn& turn = turns.back();
    if (!last.ended || last.winner != turn.nation) continue;
    const auto tampered =
        without(game, turn, [](const Event& event) { return !std::holds_alternative<RondelMoved>(event); });
    if (!tampered || tampered->turn.after.ended) continue;
    const auto cause = causeOf(game, tampered->turn, turn.line, {}, kQuick, {});
    ASSERT_TRUE(cause);
    if (!*cause) continue; // it may win a turn later all the same
    ++victories;
    const auto* missed = std::get_if<VictoryMissed>(&(*cause)->loss);
    ASSERT_TRUE(missed != nullptr) << k;
    const GameState won = folded(tampered->turn.before, (*cause)->repaired);
    EXPECT_TRUE(won.ended);
    EXPECT_EQ(won.winner, turn.nation);
    EXPECT_EQ(missed->points, won.points(turn.nation));
    EXPECT_EQ(missed->goal, 9) << "`antike.goal` with four";
    EXPECT_GE(missed->points, missed->goal);
  }
  EXPECT_GE(victories, 1);
}

std::vector<Threat> threatsTo(const Game& game, const GameState& after, NationId who) {
  auto threats = threatsIn(game, after).value();
  std::erase_if(threats, [&](const Threat& threat) { return threat.of != who; });
  return threats;
}

/// A recorded maneuver with one march more, out of a city that somebody can take then, and could not before.
std::unique_ptr<Tampered> withACityLeft(const Game& game, const PlayedTurn& recorded) {
  std::vector<Event> decisions = decisionsOf(recorded.line, recorded.nation, isAutomatic(game));
  GameState there = recorded.before;
  if (decisions.empty() || annales::apply(there, decisions.front())) return nullptr;
  const auto safe = threatsTo(game, folded(recorded.before, recorded.line), recorded.nation);
  for (const Event& event : legal(game, there, Payments::cheapest)) {
    const auto* march = std::get_if<UnitsMoved>(&event);
    if (march == nullptr || there[march->from].owner != recorded.nation) continue;
    std::vector<Event> more = decisions;
    more.insert(more.begin() + 1, event);
    auto rebuilt = rebuiltTurn(game, recorded.before, more);
    if (!rebuilt || !rebuilt->wholly() || rebuilt->turn.after.ended) continue;
    const auto isLeft = [&](const std::vector<Threat>& threats) {
      return std::ranges::any_of(threats, [&](const Threat& t) { return t.city == march->from; });
    };
    if (isLeft(safe) || !isLeft(threatsTo(game, rebuilt->turn.after, recorded.nation))) continue;
    auto tampered = std::make_unique<Tampered>();
    tampered->line = std::move(rebuilt->turn.events);
    tampered->turn = recorded;
    tampered->turn.line = tampered->line;
    tampered->turn.after = rebuilt->turn.after;
    return tampered;
  }
  return nullptr;
}

/// Against the threat map of the position that was left.
TEST(Why, ACityThatIsLeftIsSaidAsTheThreatMapHasIt) {
  int planted = 0, counted = 0, said = 0;
  for (std::uint64_t k = 20; k < 24 && planted < 24; ++k) {
    const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, k);
    const Game& game = played.begun.game;
    GameState last;
    for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
      if (!turn.over || turn.after.ended || planted >= 24) continue;
      const auto tampered = withACityLeft(game, turn);
      if (!tampered) continue;
      ++planted;
      const auto threats = threatsTo(game, folded(turn.before, tampered->line), turn.nation);
      const auto isThreat = [&](const CityOpen& city) {
        return std::ranges::any_of(threats, [&](const Threat& t) {
          return t.city == city.city && t.by == city.rival && t.attackers == city.attackers &&
                 t.strength == city.strength && t.missing == city.missing && t.temple == city.temple;
        });
      };
      const LossFinder finder(game, turn.nation, {tampered->line, folded(turn.before, tampered->line)}, {});
      const auto full = rebuiltTurn(game, turn.before, decisionsOf(turn.line, turn.nation, false));
      for (const Loss& loss : finder.losses(full->turn))
        if (const auto* city = std::get_if<CityOpen>(&loss)) {
          ++counted;
          EXPECT_TRUE(isThreat(*city));
        }
      const auto cause = causeOf(game, tampered->turn, turn.line, {}, kQuick, {});
      ASSERT_TRUE(cause);
      if (!*cause) continue;
      expectSound(game, tampered->turn, **cause);
      const auto* city = std::get_if<CityOpen>(&(*cause)->loss);
      if (city == nullptr) continue;
      ++said;
      EXPECT_TRUE(isThreat(*city));
      for (const Threat& t : threatsTo(game, folded(turn.before, (*cause)->repaired), turn.nation))
        EXPECT_FALSE(t.city == city->city) << "the repair closes it";
    }
  }
  EXPECT_GE(counted, planted) << "every city that was left is counted";
  EXPECT_GE(planted, 5);
  EXPECT_GE(said, 1) << "where it costs something";
}

TEST(Why, WhatPaysBackIsCountedInTheLaterGame) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 20);
  const Game& game = played.begun.game;
  GameState last;
  int paidBack = 0;
  for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
    if (!turn.over) continue;
    const auto tampered =
        without(game, turn, [](const Event& event) { return std::holds_alternative<TempleBuilt>(event); });
    if (!tampered) continue;
    const auto later = std::span(played.events).subspan(turn.next);
    const LossFinder finder(game, turn.nation, {tampered->line, tampered->turn.after}, later);
    const auto full = rebuiltTurn(game, turn.before, decisionsOf(turn.line, turn.nation, false));
    ASSERT_TRUE(full);
    for (const Loss& loss : finder.losses(full->turn)) {
      const auto* built = std::get_if<NotBuilt>(&loss);
      if (built == nullptr || built->provinces.size() != 1 || built->paidBackIn == 0) continue;
      ++paidBack;
      const Resource yields = turn.before[built->provinces.front()].resource;
      int productions = 0, round = turn.before.round;
      Space at = Space::none;
      for (const Event& event : later) {
        if (const auto* began = std::get_if<RoundBegan>(&event)) round = began->round;
        if (const auto* step = std::get_if<RondelMoved>(&event); step && step->nation == turn.nation)
          at = step->to;
        const auto* produced = std::get_if<Produced>(&event);
        if (produced && produced->nation == turn.nation && wordOf(at) == wordOf(yields) &&
            ++productions == built->payBack)
          break;
      }
      EXPECT_EQ(productions, built->payBack);
      EXPECT_EQ(round, built->paidBackIn);
    }
  }
  EXPECT_GE(paidBack, 1);
}

TEST(Why, NothingIsSaidThatDoesNotBringBackMostOfIt) {
  Cause cause;
  cause.recovered = 0.085;
  cause.recoveredInterval = {0.03, 0.12};
  cause.regret = 0.10;
  cause.regretInterval = {0.05, 0.15};
  EXPECT_TRUE(isSaid(cause));
  cause.recovered = 0.075;
  EXPECT_FALSE(isSaid(cause)) << "what remains is an inaccuracy";
  cause.regret = 0.03;
  cause.recovered = 0.014;
  EXPECT_FALSE(isSaid(cause)) << "less than half";
  cause.regret = 0.10;
  cause.recovered = 0.085;
  cause.recoveredInterval.low = -0.01;
  EXPECT_FALSE(isSaid(cause)) << "it may bring back nothing";
  cause.recoveredInterval.low = 0.03;
  cause.regretInterval.low = -0.01;
  EXPECT_FALSE(isSaid(cause)) << "on a fresh chance nothing was given away";
}

TEST(Why, NothingIsSaidOfATurnAgainstItself) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 3, 7);
  GameState last;
  int turns = 0;
  for (const PlayedTurn& turn : playedTurns(played.begun.game, played.events, last)) {
    if (!turn.over || ++turns > 12) continue;
    const auto cause = causeOf(played.begun.game, turn, turn.line, {}, kQuick, {});
    ASSERT_TRUE(cause);
    EXPECT_FALSE(*cause);
  }
}

/// Whole analyses of all three games: sound, the same with any number of threads, and on another chance no
/// other story.
TEST(Why, CausesOfWholeGamesAreSoundAndTheSameWithAnyNumberOfThreads) {
  int said = 0;
  for (const auto& [ruleset, board, nations] :
       {std::tuple(RulesetId::antike, "occident", 3), std::tuple(RulesetId::antikeII, "orient-ii", 4),
        std::tuple(RulesetId::duellum, "rome-carthage", 2)}) {
    Played played = playedBy("random", ruleset, board, nations, 5);
    played.events.resize(std::min<std::size_t>(played.events.size(), 300));
    const Game& game = played.begun.game;
    const GameAnalysis analysis = analysisOf(played, {.budget = 8});
    Watch one, three;
    one.threads = 1;
    three.threads = 3;
    const WhyEffort effort = whyEffort({.budget = 8});
    const auto causes = causesIn(game, played.events, analysis, Judgement::mistake, effort, one);
    const auto again = causesIn(game, played.events, analysis, Judgement::mistake, effort, three);
    ASSERT_TRUE(causes && again);
    ASSERT_EQ(causes->size(), analysis.turns.size());
    GameState last;
    const auto turns = playedTurns(game, played.events, last);
    for (std::size_t i = 0; i < causes->size(); ++i) {
      ASSERT_EQ((*causes)[i].has_value(), (*again)[i].has_value());
      if (!(*causes)[i]) continue;
      const Cause &cause = *(*causes)[i], &other = *(*again)[i];
      EXPECT_EQ(cause.recovered, other.recovered);
      EXPECT_TRUE(cause.loss == other.loss);
      EXPECT_TRUE(sameFacts(cause.repaired, other.repaired));
      EXPECT_GE(analysis.turns[i].regret->judgement, Judgement::mistake);
      expectSound(game, turns[i], cause);
      if (++said % 5 != 0) continue;
      const auto compared =
          comparedTurns(game, turns[i].before, turns[i].nation, turns[i].line, cause.repaired,
                        {.budget = 60, .turns = 0, .best = 3, .seed = 99}, {});
      ASSERT_TRUE(compared);
      EXPECT_LT(compared->interval.low, cause.recoveredInterval.high) << "the two chances agree";
      EXPECT_GT(compared->interval.high, cause.recoveredInterval.low);
    }
  }
  EXPECT_GE(said, 10);
}

/// ANNALES_CAUSES=12 tries so many games with more rollouts, and prints.
TEST(Why, WhatIsSaidHoldsOnAnotherChance) {
  const char* asked = std::getenv("ANNALES_CAUSES");
  const std::uint64_t games = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 1;
  const std::size_t budget = asked != nullptr ? 16 : 10, most = asked != nullptr ? 2000 : 260;
  const std::array worlds{std::tuple(RulesetId::antike, "occident", 4),
                          std::tuple(RulesetId::antikeII, "orient-ii", 4),
                          std::tuple(RulesetId::duellum, "rome-carthage", 2)};
  int certain = 0, said = 0, half = 0, something = 0;
  double recovered = 0, given = 0;
  for (std::uint64_t k = 0; k < games; ++k) {
    const auto& [ruleset, board, nations] = worlds[k % worlds.size()];
    Played played = playedBy(k % 2 == 0 ? "random" : "greedy", ruleset, board, nations, 200 + k);
    played.events.resize(std::min(played.events.size(), most));
    const GameAnalysis analysis = analysisOf(played, {.budget = budget});
    const auto causes = causesIn(played.begun.game, played.events, analysis, Judgement::inaccuracy,
                                 whyEffort({.budget = budget}), {});
    ASSERT_TRUE(causes);
    GameState last;
    const auto turns = playedTurns(played.begun.game, played.events, last);
    for (std::size_t i = 0; i < causes->size(); ++i) {
      const auto& regret = analysis.turns[i].regret;
      certain += regret && regret->judgement != Judgement::notDistinguishable ? 1 : 0;
      if (!(*causes)[i]) continue;
      ++said;
      const AnalysisEffort fresh{.budget = 8 * budget, .turns = 0, .best = 3, .seed = 4711 + i};
      const auto back = comparedTurns(played.begun.game, turns[i].before, turns[i].nation, turns[i].line,
                                      (*causes)[i]->repaired, fresh, {});
      const auto all = comparedTurns(played.begun.game, turns[i].before, turns[i].nation, turns[i].line,
                                     regret->alternative, fresh, {});
      ASSERT_TRUE(back && all);
      something += back->interval.low > 0 ? 1 : 0;
      half += back->regret >= kLeastShare * all->regret ? 1 : 0;
      recovered += back->regret;
      given += all->regret;
    }
  }
  if (asked != nullptr)
    std::printf(
        "certain %d, said %d; on another chance %d bring back half, %d something for certain; %.3f of "
        "%.3f\n",
        certain, said, half, something, recovered, given);
  EXPECT_GE(said, 5);
  EXPECT_GE(half, 0.8 * said);
  EXPECT_GE(something, 0.8 * said);
}

TEST(Why, ItCanBeCancelled) {
  const Played played = playedBy("random", RulesetId::antike, "occident", 3, 5);
  GameState last;
  const auto turns = playedTurns(played.begun.game, played.events, last);
  std::atomic<bool> cancel = true;
  Watch watch;
  watch.cancel = &cancel;
  EXPECT_FALSE(causeOf(played.begun.game, turns[5], turns[5].line, {}, kQuick, watch));
}

/// The losses of a turn against a better one of these decisions.
std::vector<Loss> lossesOf(const Game& game, const GameState& begun, std::vector<Event> played,
                           std::vector<Event> better) {
  const NationId who = begun.active;
  for (std::vector<Event>* turn : {&played, &better})
    turn->push_back(TurnEnded{who});
  const LossFinder finder(game, who, {played, folded(begun, played)}, {});
  return finder.losses({better, folded(begun, better)});
}

/// `duellum.special-units`: a commander is armed and falls as a commander, whatever a battle calls it.
TEST(Why, SpecialUnitsAreCountedAsWhatTheyAre) {
  const auto begun = simulatedGame(tests::specialWorlds().front().spec, 1).value();
  const Game& game = begun.game;
  GameState state = begin(game).value();
  const NationId who(state.nations[0].box[indexOf(Kind::commander)] > 0 ? 0 : 1), rival(1 - who.index());
  ProvinceId city;
  for (std::size_t i = 0; i < game.map->size(); ++i)
    if (state.provinces[i].owner == who) city = ProvinceId(i);
  state.provinces[city.index()].temple = true;
  ASSERT_FALSE(annales::apply(state, TurnBegan{who}));
  const Amount iron = amountOf(Resource::iron, 3);
  const RondelMoved arming{who, Space::arming, {}}, maneuver{who, Space::maneuver1, {}};
  const auto armed =
      lossesOf(game, state, {arming}, {arming, UnitsArmed{who, Kind::commander, city, 1, iron}});
  EXPECT_THAT(armed, ::testing::Contains(Loss(NotArmed{{0, 0, 1, 0}, iron})));

  ProvinceId next;
  for (const Neighbour& neighbour : game.map->neighbours(city))
    if (crosses(neighbour.kind, Kind::commander)) next = neighbour.province;
  tests::deploy(state, who, Kind::commander, Adjustment::Place::box, city);
  tests::deploy(state, rival, Kind::legion, Adjustment::Place::supply, next);
  const auto fell = lossesOf(game, state,
                             {maneuver, UnitsMoved{who, Kind::commander, 1, 0, city, next},
                              BattleFought{who, rival, who, Kind::legion, 1, 1, next}},
                             {maneuver});
  EXPECT_THAT(fell, ::testing::Contains(Loss(UnitsLost{{0, 0, 1, 0}})));
}

/// Every kind of loss in both languages: whole sentences with all their numbers.
TEST(Why, EveryLossIsASentenceInBothLanguages) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 1);
  const Game& game = played.begun.game;
  const Gazetteer provinces(game.map);
  const Amount five = amountOf(Resource::marble, 5), two = amountOf(Resource::marble, 2);
  const ProvinceId city(3);
  const NationId rival(1);
  NotProduced produced{five, two, Purchase{Purchase::Kind::temple, city, {}, five, 3}};
  const std::vector<std::pair<Loss, std::vector<std::string>>> losses{
      {VictoryMissed{9, 9, EndReason::personages}, {"9"}},
      {VictoryMissed{8, 9, EndReason::templeDestroyed}, {}},
      {VictoryLet{rival, Personage::king, AwardReason::cities}, {}},
      {PersonageMissed{Personage::citizen, AwardReason::temples, 6}, {"6"}},
      {CityNotTaken{city, rival, 4}, {"4"}},
      {CityOpen{city, rival, 7, 6, 2, 0, true, true}, {"7", "6", "2"}},
      {CityOpen{city, rival, 1, 3, 2, 0, true, false}, {"2"}},
      {CityOpen{city, rival, 1, 3, 4, 1, false, true}, {"3", "1"}},
      {PersonageLet{rival, Personage::general, AwardReason::templeDestroyed}, {}},
      {NotBuilt{true, {city}, five, two, 3, 11}, {"5", "2", "3", "11"}},
      {NotBuilt{false, {city, ProvinceId(4)}, five, two, 0, 0}, {"5", "2"}},
      {NotLearned{{KnowHowId(0), KnowHowId(1)}, five}, {"5"}},
      {produced, {"5", "2", "3"}},
      {NotArmed{{3, 2}, five}, {"3", "2", "5"}},
      {UnitsLost{{3, 0, 1}}, {"3", "1"}},
      {StepTooDear{3, 1}, {"3", "1"}},
      {SeasMissed{4, 6, 7}, {"4", "6", "7"}}};
  std::set<std::size_t> kinds;
  for (const auto& [loss, numbers] : losses) {
    kinds.insert(loss.index());
    std::string texts[2];
    for (const Language language : {Language::english, Language::german}) {
      Cause cause;
      cause.loss = loss;
      cause.deeds = {RondelMoved{NationId(0), Space::temple, {}}, TempleBuilt{NationId(0), city, five}};
      cause.recovered = 0.083;
      cause.regret = 0.1;
      cause.recoveredInterval = {0.05, 0.12};
      const DisplayNames names{game, provinces, nullptr, language};
      const std::string text = causeInWords(cause, NationId(0), names);
      EXPECT_THAT(text, Not(HasSubstr("{")));
      for (const std::string& number : numbers)
        EXPECT_THAT(lossInWords(loss, names), HasSubstr(number));
      EXPECT_THAT(text,
                  HasSubstr(language == Language::german ? "8,3 der verlorenen 10 " : "8.3 of the 10 "));
      texts[indexOf(language)] = text;
    }
    EXPECT_NE(texts[0], texts[1]);
  }
  EXPECT_EQ(kinds.size(), kLosses);
}

} // namespace
} // namespace annales
