// `know-how.chain`, `know-how.price`, and what the three games say of them.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

TEST(KnowHowChain, TheLowerOneFirstAndEachOnce) {
  Table t = antikeTable();
  t.stock("romans", "gold:40").onTurn("romans", "know-how");
  t.when("learn roads gold:10").thenBreaks("know-how.chain");
  t.given({"learn wheel gold:7"});
  t.when("learn wheel gold:3").thenBreaks("know-how.chain");
  t.given({"learn roads gold:10"});
  t.when("learn roads gold:4").thenBreaks("know-how.chain");
}

TEST(KnowHowPrice, NewSevenAndTenKnownThreeAndFive) {
  Table t = antikeTable();
  t.stock("romans", "gold:40").knows("greeks", "wheel roads").onTurn("romans", "know-how");
  t.when("learn wheel gold:7").thenBreaks("know-how.price");
  t.when("learn sailing gold:3").thenBreaks("know-how.price");
  t.when("learn roads gold:6").thenBreaks("know-how.chain"); // before the price
  t.given({"learn wheel gold:3", "learn roads gold:5", "learn sailing gold:7", "learn navigation gold:10"});
}

TEST(KnowHowPrice, KindAndPoverty) {
  Table t = antikeTable();
  t.stock("romans", "gold:4 iron:9 coins:3").onTurn("romans", "know-how");
  t.when("learn market gold:4 iron:3").thenBreaks("pay.exact");
  t.when("learn market gold:5 coins:2").thenBreaks("pay.afford");
  t.when("learn market gold:4 coins:3").thenLegal();
}

// The rulebook's example: sailing known, navigation new: 3 + 10 gold and a scholar.
TEST(KnowHowPrice, NavigationForThirteenBringsAScholar) {
  Table t = antikeTable();
  t.stock("romans", "gold:13").knows("greeks", "sailing").onTurn("romans", "know-how");
  t.given({"learn sailing gold:3", "learn navigation gold:10"});
  t.when("end").thenBreaks("personage.order");
  t.given({"win scholar"});
  t.when("win scholar").thenBreaks("personage.scholar");
  t.given({"end"});
}

// The rulebook's progress opening: gold, marble, then know-how with four gold and three coins.
TEST(AntikeOpening, Progress) {
  Table t = antikeTable();
  const auto others = [&] {
    for (const char* name : {"greeks", "germans"})
      t.happens(std::string("turn ") + name).happens("rondel maneuver-1").happens("end");
  };
  const std::vector<std::string> coins{"romans: income coins:1", "greeks: income coins:1",
                                       "germans: income coins:1"};
  t.given({"round 1"}).given(coins).given({"turn romans", "rondel gold", "produce gold:1", "end"});
  others();
  t.given({"round 2"}).given(coins).given({"turn romans", "rondel marble", "produce marble:1", "end"});
  others();
  t.given({"round 3"})
      .given(coins)
      .given({"turn romans", "rondel know-how", "learn wheel gold:4 coins:3", "win scholar", "end"});
  EXPECT_EQ(t.state()[t.nation("romans")].stock, (std::array<std::int32_t, 4>{3, 1, 0, 0}));
}

// The rulebook's picture: strata known, navigatio new, mercatura known, metallum known and moneta new, regnum
// covered.
TEST(AntikeIIKnowHow, ThePricesOfTheExample) {
  Table t = antikeIITable();
  t.knows("greeks", "strata mercatura metallum").knows("germans", "regnum res-publica");
  t.stock("romans", "gold:40").onTurn("romans", "know-how");
  t.when("learn strata gold:3").thenLegal();
  t.when("learn navigatio gold:8").thenLegal();
  t.when("learn mercatura gold:2").thenLegal();
  t.when("learn metallum gold:5").thenLegal();
  t.when("learn regnum gold:6").thenLegal();
  t.when("learn moneta gold:12").thenBreaks("know-how.chain");
  t.given({"learn metallum gold:5", "learn moneta gold:12", "win scholar"});
  t.when("win scholar").thenBreaks("personage.scholar");
  t.given({"end"});
}

TEST(AntikeIIKnowHow, WorksFromTheEndOfTheTurn) {
  Table t = antikeIITable();
  t.stock("romans", "gold:5 iron:2 marble:2").onTurn("romans", "know-how");
  t.when("trade iron:2 for gold:1").thenBreaks("antike-ii.trade");
  t.given({"learn mercatura gold:5"});
  t.when("trade iron:2 for gold:1").thenBreaks("antike-ii.trade");
  t.given({"win scholar", "end"});
  t.onTurn("romans");
  t.when("trade iron:2 for gold:1").thenLegal();
}

// The rulebook's example: navigatio known 3, commercium new 9, a scholar.
TEST(DuellumKnowHow, ThePricesOfTheExample) {
  Table t = duellumInPlay();
  t.knows("beige", "navigatio").stock("brown", "gold:17").onTurn("brown", "know-how");
  t.given({"learn commercium gold:9", "learn navigatio gold:3", "recruit 3 legion gold:3",
           "recruit 1 galley gold:2"});
  t.when("learn navigatio gold:3").thenBreaks("know-how.chain");
  t.when("trade iron:3 for gold:2").thenBreaks("duellum.trade");
  t.given({"win scholar walled"});
  t.when("win scholar walled").thenBreaks("personage.scholar");
}

TEST(Options, PricesOfTheClubsOwnBox) {
  Options options;
  options.prices[duellum().knowHow("strata").index()] = PricePair{2, 1};
  Table t = duellumInPlay(options);
  t.onTurn("brown", "know-how");
  t.when("learn strata gold:5").thenBreaks("know-how.price");
  t.when("learn strata gold:2").thenLegal();
  t.knows("beige", "strata");
  t.when("learn strata gold:1").thenLegal();
}

} // namespace
} // namespace annales::tests
