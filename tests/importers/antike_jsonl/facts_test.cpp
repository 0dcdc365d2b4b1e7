// Every event type of every game: a good example is taken, and each of its fields is spoiled in every way.
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace annales {
namespace {

using test::Fact;
using test::Json;
using test::LogText;

/// Why a log that begins well and goes on with this event is not taken.
std::string verdictOn(std::string_view ruleset, const Fact& fact) {
  LogText log = test::begun(ruleset, test::optionsFor(ruleset));
  log.event(fact.first, fact.second);
  return test::verdict(log.text());
}

class Facts : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Rulesets, Facts, testing::Values("antike", "antike-ii", "duellum"),
                         [](const auto& each) { return std::string(1, "GSD"[each.index]); });

TEST_P(Facts, AreTakenAndWrittenAsTheyWere) {
  LogText log = test::begun(GetParam(), test::optionsFor(GetParam()));
  for (const Fact& fact : test::facts(GetParam()))
    log.event(fact.first, fact.second);
  log.record({{"head", log.last()}, {"name", "main"}, {"rec", "line"}});
  EXPECT_EQ(test::verdict(log.text()), "accepted");
  EXPECT_EQ(test::rewritten(log.text()), log.text());
}

TEST_P(Facts, NeedEveryFieldAndNoOther) {
  for (const Fact& fact : test::facts(GetParam())) {
    for (const auto& [key, value] : fact.second.items()) {
      if (key == "walls") continue; // may be left out
      Fact without = fact;
      without.second.erase(key);
      EXPECT_THAT(verdictOn(GetParam(), without), testing::StartsWith("row 3: " + fact.first + ": \"" + key))
          << without.second;
    }
    Fact more = fact;
    more.second["more"] = 1;
    EXPECT_THAT(verdictOn(GetParam(), more), testing::HasSubstr("\"more\" is an unknown field"));
  }
}

/// Values that no field of this name has.
std::vector<Json> spoilt(const std::string& key, const Json& good) {
  std::vector<Json> bad{true, 1.5, Json::array({1}), Json{{"x", 1}}, "", "Red", "no such word", "\u00fc"};
  if (!good.is_null() && key != "winner" && key != "kind" && key != "province") bad.push_back(nullptr);
  if (!good.is_number()) bad.insert(bad.end(), {0, 1});
  if (good.is_number()) bad.insert(bad.end(), {-1, 100'000, "1"});
  if (key == "reason" && good.is_string() && good.get<std::string>().starts_with('"'))
    bad = {nullptr, 1, true};
  if (key == "effects")
    bad.insert(bad.end(), {Json::object(), Json::array({Json::object()}), Json::array({nullptr})});
  return bad;
}

TEST_P(Facts, HaveValuesOfTheirLists) {
  for (const Fact& fact : test::facts(GetParam())) {
    for (const auto& [key, value] : fact.second.items())
      for (const Json& bad : spoilt(key, value)) {
        Fact changed = fact;
        changed.second[key] = bad;
        EXPECT_THAT(verdictOn(GetParam(), changed), testing::StartsWith("row 3: "))
            << fact.first << changed.second;
      }
  }
}

TEST_P(Facts, OfOtherGamesAreRejected) {
  std::set<std::string> own;
  for (const Fact& fact : test::facts(GetParam()))
    own.insert(fact.first);
  for (const char* other : {"antike", "antike-ii", "duellum"})
    for (const Fact& fact : test::facts(other))
      if (!own.contains(fact.first)) {
        EXPECT_THAT(verdictOn(GetParam(), fact),
                    testing::HasSubstr("has no event of the type " + fact.first));
      }
}

struct SpoiltFact {
  const char* ruleset;
  const char* type;
  const char* key;
  Json value;
  const char* says;
};

const std::vector<SpoiltFact>& table() {
  static const std::vector<SpoiltFact> list{
      {"antike", "RoundBegan", "round", 0, "1 to 9999"},
      {"antike", "RoundBegan", "round", 10'000, "1 to 9999"},
      {"antike", "UnitsArmed", "count", 0, "1 to 99"},
      {"antike", "UnitsArmed", "count", 100, "1 to 99"},
      {"antike", "UnitsMoved", "spent", -1, "0 to 9"},
      {"antike", "UnitsMoved", "spent", 10, "0 to 9"},
      {"antike", "CityConquered", "legions", 100, "0 to 99"},
      {"antike", "CityConquered", "galleys", -1, "0 to 99"},
      {"antike", "CityFounded", "paid", {{"gold", 0}}, "1 to 999"},
      {"antike", "CityFounded", "paid", {{"gold", 1000}}, "1 to 999"},
      {"antike", "CityFounded", "paid", {{"silver", 1}}, "silver"},
      {"antike", "CityFounded", "paid", {{"gold", "1"}}, "1 to 999"},
      {"antike", "CityFounded", "resource", "coins", "marble, iron or gold"},
      {"antike", "CityFounded", "province", "a b", "id of a province"},
      {"antike", "UnitsArmed", "kind", "commander", "legion or galley"},
      {"antike", "UnitsArmed", "kind", nullptr, "not null"},
      {"antike", "RondelMoved", "to", "maneuver", "maneuver-1"},
      {"antike", "KnowHowDeveloped", "knowHow", "strata", "know-how of this game"},
      {"antike", "PersonageWon", "personage", "queen", "king"},
      {"antike", "PersonageWon", "reason", "walls", "cities"},
      {"antike", "GameEnded", "reason", "resigned", "agreed"},
      {"antike", "GameEnded", "winner", "blue", "null or a nation"},
      {"antike", "TurnBegan", "nation", "blue", "nation of this game"},
      {"antike", "BattleFought", "demandedBy", "blue", "nation of this game"},
      {"antike", "Corrected", "change", Json::object(), "must change something"},
      {"antike", "Corrected", "effects", Json::array(), "must be left out"},
      {"antike", "Corrected", "effects", Json::parse(R"([{"op":"strength","province":"aa","bonus":1}])"),
       "op"},
      {"antike", "Corrected", "change", {{"gold", 0}}, "not 0"},
      {"antike", "Corrected", "change", {{"gold", 1000}}, "-999 to 999"},
      {"antike", "Corrected", "change", {{"gold", -1000}}, "-999 to 999"},
      {"antike-ii", "BellonaUsed", "kind", nullptr, "both be null, or neither"},
      {"antike-ii", "BellonaUsed", "province", nullptr, "both be null, or neither"},
      {"antike-ii", "BellonaUsed", "kind", "admiral", "legion or galley"},
      {"antike-ii", "KnowHowDeveloped", "knowHow", "wheel", "know-how of this game"},
      {"duellum", "KnowHowDeveloped", "knowHow", "regnum", "know-how of this game"},
      {"duellum", "UnitsArmed", "kind", "general", "commander or admiral"},
      {"duellum", "PersonageWon", "reason", "all-know-how", "in this game"},
      {"duellum", "GameEnded", "reason", "temple-destroyed", "in this game"},
      {"duellum", "PersonageWon", "walls", 0, "must be the number 1"},
      {"duellum", "PersonageWon", "walls", 2, "must be the number 1"},
      {"duellum", "CardTaken", "card", "gift", "card from the deck of this game"},
  };
  return list;
}

TEST(FactFaults, EachIsNamed) {
  for (const SpoiltFact& fault : table()) {
    auto facts = test::facts(fault.ruleset);
    // The last example of a type has all of its fields.
    const auto found = std::find_if(facts.rbegin(), facts.rend(),
                                    [&](const Fact& fact) { return fact.first == fault.type; });
    ASSERT_NE(found, facts.rend()) << fault.type;
    found->second[fault.key] = fault.value;
    EXPECT_THAT(verdictOn(fault.ruleset, *found),
                testing::AllOf(testing::StartsWith("row 3: "), testing::HasSubstr(fault.key),
                               testing::HasSubstr(fault.says)))
        << fault.type << " " << found->second;
  }
}

std::string playing(const std::string& effects) {
  return verdictOn(
      "duellum", {"CardPlayed", {{"card", "academy"}, {"effects", Json::parse(effects)}, {"nation", "red"}}});
}

TEST(FactFaults, EffectsHaveTheirShapes) {
  EXPECT_EQ(playing("[]"), "accepted");
  for (const char* bad : {
           R"([{"op":"gift"}])",
           R"([{"op":"wall","province":"aa"}])",
           R"([{"op":"wall","present":0,"province":"aa"}])",
           R"([{"op":"wall","present":false,"province":"aa","nation":"red"}])",
           R"([{"op":"stock","nation":"blue","change":{"gold":1}}])",
           R"([{"op":"stock","nation":"red","change":{}}])",
           R"([{"op":"stock","nation":"red","change":{"gold":0}}])",
           R"([{"op":"stock","nation":"red","change":1}])",
           R"([{"op":"strength","province":"aa"}])",
           R"([{"op":"strength","province":"aa","bonus":0}])",
           R"([{"op":"units","nation":"red","place":"box","kind":"legion","change":0}])",
           R"([{"op":"units","nation":"red","place":"Box","kind":"legion","change":1}])",
           R"([{"op":"units","nation":"red","place":null,"kind":"legion","change":1}])",
           R"([{"op":"units","nation":"red","place":"box","kind":"general","change":1}])",
           R"([{"op":"city","nation":"red","province":"aa","resource":null}])",
           R"([{"op":"city","nation":null,"province":"aa","resource":"gold"}])",
           R"([{"op":"city","nation":"red","province":"aa","resource":"coins"}])",
           R"([{"op":"temple","province":"aa"}])",
           R"([{"op":"neutral-temple","province":"aa","present":true}])",
           R"([{"op":"bellona","nation":"red"}])",
           R"([{"op":"know-how","nation":"red","knowHow":"wheel","present":true}])",
           R"([{"op":"personage","nation":"red","personage":"king","change":0}])",
           R"([{"op":"card","card":"gift","from":"pile","to":"open"}])",
           R"([{"op":"card","card":"academy","from":"box","to":"open"}])",
           R"([{"op":"rondel","nation":"red","space":"maneuver"}])",
           R"([{"op":"units","nation":"red","place":"box","kind":"legion","change":100}])",
       })
    EXPECT_THAT(playing(bad), testing::StartsWith("row 3: ")) << bad;
}

TEST(FactFaults, SpecialUnitsNeedTheirOption) {
  LogText log = test::begun("duellum");
  log.event(
      "UnitsArmed",
      {{"count", 1}, {"kind", "commander"}, {"nation", "red"}, {"paid", {{"iron", 3}}}, {"province", "aa"}});
  EXPECT_THAT(test::verdict(log.text()), testing::HasSubstr("legion or galley"));
}

} // namespace
} // namespace annales
