// Decks and prices of an owner: checked, and played with; and other options of simulated games.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kDeck = ANNALES_SOURCE_DIR "/samples/decks/club-deck.json";
const std::string kPrices = ANNALES_SOURCE_DIR "/samples/decks/club-prices.json";

const std::string kRulebookDeck = R"({"format":"antike-deck/1","id":"rulebook-four",
  "provenance":{"grade":"reconstructed","note":""},"cards":[
  {"id":"academy","name":{"en":"A","de":"A"},"text":{"en":"","de":""},"copies":6,"does":"gold-per-know-how","when":"know-how-action"},
  {"id":"burglary","name":{"en":"B","de":"B"},"text":{"en":"","de":""},"copies":6,"does":"coins-halved","when":"own-turn"},
  {"id":"earthquake","name":{"en":"E","de":"E"},"text":{"en":"","de":""},"copies":7,"does":"wall-destroyed","when":"own-turn"},
  {"id":"fortress","name":{"en":"F","de":"F"},"text":{"en":"","de":""},"copies":6,"does":"strength","when":"opponent-conquest"}]})";

std::vector<std::string> duel(std::vector<std::string> more) {
  std::vector<std::string> args{"simulate",  "--ruleset", "duellum", "--map", "rome-carthage",
                                "--nations", "2",         "--out",   "-"};
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

/// The options of the first game of a log.
json optionsIn(const std::string& log) {
  for (std::size_t at = 0; at < log.size(); at = log.find('\n', at) + 1) {
    const json row = json::parse(log.substr(at, log.find('\n', at) - at));
    if (row.value("type", "") == "GameCreated") return row["data"]["options"];
  }
  return nullptr;
}

TEST(OwnerFiles, ValidOnesAreNamedAndTheStatusIsNull) {
  const Ran deck = annales({"deck", "check", kDeck});
  EXPECT_EQ(deck.status, 0);
  EXPECT_THAT(deck.out, HasSubstr("a valid deck, club-deck (reconstructed), 27 cards of 7 kinds"));
  EXPECT_EQ(deck.err, "");
  const Ran prices = annales({"prices", "check", kPrices});
  EXPECT_EQ(prices.status, 0);
  EXPECT_THAT(prices.out, HasSubstr("valid prices for duellum, club-prices"));
}

TEST(OwnerFiles, SeveralFilesHaveOneAnswerAndTheHighestStatus) {
  const Folder folder;
  writeText(folder / "broken.json", "{");
  writeText(folder / "odd.json", "{\"format\":\"antike-deck/1\",\"cards\":[]}");
  const Ran ran = annales({"deck", "check", "--json", kDeck, folder / "odd.json"});
  EXPECT_EQ(ran.status, 1);
  const json files = json::parse(ran.out)["files"];
  EXPECT_EQ(files[0]["findings"], json::array());
  EXPECT_EQ(files[1]["findings"][0]["place"], "id");
  const Ran worse =
      annales({"deck", "check", "--json", folder / "broken.json", folder / "odd.json", folder / "none"});
  EXPECT_EQ(worse.status, 2);
  EXPECT_THAT(json::parse(worse.out)["files"][0]["error"].get<std::string>(), HasSubstr("not JSON"));
  EXPECT_FALSE(json::parse(worse.out)["files"][2].contains("findings"));
}

TEST(OwnerFiles, AreToldOfAsMapsAreWhereTheyAreUnreadable) {
  const Ran map = annales({"map", "check", "--json", "/nowhere/\xff.json"});
  const Ran deck = annales({"deck", "check", "--json", "/nowhere/\xff.json"});
  EXPECT_EQ(map.status, 2);
  const json said = json::parse(map.out);
  EXPECT_EQ(said.size(), 2U);
  EXPECT_THAT(said.at("error").get<std::string>(), HasSubstr("cannot be opened"));
  EXPECT_EQ(said.at("file"), "/nowhere/\xEF\xBF\xBD.json");
  EXPECT_EQ(json::parse(deck.out).at("files"), json::array({said}));
}

TEST(OwnerFiles, AreReadFromStandardInputAndAnUnfitNameIsOnlyNoted) {
  EXPECT_EQ(annales({"deck", "check", "-"}, textOf(kDeck)).status, 0);
  const Folder folder;
  writeText(folder / "other.json", textOf(kDeck));
  const Ran ran = annales({"deck", "check", folder / "other.json"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.err, HasSubstr("club-deck.json"));
}

TEST(OwnerFiles, AGameCarriesThem) {
  const Ran ran = annales(duel({"--deck", kDeck, "--prices", kPrices}));
  ASSERT_EQ(ran.status, 0) << ran.err;
  const json options = optionsIn(ran.out);
  EXPECT_EQ(options["coins"], 36);
  EXPECT_EQ(options["prices"]["commercium"], json({9, 4}));
  EXPECT_EQ(options["deck"]["sappers"]["copies"], 4);
  EXPECT_EQ(annales({"verify", "-"}, ran.out).status, 0);
}

TEST(OwnerFiles, WhatEqualsTheDefaultIsLeftOut) {
  const Folder folder;
  writeText(folder / "rulebook-four.json", kRulebookDeck);
  const Ran ran = annales(duel({"--deck", folder / "rulebook-four.json"}));
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, annales(duel({})).out);
}

TEST(SimulatedOptions, NameWhoHasTheSpecialUnits) {
  const Ran usual = annales(duel({"--option", "specialUnits=true"}));
  ASSERT_EQ(usual.status, 0) << usual.err;
  EXPECT_EQ(optionsIn(usual.out)["specialUnits"],
            json({{"admiral", "carthaginians"}, {"commander", "romans"}}));
  EXPECT_EQ(annales({"verify", "-"}, usual.out).status, 0);
  const json turned{{"admiral", "romans"}, {"commander", "carthaginians"}};
  const Ran named = annales(duel({"--option", "specialUnits=" + turned.dump()}));
  ASSERT_EQ(named.status, 0) << named.err;
  EXPECT_EQ(optionsIn(named.out)["specialUnits"], turned);
  EXPECT_EQ(annales({"verify", "-"}, named.out).status, 0);
  const Ran refused =
      annales(duel({"--option", R"(specialUnits={"admiral":"romans","commander":"greeks"})"}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("duellum.setup"));
}

TEST(OwnerFiles, ThatDoNotFitTheGameAreBadUsage) {
  const Folder folder;
  writeText(folder / "odd.json", "{}");
  const std::vector<std::vector<std::string>> mistakes{
      {"simulate", "--map", "occident", "--out", "-", "--deck", kDeck},
      {"simulate", "--ruleset", "antike-ii", "--map", "orient-ii", "--nations", "3", "--out", "-", "--prices",
       kPrices},
      duel({"--deck", kDeck, "--option", "deck={}"}),
      duel({"--prices", kPrices, "--option", "coins=40"}),
      duel({"--deck", folder / "odd.json"}),
      duel({"--deck", folder / "missing.json"}),
      {"deck", "check"},
      {"deck"}};
  for (const auto& mistake : mistakes) {
    const Ran ran = annales(mistake);
    EXPECT_EQ(ran.status, 2) << ::testing::PrintToString(mistake);
    EXPECT_THAT(ran.out, Not(HasSubstr("GameCreated")));
    EXPECT_NE(ran.err, "");
  }
}

} // namespace
} // namespace annales::tests
