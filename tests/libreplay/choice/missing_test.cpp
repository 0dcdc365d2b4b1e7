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
  EXPECT_EQ(a.why(far), "it costs 3 in goods or coins; the Romans have only 1");
  EXPECT_EQ(a.warum(far), "das kostet 3 an Waren oder Münzen; die Römer haben nur 1");
}

TEST(WhyNot, ATempleNeedsItsSpaceItsCityAndItsPrice) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "iron");
  const std::vector<Pick> temple{Pick::deed<TempleBuilt>()};
  EXPECT_EQ(Answers(t).why(temple), "this is possible only on Temple; the Romans are on Iron");
  EXPECT_EQ(Answers(t).warum(temple), "das geht nur auf Tempel; die Römer stehen auf Eisen");
  t.given({"end"});
  t.onTurn("romans", "temple");
  t.state().nations[0].stock = {3, 1, 1, 1};
  EXPECT_EQ(Answers(t).why(temple), "it costs 5 marble; the Romans have 3 marble and 1 coin");
  EXPECT_EQ(Answers(t).warum(temple), "das kostet 5 Marmor; die Römer haben 3 Marmor und 1 Münze");
  t.state().nations[0].stock = {9, 1, 1, 1};
  t.given({"temple roma marble:5"});
  const std::vector<Pick> again{Pick::deed<TempleBuilt>(), Pick::where(t.place("roma"))};
  EXPECT_EQ(Answers(t).why(again), "there is already a temple there");
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
  EXPECT_EQ(Answers(t).why(galley), "it costs 2 gold; the Brown have 1 gold and 0 coins");
  EXPECT_EQ(Answers(t).warum(galley), "das kostet 2 Gold; die Brown haben 1 Gold und 0 Münzen");
}

TEST(WhyNot, AKnowHowNeedsItsPriceAndTheLowerOne) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "know-how");
  t.state().nations[0].stock = {0, 0, 4, 1};
  const std::vector<Pick> wheel{Pick::deed<KnowHowDeveloped>(), Pick::knowHow(KnowHowId(0))};
  EXPECT_EQ(Answers(t).why(wheel), "it costs 7 gold; the Romans have 4 gold and 1 coin");
  const std::vector<Pick> roads{Pick::deed<KnowHowDeveloped>(), Pick::knowHow(KnowHowId(1))};
  EXPECT_EQ(Answers(t).why(roads), "the lower know-how of the pair must come first");
  EXPECT_EQ(Answers(t).warum(roads), "erst muss der niedrigere Fortschritt des Paares kommen");
}

TEST(WhyNot, ArmingNeedsRoomIronAndAWayOut) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "arming");
  t.state().nations[0].stock = {0, 1, 0, 0};
  t.given({"arm 1 legion roma iron:1"});
  const auto arm = [&](const char* place, Kind kind) {
    return std::vector<Pick>{Pick::deed<UnitsArmed>(), Pick::where(t.place(place)), Pick::kind(kind)};
  };
  EXPECT_EQ(Answers(t).why(arm("roma", Kind::legion)), "Roma has room for only 0 new units");
  EXPECT_EQ(Answers(t).warum(arm("roma", Kind::legion)), "Roma hat nur Platz für 0 neue Einheiten");
  EXPECT_EQ(Answers(t).why(arm("ostia", Kind::legion)),
            "it costs 1 iron; the Romans have 0 iron and 0 coins");
  Table germans = tests::antikeTable();
  germans.onTurn("germans", "arming");
  EXPECT_EQ(Answers(germans).why(
                {Pick::deed<UnitsArmed>(), Pick::where(germans.place("treveri")), Pick::kind(Kind::galley)}),
            "Treveri has no border that 1 galley can cross");
}

TEST(WhyNot, MovesHaveBordersAndRanges) {
  Table t = tests::antikeTable();
  t.units("romans", "ostia", 1, 0).units("romans", "capua", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion capua ostia"});
  t.given({"move 1 legion ostia roma"}); // the one that stood there
  const auto move = [&](const char* from, const char* to) {
    return std::vector<Pick>{Pick::deed<UnitsMoved>(), Pick::where(t.place(from)), Pick::to(t.place(to))};
  };
  EXPECT_EQ(Answers(t).why(move("ostia", "mare")),
            "Ostia and Mare have no common border that 1 legion can cross");
  EXPECT_EQ(Answers(t).warum(move("ostia", "mare")),
            "Ostia und Mare haben keine gemeinsame Grenze für 1 Legion");
  EXPECT_EQ(Answers(t).why(move("ostia", "capua")), "1 legion has only 1 action");
}

TEST(WhyNot, ABattleOrBellonaComesFirst) {
  Table ii = tests::antikeIITable();
  ii.onTurn("germans", "arming");
  EXPECT_EQ(Answers(ii).why({Pick::deed<TurnEnded>()}),
            "in the arming action, the holder of Bellona must first take or decline the free unit and pass "
            "the card on");
  EXPECT_EQ(
      Answers(ii).warum({Pick::deed<TurnEnded>()}),
      "beim Rüsten muss das Volk mit Bellona erst die kostenlose Einheit nehmen oder ablehnen und die Karte "
      "weitergeben");
  Table d = tests::duellumInPlay();
  d.units("brown", "bg", 1, 0).units("beige", "x", 1, 0).onTurn("brown", "maneuver-1");
  d.given({"move 1 legion bg x"});
  EXPECT_EQ(Answers(d).why({Pick::deed<TurnEnded>()}),
            "enemy units of the same kind in one province must fight first");
  EXPECT_EQ(Answers(d).warum({Pick::deed<TurnEnded>()}),
            "erst müssen gegnerische Einheiten gleicher Art in einer Provinz kämpfen");
}

TEST(WhyNot, ABattleNeedsBothSides) {
  Table t = tests::antikeTable();
  t.units("romans", "delos", 1, 0).units("greeks", "delos", 0, 1).onTurn("romans", "maneuver-1");
  const std::vector<Pick> fight{Pick::deed<BattleFought>()};
  EXPECT_EQ(Answers(t).why(fight), "each side needs at least 1 legion there");
  EXPECT_EQ(Answers(t).warum(fight), "jede Seite braucht dort mindestens 1 Legion");
}

TEST(WhyNot, AConquestNeedsStrengthAndSparesTheLastCity) {
  Table t = tests::antikeTable();
  t.units("romans", "athenae", 1, 0).units("greeks", "athenae", 1, 0).onTurn("romans", "maneuver-1");
  const std::vector<Pick> athens{Pick::deed<CityConquered>(), Pick::where(t.place("athenae"))};
  EXPECT_EQ(Answers(t).why(athens), "Athenae defends with strength 2, and only 1 unit can attack");
  EXPECT_EQ(Answers(t).warum(athens),
            "Athenae verteidigt sich mit Stärke 2, und angreifen kann man nur mit 1 Einheit");
  Table ii = tests::antikeIITable();
  ii.units("romans", "ravenna", 2, 0).onTurn("romans", "maneuver-1");
  const std::vector<Pick> ravenna{Pick::deed<NeutralTempleDestroyed>(), Pick::where(ii.place("ravenna"))};
  EXPECT_EQ(Answers(ii).why(ravenna), "Ravenna defends with strength 3, and only 2 units can attack");
  EXPECT_EQ(Answers(ii).warum(ravenna),
            "Ravenna verteidigt sich mit Stärke 3, und angreifen kann man nur mit 2 Einheiten");
}

TEST(WhyNot, AFoundingNeedsASiteAUnitAndItsPrice) {
  Table t = tests::antikeTable();
  t.units("romans", "ravenna", 1, 0).onTurn("romans", "iron");
  t.state().nations[0].stock = {1, 0, 1, 0};
  const auto found = [&](const char* place) {
    return std::vector<Pick>{Pick::deed<CityFounded>(), Pick::where(t.place(place))};
  };
  EXPECT_EQ(Answers(t).why(found("ravenna")),
            "it costs 1 marble, 1 iron and 1 gold; the Romans have 1 marble, 0 iron, 1 gold and 0 coins");
  EXPECT_EQ(Answers(t).why(found("pola")), "to found a city, the nation needs a unit there");
  EXPECT_EQ(Answers(t).warum(found("pola")), "um eine Stadt zu gründen, braucht das Volk dort eine Einheit");
}

TEST(WhyNot, TradeProductionAbandonedCitiesAndCards) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "temple");
  EXPECT_EQ(Answers(t).why({Pick::deed<Traded>()}), "to trade, the Romans need all know-hows");
  EXPECT_EQ(Answers(t).warum({Pick::deed<Traded>()}), "zum Tauschen brauchen die Römer alle Fortschritte");
  EXPECT_EQ(Answers(t).why({Pick::deed<Produced>()}),
            "this is possible only on Marble, Iron or Gold; the Romans are on Temple");
  EXPECT_EQ(Answers(t).warum({Pick::deed<Produced>()}),
            "das geht nur auf Marmor, Eisen oder Gold; die Römer stehen auf Tempel");
  EXPECT_EQ(Answers(t).warum({Pick::deed<CityAbandoned>()}),
            "das geht nur auf Manöver I oder Manöver II; die Römer stehen auf Tempel");
  EXPECT_EQ(Answers(t).why({Pick::deed<CityAbandoned>()}),
            "this is possible only on Maneuver I or Maneuver II; the Romans are on Temple");
  Table d = tests::duellumInPlay();
  d.hand("brown", "academy").onTurn("brown", "iron");
  EXPECT_EQ(Answers(d).why({Pick::deed<CardPlayed>()}), "Academy can be played only in your know-how action");
  EXPECT_EQ(Answers(d).warum({Pick::deed<CardPlayed>()}),
            "Akademie spielt man nur in der eigenen Aktion Fortschritt");
  Table ii = tests::antikeIITable();
  ii.onTurn("romans", "iron");
  EXPECT_EQ(Answers(ii).why({Pick::deed<BellonaUsed>()}),
            "this is possible only on Arming; the Romans are on Iron");
  EXPECT_EQ(Answers(ii).warum({Pick::deed<BellonaUsed>()}),
            "das geht nur auf Rüsten; die Römer stehen auf Eisen");
  EXPECT_EQ(Answers(ii).warum({Pick::deed<Traded>()}),
            "zum Tauschen brauchen die Römer Mercatura aus einem früheren Zug");
  EXPECT_EQ(Answers(ii).why({Pick::deed<Traded>()}),
            "to trade, the Romans need Mercatura from an earlier turn");
}

TEST(WhyNot, APersonageNeedsItsLevelOrItsDeed) {
  Table t = tests::antikeTable();
  t.onTurn("romans", "iron");
  const auto one = [](Personage p) {
    return std::vector<Pick>{Pick::deed<PersonageWon>(), Pick::personage(p)};
  };
  EXPECT_EQ(Answers(t).why(one(Personage::king)), "the next one needs 5 cities; the Romans have 3");
  EXPECT_EQ(Answers(t).warum(one(Personage::king)),
            "die nächste Persönlichkeit erfordert 5 Städte; die Römer haben 3");
  EXPECT_EQ(Answers(t).why(one(Personage::navigator)), "the next one needs 7 seas; the Romans have 0");
  EXPECT_EQ(Answers(t).why(one(Personage::scholar)), "no scholar is due: only a know-how that no nation had "
                                                     "before this turn brings one");
  EXPECT_EQ(Answers(t).warum(one(Personage::general)),
            "das Volk bekommt keinen Feldherrn: Dafür muss es in diesem Zug einen Tempel zerstören");
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
