#include "engine/boards/price_file.h"
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

json validPrice() {
  return {{"format", "antike-prices/1"},
          {"id", "our-box"},
          {"ruleset", "duellum"},
          {"provenance", {{"grade", "published"}, {"note", "read off the chart"}}},
          {"prices", {{"strata", {6, 3}}, {"navigatio", {5, 3}}}},
          {"coins", 36}};
}

Finding findingInPrice(const std::function<void(json&)>& change) {
  json file = validPrice();
  change(file);
  const PriceReading reading = readPrices(file.dump());
  EXPECT_FALSE(reading.prices);
  EXPECT_EQ(reading.findings.size(), 1U) << file;
  return reading.findings.empty() ? Finding{} : reading.findings.front();
}

TEST(PriceFile, ReadsAValidFileAndPutsWhatDiffersIntoTheOptions) {
  const PriceReading reading = readPrices(validPrice().dump());
  ASSERT_TRUE(reading.prices);
  Options options;
  reading.prices->putInto(options);
  Options expected;
  expected.prices[duellum().knowHow("strata").index()] = PricePair{6, 3};
  expected.coins = 36;
  EXPECT_EQ(options, expected); // navigatio costs 5 and 3 anyway
}

TEST(PriceFile, TheProgramsOwnNumbersChangeNoOption) {
  for (const RulesetId ruleset : {RulesetId::antikeII, RulesetId::duellum}) {
    const PriceReading reading = readPrices(writePrices(tablePrices(ruleset)));
    ASSERT_TRUE(reading.prices);
    EXPECT_EQ(reading.prices->prices, tablePrices(ruleset).prices);
    Options options;
    reading.prices->putInto(options);
    EXPECT_EQ(options, Options{});
  }
}

TEST(PriceFile, WritesWhatItReads) {
  json without = validPrice();
  without.erase("prices");
  json coinless = validPrice();
  coinless.erase("coins");
  for (const json& file : {validPrice(), without, coinless}) {
    const PriceReading reading = readPrices(file.dump());
    ASSERT_TRUE(reading.prices) << file;
    EXPECT_EQ(json::parse(writePrices(*reading.prices)), file);
  }
}

TEST(PriceFile, EveryFindingHasItsPlaceAndSaysWhatIsExpected) {
  const std::vector<std::tuple<std::string, std::string, std::function<void(json&)>>> faults{
      {"format", "antike-prices/1", [](json& f) { f["format"] = 1; }},
      {"id", "a-z", [](json& f) { f["id"] = ""; }},
      {"ruleset", "antike-ii or duellum", [](json& f) { f["ruleset"] = "antike"; }},
      {"ruleset", "antike-ii or duellum", [](json& f) { f["ruleset"] = 3; }},
      {"provenance.note", "text", [](json& f) { f["provenance"]["note"] = 3; }},
      {"prices", "object", [](json& f) { f["prices"] = json::array(); }},
      {"prices.wheel", "strata, navigatio, moneta",
       [](json& f) {
         f["prices"]["wheel"] = {7, 3};
       }},
      {"prices.strata", "two numbers", [](json& f) { f["prices"]["strata"] = {7}; }},
      {"prices.strata", "two numbers", [](json& f) { f["prices"]["strata"] = 7; }},
      {"prices.strata[0]", "1 to 99",
       [](json& f) {
         f["prices"]["strata"] = {0, 3};
       }},
      {"prices.strata[1]", "1 to 99",
       [](json& f) {
         f["prices"]["strata"] = {5, 100};
       }},
      {"prices.strata[1]", "1 to 99",
       [](json& f) {
         f["prices"]["strata"] = {5, -1};
       }},
      {"coins", "1 to 999", [](json& f) { f["coins"] = 1'000; }},
      {"coins", "1 to 999", [](json& f) { f["coins"] = nullptr; }},
      {"deck", "no such field", [](json& f) { f["deck"] = json::object(); }}};
  for (const auto& [place, words, change] : faults) {
    const Finding finding = findingInPrice(change);
    EXPECT_EQ(finding.place, place);
    EXPECT_THAT(finding.message, HasSubstr(words)) << place;
  }
  EXPECT_THAT(findingInPrice([](json& f) { f.erase("prices"), f.erase("coins"); }).message,
              HasSubstr("both missing"));
}

TEST(PriceFile, HostileBytesAreUnreadableOrFindings) {
  EXPECT_TRUE(readPrices("nul").unreadable);
  EXPECT_TRUE(readPrices(std::string(1'000, '[')).unreadable);
  EXPECT_TRUE(readPrices(std::string(kMaxPriceBytes + 1, ' ')).unreadable);
  EXPECT_THAT(placesOf(readPrices("7").findings), ElementsAre(""));
  std::string twice = validPrice().dump();
  twice.replace(twice.find("\"strata\""), 0, "\"strata\":[1,1],");
  EXPECT_THAT(placesOf(readPrices(twice).findings), ElementsAre("strata"));
}

/// Whatever is read as prices also is a set of options for a log.
TEST(PriceFile, MutationsAreFoundOrRead) {
  std::mt19937 random(7); // NOLINT: the same mutations every time
  int read = 0, found = 0;
  for (int i = 0; i < test::often(20'000); ++i) {
    const PriceReading reading = readPrices(mutated(validPrice().dump(), random));
    expectOneAnswer(reading, reading.prices);
    found += reading.findings.empty() ? 0 : 1;
    if (!reading.prices) continue;
    ++read;
    Options options;
    reading.prices->putInto(options);
    const Ruleset& table = rulesetOf(reading.prices->ruleset);
    std::string written;
    appendOptions(written, options, table);
    simdjson::dom::parser parser;
    JsonFault fault;
    EXPECT_EQ(readOptions(parser.parse(written).value(), table, fault), options) << written;
    EXPECT_FALSE(fault.any()) << fault.message();
  }
  EXPECT_GT(read, test::often(100));
  EXPECT_GT(found, test::often(500));
}

TEST(PriceFile, OfTheSamplesIsValid) {
  std::stringstream text;
  text << std::ifstream(ANNALES_SOURCE_DIR "/samples/decks/club-prices.json").rdbuf();
  EXPECT_TRUE(readPrices(text.str()).prices);
}

} // namespace
} // namespace annales::tests
