// What Why says is held against the rules and against the analysis itself: what it calls out of reach is out
// of reach, what it calls enough is enough, and there is one amount of what was lost.
#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/turn_comparison.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/causes/purchase.h"
#include "libreplay/causes/turn_repairs.h"
#include "libreplay/causes/turns_apart.h"
#include "libreplay/causes/why.h"
#include "libreplay/exact/threats.h"
#include "tests/libreplay/analysis/played.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace annales {
namespace {

using ::testing::HasSubstr, ::testing::Not;
using tests::analysisOf, tests::Played, tests::playedBy;

bool buys(const Event& event, const Purchase& purchase) {
  if (const auto* temple = std::get_if<TempleBuilt>(&event))
    return purchase.kind == Purchase::Kind::temple && temple->province == purchase.province;
  if (const auto* learned = std::get_if<KnowHowDeveloped>(&event))
    return purchase.kind == Purchase::Kind::knowHow && learned->knowHow == purchase.knowHow;
  const auto* city = std::get_if<CityFounded>(&event);
  return city != nullptr && purchase.kind == Purchase::Kind::city && city->province == purchase.province;
}

bool offers(const Game& game, const GameState& state, const Purchase& purchase) {
  return std::ranges::any_of(legal(game, state, Payments::every),
                             [&](const Event& event) { return buys(event, purchase); });
}

/// Anywhere in the turn, whatever was played before.
bool offeredAlong(const Game& game, GameState state, std::span<const Event> turn, const Purchase& purchase) {
  for (const Event& event : turn) {
    if (offers(game, state, purchase)) return true;
    if (std::holds_alternative<TurnEnded>(event) || annales::apply(state, event)) return false;
  }
  return false;
}

std::vector<Event> decisionsIn(const Game& game, std::span<const Event> turn, NationId who) {
  return decisionsOf(turn, who, game.ruleset->battles == BattlePolicy::automatic);
}

/// With the units that are named no rival can take the city, and with one fewer, of whatever kinds, one can.
void expectSaved(const Game& game, const PlayedTurn& turn, const CityOpen& city) {
  GameState after = turn.before;
  for (const Event& event : turn.line) {
    if (std::holds_alternative<TurnBegan>(event)) break;
    ASSERT_FALSE(annales::apply(after, event));
  }
  const auto threatened = [&](int legions, int galleys) {
    GameState stronger = after;
    auto& units = stronger.provinces[city.city.index()].units[turn.nation.index()];
    units[indexOf(Kind::legion)] = static_cast<std::uint8_t>(units[indexOf(Kind::legion)] + legions);
    units[indexOf(Kind::galley)] = static_cast<std::uint8_t>(units[indexOf(Kind::galley)] + galleys);
    const auto threats = threatsIn(game, stronger);
    if (!threats) {
      ADD_FAILURE() << legions << " legions, " << galleys << " galleys more: " << threats.error().message;
      return false;
    }
    return std::ranges::any_of(*threats, [&](const Threat& t) { return t.city == city.city; });
  };
  const bool byLand = game.map->leaves(city.city, Kind::legion);
  const bool bySea = game.map->leaves(city.city, Kind::galley);
  const auto possible = [&](int legions, int galleys) {
    return byLand == bySea || (byLand ? galleys == 0 : legions == 0);
  };
  EXPECT_FALSE(threatened(city.missing - city.galleys, city.galleys));
  for (int galleys = 0; galleys < city.missing; ++galleys) {
    const int legions = city.missing - 1 - galleys;
    if (!possible(legions, galleys)) continue;
    EXPECT_TRUE(threatened(legions, galleys)) << legions << '+' << galleys;
  }
  if (!city.anyKind) return;
  for (int galleys = 0; galleys <= city.missing; ++galleys) {
    const int legions = city.missing - galleys;
    if (!possible(legions, galleys)) continue;
    EXPECT_FALSE(threatened(legions, galleys)) << legions << '+' << galleys;
  }
}

/// As it could be read by a coach: whatever one sentence claims is looked up.
void expectTrue(const Game& game, const PlayedTurn& turn, const TurnRegret& regret, const Cause& cause) {
  EXPECT_EQ(cause.regret, regret.regret) << "the list, the sentence and JSON name one amount";
  EXPECT_EQ(cause.rollouts, regret.rollouts);
  EXPECT_LE(cause.rest(), 0.02) << "enough is not an inaccuracy";
  const auto learner = comparedTurns(game, turn.before, turn.nation, cause.repaired, regret.alternative,
                                     usualComparison({}), {});
  ASSERT_TRUE(learner);
  EXPECT_EQ(learner->judgement, Judgement::notDistinguishable) << "nor is it to a learner";
  if (const auto* city = std::get_if<CityOpen>(&cause.loss)) expectSaved(game, turn, *city);
  const auto* produced = std::get_if<NotProduced>(&cause.loss);
  if (produced == nullptr || !produced->within) return;
  const Purchase& purchase = *produced->within;
  EXPECT_FALSE(offeredAlong(game, turn.before, turn.line, purchase)) << "not in the turn as it was played";
  EXPECT_EQ(canBuy(game, turn.before, purchase, false), false) << "nor in another turn without production";
}

/// Nothing that was played is called better, and both turns are told whole.
void expectWhole(const Game& game, const PlayedTurn& turn, std::span<const Event> better) {
  const TurnsApart apart = turnsApart(game, turn.line, better, turn.nation);
  EXPECT_FALSE(apart.same());
  const bool pays =
      deedsBeyond(apart.better, apart.played).empty() && deedsBeyond(apart.played, apart.better).empty();
  if (!pays) {
    EXPECT_EQ(deedsBeyond(apart.better, apart.played).size(), apart.better.size());
  }
  const auto units = [](const std::vector<Event>& events) {
    int sum = 0;
    for (const Event& event : events)
      if (const auto* move = std::get_if<UnitsMoved>(&event))
        sum += move->count;
      else
        ++sum;
    return sum;
  };
  EXPECT_EQ(units(apart.better) + units(apart.both), units(decisionsIn(game, better, turn.nation)));
  EXPECT_EQ(units(apart.played) + units(apart.both), units(decisionsIn(game, turn.line, turn.nation)));
}

struct World {
  RulesetId ruleset;
  const char* board;
  int nations;
};
constexpr World kWorlds[] = {
    {RulesetId::antike, "occident", 4},       {RulesetId::antikeII, "orient-ii", 4},
    {RulesetId::duellum, "rome-carthage", 2}, {RulesetId::antike, "orient", 3},
    {RulesetId::antike, "orient", 5},         {RulesetId::antikeII, "mare-nostrum", 3}};

/// ANNALES_TRUE_SENTENCES=60 tries so many games to their end, but for those without one, and prints.
TEST(Why, EverySentenceHoldsAgainstTheRulesAndTheAnalysis) {
  const char* asked = std::getenv("ANNALES_TRUE_SENTENCES");
  const std::uint64_t games = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 3;
  const std::size_t most = asked != nullptr ? 5000 : 160;
  int tried = 0, certain = 0, said = 0, within = 0;
  for (std::uint64_t k = 0; k < games; ++k) {
    const World& world = kWorlds[k % std::size(kWorlds)];
    auto ended = tests::playedToItsEnd(k % 2 == 0 ? "greedy" : "random", world.ruleset, world.board,
                                       world.nations, 300 + k);
    if (!ended) continue;
    Played& played = *ended;
    ++tried;
    played.events.resize(std::min(played.events.size(), most));
    const Game& game = played.begun.game;
    const AnalysisEffort effort{.budget = 8};
    const GameAnalysis analysis = analysisOf(played, effort);
    const auto causes = causesIn(game, played.events, analysis, Judgement::inaccuracy, whyEffort(effort), {});
    ASSERT_TRUE(causes);
    GameState last;
    const auto turns = playedTurns(game, played.events, last);
    const Gazetteer provinces(game.map);
    for (std::size_t i = 0; i < causes->size(); ++i) {
      const auto& regret = analysis.turns[i].regret;
      if (!regret || regret->judgement == Judgement::notDistinguishable) continue;
      ++certain;
      expectWhole(game, turns[i], regret->alternative);
      if (!(*causes)[i]) continue;
      ++said;
      SCOPED_TRACE(fmt::format("game {}, turn {}: {}", 300 + k, i,
                               causeInWords(*(*causes)[i], turns[i].nation, {game, provinces})));
      expectTrue(game, turns[i], *regret, *(*causes)[i]);
      const auto* produced = std::get_if<NotProduced>(&(*causes)[i]->loss);
      within += produced != nullptr && produced->within ? 1 : 0;
    }
  }
  if (asked != nullptr)
    std::printf("games %d, certain %d, said %d, within reach %d\n", tried, certain, said, within);
  EXPECT_GE(certain, 5);
  EXPECT_GE(said, 1);
}

/// A city that the turn could have founded from what lay there does not wait for more production.
TEST(Why, NothingIsWithinReachThatWasSoAnyway) {
  int reached = 0, offered = 0;
  for (std::uint64_t k = 0; k < 3; ++k) {
    const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 60 + k);
    const Game& game = played.begun.game;
    GameState last;
    for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
      if (!turn.over || turn.after.ended) continue;
      for (const Event& step : legal(game, turn.before, Payments::cheapest)) {
        const auto* to = std::get_if<RondelMoved>(&step);
        if (to == nullptr || !producedOn(to->to)) continue;
        const auto repaired = rebuiltTurn(game, turn.before, std::vector<Event>{step});
        const auto was = rebuiltTurn(game, turn.before, decisionsIn(game, turn.line, turn.nation));
        if (!repaired || !was || repaired->turn.after.ended) continue;
        const auto purchase =
            purchaseWithin(game, turn.nation, turn.before, repaired->turn.after, was->turn.after);
        if (!purchase) continue;
        ++reached;
        EXPECT_FALSE(offeredAlong(game, turn.before, turn.line, *purchase));
        GameState next = was->turn.after;
        ASSERT_FALSE(annales::apply(next, TurnBegan{turn.nation}));
        offered += canBuy(game, next, *purchase, true) != false ? 1 : 0;
      }
    }
  }
  EXPECT_GE(reached, 5);
  EXPECT_EQ(offered, 0) << "the next turn as it was played does not reach it, with all its production";
}

/// A remedy without the marches to it is not legal, so each of them is said.
TEST(Why, EveryDeedOfARemedyIsSaid) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 20);
  const Game& game = played.begun.game;
  const Gazetteer provinces(game.map);
  const DisplayNames names{game, provinces, nullptr, Language::english};
  GameState last;
  int conquests = 0;
  for (const PlayedTurn& turn : playedTurns(game, played.events, last)) {
    const auto taken = std::ranges::find_if(
        turn.line, [](const Event& event) { return std::holds_alternative<CityConquered>(event); });
    if (taken == turn.line.end()) continue;
    ++conquests;
    Cause cause;
    const auto& conquest = std::get<CityConquered>(*taken);
    cause.loss = CityNotTaken{conquest.province, conquest.from, 1};
    cause.deeds = decisionsIn(game, turn.line, turn.nation);
    cause.repaired = {turn.line.begin(), turn.line.end()};
    const std::string text = remedyInWords(cause, turn.nation, names);
    const std::string nation = names.nation(turn.nation) + " ";
    for (const Event& deed : cause.deeds) {
      std::string sentence = sentenceOf(deed, names);
      if (sentence.starts_with(nation)) sentence.erase(0, nation.size());
      EXPECT_THAT(text, HasSubstr(sentence));
    }
    EXPECT_THAT(text, Not(HasSubstr("more")));
  }
  EXPECT_GE(conquests, 1);
}

TEST(TurnsApart, TheDifferenceComesFirstAndNothingPlayedIsBetter) {
  const Played played = playedBy("greedy", RulesetId::antike, "occident", 4, 20);
  const Game& game = played.begun.game;
  const Gazetteer provinces(game.map);
  const DisplayNames english{game, provinces, nullptr, Language::english},
      german{game, provinces, nullptr, Language::german};
  const NationId who(0);
  const Event step = RondelMoved{who, Space::maneuver1, {}};
  const Event one = UnitsMoved{who, Kind::legion, 1, 0, ProvinceId(1), ProvinceId(2)};
  const Event two = UnitsMoved{who, Kind::legion, 2, 0, ProvinceId(1), ProvinceId(2)};
  const Event city = CityFounded{who, Resource::gold, ProvinceId(2), amountOf(Resource::gold, 3)};
  const std::vector<Event> was{step, one, one}, is{step, two, city};
  const TurnsApart more = turnsApart(game, was, is, who);
  EXPECT_TRUE(sameFacts(more.better, {city})) << "two marches of one are one march of two";
  EXPECT_TRUE(more.played.empty());
  EXPECT_EQ(more.both.size(), 2U);
  EXPECT_TRUE(apartInWords(more, who, english).starts_with("Better, in addition: "));
  EXPECT_TRUE(
      apartInWords(turnsApart(game, is, was, who), who, english).starts_with("Better without this: "));
  EXPECT_EQ(apartInWords(turnsApart(game, was, was, who), who, english), "");
  const std::vector<Event> other{RondelMoved{who, Space::gold, {}}};
  const std::string text = apartInWords(turnsApart(game, other, is, who), who, german);
  EXPECT_TRUE(text.starts_with("Besser: "));
  EXPECT_THAT(text, HasSubstr("Stattdessen gespielt: "));
  const std::vector<Event> paid{RondelMoved{who, Space::gold, amountOf(Resource::iron, 1)}};
  EXPECT_FALSE(turnsApart(game, other, paid, who).same()) << "payments count where all else is the same";
}

} // namespace
} // namespace annales
