#include "engine/boards/deck_file.h"
#include "engine/event/options_codec.h"
#include "tests/engine/boards/owner_file.h"
#include "tests/often.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

json card(const std::string& id, int copies, const std::string& does, const std::string& when) {
  return {{"id", id},         {"name", {{"en", id}, {"de", "Karte " + id}}},
          {"copies", copies}, {"text", {{"en", "Does something."}, {"de", ""}}},
          {"does", does},     {"when", when}};
}

json validDeck() {
  return {{"format", "antike-deck/1"},
          {"id", "house"},
          {"provenance", {{"grade", "reconstructed"}, {"note", "made up\nfor tests"}}},
          {"cards",
           {card("wind", 2, "wall-destroyed", "know-how-action"),
            card("fortress", 3, "strength", "opponent-conquest"), card("blank", 1, "free", "own-turn")}}};
}

/// The only finding of the valid file after a change.
Finding findingInDeck(const std::function<void(json&)>& change) {
  json file = validDeck();
  change(file);
  const DeckReading reading = readDeck(file.dump());
  EXPECT_FALSE(reading.deck);
  EXPECT_EQ(reading.findings.size(), 1U) << file;
  return reading.findings.empty() ? Finding{} : reading.findings.front();
}

TEST(DeckFile, ReadsAValidFile) {
  const DeckReading reading = readDeck(validDeck().dump());
  ASSERT_TRUE(reading.deck);
  EXPECT_EQ(reading.deck->id, "house");
  EXPECT_EQ(reading.deck->provenance.grade, Grade::reconstructed);
  EXPECT_EQ(reading.deck->cards[0].name.de, "Karte wind");
  EXPECT_EQ(reading.deck->size(), 6);
  EXPECT_EQ(reading.deck->option(),
            (std::vector<Card>{{"blank", 1, CardDoes::free, CardWhen::ownTurn},
                               {"fortress", 3, CardDoes::strength, CardWhen::opponentConquest},
                               {"wind", 2, CardDoes::wallDestroyed, CardWhen::knowHowAction}}));
}

TEST(DeckFile, WritesWhatItReads) {
  for (const DeckFile& deck : {*readDeck(validDeck().dump()).deck, rulebookDeck()}) {
    const std::string text = writeDeck(deck);
    const DeckReading again = readDeck(text);
    ASSERT_TRUE(again.deck) << text;
    EXPECT_EQ(writeDeck(*again.deck), text);
    EXPECT_EQ(again.deck->option(), deck.option());
    EXPECT_EQ(again.deck->provenance.note, deck.provenance.note);
  }
  EXPECT_EQ(json::parse(writeDeck(*readDeck(validDeck().dump()).deck)), validDeck());
}

TEST(DeckFile, TheRulebooksDeckIsLeftOutOfALog) {
  EXPECT_EQ(rulebookDeck().option(), std::nullopt);
  DeckFile one = rulebookDeck();
  --one.cards[0].rules.copies;
  EXPECT_TRUE(one.option());
}

TEST(DeckFile, NoCardsIsAGameWithoutCards) {
  json file = validDeck();
  file["cards"] = json::array();
  const DeckReading reading = readDeck(file.dump());
  ASSERT_TRUE(reading.deck);
  EXPECT_EQ(reading.deck->option(), std::vector<Card>{});
}

TEST(DeckFile, EveryFindingHasItsPlaceAndSaysWhatIsExpected) {
  const std::vector<std::tuple<std::string, std::string, std::function<void(json&)>>> faults{
      {"format", "antike-deck/1", [](json& f) { f["format"] = "antike-deck/2"; }},
      {"id", "a-z", [](json& f) { f["id"] = "My Deck"; }},
      {"provenance", "missing", [](json& f) { f.erase("provenance"); }},
      {"provenance.grade", "published or reconstructed", [](json& f) { f["provenance"]["grade"] = "sure"; }},
      {"provenance.note", "control", [](json& f) { f["provenance"]["note"] = "a\u0007b"; }},
      {"author", "no such field", [](json& f) { f["author"] = "me"; }},
      {"cards", "list", [](json& f) { f["cards"] = json::object(); }},
      {"cards[1]", "object", [](json& f) { f["cards"][1] = 7; }},
      {"cards[1].id", "a-z", [](json& f) { f["cards"][1]["id"] = "Fortress"; }},
      {"cards.wind", "already a card with this id", [](json& f) { f["cards"][2]["id"] = "wind"; }},
      {"cards.wind.copies", "1 to 99", [](json& f) { f["cards"][0]["copies"] = 0; }},
      {"cards.wind.copies", "1 to 99", [](json& f) { f["cards"][0]["copies"] = 100; }},
      {"cards.wind.copies", "1 to 99", [](json& f) { f["cards"][0]["copies"] = 2.0; }},
      {"cards.wind.copies", "1 to 99", [](json& f) { f["cards"][0]["copies"] = UINT64_MAX; }},
      {"cards.wind.copies", "1 to 99", [](json& f) { f["cards"][0]["copies"] = "2"; }},
      {"cards.wind.does", "wall-destroyed, coins-halved", [](json& f) { f["cards"][0]["does"] = "nothing"; }},
      {"cards.wind.when", "own-turn", [](json& f) { f["cards"][0]["when"] = nullptr; }},
      {"cards.wind.when", "\"own-turn\" or", [](json& f) { f["cards"][0]["when"] = "opponent-conquest"; }},
      {"cards.fortress.when", "use \"opponent-conquest\"",
       [](json& f) { f["cards"][1]["when"] = "own-turn"; }},
      {"cards.blank.text", "needs a text", [](json& f) { f["cards"][2]["text"]["en"] = ""; }},
      {"cards.blank.text.de", "control", [](json& f) { f["cards"][2]["text"]["de"] = "a\u009Bb"; }},
      {"cards.blank.name.en", "1 to 200", [](json& f) { f["cards"][2]["name"]["en"] = ""; }},
      {"cards.blank.name.fr", "no such field", [](json& f) { f["cards"][2]["name"]["fr"] = "x"; }},
      {"cards.blank.text.en", "0 to 1000",
       [](json& f) { f["cards"][2]["text"]["en"] = std::string(1001, 'x'); }}};
  for (const auto& [place, words, change] : faults) {
    const Finding finding = findingInDeck(change);
    EXPECT_EQ(finding.place, place);
    EXPECT_THAT(finding.message, HasSubstr(words)) << place;
  }
}

TEST(DeckFile, AtMostThirtyTwoDifferentCards) {
  json file = validDeck();
  file["cards"] = json::array();
  for (int i = 0; i < 32; ++i)
    file["cards"].push_back(card("c" + std::to_string(i), 99, "free", "own-turn"));
  EXPECT_TRUE(readDeck(file.dump()).deck);
  file["cards"].push_back(card("one-more", 1, "free", "own-turn"));
  EXPECT_THAT(placesOf(readDeck(file.dump()).findings), ElementsAre("cards"));
}

TEST(DeckFile, AKeyThatStandsTwiceIsAFinding) {
  std::string text = validDeck().dump();
  text.replace(text.find("\"id\":\"house\""), 0, "\"id\":\"other\",");
  EXPECT_THAT(placesOf(readDeck(text).findings), ElementsAre("id"));
}

TEST(DeckFile, WhatIsNoJsonTooDeepOrTooLargeIsUnreadable) {
  EXPECT_THAT(readDeck("").unreadable.value_or(Error{}).message, HasSubstr("not JSON"));
  EXPECT_THAT(readDeck("{\"id\":\"\xff\"}").unreadable.value_or(Error{}).message, HasSubstr("not JSON"));
  EXPECT_THAT(readDeck(std::string(100'000, '[')).unreadable.value_or(Error{}).message, HasSubstr("deep"));
  EXPECT_THAT(readDeck(std::string(kMaxDeckBytes + 1, ' ')).unreadable.value_or(Error{}).message,
              HasSubstr("MiB"));
  EXPECT_THAT(placesOf(readDeck("[]").findings), ElementsAre(""));
}

TEST(DeckFile, FindingsCannotSteerATerminalOrFloodIt) {
  json file = validDeck();
  file[std::string(5'000, 'x')] = 1;
  file["\u001b[2J\u009b"] = 1;
  const DeckReading reading = readDeck(file.dump());
  ASSERT_EQ(reading.findings.size(), 2U);
  expectOneAnswer(reading, reading.deck);
  for (const Finding& finding : reading.findings) {
    EXPECT_LT(finding.place.size(), 1'100U);
    EXPECT_EQ(finding.place.find("\xc2\x9b"), std::string::npos);
  }
}

/// Whatever is read as a deck also is one for a log.
TEST(DeckFile, MutationsAreFoundOrRead) {
  std::mt19937 random(20'261'121); // NOLINT: the same mutations every time
  const std::string text = writeDeck(*readDeck(validDeck().dump()).deck);
  int decks = 0, found = 0;
  for (int i = 0; i < test::often(20'000); ++i) {
    const DeckReading reading = readDeck(mutated(text, random));
    expectOneAnswer(reading, reading.deck);
    found += reading.findings.empty() ? 0 : 1;
    if (!reading.deck) continue;
    ++decks;
    Options options;
    options.deck = reading.deck->option();
    std::string written;
    appendOptions(written, options, duellum());
    simdjson::dom::parser parser;
    JsonFault fault;
    EXPECT_EQ(readOptions(parser.parse(written).value(), duellum(), fault), options) << written;
    EXPECT_FALSE(fault.any()) << fault.message();
  }
  EXPECT_GT(decks, test::often(100)); // texts and names may change
  EXPECT_GT(found, test::often(500));
}

TEST(DeckFile, OfTheSamplesIsValid) {
  std::stringstream text;
  text << std::ifstream(ANNALES_SOURCE_DIR "/samples/decks/club-deck.json").rdbuf();
  const DeckReading reading = readDeck(text.str());
  EXPECT_THAT(placesOf(reading.findings), IsEmpty());
  ASSERT_TRUE(reading.deck);
  EXPECT_EQ(reading.deck->size(), 27); // 25 cards and the two blank ones of the box
}

} // namespace
} // namespace annales::tests
