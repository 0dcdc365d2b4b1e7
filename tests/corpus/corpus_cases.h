// One small log a ruling, whose last event breaks it. The name is the ruling, with what is wrong after `--`.
#pragma once

#include "tests/corpus/log_book.h"

namespace annales::tests {

enum class On : std::uint8_t { antike, antikeII, duellum, duellumSpecial, duellumNamed, hub, oneCity };

struct CorpusCase {
  std::string name;
  On board;
  std::vector<std::string> before; // legal
  std::string fault;
};

/// A hub with a ring of sites around it, for nations with many cities.
inline Table hubTable() {
  std::string words =
      "hub:marble hi:iron hg:gold bm:marble bi:iron bg:gold cm:marble ci:iron cg:gold sea:none "
      "s1:gold* s2:gold* s3:gold* hub=land=hi hub=land=hg hub=land=bm bm=land=bi bi=land=bg hub=land=cm "
      "cm=land=ci ci=land=cg bg=sea=sea cg=sea=sea bg=land=s1 cg=land=s2 cg=land=s3 ";
  for (int i = 10; i < 32; ++i)
    words += "p" + std::to_string(i) + ":gold hub=land=p" + std::to_string(i) + " ";
  Options options;
  options.coins = 999;
  GameSetup setup =
      setupOf(RulesetId::antike, *boardOf(words),
              {{"red", {"hub", "hi", "hg"}}, {"blue", {"bm", "bi", "bg"}}, {"gray", {"cm", "ci", "cg"}}});
  setup.ruleset = RulesetId::antikeII;
  setup.options = options;
  const auto map = boardOf(words);
  for (NationSetup& nation : setup.nations)
    nation.stock = antikeII().startStock;
  for (const char* flagged : {"s1", "s2", "s3"})
    setup.neutralTemples.push_back(map->find(flagged));
  setup.bellona = NationId(2);
  return {std::make_shared<const GameSetup>(setup), map};
}

/// Every nation begins with its marble city only.
inline Table oneCityTable() {
  Options options;
  options.oneCity = true;
  GameSetup setup = setupOf(RulesetId::antike, *bay(), baySeats(), options);
  for (NationSetup& nation : setup.nations)
    nation.cities.resize(1);
  return {std::make_shared<const GameSetup>(setup), bay()};
}

inline Table corpusTable(On board) {
  switch (board) {
  case On::antike:
    return antikeTable();
  case On::antikeII:
    return antikeIITable();
  case On::duellum:
    return duellumTable();
  case On::duellumSpecial: {
    Options options;
    options.specialUnits.emplace();
    return duellumTable(options);
  }
  case On::duellumNamed: // the second nation has the commander
    return duellumTable(specialUnitsOf("beige", "brown"));
  case On::hub:
    return hubTable();
  case On::oneCity:
    return oneCityTable();
  }
  return antikeTable();
}

/// Red founds 21 cities around its hub and stands before a blue one: no token is left.
inline std::vector<std::string> manyCities() {
  std::vector<std::string> lines{"start", "give red gold:500 marble:500 iron:500 coins:300", "to red temple",
                                 "temple hub marble:5", "end"};
  int site = 10;
  const auto found = [&](int count) {
    lines.push_back("to red maneuver-2");
    for (int i = 0; i < count; ++i)
      lines.push_back("move 1 legion hub p" + std::to_string(site + i));
    for (int i = 0; i < count; ++i, ++site)
      lines.push_back("found p" + std::to_string(site) + " gold marble:1 iron:1 gold:1");
    lines.insert(lines.end(), {"awards", "end"});
  };
  for (int wave = 0; wave < 3; ++wave) {
    lines.insert(lines.end(), {"to red arming", "arm 3 legion hub iron:6", "end"});
    found(3);
  }
  for (int wave = 0; wave < 4; ++wave) { // the same legions come back and go on
    lines.push_back("to red maneuver-1");
    const int first = wave == 0 ? 10 : site - 3;
    for (int i = 0; i < 3; ++i)
      lines.push_back("move 1 legion p" + std::to_string(first + i) + " hub");
    lines.push_back("end");
    found(3);
  }
  lines.insert(lines.end(), {"to red arming", "arm 3 legion hub iron:6", "end", "to red maneuver-1",
                             "move 3 legion hub bm"});
  return lines;
}

inline std::vector<CorpusCase> corpusCases() {
  const std::string trade = "trade gold:2 for iron:1";
  std::vector<CorpusCase> cases{
      {"log.meaning--no-such-place", On::antike, {"start", "to romans temple"}, "temple atlantis marble:5"},
      {"log.meaning--not-that-nations-city",
       On::antike,
       {"start", "to romans maneuver-1"},
       "conquer athenae germans 1 0"},
      {"turn.order--no-turn", On::antike, {"start"}, "rondel iron"},
      {"turn.order--action-after-founding",
       On::antike,
       {"start", "give romans iron:9", "to romans arming", "arm 1 legion roma iron:1", "end",
        "to romans maneuver-2", "move 1 legion roma alesia", "found alesia gold marble:1 iron:1 gold:1"},
       "move 1 legion alesia roma"},
      {"rondel.move--too-cheap",
       On::antike,
       {"start", "to romans iron", "end", "to romans"},
       "rondel arming"},
      {"action.match--temple-on-marble", On::antike, {"start", "to romans marble"}, "temple roma marble:5"},
      {"pay.exact--gold-for-marble",
       On::antike,
       {"start", "give romans marble:9", "to romans temple"},
       "temple roma marble:4 gold:1"},
      {"pay.afford--no-marble", On::antike, {"start", "to romans temple"}, "temple roma marble:5"},
      {"produce.amount--too-much", On::antike, {"start", "to romans marble"}, "produce marble:2"},
      {"temple.site--second-temple",
       On::antike,
       {"start", "give romans marble:9", "to romans temple", "temple roma marble:5"},
       "temple roma marble:5"},
      {"arm.limit--two-in-a-city",
       On::antike,
       {"start", "give romans iron:9", "to romans arming", "arm 1 legion roma iron:1"},
       "arm 1 galley roma iron:1"},
      {"arm.border--galley-inland",
       On::antike,
       {"start", "to germans arming"},
       "arm 1 galley treveri iron:1"},
      {"know-how.chain--roads-first",
       On::antike,
       {"start", "give romans gold:20", "to romans know-how"},
       "learn roads gold:10"},
      {"know-how.price--known-price-for-a-new-one",
       On::antike,
       {"start", "give romans gold:20", "to romans know-how"},
       "learn wheel gold:3"},
      {"move.border--legion-at-sea",
       On::antike,
       {"start", "to romans arming", "arm 1 legion ostia iron:1", "end", "to romans maneuver-2"},
       "move 1 legion ostia mare"},
      {"move.range--second-step",
       On::antike,
       {"start", "to romans arming", "arm 1 legion roma iron:1", "end", "to romans maneuver-2",
        "move 1 legion roma alesia"},
       "move 1 legion alesia colonia spent 1"},
      {"move.phase--after-a-conquest",
       On::antike,
       {"start", "give romans iron:9", "to romans arming", "arm 1 legion roma iron:1",
        "arm 1 legion ostia iron:1", "end", "to romans maneuver-2", "move 1 legion roma alesia", "end",
        "to romans maneuver-1", "move 1 legion alesia colonia", "end", "to romans maneuver-2",
        "conquer colonia germans 1 0"},
       "move 1 legion ostia roma"},
      {"battle.kind--galley-against-nobody",
       On::antike,
       {"start", "to romans arming", "arm 1 galley ostia iron:1", "end", "to romans maneuver-2",
        "move 1 galley ostia syracus"},
       "battle 1 galley syracus greeks"},
      {"conquest.strength--too-few",
       On::antike,
       {"start", "give romans iron:9", "to romans maneuver-1"},
       "conquer colonia germans 0 0"},
      {"found.site--no-unit",
       On::antike,
       {"start", "to romans maneuver-1"},
       "found alesia gold marble:1 iron:1 gold:1"},
      {"found.resource--iron-on-gold",
       On::antike,
       {"start", "give romans iron:9", "to romans arming", "arm 1 legion roma iron:1", "end",
        "to romans maneuver-2", "move 1 legion roma alesia"},
       "found alesia iron marble:1 iron:1 gold:1"},
      {"found.price--too-cheap",
       On::antike,
       {"start", "give romans iron:9", "to romans arming", "arm 1 legion roma iron:1", "end",
        "to romans maneuver-2", "move 1 legion roma alesia"},
       "found alesia gold marble:1 gold:1"},
      {"personage.level--no-fifth-city", On::antike, {"start", "to romans gold"}, "win king"},
      {"personage.scholar--known-already",
       On::antike,
       {"start", "give romans gold:20", "give greeks gold:20", "to romans know-how", "learn wheel gold:7",
        "win scholar", "end", "to greeks know-how", "learn wheel gold:3"},
       "win scholar"},
      {"personage.general--nothing-destroyed", On::antike, {"start", "to romans maneuver-1"}, "win general"},
      {"personage.order--missing",
       On::antike,
       {"start", "give romans gold:20", "to romans know-how", "learn wheel gold:7"},
       "end"},
      {"personage.order--wrong-reason",
       On::antike,
       {"start", "give romans gold:20", "to romans know-how", "learn wheel gold:7"},
       "win scholar for temples"},
      {"game.win--nobody-there-yet",
       On::antike,
       {"start", "to romans gold", "end"},
       "over romans personages"},
      {"game.after--broken-off-in-a-turn", On::antike, {"start", "to romans gold"}, "over nobody agreed"},
      {"game.after--anything-after-the-end",
       On::antike,
       {"start", "to romans gold", "end", "over nobody abandoned"},
       "correct romans gold:1"},
      {"antike.round--income-out-of-place", On::antike, {"start"}, "romans: income coins:1"},
      {"antike.round--wrong-number", On::antike, {}, "round 2"},
      {"antike.temple--four-marble",
       On::antike,
       {"start", "give romans marble:9", "to romans temple"},
       "temple roma marble:4"},
      {"antike.arm--two-for-one",
       On::antike,
       {"start", "give romans iron:9", "to romans arming"},
       "arm 1 legion roma iron:2"},
      {"antike.battle--nobody-entered",
       On::antike,
       {"start", "give romans iron:9", "give germans iron:9", "to romans arming", "arm 1 legion roma iron:1",
        "end", "to romans maneuver-2", "move 1 legion roma alesia", "end", "to germans arming",
        "arm 1 legion colonia iron:1", "end", "to germans maneuver-2", "move 1 legion colonia alesia", "end",
        "to romans maneuver-1"},
       "battle 1 legion alesia germans by germans"},
      {"antike.conquest--no-action-left",
       On::antike,
       {"start", "to romans arming", "arm 1 legion roma iron:1", "end", "to romans maneuver-2",
        "move 1 legion roma alesia", "end", "to romans maneuver-1", "move 1 legion alesia colonia"},
       "conquer colonia germans 1 0"},
      {"antike.stones--stones-left", On::antike, {"start", "to romans maneuver-1"}, "abandon roma"},
      {"antike.all-know-how--trade-without", On::antike, {"start", "to romans gold"}, trade},
      {"antike.all-know-how--personage-without",
       On::antike,
       {"start", "to romans gold"},
       "win king for all-know-how"},
      {"antike.exhausted--not-exhausted",
       On::antike,
       {"start", "to romans gold", "end"},
       "over romans temple-destroyed"},
      {"conquest.last-city--the-only-one",
       On::oneCity,
       {"start", "to romans arming", "arm 1 legion roma iron:1", "end", "to romans maneuver-2",
        "move 1 legion roma alesia", "end", "to romans maneuver-1", "move 1 legion alesia colonia", "end",
        "to romans maneuver-2"},
       "conquer colonia germans 1 0"},
      {"antike-ii.coins--none", On::antikeII, {"start", "to romans gold"}, "produce gold:1"},
      {"antike-ii.temple--six-marble",
       On::antikeII,
       {"start", "give romans marble:9", "to romans temple"},
       "temple roma marble:6"},
      {"antike-ii.arm--one-iron", On::antikeII, {"start", "to romans arming"}, "arm 1 legion roma iron:1"},
      {"antike-ii.arm--bellona-kept", On::antikeII, {"start", "to germans arming"}, "end"},
      {"antike-ii.battle--two-of-one",
       On::antikeII,
       {"start", "to romans arming", "arm 1 galley ostia iron:2", "end", "to greeks arming",
        "arm 1 galley athenae iron:2", "end", "to romans maneuver-2", "move 1 galley ostia syracus", "end",
        "to greeks maneuver-2", "move 1 galley athenae syracus"},
       "battle 2 galley syracus romans by romans spent 1"},
      {"antike-ii.trade--without-mercatura", On::antikeII, {"start", "to romans gold"}, trade},
      {"antike-ii.trade--in-the-turn-of-its-purchase",
       On::antikeII,
       {"start", "give romans gold:9", "to romans know-how", "learn mercatura gold:5"},
       trade},
      {"antike-ii.goal--no-temple",
       On::antikeII,
       {"start", "to romans gold", "end"},
       "over romans temple-destroyed"},
      {"found.site--neutral-temple",
       On::antikeII,
       {"start", "to romans arming", "arm 1 legion roma iron:2", "end", "give romans iron:3",
        "to romans maneuver-2", "move 1 legion roma ravenna"},
       "found ravenna marble marble:1 iron:1 gold:1"},
      {"antike-ii.conquest--no-token-left", On::hub, manyCities(), "conquer bm blue 2 0"},
      {"duellum.produce--none", On::duellum, {"start", "to brown gold"}, "produce gold:1"},
      {"duellum.temple--five-marble",
       On::duellum,
       {"start", "give brown marble:9", "to brown temple"},
       "temple bg marble:5"},
      {"duellum.wall--second",
       On::duellum,
       {"start", "to brown temple", "wall bg marble:1"},
       "wall bm marble:1"},
      {"duellum.found--neighbour-for-nothing",
       On::duellum,
       {"start", "give brown iron:5", "to brown arming", "arm 1 legion bg iron:2", "end",
        "to brown maneuver-2", "move 1 legion bg x"},
       "found x gold marble:1 iron:1 gold:1"},
      {"duellum.recruit--too-cheap", On::duellum, {"start", "to brown know-how"}, "recruit 1 galley gold:1"},
      {"duellum.arm--not-in-the-box",
       On::duellum,
       {"start", "give brown iron:9", "to brown arming", "arm 1 legion bg iron:2"},
       "arm 1 legion bm iron:2"},
      {"duellum.battle--passed-over",
       On::duellum,
       {"start", "to brown arming", "arm 1 galley bg iron:2", "end", "to beige arming",
        "arm 1 galley eg iron:2", "end", "to brown maneuver-2", "move 1 galley bg sea", "end",
        "to beige maneuver-2", "move 1 galley eg sea"},
       "end"},
      {"correction.possible--a-legion-more",
       On::antike,
       {"start", "amend romans units:romans:roma:legion:1 units:romans:supply:legion:-1"},
       "amend romans units:romans:roma:legion:1"},
      {"correction.possible--city-at-sea",
       On::antike,
       {"start", "amend greeks city:ravenna:greeks:marble temple:ravenna"},
       "amend greeks city:mare:greeks:gold"},
      {"duellum.trade--without-commercium",
       On::duellum,
       {"start", "to brown gold"},
       "trade gold:3 for iron:2"},
      {"duellum.personages--wall-forgotten",
       On::duellum,
       {"start", "give brown gold:9", "to brown know-how", "learn strata gold:5"},
       "win scholar"},
      {"duellum.cards--none-taken",
       On::duellum,
       {"start", "give brown gold:9", "to brown know-how", "learn strata gold:5", "win scholar walled"},
       "end"},
      {"duellum.cards--not-held", On::duellum, {"start", "to brown gold"}, "play earthquake"},
      {"duellum.cards--display-not-full", On::duellum, {"reveal academy", "reveal academy"}, "round 1"},
      {"duellum.special-units--no-temple",
       On::duellumSpecial,
       {"start", "to brown arming"},
       "arm 1 commander bg iron:3"},
      {"duellum.special-units--two-iron",
       On::duellumSpecial,
       {"start", "give brown marble:9", "to brown temple", "temple bg marble:6", "end", "to brown arming"},
       "arm 1 commander bg iron:2"},
      {"duellum.arm--the-other-nations-commander",
       On::duellumNamed,
       {"start", "give brown marble:9", "to brown temple", "temple bg marble:6", "end", "to brown arming"},
       "arm 1 commander bg iron:3"},
      {"duellum.battle--armed-beside-a-commander",
       On::duellumNamed,
       {"start", "give beige marble:9 iron:9", "to beige temple", "temple eg marble:6", "end",
        "to beige arming", "arm 1 commander eg iron:3", "end", "to beige maneuver-2",
        "move 1 commander eg bg", "end", "to brown arming", "arm 1 legion bg iron:2"},
       "battle 1 legion bg beige"},
  };
  return cases;
}

/// GameCreated alone, with a fault.
struct SetupCase {
  std::string name;
  On board;
  void (*spoil)(GameSetup&);
};

inline std::vector<SetupCase> setupCases() {
  return {
      {"antike.setup--one-player-two-nations", On::antike, [](GameSetup& s) { s.nations[1].controller = 1; }},
      {"antike.setup--four-gold", On::antike,
       [](GameSetup& s) { s.nations[2].stock.set(Resource::gold, 4); }},
      {"antike.setup--city-taken", On::antike,
       [](GameSetup& s) { s.nations[1].cities[2] = s.nations[0].cities[2]; }},
      {"antike-ii.setup--bellona-with-the-first", On::antikeII,
       [](GameSetup& s) { s.bellona = NationId(0); }},
      {"antike-ii.setup--no-flag", On::antikeII, [](GameSetup& s) { s.neutralTemples[0] = ProvinceId(0); }},
      {"duellum.setup--no-coin", On::duellum,
       [](GameSetup& s) { s.nations[1].stock.set(Resource::coins, 0); }},
      {"duellum.setup--commander-of-nobody", On::duellumNamed,
       [](GameSetup& s) { s.options = specialUnitsOf("romans", "brown"); }},
  };
}

} // namespace annales::tests
