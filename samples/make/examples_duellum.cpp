#include "samples/make/bot_game.h"
#include "samples/make/examples.h"
#include "samples/make/goods.h"

namespace annales::samples {
namespace {

using enum Resource;

Scene begin(std::string_view board, std::uint64_t number, std::string title) {
  Scene scene(begun(botGame(RulesetId::duellum, board, 2, 6'000 + number)), std::move(title));
  scene.tag("source",
            "example of the rulebook of Antike Duellum, laid out by Annales on a reconstructed board");
  scene.open({"earthquake", "academy", "burglary"});
  return scene;
}

Scene west(std::uint64_t number, std::string title) {
  return begin("rome-carthage", number, std::move(title));
}

/// Italy as the producing example has it: five cities, gold and a temple at Ancona.
Scene italy(std::uint64_t number, std::string title) {
  Scene s = west(number, std::move(title));
  s.settle("romans", kLegion, {"roma", "ancona"}, gold);
  s.settle("romans", kGalley, {"brundisium", "croton"}, marble).raise("romans", "ancona");
  return s;
}

EventLog productionOfDuellum() {
  Scene s = italy(1, "Ancona with its temple and Roma bring four gold and a coin");
  s.turnOf("romans").go(Space::gold).produce();
  s.remark("3 + 1 gold and a coin. Marble would bring 2, iron 1, and the coin all the same.");
  return end(s.done());
}

EventLog neapolis() {
  Scene s = italy(2, "A temple beside three temples costs three coins more");
  s.settle("romans", kGalley, {"neapolis", "syracusae"}, iron);
  s.raise("romans", "syracusae").raise("romans", "croton");
  s.turnOf("romans").go(Space::temple).give("romans", mix(8, 0, 0, 3)).temple("neapolis");
  s.remark("Six marble, and a coin each for Ancona, Croton and Syracusae.").wall("croton").wall("neapolis");
  s.remark("Two town walls of the personal supply, a marble each.");
  return end(s.done());
}

EventLog caesarea() {
  Scene s = west(3, "A new galley meets an enemy at Caesarea");
  s.raise("carthaginians", "caesarea").turnOf("carthaginians").go(Space::knowHow);
  s.give("carthaginians", mix(0, 0, 1)).recruit(kLegion, 1).done();
  s.march("romans", kGalley, {"roma", "corsica", "mare-balearicum", "caesarea"});
  s.turnOf("carthaginians").go(Space::arming).give("carthaginians", mix(0, 1, 0));
  s.arm("carthago", kLegion, 1).arm("caesarea", kGalley, 1);
  s.battle("romans", "caesarea", kGalley, 1, 0, "carthaginians");
  s.remark("They fight at once and return to their boxes; the new one cannot be armed again in this turn.",
           {}, {Ring{"caesarea", MarkColour::red}});
  return end(s.done());
}

EventLog knowHow() {
  Scene s = west(4, "Navigatio known, commercium new, and four recruits");
  s.study("carthaginians", {"navigatio"}).turnOf("romans").go(Space::knowHow);
  s.give("romans", mix(0, 0, 14)).learn("navigatio").learn("commercium");
  s.remark("3 + 9 gold, and a scholar for commercium alone.");
  s.recruit(kLegion, 3).recruit(kGalley, 1).remark("3 + 2 gold: they wait in the box.");
  return end(s.done());
}

EventLog saguntum() {
  Scene s = west(5, "Gold beside gold is dearer: Baecula and Saguntum");
  const NationId carthage = s.who("carthaginians");
  s.settle("carthaginians", kGalley, {"caesarea", "carthago-nova"}, gold);
  s.settle("carthaginians", kGalley, {"caesarea", "saguntum", "tarraco"}, gold);
  s.march("carthaginians", kGalley, {"caesarea", "saguntum"});
  s.march("carthaginians", kLegion, {"carthago-nova", "baecula"});
  s.turnOf("carthaginians").maneuver().give("carthaginians", mix(0, 0, 0, 3));
  s.exactly(CityFounded{carthage, gold, s.at("baecula"), mix(1, 1, 1, 1)});
  s.remark("One gold city beside it: a coin more. Gold at Saguntum would now cost three coins more.", {},
           {Ring{"saguntum", MarkColour::yellow}});
  s.exactly(CityFounded{carthage, marble, s.at("saguntum"), mix(1, 0, 1, 1)});
  s.remark(
      "Another resource costs nothing more; a coin stands for the iron that is lacking. (In the rulebook "
      "it is iron. Our board, which is a reconstruction, has the iron of Caesarea beside it.)");
  return end(s.done());
}

EventLog corsica() {
  Scene s = west(6, "Corsica: galleys that meet are both lost");
  s.march("carthaginians", kGalley, {"carthago", "carales", "corsica"});
  s.muster("romans", "roma", kLegion, 1).muster("romans", "roma", kGalley, 1);
  s.turnOf("romans").maneuver().move(kGalley, 1, "roma", "corsica");
  s.battle("carthaginians", "corsica", kGalley, 1, 1, "romans");
  s.remark("Nobody is asked: one for one, back to the boxes.", {},
           {Arrow{"roma", "corsica", MarkColour::red}});
  return end(s.done());
}

EventLog tarraco() {
  Scene s = west(7, "Two legions take Tarraco from a galley");
  s.settle("carthaginians", kGalley, {"caesarea", "saguntum", "tarraco"}, marble);
  s.settle("romans", kLegion, {"roma", "ancona", "genua"}, marble);
  for (int i = 0; i < 2; ++i)
    s.march("romans", kLegion, {"genua", "massilia", "tolosa"});
  s.turnOf("romans").maneuver().move(kLegion, 2, "tolosa", "tarraco").conquer("tarraco", 2, 0);
  s.remark("The city and the galley that guards it: strength 2. A second galley would have saved it.", {"!"});
  s.done().remark("Carthage has lost a city and takes a card.");
  return end(s);
}

/// Persian Abydos and Ainos, without units; Ainos has a temple and a wall.
void raiseAinos(Scene& s) {
  s.settle("persians", kLegion, {"sardes", "abydos"}, marble);
  s.turnOf("persians").maneuver().move(kLegion, 1, "abydos", "ainos").done().turnOf("persians").maneuver();
  s.give("persians", mix(1, 1, 1)).found("ainos", iron).done().raise("persians", "ainos");
  s.turnOf("persians").go(Space::temple).give("persians", mix(1, 0, 0)).wall("ainos").done();
  s.turnOf("persians").maneuver().move(kLegion, 1, "ainos", "abydos").done();
  s.turnOf("persians").maneuver().move(kLegion, 1, "abydos", "sardes").done();
}

/// Greeks on four sides of it; between them and Ainos a Persian galley at Lemnos.
void surroundAinos(Scene& s) {
  s.settle("greeks", kGalley, {"athenae", "oreos", "pella", "abdera"}, gold).raise("greeks", "abdera");
  s.settle("greeks", kGalley, {"athenae", "andros", "chios", "lesbos"}, marble);
  s.turnOf("greeks").maneuver().move(kGalley, 1, "abdera", "lemnos").done();
  s.turnOf("greeks").maneuver().move(kGalley, 1, "lemnos", "mare-aegaeum").done();
  s.march("greeks", kGalley, {"athenae", "andros", "mare-aegaeum"}).study("greeks", {"navigatio"});
  for (int i = 0; i < 2; ++i)
    s.march("greeks", kLegion, {"abdera", "ainos", "abydos", "pergamon"});
  s.muster("greeks", "abdera", kLegion, 2).march("persians", kGalley, {"ephesos", "chios", "lemnos"});
}

EventLog ainos() {
  Scene s = begin("greece-persia", 8, "Ainos and Abydos fall in one turn");
  raiseAinos(s);
  surroundAinos(s);
  s.turnOf("greeks").maneuver().move(kLegion, 2, "abdera", "ainos").move(kGalley, 1, "lesbos", "ainos");
  s.move(kGalley, 2, "mare-aegaeum", "lemnos").battle("persians", "lemnos", kGalley, 1, 1, "greeks");
  s.remark("The way leads through Lemnos, and there galleys meet: one for one.");
  s.move(kGalley, 1, "lemnos", "ainos", 1).move(kLegion, 2, "pergamon", "abydos");
  s.conquer("ainos", 2, 2)
      .remark("3 for the temple, 1 for the wall: all four fall. Res-publica would have "
              "saved the city.",
              {"!!"});
  s.conquer("abydos", 1, 0)
      .done()
      .remark("The Persians take two cards: for cities lost, and for the general.");
  return end(s);
}

} // namespace

std::vector<Sample> examplesOfDuellum() {
  return {{"duellum.produce-ancona", productionOfDuellum()},
          {"duellum.temple-neapolis", neapolis()},
          {"duellum.arm-caesarea", caesarea()},
          {"duellum.recruit-know-how", knowHow()},
          {"duellum.found-saguntum", saguntum()},
          {"duellum.battle-corsica", corsica()},
          {"duellum.conquest-tarraco", tarraco()},
          {"duellum.conquest-ainos", ainos()}};
}

} // namespace annales::samples
