// Why not? Each kind of action says what it lacks, in both languages, with the names of the board.
#include "libreplay/choice/choice_words.h"
#include "libreplay/choice/choices.h"
#include "libreplay/choice/describe.h"
#include "libreplay/choice/missing.h"
#include "libreplay/words/reason.h"
#include "tests/engine/play/worlds.h"
#include "tests/engine/rules/tables.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace annales {
namespace {

using tests::Table;

/// What a table's position answers.
struct Answers {
  explicit Answers(Table& table) : table_(table), missing_(missingFrom(table.game(), table.state())) {}

  /// Of the first that has all of these picks.
  [[nodiscard]] std::string why(const std::vector<Pick>& picks, Language language = Language::english) const {
    for (const Missing& m : missing_) {
      const bool fits =
          m.isWholeKind() ? m.picks.front() == picks.front() : std::ranges::all_of(picks, [&](const Pick& p) {
            return std::ranges::find(m.picks, p) != m.picks.end();
          });
      if (fits) return reasonInWords(m.why, names(language));
    }
    return "(nothing lacks)";
  }
  [[nodiscard]] std::string warum(const std::vector<Pick>& picks) const {
    return why(picks, Language::german);
  }

private:
  [[nodiscard]] DisplayNames names(Language language) const {
    return {table_.game(), places_, nullptr, language};
  }
  Table& table_;
  mutable Gazetteer places_{table_.game().map};
  std::vector<Missing> missing_;
};

TEST(WhyNot, ARondelSpaceIsTooDear) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "iron");
  t.given({"end"});
  t.onTurn("romans");
  t.state().nations[0].stock = {1, 0, 0, 0};
  const Answers a(t);
  const std::vector<Pick> far{Pick::deed<RondelMoved>(), Pick::space(Space::knowHow)};
  EXPECT_EQ(a.why(far), "it costs 3 in goods or coins, and the Romans have only 1");
  EXPECT_EQ(a.warum(far), "das kostet 3 an Gütern oder Münzen, und die Römer haben nur 1");
}

TEST(WhyNot, ATempleNeedsItsSpaceItsCityAndItsPrice) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "iron");
  const std::vector<Pick> temple{Pick::deed<TempleBuilt>()};
  EXPECT_EQ(Answers(t).why(temple), "this belongs to Temple, and the Romans stand on Iron");
  EXPECT_EQ(Answers(t).warum(temple), "das gehört zu Tempel, und die Römer stehen auf Eisen");
  t.given({"end"});
  t.onTurn("romans", "temple");
  t.state().nations[0].stock = {3, 1, 1, 1};
  EXPECT_EQ(Answers(t).why(temple), "it costs 5 marble, and the Romans have 3 marble and 1 coin");
  EXPECT_EQ(Answers(t).warum(temple), "das kostet 5 Marmor, und die Römer haben 3 Marmor und 1 Münze");
  t.state().nations[0].stock = {9, 1, 1, 1};
  t.given({"temple roma marble:5"});
  const std::vector<Pick> again{Pick::deed<TempleBuilt>(), Pick::where(t.place("roma"))};
  EXPECT_EQ(Answers(t).why(again), "there is a temple there already");
  EXPECT_EQ(Answers(t).warum(again), "dort steht schon ein Tempel");
}

TEST(WhyNot, AWallAndRecruitsInDuellum) {
  Table t = tests::duellumInPlay();
  t.onTurn("brown", "temple");
  t.given({"wall bm marble:1"});
  const std::vector<Pick> wall{Pick::deed<WallBuilt>(), Pick::where(t.place("bi"))};
  EXPECT_EQ(Answers(t).why(wall), "the nation has no town wall left");
  EXPECT_EQ(Answers(t).warum(wall), "das Volk hat keine Stadtmauer mehr");
  t.given({"end"});
  t.onTurn("brown", "know-how");
  t.state().nations[0].stock = {1, 1, 1, 0};
  const std::vector<Pick> galley{Pick::deed<UnitsRecruited>(), Pick::kind(Kind::galley)};
  EXPECT_EQ(Answers(t).why(galley), "it costs 2 gold, and the Brown have 1 gold and 0 coins");
  EXPECT_EQ(Answers(t).warum(galley), "das kostet 2 Gold, und die Brown haben 1 Gold und 0 Münzen");
}

TEST(WhyNot, AKnowHowNeedsItsPriceAndTheLowerOne) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "know-how");
  t.state().nations[0].stock = {0, 0, 4, 1};
  const std::vector<Pick> wheel{Pick::deed<KnowHowDeveloped>(), Pick::knowHow(KnowHowId(0))};
  EXPECT_EQ(Answers(t).why(wheel), "it costs 7 gold, and the Romans have 4 gold and 1 coin");
  const std::vector<Pick> roads{Pick::deed<KnowHowDeveloped>(), Pick::knowHow(KnowHowId(1))};
  EXPECT_EQ(Answers(t).why(roads), "the lower know-how has to come first");
  EXPECT_EQ(Answers(t).warum(roads), "erst kommt der niedrigere Fortschritt");
}

TEST(WhyNot, ArmingNeedsRoomIronAndAWayOut) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "arming");
  t.state().nations[0].stock = {0, 1, 0, 0};
  t.given({"arm 1 legion roma iron:1"});
  const auto arm = [&](const char* place, Kind kind) {
    return std::vector<Pick>{Pick::deed<UnitsArmed>(), Pick::where(t.place(place)), Pick::kind(kind)};
  };
  EXPECT_EQ(Answers(t).why(arm("roma", Kind::legion)), "Roma has room for 0 new units");
  EXPECT_EQ(Answers(t).warum(arm("roma", Kind::legion)), "Roma hat Platz für 0 neue Einheiten");
  EXPECT_EQ(Answers(t).why(arm("ostia", Kind::legion)),
            "it costs 1 iron, and the Romans have 0 iron and 0 coins");
  Table germans = tests::antikeTable();
  germans.onTurn("germans", "arming");
  EXPECT_EQ(Answers(germans).why(
                {Pick::deed<UnitsArmed>(), Pick::where(germans.place("treveri")), Pick::kind(Kind::galley)}),
            "in Treveri there is no way out for 1 galley");
}

TEST(WhyNot, MovesHaveBordersAndRanges) {
  Table t = tests::antikeTable();
  t.units("romans", "ostia", 1, 0).units("romans", "capua", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion capua ostia"});
  t.given({"move 1 legion ostia roma"}); // the one that stood there
  const auto move = [&](const char* from, const char* to) {
    return std::vector<Pick>{Pick::deed<UnitsMoved>(), Pick::where(t.place(from)), Pick::to(t.place(to))};
  };
  EXPECT_EQ(Answers(t).why(move("ostia", "mare")), "there is no way from Ostia to Mare for 1 legion");
  EXPECT_EQ(Answers(t).warum(move("ostia", "mare")), "von Ostia nach Mare führt kein Weg für 1 Legion");
  EXPECT_EQ(Answers(t).why(move("ostia", "capua")), "1 legion has only 1 action");
}

TEST(WhyNot, ABattleOrBellonaComesFirst) {
  Table ii = tests::antikeIITable();
  ii.onTurn("germans", "arming");
  EXPECT_EQ(Answers(ii).why({Pick::deed<TurnEnded>()}),
            "in the arming action Bellona's holder has to use the card or pass it on");
  EXPECT_EQ(Answers(ii).warum({Pick::deed<TurnEnded>()}),
            "beim Rüsten muss der Besitzer von Bellona die Karte nutzen oder weitergeben");
  Table d = tests::duellumInPlay();
  d.units("brown", "bg", 1, 0).units("beige", "x", 1, 0).onTurn("brown", "maneuver-1");
  d.given({"move 1 legion bg x"});
  EXPECT_EQ(Answers(d).why({Pick::deed<TurnEnded>()}),
            "enemies of one kind in the same province have to fight first");
  EXPECT_EQ(Answers(d).warum({Pick::deed<TurnEnded>()}),
            "erst müssen gleichartige Gegner in derselben Provinz kämpfen");
}

TEST(WhyNot, ABattleNeedsBothSides) {
  Table t = tests::antikeTable();
  t.units("romans", "delos", 1, 0).units("greeks", "delos", 0, 1).onTurn("romans", "maneuver-1");
  const std::vector<Pick> fight{Pick::deed<BattleFought>()};
  EXPECT_EQ(Answers(t).why(fight), "each side needs 1 legion there");
  EXPECT_EQ(Answers(t).warum(fight), "jede Seite braucht dort 1 Legion");
}

TEST(WhyNot, AConquestNeedsStrengthAndSparesTheLastCity) {
  Table t = tests::antikeTable();
  t.units("romans", "athenae", 1, 0).units("greeks", "athenae", 1, 0).onTurn("romans", "maneuver-1");
  const std::vector<Pick> athens{Pick::deed<CityConquered>(), Pick::where(t.place("athenae"))};
  EXPECT_EQ(Answers(t).why(athens), "Athenae defends with 2, and only 1 unit can attack");
  EXPECT_EQ(Answers(t).warum(athens),
            "Athenae verteidigt sich mit 2, und angreifen lässt sich nur mit 1 Einheit");
  Table ii = tests::antikeIITable();
  ii.units("romans", "ravenna", 2, 0).onTurn("romans", "maneuver-1");
  const std::vector<Pick> ravenna{Pick::deed<NeutralTempleDestroyed>(), Pick::where(ii.place("ravenna"))};
  EXPECT_EQ(Answers(ii).why(ravenna), "Ravenna defends with 3, and only 2 units can attack");
  EXPECT_EQ(Answers(ii).warum(ravenna),
            "Ravenna verteidigt sich mit 3, und angreifen lässt sich nur mit 2 Einheiten");
}

TEST(WhyNot, AFoundingNeedsASiteAUnitAndItsPrice) {
  Table t = tests::antikeTable();
  t.units("romans", "ravenna", 1, 0).onTurn("romans", "iron");
  t.state().nations[0].stock = {1, 0, 1, 0};
  const auto found = [&](const char* place) {
    return std::vector<Pick>{Pick::deed<CityFounded>(), Pick::where(t.place(place))};
  };
  EXPECT_EQ(Answers(t).why(found("ravenna")),
            "it costs 1 marble, 1 iron and 1 gold, and the Romans have 1 marble, 0 iron, 1 gold and 0 coins");
  EXPECT_EQ(Answers(t).why(found("pola")), "a city needs a unit of the nation's own there");
  EXPECT_EQ(Answers(t).warum(found("pola")), "für eine Stadt muss dort eine eigene Einheit stehen");
}

TEST(WhyNot, TradeProductionAbandonedCitiesAndCards) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "temple");
  EXPECT_EQ(Answers(t).why({Pick::deed<Traded>()}), "to trade, the Romans need every know-how");
  EXPECT_EQ(Answers(t).warum({Pick::deed<Traded>()}), "zum Tauschen brauchen die Römer alle Fortschritte");
  EXPECT_EQ(Answers(t).why({Pick::deed<Produced>()}),
            "this belongs to Marble, Iron or Gold, and the Romans stand on Temple");
  EXPECT_EQ(Answers(t).warum({Pick::deed<Produced>()}),
            "das gehört zu Marmor, Eisen oder Gold, und die Römer stehen auf Tempel");
  EXPECT_EQ(Answers(t).warum({Pick::deed<CityAbandoned>()}),
            "das gehört zu Manöver I oder Manöver II, und die Römer stehen auf Tempel");
  EXPECT_EQ(Answers(t).why({Pick::deed<CityAbandoned>()}),
            "this belongs to Maneuver I or Maneuver II, and the Romans stand on Temple");
  Table d = tests::duellumInPlay();
  d.hand("brown", "academy").onTurn("brown", "iron");
  EXPECT_EQ(Answers(d).why({Pick::deed<CardPlayed>()}), "Academy is played in the know-how action");
  EXPECT_EQ(Answers(d).warum({Pick::deed<CardPlayed>()}), "Akademie spielt man in der Aktion Fortschritt");
  Table ii = tests::antikeIITable();
  ii.onTurn("romans", "iron");
  EXPECT_EQ(Answers(ii).why({Pick::deed<BellonaUsed>()}),
            "this belongs to Arming, and the Romans stand on Iron");
  EXPECT_EQ(Answers(ii).warum({Pick::deed<BellonaUsed>()}),
            "das gehört zu Rüsten, und die Römer stehen auf Eisen");
  EXPECT_EQ(Answers(ii).warum({Pick::deed<Traded>()}),
            "zum Tauschen brauchen die Römer Mercatura, und zwar seit einem früheren Zug");
  EXPECT_EQ(Answers(ii).why({Pick::deed<Traded>()}),
            "to trade, the Romans need Mercatura since an earlier turn");
}

TEST(WhyNot, APersonageNeedsItsLevelOrItsDeed) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "iron");
  const auto one = [](Personage p) {
    return std::vector<Pick>{Pick::deed<PersonageWon>(), Pick::personage(p)};
  };
  EXPECT_EQ(Answers(t).why(one(Personage::king)), "the next one comes with 5 cities, and the Romans have 3");
  EXPECT_EQ(Answers(t).warum(one(Personage::king)),
            "für die nächste braucht es 5 Städte, und die Römer haben 3");
  EXPECT_EQ(Answers(t).why(one(Personage::navigator)),
            "the next one comes with 7 seas, and the Romans have 0");
  EXPECT_EQ(Answers(t).why(one(Personage::scholar)), "no know-how of this turn was new to everybody");
  EXPECT_EQ(Answers(t).warum(one(Personage::general)), "in diesem Zug wurde kein Tempel zerstört");
}

TEST(WhyNot, WhoCanDoNothingHearsWhatIsNearest) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "temple");
  t.state().nations[0].stock = {3, 1, 1, 1};
  const std::vector<Missing> nearest = nearestOf(missingFrom(t.game(), t.state()));
  ASSERT_EQ(nearest.size(), 1U) << "no trade, no conquest: what the space is for";
  EXPECT_TRUE(std::holds_alternative<TempleBuilt>(nearest.front().event));
  EXPECT_EQ(nearest.front().why.rule, "pay.afford");
  Table knowing = tests::antikeTable();
  knowing.onTurn("romans", "know-how");
  knowing.state().nations[0].stock = {0, 0, 1, 0};
  const std::vector<Missing> knowHow = nearestOf(missingFrom(knowing.game(), knowing.state()));
  ASSERT_EQ(knowHow.size(), 1U);
  EXPECT_EQ(knowHow.front().why.rule, "pay.afford") << "rather than that another know-how comes first";
}

/// Ids of the log where a sentence should have names.
bool hasRawId(const std::string& sentence, const Game& game) {
  std::set<std::string> ids;
  for (std::size_t i = 0; i < game.map->size(); ++i)
    ids.insert(game.map->provinces()[i].id);
  for (const NationSetup& nation : game.setup->nations)
    ids.insert(nation.nation);
  static const std::regex word("[a-z0-9-]+");
  for (auto at = std::sregex_iterator(sentence.begin(), sentence.end(), word); at != std::sregex_iterator();
       ++at) {
    const bool whole =
        at->position() == 0 ||
        !isalpha(static_cast<unsigned char>(sentence[static_cast<std::size_t>(at->position()) - 1]));
    if (whole && ids.contains(at->str())) return true;
  }
  return false;
}

TEST(WhyNot, OverWholeGamesNothingIsOnOfferThatLacksAndNoIdIsLeft) {
  std::set<std::size_t> kinds;
  std::size_t told = 0;
  for (const tests::World& world : tests::everyWorld()) {
    Rng rng(11);
    tests::playThrough(world, 1, [&](const NewGame& begun, const GameState& state, const Event&) {
      if (rng.below(25) != 0) return;
      const Choices choices(begun.game, state);
      for (const Missing& m : missingFrom(begun.game, state)) {
        ASSERT_TRUE(check(begun.game, state, m.event));
        kinds.insert(m.event.index());
        for (const Language language : {Language::english, Language::german}) {
          const DisplayNames names{begun.game, *begun.provinces, nullptr, language};
          const std::string why = reasonInWords(m.why, names);
          ASSERT_FALSE(why.empty());
          ASSERT_FALSE(hasRawId(why, begun.game)) << why;
          ASSERT_EQ(why.find('{'), std::string::npos) << why;
          if (language == Language::german) {
            ASSERT_NE(why, m.why.message);
          }
          ++told;
        }
        Choices wanted = choices;
        bool offered = true;
        for (const Pick& pick : m.picks)
          offered = offered && wanted.pick(pick);
        ASSERT_FALSE(offered && !choices.empty() && !m.isWholeKind()) << m.why.message;
      }
    });
  }
  EXPECT_GT(told, 10'000U);
  EXPECT_GE(kinds.size(), 15U);
}

} // namespace
} // namespace annales
