// Turns in JSON: as the page says, round trips, what is told of mistakes, and files that mean harm.
#include "importers/turns/turn_text.h"
#include "importers/turns/turns_writer.h"
#include "tests/importers/turns/foreign.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace annales {
namespace {

using namespace test;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string turnsOf(const EventLog& log) {
  const auto text = turns::turnsJson(log, knownShelf());
  EXPECT_TRUE(text) << (text ? "" : text.error().message);
  return text.value_or("");
}

const std::string kHead = R"({"format": "antike-turns", "version": 1, "board": "occident", "nations": 4,
 "game": "0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10",
)";

std::string typesIn(const EventLog& log) {
  std::string types;
  for (const NodeIndex node : log.path(log.mainHead()))
    types += std::string(nameOf(log[node].event)) + ' ';
  return types;
}

TEST(Turns, SamplesComeBackAsTheyWere) {
  std::size_t games = 0;
  for (const char* folder : {"/samples", "/tests/corpus"})
    for (const auto& log : sampleLogs(folder)) {
      const std::string text = turnsOf(*log);
      const ForeignRead read = readForeign(text);
      ASSERT_FALSE(read.rejection) << read.rejection->message << text;
      EXPECT_EQ(read.format, "turns in JSON");
      EXPECT_EQ(told(read.complaints), "") << text;
      ASSERT_EQ(read.games.size(), 1U) << text;
      EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(*log)) << text;
      ++games;
    }
  EXPECT_GT(games, 60U);
}

TEST(Turns, HeadersComeBackAsTheyWere) {
  const EventLog log = withOddHeaders(*sampleLogs("/samples").front());
  const ForeignRead read = readForeign(turnsOf(log));
  ASSERT_FALSE(read.rejection) << read.rejection->message;
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_EQ(recordsOf(*read.games[0]), recordsOf(log)) << turnsOf(log);
}

TEST(Turns, AnEmptyHeaderIsOneAndAnEmptyFieldOfTheSetupIsNone) {
  const ForeignRead read = readForeign(
      kHead + R"( "date": "", "bellona": "", "players": {"romans": ""}, "tags": {"site": ""}, "turns": []})");
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 1U);
  EXPECT_THAT(read.games[0]->tags(), ::testing::UnorderedElementsAre(::testing::Pair("player.romans", ""),
                                                                     ::testing::Pair("site", "")));
}

TEST(Turns, ActionsAsObjectsSayWhatAgnSays) {
  const ForeignRead objects = readForeign(kHead + R"( "turns": [
  {"round": 1, "nation": "phoenicians", "space": "arming", "actions": [{"do":"arm","province":"antiochia","legions":1},{"do":"arm","province":"petra","legions":1}]},
  {"nation": "romans", "space": "arming", "actions": [{"do":"arm","province":"ancona","legions":1},{"do":"arm","province":"carales","galleys":1}]},
  {"nation": "germans", "space": "gold"},
  {"nation": "greeks", "space": "arming", "actions": [{"do":"arm","province":"athens","legions":1},{"do":"arm","province":"knossos","galleys":1}]},
  {"round": 2, "nation": "phoenicians", "space": "iron", "paid": {"gold": 1}},
  {"nation": "romans", "space": "iron", "paid": "g1"},
  {"nation": "germans", "space": "marble"},
  {"nation": "greeks", "space": "maneuver-2", "actions": [{"do":"move","legions":1,"path":["athens","pella"]},{"do":"move","galleys":1,"path":["knossos","alexandria"]},{"do":"found","province":"alexandria"}]}
 ]})");
  const ForeignRead words = readForeign(
      "[Board \"occident\"]\n[Nations \"4\"]\n[Game \"0b7c1c1e-52a9-4d0e-9d55-3f6a2f1f7a10\"]\n"
      "1. Phoenicians: Arming Antiochia L, Petra L Romans: Arming Ancona L, Carales G Germans: Gold "
      "Greeks: Arming Athens L, Knossos G 2. Phoenicians: Iron (g1) Romans: Iron (g1) Germans: Marble "
      "Greeks: Maneuver-2 L Athens>Pella, G Knossos>Alexandria, found Alexandria");
  ASSERT_EQ(told(objects.complaints), "");
  ASSERT_EQ(told(words.complaints), "");
  ASSERT_EQ(objects.games.size(), 1U);
  EXPECT_EQ(recordsOf(*objects.games[0]), recordsOf(*words.games[0]));
}

const std::string kIllegal = kHead + R"json( "turns": [
  {"nation": "Phoenicians", "space": "Iron"},
  {"nation": "Romans", "space": "Temple", "actions": ["Roma (m2)"]},
  {"nation": "Germans", "space": "Gold"}
 ]})json";

TEST(Turns, AfterAMistakeTheLineStopsByDefault) {
  const ForeignRead read = readForeign(kIllegal);
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_THAT(read.complaints[0].message, StartsWith("/turns/1/actions/0: "));
  EXPECT_EQ(read.complaints[0].line, 5U);
  EXPECT_EQ(read.complaints[0].rule, "antike.temple");
  EXPECT_EQ(read.complaints[0].outcome, Complaint::Outcome::stopped);
  EXPECT_THAT(typesIn(*read.games[0]), ::testing::EndsWith("TurnBegan RondelMoved "));
}

TEST(Turns, AfterAMistakeFactsAreTakenWhereThatIsChosen) {
  const ForeignRead read = readForeign(kIllegal, AfterMistake::facts);
  ASSERT_EQ(read.complaints.size(), 1U);
  EXPECT_EQ(read.complaints[0].outcome, Complaint::Outcome::taken);
  EXPECT_THAT(typesIn(*read.games[0]), HasSubstr("TempleBuilt TurnEnded"));
}

TEST(Turns, AfterAMistakeTheFileIsRefusedWhereThatIsChosen) {
  const ForeignRead read = readForeign(kIllegal, AfterMistake::reject);
  ASSERT_TRUE(read.rejection);
  EXPECT_EQ(read.rejection->row, 5U);
}

struct Odd {
  const char* turns;
  const char* message; // the beginning
};

TEST(Turns, WhatIsWrongIsNamedByItsPointer) {
  for (
      const Odd& odd : {
          Odd{R"([{"nation":"Romulans","space":"Iron"}])", "/turns/0/nation: "},
          Odd{R"([{"nation":"Phoenicians","space":"Irron"}])", "/turns/0/space: "},
          Odd{R"([{"nation":"Phoenicians","space":"Iron","paid":{"silver":1}}])", "/turns/0/paid: "},
          Odd{R"([{"nation":"Phoenicians","space":"Iron","paid":"much"}])", "/turns/0/paid: "},
          Odd{R"([{"nation":"Phoenicians","space":"Iron","actions":["Greeks: Gold"]}])",
              "/turns/0/actions/0: "},
          Odd{R"([{"nation":"Phoenicians","space":"Arming","actions":["{never closed"]}])",
              "/turns/0/actions/0: "},
          Odd{R"([{"nation":"Phoenicians","space":"Arming","actions":[{"do":"fly"}]}])",
              "/turns/0/actions/0/do: "},
          Odd{R"([{"nation":"Phoenicians","space":"Arming","actions":[{"do":"arm","province":"petra","legion":1}]}])",
              "/turns/0/actions/0/legion: "},
          Odd{R"([{"nation":"Phoenicians","space":"Arming","actions":[{"do":"arm","province":"petra","legions":1,"galleys":1}]}])",
              "/turns/0/actions/0/galleys: "},
          Odd{R"([{"nation":"Phoenicians","space":"Arming","actions":[{"do":"arm","province":"petra","legions":-1}]}])",
              "/turns/0/actions/0/legions: "},
          Odd{R"([{"round":"one","nation":"Phoenicians"}])", "/turns/0/round: "},
          Odd{R"(["Phoenicians: Iron"])", "/turns/0: "},
          Odd{R"({"nation":"Phoenicians"})", "/turns: "},
          Odd{R"([{"nation":"Phoenicians","space":"Iron","glyph":"!"}])", "/turns/0/glyph: "},
      }) {
    const ForeignRead read = readForeign(kHead + " \"turns\": " + odd.turns + "}");
    ASSERT_FALSE(read.rejection) << odd.turns << read.rejection->message;
    ASSERT_EQ(read.complaints.size(), 1U) << odd.turns << told(read.complaints);
    EXPECT_THAT(read.complaints[0].message, StartsWith(odd.message)) << odd.turns;
    EXPECT_GE(read.complaints[0].line, 1U) << odd.turns;
  }
}

TEST(Turns, NothingInATextReachesBeyondIt) {
  // Headings, ends of lines and brackets in a text are not those of the game.
  const ForeignRead read = readForeign(kHead + R"( "turns": [
  {"nation": "Phoenicians", "space": "Iron", "comment": "a } brace, a \\ and\nGreeks: Gold [Board \"x\"] ; end"},
  {"nation": "Romans", "space": "Gold", "comment": "; a line"},
  {"nation": "Germans", "space": "Gold"}]})");
  EXPECT_EQ(told(read.complaints), "");
  ASSERT_EQ(read.games.size(), 1U);
  ASSERT_EQ(read.games[0]->annotations().size(), 2U);
  EXPECT_EQ(read.games[0]->annotations()[0].text, "a } brace, a \\ and\nGreeks: Gold [Board \"x\"] ; end");
  EXPECT_THAT(typesIn(*read.games[0]),
              HasSubstr("Produced TurnEnded TurnBegan RondelMoved Produced TurnEnded "
                        "TurnBegan RondelMoved Produced TurnEnded"));
}

TEST(Turns, SeveralGamesStandInAListOrOneAfterAnother) {
  const auto game = [](int n) {
    return R"({"format":"antike-turns","version":1,"board":"occident","nations":4,"tags":{"event":"E)" +
           std::to_string(n) + R"("},"turns":[{"nation":"Phoenicians","space":"Iron"}]})";
  };
  for (const std::string& text :
       {"[" + game(1) + ",\n" + game(2) + ",\r\n" + game(3) + "]\n",
        game(1) + "\n" + game(2) + "\n" + game(3), "\xEF\xBB\xBF" + game(1) + game(2) + game(3)}) {
    const ForeignRead read = readForeign(text);
    ASSERT_FALSE(read.rejection) << read.rejection->message;
    EXPECT_EQ(told(read.complaints), "");
    EXPECT_EQ(read.games.size(), 3U) << text;
  }
  const ForeignRead twice = readForeign("[" + game(1) + "," + game(1) + "," + kIllegal + "]");
  EXPECT_EQ(twice.games.size(), 3U); // the same text is another game unless it says "game"
  EXPECT_THAT(told(twice.complaints), HasSubstr("/2/turns/1/actions/0"));
}

TEST(Turns, AnUnfinishedGameDoesNotEndItsTurn) {
  const ForeignRead read =
      readForeign(kHead + R"( "unfinished": true, "turns": [{"nation":"Phoenicians","space":"Iron"}]})");
  EXPECT_EQ(told(read.complaints), "");
  EXPECT_THAT(typesIn(*read.games[0]), ::testing::EndsWith("RondelMoved "));
}

TEST(Turns, FilesThatMeanHarmAreRefusedAndSayWhy) {
  const std::string deep =
      kHead + " \"x\": " + std::string(5000, '[') + std::string(5000, ']') + ", \"turns\": []}";
  for (const std::string& text :
       {deep, kHead, kHead + " \"turns\": [", kHead + " \"turns\": [], \"turns\": []}",
        kHead + " \"turns\": []} x", kHead + " \"turns\": [1.5]}", kHead + " \"turns\": [\"\\ud800\"]}",
        kHead + " \"turns\": [\"\x80\"]}", "[" + kHead + " \"turns\": []}",
        std::string(200'000, '[') + kHead}) {
    const ForeignRead read = readForeign(text);
    ASSERT_TRUE(read.rejection) << text.substr(0, 300);
    EXPECT_FALSE(read.rejection->message.empty());
    EXPECT_FALSE(read.rejection->disk);
  }
}

TEST(Turns, OfAThousandUnknownFieldsNobodyIsToldMoreButTheMistakeIs) {
  std::string fields;
  for (int i = 0; i < 5000; ++i)
    fields += "\"x" + std::to_string(i) + "\": 1, ";
  const ForeignRead read =
      readForeign(kHead + fields + R"("turns": [{"nation":"Phoenicians","space":"Irron"}]})");
  ASSERT_FALSE(read.rejection);
  ASSERT_EQ(read.complaints.size(), 1001U);
  EXPECT_THAT(read.complaints.back().message, StartsWith("/turns/0/space: "));
}

TEST(TurnText, EveryLineOfACellHasItsPlace) {
  turns::TurnText text;
  text.tag("Board", "occident", {1, 1, "A1"});
  EXPECT_FALSE(text.add(turns::TurnText::Cell::nation, "Phoenicians", {2, 1, "A2"}));
  EXPECT_FALSE(text.add(turns::TurnText::Cell::comment, "{one\ntwo\nthree}", {3, 1, "C2"}));
  text.goesOn();
  EXPECT_EQ(std::count(text.text().begin(), text.text().end(), '\n'), 6) << text.text();
  std::string names;
  for (std::size_t line = 0; line <= 7; ++line)
    names += text.placeOf(line).name + ' ';
  EXPECT_EQ(names, "A1 A1 A2 C2 C2 C2 C2 C2 ");
  EXPECT_EQ(turns::TurnText().placeOf(1).name, "");
}

TEST(Turns, AnotherFormatIsNotTakenForIt) {
  EXPECT_EQ(formatOf(R"({"rec":"event"})").name, "event log");
  EXPECT_EQ(formatOf(R"([ {"format": "antike-turns")").name, "turns in JSON");
  EXPECT_EQ(formatOf("{\n \"turns\": [").name, "turns in JSON");
  EXPECT_EQ(formatOf("[Board \"occident\"]").name, "AGN");
}

} // namespace
} // namespace annales
