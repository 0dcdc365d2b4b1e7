#include "samples/make/bot_game.h"
#include "samples/make/examples.h"
#include "samples/make/goods.h"

namespace annales::samples {
namespace {

Scene begin(std::string_view board, int nations, std::uint64_t number, std::string title) {
  Scene scene(begun(botGame(RulesetId::antikeII, board, nations, 5'000 + number)), std::move(title));
  scene.tag("source", "example of the rulebook of Antike II, laid out by Annales on a reconstructed board");
  return scene;
}

EventLog growthOfAntikeII() {
  Scene s = begin("mare-nostrum", 4, 1, "Opening: growth");
  const NationId romans = s.who("romans");
  s.turnOf("romans").ride(Space::marble).produce().done().turnOf("romans");
  s.exactly(RondelMoved{romans, Space::temple, mix(0, 0, 1)});
  s.exactly(TempleBuilt{romans, s.at("roma"), mix(4, 0, 0, 1)});
  s.remark("Growth: a gold for the way, four marble and the coin for a temple in the second round.", {"!"});
  return end(s.done());
}

EventLog militaryOfAntikeII() {
  Scene s = begin("mare-nostrum", 4, 2, "Opening: military");
  const NationId romans = s.who("romans");
  s.turnOf("romans").ride(Space::iron).produce().done();
  s.turnOf("romans").ride(Space::gold).produce().done().turnOf("romans").ride(Space::arming);
  s.exactly(UnitsArmed{romans, kLegion, s.at("roma"), 1, mix(0, 2, 0)});
  s.exactly(UnitsArmed{romans, kGalley, s.at("neapolis"), 1, mix(0, 2, 0)});
  s.exactly(UnitsArmed{romans, kGalley, s.at("syracus"), 1, mix(0, 0, 0, 2)});
  s.remark("Military: three units for four iron and two coins, in the third round.", {"!"});
  return end(s.done());
}

EventLog progressOfAntikeII() {
  Scene s = begin("mare-nostrum", 4, 3, "Opening: progress");
  const NationId romans = s.who("romans");
  s.turnOf("romans").ride(Space::gold).produce().done().turnOf("romans");
  s.exactly(RondelMoved{romans, Space::knowHow, mix(1, 0, 0)});
  s.exactly(KnowHowDeveloped{romans, s.log().game().ruleset->knowHow("mercatura"), mix(0, 0, 4, 1)});
  s.remark("Progress: gold first, and a know-how as soon as one can be paid. That way on the rondel is one "
           "space too long and costs a marble.",
           {"!"});
  return end(s.done());
}

EventLog production() {
  Scene s = begin("mare-nostrum", 4, 4, "A temple city and another bring four gold and a coin");
  s.settle("romans", kGalley, {"syracus", "carthago"}).raise("romans", "syracus");
  s.turnOf("romans").go(Space::gold).produce().remark("3 + 1 gold, and a coin whatever it was.");
  return end(s.done());
}

EventLog twoTemples() {
  Scene s = begin("mare-nostrum", 5, 5, "Two temples for ten marble");
  s.raise("romans", "roma").turnOf("romans").go(Space::temple).give("romans", mix(10, 0, 0));
  s.temple("carales").temple("neapolis");
  s.remark("Roma has its temple already. With these two there are three, and three win a citizen.");
  return end(s.done());
}

EventLog bellona() {
  Scene s = begin("mare-nostrum", 4, 6, "Two galleys for four iron, and Bellona's legion");
  s.settle("romans", kGalley, {"syracus", "carthago"}).raise("romans", "roma");
  for (const std::string_view holder : {"greeks", "germans"})
    s.turnOf(holder).go(Space::arming).bellona("", kLegion).done();
  s.turnOf("romans").go(Space::arming).give("romans", mix(0, 4, 0));
  s.arm("syracus", kGalley, 1).arm("neapolis", kGalley, 1).bellona("carthago", kLegion);
  s.remark("Four iron pay for two units; the third is free, and the card goes on.");
  return end(s.done());
}

EventLog knowHowPrices() {
  Scene s = begin("mare-nostrum", 4, 7, "What know-hows cost when others have some of them");
  s.study("greeks", {"strata", "mercatura", "metallum"}).study("romans", {"regnum", "res-publica"});
  s.turnOf("germans").go(Space::knowHow).give("germans", mix(0, 0, 14));
  const NodeIndex fork = s.here();
  s.learn("metallum").learn("moneta").remark("17 gold, and one scholar: only moneta is new.").done();
  s.branch(fork, "strata, 3 gold").learn("strata").done();
  s.branch(fork, "navigatio, 8 gold and a scholar").learn("navigatio").done();
  s.branch(fork, "mercatura and strata, 5 gold").learn("mercatura").learn("strata").done();
  s.branch(fork, "regnum, 6 gold").learn("regnum");
  s.remark("Whoever has res-publica has regnum too, so it is known and brings no scholar.").done();
  return end(s);
}

EventLog foundings() {
  Scene s = begin("orient-ii", 4, 8, "Attalia is a gold site, Paphos whatever one likes");
  const NationId egypt = s.who("egyptians");
  s.march("egyptians", kGalley, {"alexandria", "paphos"});
  s.march("egyptians", kGalley, {"alexandria", "mare-aegyptium", "attalia"}).turnOf("egyptians").maneuver();
  s.exactly(CityFounded{egypt, Resource::gold, s.at("attalia"), mix(1, 1, 1)});
  s.give("egyptians", mix(0, 0, 0, 1))
      .exactly(CityFounded{egypt, Resource::iron, s.at("paphos"), mix(1, 0, 1, 1)});
  s.remark("Two gold, two marble, one iron, and a coin for the iron that is lacking.");
  return end(s.done());
}

EventLog pella() {
  Scene s = begin("mare-nostrum", 4, 9, "The order of moves decides at Pella");
  s.raise("greeks", "pella").study("greeks", {"strata", "mercatura", "metallum"});
  s.muster("greeks", "athenae", kGalley, 1).study("romans", {"navigatio"});
  s.settle("romans", kGalley, {"neapolis", "dyrrhachion"}).raise("romans", "dyrrhachion");
  s.march("romans", kGalley, {"dyrrhachion", "sparta"});
  s.muster("romans", "dyrrhachion", kLegion, 2).muster("romans", "dyrrhachion", kGalley, 1);
  s.turnOf("romans").maneuver().move(kLegion, 2, "dyrrhachion", "pella");
  s.move(kGalley, 1, "dyrrhachion", "sparta").move(kGalley, 1, "sparta", "athenae", 1);
  s.battle("greeks", "athenae", kGalley, 1, 2, "romans");
  s.remark("The galley from afar clears the strait, so that the near one sails through unhindered.", {"!"});
  s.move(kGalley, 1, "sparta", "athenae").move(kGalley, 1, "athenae", "pella", 1).conquer("pella", 2, 1);
  s.remark("Strength 3: a temple, nobody there, and with three personages the Greeks have no bonus. Regnum "
           "would have saved it.");
  return end(s.done());
}

EventLog fourGalleys() {
  Scene s = begin("mare-nostrum", 4, 10, "Four galleys win a navigator");
  s.march("romans", kGalley, {"neapolis", "carales", "mare-balearicum"});
  s.march("romans", kGalley, {"syracus", "mare-nostrum", "cyrene", "mare-aegyptium"});
  s.march("romans", kGalley, {"syracus", "mare-nostrum"}).muster("romans", "neapolis", kGalley, 1);
  s.remark("Three seas without a city count two each, Neapolis one: seven.");
  return end(s);
}

} // namespace

std::vector<Sample> examplesOfAntikeII() {
  return {{"antike-ii.opening-growth", growthOfAntikeII()},
          {"antike-ii.opening-military", militaryOfAntikeII()},
          {"antike-ii.opening-progress", progressOfAntikeII()},
          {"antike-ii.coins-production", production()},
          {"antike-ii.temple-two", twoTemples()},
          {"antike-ii.arm-bellona", bellona()},
          {"antike-ii.know-how-prices", knowHowPrices()},
          {"antike-ii.found-paphos", foundings()},
          {"antike-ii.conquest-pella", pella()},
          {"antike-ii.personages-four-galleys", fourGalleys()}};
}

} // namespace annales::samples
