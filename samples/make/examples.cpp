#include "samples/make/examples.h"

#include "samples/make/examples_board.h"
#include "samples/make/goods.h"
#include "samples/make/scene.h"

namespace annales::samples {
namespace {

Scene begin(int number, std::string title) {
  Scene scene(exampleGame(number), std::move(title));
  scene.tag("source", "worked example of the rulebook of Antike, laid out by Annales");
  return scene;
}

EventLog growth() {
  Scene s = begin(1, "Opening: growth");
  const NationId romans = s.who("romans");
  s.ride(Space::marble).produce().done().turnOf("romans");
  s.exactly(RondelMoved{romans, Space::temple, mix(0, 0, 1)});
  s.exactly(TempleBuilt{romans, s.at("roma"), mix(3, 0, 0, 2)});
  s.remark("Growth: three marble and two coins for a temple, which triples what the city can do.", {"!"});
  return end(s.done());
}

EventLog military() {
  Scene s = begin(2, "Opening: military");
  const NationId romans = s.who("romans");
  s.ride(Space::arming);
  s.exactly(UnitsArmed{romans, kLegion, s.at("roma"), 1, mix(0, 1, 0)});
  s.exactly(UnitsArmed{romans, kGalley, s.at("neapolis"), 1, mix(0, 0, 0, 1)});
  s.done().turnOf("romans");
  s.ride(Space::maneuver2).move(kLegion, 1, "roma", "corniclanum").move(kGalley, 1, "neapolis", "tarentum");
  s.exactly(CityFounded{romans, Resource::iron, s.at("corniclanum"), mix(1, 0, 1, 1)});
  s.remark("Military: two units, moved at once, and a first city for one gold, one marble and a coin.",
           {"!"});
  return end(s.done());
}

EventLog progress() {
  Scene s = begin(3, "Opening: progress");
  const NationId romans = s.who("romans");
  s.ride(Space::gold).produce().done().turnOf("romans");
  s.ride(Space::marble).produce().done().turnOf("romans");
  s.ride(Space::knowHow);
  s.exactly(KnowHowDeveloped{romans, s.log().game().ruleset->knowHow("market"), mix(0, 0, 4, 3)});
  s.remark("Progress: four gold and three coins for the first know-how of the game, and its scholar.", {"!"});
  return end(s.done());
}

EventLog rondel() {
  Scene s = begin(4, "What a way on the rondel costs");
  s.ride(Space::iron).produce().done().turnOf("romans");
  const NodeIndex fork = s.here();
  s.ride(Space::arming).remark("From iron to arming is the fourth space: one unit.").done();
  s.branch(fork, "to temple, free").ride(Space::temple).done();
  s.branch(fork, "to gold, free").ride(Space::gold).done();
  s.branch(fork, "to maneuver, free").ride(Space::maneuver1).done();
  s.branch(fork, "to marble, two units").ride(Space::marble).done();
  return end(s);
}

EventLog marbleProduction() {
  Scene s = begin(5, "Three marble cities, one with a temple, bring five");
  s.settle("romans", kGalley, {"neapolis", "capua"}).settle("romans", kGalley, {"neapolis", "syracus"});
  s.raise("romans", "roma").turnOf("romans").go(Space::marble).produce();
  s.remark("1 + 1 + 3 = 5 marble.");
  return end(s.done());
}

EventLog goldProduction() {
  Scene s = begin(6, "Market and currency: five, six and seven gold");
  s.settle("romans", kGalley, {"neapolis", "tarentum"}).settle("romans", kGalley, {"roma", "genua"});
  s.raise("romans", "neapolis")
      .turnOf("romans")
      .go(Space::gold)
      .produce()
      .remark("1 + 1 + 3 = 5 gold.")
      .done();
  s.study("romans", {"market"}).turnOf("romans").go(Space::gold).produce().remark("Market: one more.").done();
  s.study("romans", {"currency"}).turnOf("romans").go(Space::gold).produce();
  s.remark("Currency: two more, and market's one no longer.");
  return end(s.done());
}

EventLog navigation() {
  Scene s = begin(7, "Sailing known, navigation new: 3 + 10 gold and a scholar");
  s.study("phoenicians", {"sailing"});
  s.turnOf("romans").give("romans", mix(0, 0, 10)).go(Space::knowHow).learn("sailing").learn("navigation");
  s.remark("Thirteen gold: sailing is known to others and brings no scholar, navigation is new.");
  return end(s.done());
}

EventLog athens() {
  Scene s = begin(8, "The Greeks demand a battle at Athens");
  s.muster("greeks", "athenae", kGalley, 1).muster("greeks", "athenae", kLegion, 1);
  s.raise("romans", "neapolis").muster("romans", "neapolis", kGalley, 3);
  s.turnOf("romans").maneuver().move(kGalley, 3, "neapolis", "athenae");
  s.battle("greeks", "athenae", kGalley, 1, 1, "greeks");
  s.remark("One galley each; the legion cannot fight galleys.", {}, {Ring{"athenae", MarkColour::red}});
  return end(s.done());
}

EventLog defence() {
  Scene s = begin(9, "Six are needed against Corniclanum");
  s.settle("romans", kLegion, {"roma", "corniclanum"}).raise("romans", "corniclanum");
  s.muster("romans", "corniclanum", kGalley, 1).study("romans", {"monarchy"});
  s.raise("greeks", "athenae").study("greeks", {"sailing"}).muster("greeks", "athenae", kGalley, 6);
  s.turnOf("greeks")
      .maneuver()
      .move(kGalley, 6, "athenae", "neapolis")
      .move(kGalley, 6, "neapolis", "roma", 1);
  s.done().turnOf("greeks").maneuver().move(kGalley, 6, "roma", "corniclanum").conquer("corniclanum", 0, 6);
  s.remark("3 for the city with its temple, 2 units, 1 for monarchy.", {"!"});
  return end(s.done());
}

/// Greeks at Attalia, far from home and near Tyros.
Scene attalia(int number, std::string title) {
  Scene s = begin(number, std::move(title));
  s.settle("greeks", kGalley, {"athenae", "ephesos", "rhodos", "attalia"}).raise("greeks", "attalia");
  return s;
}

EventLog tyros() {
  Scene s = attalia(10, "Tyros falls to two galleys, or to a legion and a galley");
  s.muster("phoenicians", "tyros", kLegion, 1).study("greeks", {"wheel", "sailing"});
  s.muster("greeks", "attalia", kGalley, 2).muster("greeks", "attalia", kLegion, 1);
  s.turnOf("greeks")
      .maneuver()
      .move(kGalley, 2, "attalia", "antiochia")
      .move(kLegion, 1, "attalia", "antiochia")
      .done();
  s.turnOf("greeks").maneuver().move(kGalley, 2, "antiochia", "tyros").move(kLegion, 1, "antiochia", "tyros");
  const NodeIndex fork = s.here();
  s.conquer("tyros", 0, 2).remark("City and legion: strength 2. Two galleys fall, the legion stays.").done();
  s.branch(fork, "a legion and a galley instead").conquer("tyros", 1, 1).done();
  return end(s);
}

EventLog alexandriaNavigation() {
  Scene s = attalia(11, "Alexandria and navigation");
  s.muster("phoenicians", "alexandria", kLegion, 2).study("greeks", {"sailing", "navigation"});
  s.muster("greeks", "attalia", kGalley, 3);
  s.turnOf("greeks")
      .maneuver()
      .move(kGalley, 3, "attalia", "paphos")
      .move(kGalley, 3, "paphos", "alexandria", 1);
  s.conquer("alexandria", 0, 3).remark("Two actions to get there, the third to conquer: strength 3.");
  return end(s.done());
}

/// Two galleys off Alexandria, which has one defender of that kind: one near, one from Attalia with no action
/// left.
Scene twoGalleys(int number, std::string title, Kind defender) {
  Scene s = attalia(number, std::move(title));
  s.muster("phoenicians", "alexandria", defender, 1).study("greeks", {"sailing"});
  s.muster("greeks", "attalia", kGalley, 2)
      .turnOf("greeks")
      .maneuver()
      .move(kGalley, 1, "attalia", "paphos")
      .done();
  s.turnOf("greeks").maneuver().move(kGalley, 1, "paphos", "alexandria");
  s.move(kGalley, 1, "attalia", "paphos").move(kGalley, 1, "paphos", "alexandria", 1);
  return s;
}

EventLog alexandriaSailing() {
  Scene s = twoGalleys(12, "Alexandria and sailing: the exhausted galley still fights", kGalley);
  s.battle("phoenicians", "alexandria", kGalley, 1, 2, "greeks").conquer("alexandria", 0, 1);
  s.remark(
      "The galley from Attalia has no action left for the conquest, but it can take the defender with it.");
  return end(s.done());
}

EventLog alexandriaLegion() {
  Scene s = twoGalleys(13, "Alexandria and sailing: one galley is not enough", kLegion);
  s.remark("Strength 2, and only one of the two galleys has an action left: no conquest.", {"?!"});
  return end(s.done());
}

EventLog rome() {
  Scene s = begin(14, "The road to Rome");
  s.raise("romans", "roma").study("romans", {"monarchy"}).muster("romans", "roma", kLegion, 1);
  s.march("greeks", kLegion, {"pella", "salonae", "aquileia", "ancona"});
  s.raise("germans", "mediolanum")
      .study("germans", {"wheel", "roads"})
      .muster("germans", "mediolanum", kLegion, 5);
  s.turnOf("germans").maneuver().move(kLegion, 5, "mediolanum", "ancona");
  const NodeIndex fork = s.here();
  s.move(kLegion, 5, "ancona", "roma", 1).conquer("roma", 5, 0);
  s.remark("Nobody demanded a battle at Ancona: five legions match 3 + 1 + 1.").done();
  s.branch(fork, "the Greeks demand a battle").battle("greeks", "ancona", kLegion, 1, 1, "greeks");
  s.move(kLegion, 4, "ancona", "roma", 1).remark("Four legions reach Rome: too few.").done();
  return end(s);
}

EventLog exactPlan() {
  Scene s = begin(15, "Attalia needs an exact plan");
  s.settle("phoenicians", kGalley, {"paphos", "attalia"}).raise("phoenicians", "attalia");
  s.study("phoenicians", {"monarchy"}).march("phoenicians", kLegion, {"attalia", "smyrna", "ephesos"});
  s.march("phoenicians", kLegion, {"attalia", "smyrna"}).turnOf("phoenicians").maneuver();
  s.move(kGalley, 1, "attalia", "rhodos").done();
  s.settle("greeks", kGalley, {"athenae", "ephesos"}).raise("greeks", "ephesos");
  s.study("greeks", {"wheel", "roads", "sailing", "navigation"});
  s.muster("greeks", "ephesos", kLegion, 4).muster("greeks", "ephesos", kGalley, 3);
  s.turnOf("greeks").maneuver().battle("phoenicians", "ephesos", kLegion, 1, 0, "greeks");
  s.move(kLegion, 3, "ephesos", "smyrna").battle("phoenicians", "smyrna", kLegion, 1, 1, "greeks");
  s.move(kLegion, 2, "smyrna", "attalia", 1).move(kGalley, 3, "ephesos", "rhodos");
  s.battle("phoenicians", "rhodos", kGalley, 1, 1, "greeks").move(kGalley, 2, "rhodos", "attalia", 1);
  s.conquer("attalia", 2, 2);
  s.remark("Two legions and a galley fought their way; two and two are left, and the strength is 3 + 1.",
           {"!!"});
  return end(s.done());
}

EventLog trade() {
  Scene s = begin(16, "All eight know-hows: goods for goods");
  s.study("greeks", {"wheel", "sailing", "market", "monarchy"});
  s.study("romans",
          {"wheel", "roads", "sailing", "navigation", "market", "currency", "monarchy", "democracy"});
  s.turnOf("romans").give("romans", mix(1, 0, 3)).go(Space::arming);
  s.trade(mix(0, 0, 2), mix(0, 1, 0)).trade(mix(1, 0, 1), mix(0, 1, 0));
  s.arm("roma", kLegion, 1).arm("neapolis", kGalley, 1);
  s.remark("Three gold and a marble became two iron, and two units.");
  return end(s.done());
}

EventLog threeSteps() {
  Scene s = begin(17, "Three borders a turn, and a third step after a pause");
  s.study("germans", {"wheel", "roads"}).muster("germans", "salonae", kLegion, 1);
  s.turnOf("germans")
      .maneuver()
      .move(kLegion, 1, "salonae", "aquileia")
      .move(kLegion, 1, "aquileia", "ancona", 1);
  s.move(kLegion, 1, "ancona", "corniclanum", 2).remark("Roads: three land borders.").done();
  s.study("greeks", {"sailing", "navigation"}).muster("greeks", "athenae", kGalley, 1);
  s.muster("greeks", "sparta", kGalley, 1).turnOf("greeks").maneuver();
  s.move(kGalley, 1, "athenae", "ephesos").move(kGalley, 1, "ephesos", "rhodos", 1);
  s.move(kGalley, 1, "sparta", "syracus").move(kGalley, 1, "rhodos", "attalia", 2);
  s.remark("A galley that has moved twice goes on after another has moved.");
  return end(s.done());
}

EventLog kings() {
  Scene s = begin(18, "A tenth city for the second time brings no king");
  for (const std::string_view city : {"capua", "tarentum", "syracus"})
    s.settle("romans", kGalley, {"neapolis", city});
  s.settle("romans", kGalley, {"roma", "genua"}).settle("romans", kLegion, {"roma", "corniclanum"});
  s.settle("romans", kGalley, {"syracus", "carthago"}).settle("romans", kGalley, {"carthago", "cyrene"});
  s.remark("Ten cities, two kings.");
  s.raise("greeks", "athenae").study("greeks", {"sailing"}).muster("greeks", "athenae", kGalley, 3);
  s.turnOf("greeks").maneuver().move(kGalley, 3, "athenae", "neapolis").done();
  s.turnOf("greeks").maneuver().move(kGalley, 2, "neapolis", "tarentum").conquer("tarentum", 0, 2);
  s.remark("Nine cities; the kings stay.").done();
  s.raise("romans", "neapolis").muster("romans", "neapolis", kLegion, 3).study("romans", {"wheel"});
  s.turnOf("romans").maneuver().move(kLegion, 3, "neapolis", "tarentum").conquer("tarentum", 1, 0);
  s.remark("Ten again: a level counts once, the third king waits for the fifteenth city.");
  return end(s.done());
}

} // namespace

std::vector<Sample> examples() {
  return {{"opening-growth", growth()},
          {"opening-military", military()},
          {"opening-progress", progress()},
          {"rondel.move", rondel()},
          {"produce.amount-marble", marbleProduction()},
          {"produce.amount-know-how", goldProduction()},
          {"know-how.price", navigation()},
          {"antike.battle-athens", athens()},
          {"conquest.strength-corniclanum", defence()},
          {"conquest.strength-tyros", tyros()},
          {"antike.conquest-alexandria-navigation", alexandriaNavigation()},
          {"antike.conquest-alexandria-battle", alexandriaSailing()},
          {"antike.conquest-alexandria-too-few", alexandriaLegion()},
          {"antike.battle-rome", rome()},
          {"antike.battle-attalia", exactPlan()},
          {"antike.all-know-how-trade", trade()},
          {"move.range", threeSteps()},
          {"personage.level", kings()}};
}

} // namespace annales::samples
