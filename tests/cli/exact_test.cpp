// Claims and the account on the command line: the same in words of both languages and as JSON.
#include "importers/antike_jsonl/log_reader.h"
#include "importers/antike_jsonl/log_writer.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

const std::string kOccident = ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl";
const std::string kDuellum = ANNALES_SOURCE_DIR "/samples/duellum.game-rome-carthage.antike.jsonl";

std::size_t widestLine(const std::string& text) {
  std::size_t widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::size_t columns = 0;
    for (const char c : line)
      columns += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    widest = std::max(widest, columns);
  }
  return widest;
}

TEST(ClaimsCommand, SaysTheSameInWordsAndAsEvents) {
  const Ran asJson = annales({"claims", kOccident, "--json"});
  ASSERT_EQ(asJson.status, 0) << asJson.err;
  const json all = json::parse(asJson.out);
  ASSERT_FALSE(all.at("missed").empty());
  const Ran english = annales({"claims", kOccident, "--moves"}),
            german = annales({"claims", kOccident, "--moves", "--language", "de"});
  ASSERT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("could win"));
  EXPECT_THAT(german.out, HasSubstr("verpasste Gelegenheiten in"));
  EXPECT_LE(widestLine(english.out), 100U);
  EXPECT_LE(widestLine(german.out), 100U);
  for (const json& missed : all.at("missed")) {
    const json& could = missed.at("could");
    EXPECT_EQ(could.at("events").back().at("type"), "PersonageWon");
    EXPECT_EQ(could.at("events").back().at("data").at("personage"), could.at("personage"));
    EXPECT_EQ(could.at("events").back().at("data").at("reason"), could.at("reason"));
  }
}

TEST(ClaimsCommand, AndItsNeighboursRefuseInTheAskedLanguage) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"claims", kOccident, "--nation", "x"}, "Die Völker dieser Partie sind"},
      {{"puzzles", kOccident, "--nation", "x"}, "das Volk „x“ ist nicht in dieser Partie"},
      {{"lesson", kOccident, "--nation", "x", "--out", "/nowhere/lesson"}, "das Volk „x“ ist nicht"},
      {{"threats", kOccident, "--at", "99999"}, "lässt sich von Ereignis 1 bis"},
      {{"playout", kOccident, "--at", "99999"}, "lässt sich von Ereignis 1 bis"}};
  for (auto [words, said] : cases) {
    words.insert(words.end(), {"--language", "de"});
    const Ran ran = annales(words);
    EXPECT_EQ(ran.status, 2) << words[0];
    EXPECT_THAT(ran.err, HasSubstr(said));
  }
}

TEST(ClaimsCommand, SaysOfATurnWhatTheAccountSaysOfIt) {
  const json claims = json::parse(annales({"claims", kDuellum, "--json"}).out),
             account = json::parse(annales({"account", kDuellum, "--json"}).out);
  std::map<int, int> lastOf;
  for (const json& turn : account.at("turns"))
    lastOf[turn.at("event")] = turn.at("last_event");
  ASSERT_FALSE(claims.at("missed").empty());
  for (const json& missed : claims.at("missed"))
    EXPECT_EQ(missed.at("last_event"), lastOf.at(missed.at("event"))) << missed.dump();
}

TEST(ClaimsCommand, AsksForOneNationOrForThePositionAfterAnEvent) {
  const json romans = json::parse(annales({"claims", kOccident, "--nation", "romans", "--json"}).out);
  for (const json& missed : romans.at("missed"))
    EXPECT_EQ(missed.at("nation"), "romans");
  EXPECT_EQ(romans.at("turns").size(), 1U);
  std::set<std::string> nations;
  for (const char* at : {"300", "500", "700", "900"}) {
    const json there = json::parse(annales({"claims", kOccident, "--at", at, "--json"}).out);
    for (const json& claim : there.at("claims"))
      nations.insert(claim.at("nation").get<std::string>());
  }
  EXPECT_GE(nations.size(), 2U);
  const Ran wrong = annales({"claims", kOccident, "--nation", "martians"});
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.err, HasSubstr("romans"));
  EXPECT_EQ(annales({"claims", kOccident, "--at", "0"}).status, 2);
}

/// Of a line whose last event has no meaning in its place: what is said of a game is said of all of it.
TEST(AccountCommand, SaysNothingOfALineThatCannotBeReplayedToItsEnd) {
  const Folder folder;
  std::ifstream in(kOccident);
  LogReader reader(nullptr);
  ASSERT_FALSE(reader.read(in));
  EventLog log = **reader.game(0);
  Amount change;
  change.add(Resource::gold, -999);
  const NodeIndex head = log.append(
      log.mainHead(), Corrected{NationId(0), change, std::make_shared<const std::string>("Too much.")});
  ASSERT_TRUE(log.setLine("main", head));
  std::ofstream out(folder / "x.antike.jsonl");
  LogWriter(out).write(log);
  out.close();
  for (const char* command : {"account", "claims", "threats", "playout", "puzzles", "lesson", "analyse"}) {
    std::vector<std::string> args{command, folder / "x.antike.jsonl"};
    if (args[0] == "lesson") args.insert(args.end(), {"--out", folder / "lesson.agn"});
    const Ran ran = annales(args);
    EXPECT_EQ(ran.status, 2) << command;
    EXPECT_EQ(ran.out, "") << command;
    EXPECT_THAT(ran.err, HasSubstr("cannot be replayed: ")) << command;
  }
}

TEST(ReplayCommand, TakesABeginningThatOneNationAloneHas) {
  EXPECT_EQ(annales({"replay", kOccident, "--nation", "rom"}).status, 0);
  for (const char* word : {"g", "martians"}) {
    const Ran ran = annales({"replay", kOccident, "--nation", word});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("greeks")) << "it names those that there are";
  }
  EXPECT_THAT(annales({"known", "nonsense"}).err, ::testing::Not(HasSubstr("has no command")));
}

TEST(AccountCommand, TablesFitAndSayWhatJsonSays) {
  for (const std::string& file : {kOccident, kDuellum}) {
    const Ran asJson = annales({"account", file, "--json"});
    ASSERT_EQ(asJson.status, 0) << asJson.err;
    const json account = json::parse(asJson.out);
    for (const json& nation : account.at("nations")) {
      int steps = 0, turns = 0, idle = 0;
      for (const json& turn : account.at("turns")) {
        if (turn.at("nation") != nation.at("nation")) continue;
        ++turns;
        steps += turn.at("steps").get<int>();
        idle += turn.at("idle").get<bool>() ? 1 : 0;
      }
      EXPECT_EQ(nation.at("turns"), turns);
      EXPECT_EQ(nation.at("steps"), steps);
      EXPECT_EQ(nation.at("idle"), idle);
    }
    for (const char* language : {"en", "de"}) {
      const Ran text = annales({"account", file, "--turns", "--language", language});
      ASSERT_EQ(text.status, 0) << text.err;
      EXPECT_LE(widestLine(text.out), 100U);
    }
  }
  EXPECT_THAT(annales({"account", kOccident}).out, HasSubstr("Tempo on the rondel"));
  EXPECT_THAT(annales({"account", kOccident, "--language", "de"}).out, HasSubstr("Tempo auf dem Rondell"));
}

TEST(AccountOfDeeds, SaysWhoAttackedWhom) {
  const std::string log = textOf(kOccident);
  const auto timesIn = [&](const std::string& part) {
    int times = 0;
    for (std::size_t at = log.find(part); at != std::string::npos; at = log.find(part, at + 1))
      ++times;
    return times;
  };
  int cities = 0, battles = 0;
  const json account = json::parse(annales({"account", kOccident, "--json"}).out);
  for (const json& deeds : account.at("deeds")) {
    EXPECT_NE(deeds.at("by"), deeds.at("against"));
    cities += deeds.at("cities").get<int>();
    battles += deeds.at("battles").get<int>();
  }
  EXPECT_EQ(cities, timesIn("\"type\":\"CityConquered\""));
  EXPECT_EQ(battles, timesIn("\"type\":\"BattleFought\""));
  EXPECT_GT(cities + battles, 0);
  EXPECT_THAT(annales({"account", kOccident}).out, HasSubstr("Deeds against others: battles begun"));
  EXPECT_THAT(annales({"account", kOccident, "--language", "de"}).out, HasSubstr("Taten gegen andere"));
}

} // namespace
} // namespace annales::tests
