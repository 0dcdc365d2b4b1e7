#include "libreplay/words/sentence.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

constexpr NationId kRomans(0);
constexpr NationId kPersians(1);
constexpr ProvinceId kCapua(0);
constexpr ProvinceId kRoma(1);

Amount amount(int marble, int iron, int gold, int coins) {
  Amount a;
  a.set(Resource::marble, marble);
  a.set(Resource::iron, iron);
  a.set(Resource::gold, gold);
  a.set(Resource::coins, coins);
  return a;
}

class SentenceTest : public ::testing::Test {
protected:
  explicit SentenceTest(RulesetId ruleset = RulesetId::antike) {
    map_ = Map::make("mare-nostrum", {{"capua", Site::gold, false}, {"roma", Site::marble, false}},
                     {{kCapua, kRoma, BorderKind::both}})
               .value();
    auto setup = std::make_shared<GameSetup>();
    setup->ruleset = ruleset;
    setup->map = "mare-nostrum";
    setup->nations = {{"romans", 1, {}, {}}, {"great-persians", 2, {}, {}}};
    game_ = makeGame(std::move(setup), map_);
    places_ = std::make_shared<Gazetteer>(map_);
    board_.map = map_;
    board_.name = {"Our Sea", "Unser Meer"};
    board_.nations = {{"romans", {"People of Rome", "Römer"}, "#000000"}};
    board_.provinces = {{"Capua Vetus", {}, {}}, {"Roma", {}, {}}};
  }

  [[nodiscard]] std::string say(const Event& event) const {
    return sentenceOf(event, {game_, *places_, nullptr});
  }
  [[nodiscard]] std::string sayOnBoard(const Event& event) const {
    return sentenceOf(event, {game_, *places_, &board_});
  }

  std::shared_ptr<const Map> map_;
  Game game_;
  std::shared_ptr<Gazetteer> places_;
  Board board_;
};

TEST_F(SentenceTest, TellsEveryEventOfAntike) {
  EXPECT_EQ(say(GameCreated{game_.setup}),
            "A game of Antike begins on Mare nostrum: Romans and Great persians");
  EXPECT_EQ(say(RoundBegan{3}), "Round 3 begins");
  EXPECT_EQ(say(IncomeReceived{kRomans, amount(0, 0, 0, 1)}), "Romans receive 1 coin");
  EXPECT_EQ(say(TurnBegan{kRomans}), "Romans begin their turn");
  EXPECT_EQ(say(RondelMoved{kRomans, Space::temple, {}}), "Romans move to Temple");
  EXPECT_EQ(say(RondelMoved{kRomans, Space::temple, amount(0, 0, 1, 0)}),
            "Romans pay 1 gold to reach Temple");
  EXPECT_EQ(say(Produced{kRomans, {}}), "Romans produce nothing");
  EXPECT_EQ(say(Produced{kRomans, amount(3, 0, 0, 0)}), "Romans produce 3 marble");
  EXPECT_EQ(say(TempleBuilt{kRomans, kCapua, amount(5, 0, 0, 0)}),
            "Romans build a temple at Capua for 5 marble");
  EXPECT_EQ(say(KnowHowDeveloped{kRomans, KnowHowId(0), amount(0, 0, 5, 2)}),
            "Romans develop Wheel for 5 gold and 2 coins");
  EXPECT_EQ(say(UnitsArmed{kRomans, Kind::galley, kRoma, 3, amount(0, 3, 0, 0)}),
            "Romans arm 3 galleys at Roma for 3 iron");
  EXPECT_EQ(say(UnitsMoved{kRomans, Kind::legion, 1, 0, kRoma, kCapua}),
            "Romans move 1 legion from Roma to Capua");
  EXPECT_EQ(say(BattleFought{kRomans, kPersians, kPersians, Kind::legion, 2, 0, kCapua}),
            "Great persians demand battle with Romans at Capua: each side loses 2 legions");
  EXPECT_EQ(say(CityConquered{kRomans, kPersians, 2, 1, kCapua}),
            "Romans conquer Capua from Great persians and lose 2 legions and 1 galley");
  EXPECT_EQ(say(CityAbandoned{kRomans, kCapua}), "Romans give up their city at Capua");
  EXPECT_EQ(say(CityFounded{kRomans, Resource::gold, kCapua, amount(1, 1, 0, 1)}),
            "Romans found a city at Capua that yields gold, for 1 marble, 1 iron and 1 coin");
  EXPECT_EQ(say(Traded{kRomans, amount(1, 1, 0, 0), amount(0, 0, 1, 0)}),
            "Romans trade 1 marble and 1 iron for 1 gold");
  EXPECT_EQ(say(PersonageWon{kRomans, Personage::king, AwardReason::cities, 0}),
            "Romans win a king for their cities");
  EXPECT_EQ(say(TurnEnded{kRomans}), "Romans end their turn");
  EXPECT_EQ(say(GameEnded{kRomans, EndReason::personages}), "Romans win the game");
  EXPECT_EQ(say(GameEnded{NationId::none(), EndReason::abandoned}), "The game is abandoned; winner: none");
  EXPECT_EQ(say(Corrected{kRomans, amount(0, -2, 0, 1), std::make_shared<const std::string>("a slip")}),
            "Correction for Romans: -2 iron and +1 coin (a slip)");
}

TEST_F(SentenceTest, TellsACorrectionOfMoreThanAStock) {
  const auto of = [](Adjustment::Op op) {
    Adjustment a;
    a.op = op;
    a.nation = kRomans;
    a.province = kRoma;
    return a;
  };
  Adjustment fewer = of(Adjustment::Op::units), more = fewer;
  fewer.change = -2;
  more.change = 2;
  more.place = Adjustment::Place::supply;
  Adjustment city = of(Adjustment::Op::city), gone = city;
  city.resource = Resource::gold;
  gone.nation = NationId::none();
  Adjustment temple = of(Adjustment::Op::temple), knowHow = of(Adjustment::Op::knowHow);
  temple.present = true;
  knowHow.knowHow = KnowHowId(1);
  Adjustment king = of(Adjustment::Op::personage), rondel = of(Adjustment::Op::rondel);
  king.change = -1;
  rondel.space = Space::gold;
  const Corrected all{kRomans, amount(0, 1, 0, 0), std::make_shared<const std::string>("a slip"),
                      std::make_shared<const Adjustments>(
                          Adjustments{fewer, more, city, gone, temple, knowHow, king, rondel})};
  EXPECT_EQ(say(all),
            "Correction: Romans +1 iron, Romans: 2 legions from Roma to the supply, Roma is a city of the "
            "Romans that yields gold, Roma has no city, Roma has a temple, Romans do not have Roads, "
            "Romans -1 king and Romans stand on Gold (a slip)");
  EXPECT_EQ(
      sentenceOf(all, {game_, *places_, &board_, Language::german}),
      "Berichtigung: Römer +1 Eisen, Römer: 2 Legionen aus Roma, jetzt in dem Vorrat, Roma ist eine Stadt, "
      "die "
      "Gold liefert (Römer), Roma hat keine Stadt, Roma hat einen Tempel, Römer haben nicht Straßenbau, "
      "Römer -1 König und Römer stehen auf Gold (a slip)");
}

TEST_F(SentenceTest, TakesNamesFromTheBoard) {
  EXPECT_EQ(sayOnBoard(CityAbandoned{kRomans, kCapua}), "People of Rome give up their city at Capua Vetus");
  EXPECT_EQ(sayOnBoard(CityAbandoned{kPersians, kRoma}), "Great persians give up their city at Roma");
  EXPECT_EQ(sayOnBoard(GameCreated{game_.setup}),
            "A game of Antike begins on Our Sea: People of Rome and Great persians");
}

TEST_F(SentenceTest, SpeaksGerman) {
  const auto sag = [this](const Event& event) {
    return sentenceOf(event, {game_, *places_, &board_, Language::german});
  };
  EXPECT_EQ(sag(GameCreated{game_.setup}),
            "Eine Partie Antike beginnt auf Unser Meer: Römer und Great persians");
  EXPECT_EQ(sag(RondelMoved{kRomans, Space::knowHow, amount(0, 0, 1, 2)}),
            "Römer zahlen 1 Gold und 2 Münzen, um Fortschritt zu erreichen");
  EXPECT_EQ(sag(KnowHowDeveloped{kRomans, KnowHowId(1), amount(0, 0, 10, 0)}),
            "Römer entwickeln Straßenbau für 10 Gold");
  EXPECT_EQ(sag(CityConquered{kRomans, kPersians, 2, 1, kCapua}),
            "Römer erobern Capua Vetus (bisher Great persians) und verlieren 2 Legionen und 1 Galeere");
  EXPECT_EQ(sag(PersonageWon{kRomans, Personage::general, AwardReason::templeDestroyed, 0}),
            "Römer gewinnen einen Feldherrn für einen zerstörten Tempel");
}

TEST(Words, EveryLanguageFillsEveryPhrase) {
  EXPECT_EQ(amountInWords(amount(1, 2, 0, 1), Language::german), "1 Marmor, 2 Eisen und 1 Münze");
  EXPECT_EQ(amountInWords({}, Language::german), "nichts");
  EXPECT_EQ(titleOf(Space::arming, Language::german), "Rüsten");
  EXPECT_EQ(titleOfTerm("roads", Language::german), "Straßenbau");
  EXPECT_EQ(titleOfTerm("res-publica", Language::german), "Res publica");
  EXPECT_EQ(titleOfTerm("roads"), "Roads");
}

TEST_F(SentenceTest, NamesProvincesThatTheBoardDoesNotHave) {
  const ProvinceId atlantis = places_->intern("atlantis");
  EXPECT_EQ(say(CityAbandoned{kRomans, atlantis}), "Romans give up their city at Atlantis");
  EXPECT_EQ(sayOnBoard(CityAbandoned{kRomans, atlantis}), "People of Rome give up their city at Atlantis");
}

TEST_F(SentenceTest, ForeignTextCannotSteerATerminal) {
  const auto reason = std::make_shared<const std::string>("a\x1b[2J\r\nb\xc2\x9b{nation}\x7f é");
  EXPECT_EQ(say(Corrected{kRomans, amount(1, 0, 0, 0), reason}),
            "Correction for Romans: +1 marble (a [2J  b {nation}  é)");
}

class DuellumSentenceTest : public SentenceTest {
protected:
  DuellumSentenceTest() : SentenceTest(RulesetId::duellum) {}
  [[nodiscard]] static std::shared_ptr<const Adjustments> effects(Adjustments list) {
    return std::make_shared<const Adjustments>(std::move(list));
  }
};

TEST_F(DuellumSentenceTest, TellsWhatOnlyDuellumHas) {
  const CardId academy(0);
  ASSERT_EQ(game_.ruleset->deck[0].id, "academy");
  EXPECT_EQ(say(WallBuilt{kRomans, kCapua, amount(1, 0, 0, 0)}),
            "Romans build a town wall at Capua for 1 marble");
  EXPECT_EQ(say(UnitsRecruited{kRomans, Kind::legion, 2, amount(0, 0, 2, 0)}),
            "Romans recruit 2 legions for 2 gold");
  EXPECT_EQ(say(BattleFought{kRomans, kPersians, kRomans, Kind::galley, 1, 0, kCapua}),
            "Romans fight Great persians at Capua: each side loses 1 galley"); // `duellum.battle`: by itself
  EXPECT_EQ(say(CardRevealed{academy}), "Academy is revealed");
  EXPECT_EQ(say(CardTaken{kRomans, academy}), "Romans take Academy");
  EXPECT_EQ(say(CardPlayed{kRomans, academy, effects({})}), "Romans play Academy without effect");
  Adjustment stock;
  stock.op = Adjustment::Op::stock;
  stock.nation = kPersians;
  stock.stock = amount(0, 0, 0, -3);
  Adjustment wall;
  wall.province = kRoma;
  EXPECT_EQ(say(CardPlayed{kRomans, academy, effects({stock, wall})}),
            "Romans play Academy: Great persians -3 coins and the town wall at Roma falls");
  Adjustment card;
  card.op = Adjustment::Op::card;
  card.card = academy;
  card.from = {CardPlace::Lies::open, {}};
  card.to = {CardPlace::Lies::hand, kPersians};
  wall.present = true;
  EXPECT_EQ(
      say(CardPlayed{kRomans, academy, effects({card, wall})}),
      "Romans play Academy: Academy from the open cards to the hand of the Great persians and Roma has a "
      "town wall");
  EXPECT_EQ(say(PersonageWon{kRomans, Personage::scholar, AwardReason::knowHow, 1}),
            "Romans win a scholar for a new know-how, and a town wall");
}

TEST_F(SentenceTest, TellsWhatOnlyAntikeIIHas) {
  EXPECT_EQ(say(BellonaUsed{kRomans, kPersians, Kind::galley, kRoma}),
            "Romans arm 1 galley at Roma with Bellona's help; she passes to Great persians");
  EXPECT_EQ(say(BellonaUsed{kRomans, kPersians, Kind::legion, ProvinceId::none()}),
            "Romans pass Bellona to Great persians without arming a unit");
  EXPECT_EQ(say(NeutralTempleDestroyed{kRomans, 0, 0, kRoma}),
            "Romans destroy the neutral temple at Roma without loss");
}

} // namespace
} // namespace annales
