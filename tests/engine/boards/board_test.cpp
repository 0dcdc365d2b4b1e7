#include "engine/boards/board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <functional>
#include <sstream>

namespace annales {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;

/// Two rows of three squares of 10: a b c over d e f.
json province(const std::string& id, const std::string& site, int x, int y, bool flag = false) {
  return {{"id", id},
          {"name", "City of " + id},
          {"site", site},
          {"neutralTemple", flag},
          {"at", {x + 5, y + 5}},
          {"outline", {{x, y}, {x + 10, y}, {x + 10, y + 10}, {x, y + 10}}}};
}

json border(const std::string& a, const std::string& b, const std::string& kind) {
  return {{"a", a}, {"b", b}, {"kind", kind}};
}

json nation(const std::string& id) {
  return {{"id", id}, {"name", {{"en", "The " + id}, {"de", "Die " + id}}}, {"colour", "#b3202a"}};
}

json valid() {
  json file;
  file["format"] = "antike-map/1";
  file["id"] = "tiny";
  file["name"] = {{"en", "Tiny"}, {"de", "Winzig"}};
  file["rulesets"] = {"duellum"};
  file["provenance"] = {{"grade", "reconstructed"}, {"note", "made up\nfor tests"}};
  file["provinces"] = {province("a", "marble", 0, 0), province("b", "iron", 10, 0),
                       province("c", "gold", 20, 0),  province("d", "any", 0, 10),
                       province("e", "any", 10, 10),  province("f", "gold", 20, 10)};
  file["borders"] = {border("a", "b", "land"), border("c", "b", "sea"), border("a", "d", "both"),
                     border("d", "e", "land"), border("e", "f", "land")};
  file["nations"] = {nation("reds"), nation("blues")};
  file["games"] = {
      {"2",
       {{"order", {"blues", "reds"}}, {"start", {{"reds", {"a", "b", "c"}}, {"blues", {"f", "d", "e"}}}}}}};
  file["view"] = {{"width", 30}, {"height", 20.5}, {"coast", {{{0, 0}, {30, 20}}}}};
  return file;
}

std::vector<Finding> findingsOf(const json& file) {
  return readBoard(file.dump()).findings;
}

TEST(Board, ReadsAValidFile) {
  const BoardReading reading = readBoard(valid().dump());
  ASSERT_TRUE(reading.board) << (reading.findings.empty()
                                     ? ""
                                     : reading.findings[0].place + reading.findings[0].message);
  const Board& board = *reading.board;
  EXPECT_EQ(board.map->size(), 6U);
  EXPECT_EQ(board.name.de, "Winzig");
  EXPECT_EQ(board.provenance.grade, Grade::reconstructed);
  EXPECT_EQ(board[board.map->find("c")].at, (Point{25, 5}));
  EXPECT_EQ(board.nation("blues")->name.en, "The blues");
  EXPECT_EQ(board.nation("greens"), nullptr);
  EXPECT_EQ(board.games.at(2).order.front(), "blues");
  EXPECT_TRUE(board.isFor(RulesetId::duellum));
  EXPECT_FALSE(board.isFor(RulesetId::antike));
}

TEST(Board, HashIsOfTheRuleRelevantPartInSortedOrder) {
  const auto board = readBoard(valid().dump()).board;
  json tidied = valid();
  tidied["name"]["en"] = "Tiny, tidied";
  std::swap(tidied["borders"][0]["a"], tidied["borders"][0]["b"]);
  std::swap(tidied["provinces"][0], tidied["provinces"][3]);
  EXPECT_EQ(readBoard(tidied.dump()).board->map->hash(), board->map->hash());
  tidied["borders"][0]["kind"] = "both";
  EXPECT_NE(readBoard(tidied.dump()).board->map->hash(), board->map->hash());
}

TEST(Board, CoastAndNeutralTemplesMayBeLeftOut) {
  json file = valid();
  file["view"].erase("coast");
  EXPECT_TRUE(findingsOf(file).empty());
}

struct Fault {
  const char* name;
  std::function<void(json&)> make;
  std::string place;
  std::string message;
};

class BoardFault : public ::testing::TestWithParam<Fault> {};

TEST_P(BoardFault, IsTheOnlyFinding) {
  json file = valid();
  GetParam().make(file);
  EXPECT_THAT(findingsOf(file), ElementsAre(AllOf(Field(&Finding::place, GetParam().place),
                                                  Field(&Finding::message, HasSubstr(GetParam().message)))));
}

const std::vector<Fault> kFaults{
    {"UnknownField", [](json& f) { f["size"] = 3; }, "size", "the format has no such field"},
    {"UnknownProvinceField", [](json& f) { f["provinces"][0]["x"] = 3; }, "provinces.a.x", "no such field"},
    {"MissingField", [](json& f) { f.erase("provenance"); }, "provenance", "missing"},
    {"MissingGermanName", [](json& f) { f["name"].erase("de"); }, "name.de", "missing"},
    {"EmptyName", [](json& f) { f["nations"][0]["name"]["en"] = ""; }, "nations.reds.name.en", "a text of 1"},
    {"AnotherFormat", [](json& f) { f["format"] = "antike-map/2"; }, "format", "antike-map/1"},
    {"AnotherRuleset", [](json& f) { f["rulesets"].push_back("chess"); }, "rulesets[1]", "antike-ii"},
    {"NoRuleset", [](json& f) { f["rulesets"] = json::array(); }, "rulesets", "at least one"},
    {"Grade", [](json& f) { f["provenance"]["grade"] = "guessed"; }, "provenance.grade", "published"},
    {"CapitalId", [](json& f) { f["id"] = "Tiny"; }, "id", "a-z"},
    {"ProvinceTwice",
     [](json& f) {
       f["provinces"].push_back(province("a", "any", 0, 0));
       f["provinces"][6].erase("outline");
     },
     "", ""},
    {"Site", [](json& f) { f["provinces"][3]["site"] = "wood"; }, "provinces.d.site", "marble"},
    {"FlagIsNoBool", [](json& f) { f["provinces"][3]["neutralTemple"] = 0; }, "provinces.d.neutralTemple",
     "true or false"},
    {"Colour", [](json& f) { f["nations"][1]["colour"] = "red"; }, "nations.blues.colour", "#b3202a"},
    {"BorderTwice", [](json& f) { f["borders"].push_back(border("b", "a", "sea")); }, "borders.b-a",
     "appears twice"},
    {"BorderToItself", [](json& f) { f["borders"].push_back(border("b", "b", "sea")); }, "borders.b-b",
     "to itself"},
    {"BorderToNowhere", [](json& f) { f["borders"].push_back(border("b", "atlantis", "sea")); },
     "borders.b-atlantis", "no province"},
    {"BorderKind", [](json& f) { f["borders"][0]["kind"] = "air"; }, "borders[0].kind", "land, sea or both"},
    {"InTwoParts", [](json& f) { f["borders"].erase(2); }, "borders", "separate parts"},
    {"WithoutABorder", [](json& f) { f["borders"].erase(4); }, "provinces.f", "no border"},
    {"OrderTooShort", [](json& f) { f["games"]["3"] = f["games"]["2"]; }, "games.3.order", "expected 3"},
    {"SevenNations", [](json& f) { f["games"]["7"] = f["games"]["2"]; }, "games.7", "no such field"},
    {"StartTwice", [](json& f) { f["games"]["2"]["start"]["reds"][1] = "e"; }, "games.2.start.reds", "twice"},
    {"StartNowhere", [](json& f) { f["games"]["2"]["start"]["reds"][1] = "atlantis"; }, "games.2.start.reds",
     "no province"},
    {"StartTwoCities", [](json& f) { f["games"]["2"]["start"]["blues"].erase(1); }, "games.2.start.blues",
     "three cities"},
    {"StartTwiceGold", [](json& f) { f["provinces"][3]["site"] = "gold"; }, "games.2.start.blues",
     "three cities"},
    {"StartAtSea", [](json& f) { f["provinces"][3]["site"] = "none"; }, "games.2.start.blues",
     "three cities"},
    {"StartOfAStranger",
     [](json& f) {
       f["games"]["2"]["start"]["greens"] = {"a", "b", "c"};
     },
     "", ""},
    {"AtOutside",
     [](json& f) {
       f["provinces"][0]["at"] = {15, 5};
     },
     "provinces.a.at", "not inside"},
    {"AtOnTheEdge",
     [](json& f) {
       f["provinces"][0]["at"] = {10, 5};
     },
     "provinces.a.at", "not inside"},
    {"OutsideOfTheView",
     [](json& f) {
       f["view"]["coast"][0][1] = {31, 3};
     },
     "view.coast[0]", "outside the view"},
    {"NoPoint",
     [](json& f) {
       f["provinces"][0]["at"] = {1, "2"};
     },
     "provinces.a.at", "a point"},
    {"TwoPoints",
     [](json& f) {
       f["provinces"][0]["outline"] = {{1, 1}, {9, 9}};
     },
     "provinces.a.outline", "three points"},
    {"FirstRepeated",
     [](json& f) {
       f["provinces"][0]["outline"].push_back({0, 0});
     },
     "provinces.a.outline", "repeats"},
    {"BowTie",
     [](json& f) {
       f["provinces"][0]["outline"] = {{0, 0}, {10, 10}, {10, 0}, {0, 10}};
       f["provinces"][0]["at"] = {5, 2};
     },
     "provinces.a.outline", "crosses"},
    {"Flat",
     [](json& f) {
       f["provinces"][0]["outline"] = {{0, 0}, {5, 0}, {10, 0}};
     },
     "provinces.a.outline", "no area"},
    {"Overlap",
     [](json& f) {
       f["provinces"][0]["outline"][1] = {11, 0};
     },
     "provinces.a.outline", "overlaps provinces.b"},
    {"Inside",
     [](json& f) {
       f["provinces"][0]["outline"] = {{11, 1}, {12, 1}, {12, 2}, {11, 2}};
       f["provinces"][0]["at"] = {11.5, 1.5};
     },
     "provinces.a.outline", "overlaps"},
    {"Width", [](json& f) { f["view"]["width"] = 0; }, "view.width", "above 0"},
};

std::vector<Fault> single() {
  std::vector<Fault> list;
  for (const Fault& f : kFaults)
    if (!f.message.empty()) list.push_back(f);
  return list;
}

INSTANTIATE_TEST_SUITE_P(Every, BoardFault, ::testing::ValuesIn(single()),
                         [](const auto& fault) { return std::string(fault.param.name); });

class BoardFaultAmongOthers : public ::testing::TestWithParam<Fault> {};

TEST_P(BoardFaultAmongOthers, IsFound) {
  json file = valid();
  GetParam().make(file);
  EXPECT_FALSE(findingsOf(file).empty());
}

INSTANTIATE_TEST_SUITE_P(Every, BoardFaultAmongOthers, ::testing::ValuesIn(kFaults),
                         [](const auto& fault) { return std::string(fault.param.name); });

TEST(Board, ForbidsThePlacesOfCards) {
  for (const std::string id : {"box", "supply"}) {
    std::string text = valid().dump();
    json file = json::parse(text);
    file["provinces"][5]["id"] = id;
    file["borders"][4]["b"] = id;
    file["games"]["2"]["start"]["blues"][0] = id;
    EXPECT_THAT(findingsOf(file), ElementsAre(Field(&Finding::message, HasSubstr("may have the id"))));
  }
}

json forAntikeII() {
  json file = valid();
  file["rulesets"] = {"antike-ii"};
  file["provinces"].push_back(province("g", "none", 0, 20, true));
  file["provinces"].push_back(province("h", "any", 10, 20, true));
  file["provinces"].push_back(province("i", "any", 20, 20, true));
  file["provinces"].push_back(province("j", "marble", 0, 30));
  file["provinces"].push_back(province("k", "iron", 10, 30, true));
  file["provinces"].push_back(province("l", "any", 20, 30));
  for (const auto* id : {"g", "h", "i", "j", "k", "l"})
    file["borders"].push_back(border("a", id, "land"));
  file["view"]["height"] = 40;
  file["nations"].push_back(nation("greens"));
  file["games"] = {
      {"3",
       {{"order", {"blues", "reds", "greens"}},
        {"start", {{"reds", {"a", "b", "c"}}, {"blues", {"f", "d", "e"}}, {"greens", {"j", "k", "l"}}}},
        {"neutralTemples", {"g", "h", "i"}}}}};
  return file;
}

TEST(Board, AntikeIINeedsThreeFlaggedTemplesThatAreNoStartCities) {
  EXPECT_TRUE(findingsOf(forAntikeII()).empty());
  const auto with = [](json temples) {
    json file = forAntikeII();
    file["games"]["3"]["neutralTemples"] = std::move(temples);
    return findingsOf(file);
  };
  EXPECT_THAT(with({"g", "h"}), ElementsAre(Field(&Finding::message, HasSubstr("expected 3"))));
  EXPECT_THAT(with({"g", "h", "h"}), ElementsAre(Field(&Finding::message, HasSubstr("appears twice"))));
  EXPECT_THAT(with({"g", "h", "k"}), ElementsAre(Field(&Finding::message, HasSubstr("start city"))));
  EXPECT_THAT(with({"g", "h", "atlantis"}), ElementsAre(Field(&Finding::message, HasSubstr("no province"))));
  json file = forAntikeII();
  file["games"]["3"].erase("neutralTemples");
  EXPECT_THAT(findingsOf(file), ElementsAre(Field(&Finding::message, HasSubstr("expected 3"))));
}

TEST(Board, RoundedPointsOfSharedEdgesAreNoOverlap) {
  json file = valid();
  file["provinces"][0]["outline"] = {{0, 0}, {10, 0}, {10.0004, 5}, {10, 10}, {0, 10}};
  EXPECT_TRUE(findingsOf(file).empty());
}

/// A comb across the square of `a`, with thin teeth to the right or downwards.
json comb(int teeth, bool downwards) {
  constexpr double kThick = 0.02;
  json outline = json::array();
  const auto add = [&](double x, double y) { outline.push_back(downwards ? json{y, x} : json{x, y}); };
  for (int i = 0; i < teeth; ++i) {
    const double at = 0.1 * i;
    add(kThick, at);
    add(10, at);
    add(10, at + kThick);
    add(kThick, at + kThick);
  }
  add(kThick, 10);
  add(0, 10);
  add(0, 0);
  return outline;
}

TEST(Board, OutlinesThatMeetTooOftenAreNotCompared) {
  const auto crossed = [](int teeth) {
    json file = valid();
    file["provinces"][0]["outline"] = comb(teeth, false);
    file["provinces"][0]["at"] = {0.01, 5};
    file["provinces"][1]["outline"] = comb(teeth, true);
    file["provinces"][1]["at"] = {5, 0.01};
    return findingsOf(file);
  };
  EXPECT_THAT(crossed(10), ElementsAre(Field(&Finding::message, HasSubstr("overlaps provinces.b"))));
  EXPECT_THAT(crossed(90), ElementsAre(Field(&Finding::message, HasSubstr("too detailed to compare"))));
}

TEST(Board, TouchingItsOwnCornerIsNoSimplePolygon) {
  json file = valid();
  file["provinces"][0]["outline"] = {{0, 0}, {5, 5}, {10, 0}, {10, 10}, {5, 5}, {0, 10}};
  file["provinces"][0]["at"] = {8, 5};
  EXPECT_THAT(findingsOf(file), ElementsAre(Field(&Finding::place, "provinces.a.outline")));
}

TEST(Board, KeysThatStandTwiceAreAFinding) {
  std::string text = valid().dump();
  text.insert(1, "\"id\":\"tiny\",");
  EXPECT_THAT(readBoard(text).findings, ElementsAre(Field(&Finding::message, HasSubstr("appears twice"))));
}

TEST(Board, WhatIsNoJsonIsUnreadable) {
  for (const std::string text : {"", "{", "nonsense", "{\"id\":1e999}", "\"\xff\"", "{} {}"})
    EXPECT_TRUE(readBoard(text).unreadable) << text;
  EXPECT_TRUE(readBoard(std::string(100'000, '[')).unreadable);
  EXPECT_TRUE(readBoard(std::string(kMaxBoardBytes + 1, ' ')).unreadable);
}

TEST(Board, JsonOfAnotherShapeIsAFinding) {
  for (const std::string text : {"[]", "3", "null", "\"x\"", "{}"}) {
    EXPECT_FALSE(readBoard(text).unreadable) << text;
    EXPECT_FALSE(readBoard(text).findings.empty()) << text;
    EXPECT_FALSE(readBoard(text).board) << text;
  }
}

TEST(Board, NoMutationOfAFileCrashes) {
  const std::string text = forAntikeII().dump();
  const json nasty{nullptr, true, -1, 1e300, "", "a", json::array(), json::object(), json::array({1, 2})};
  const json flat = forAntikeII().flatten();
  for (const auto& item : flat.items())
    for (const json& value : nasty) {
      json file = forAntikeII();
      file[json::json_pointer(item.key())] = value;
      const BoardReading reading = readBoard(file.dump());
      EXPECT_EQ(reading.board == nullptr, !reading.findings.empty()) << item.key();
    }
  for (std::size_t cut = 0; cut < text.size(); cut += 7)
    EXPECT_TRUE(readBoard(text.substr(0, cut)).unreadable);
}

} // namespace
} // namespace annales
