// GameCreated: what is malformed, and what is merely against the rules.
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::Json;
using test::LogText;

std::string verdictOn(const Json& data) {
  LogText log;
  log.board(test::smallBoard());
  log.event("GameCreated", data);
  return test::verdict(log.text());
}

std::string changed(std::string_view ruleset, const char* pointer, const Json& value) {
  Json data = test::created(ruleset);
  data[Json::json_pointer(pointer)] = value;
  return verdictOn(data);
}

TEST(Setup, NeedsEveryFieldAndNoOther) {
  for (const char* ruleset : {"antike", "antike-ii", "duellum"}) {
    const Json good = test::created(ruleset);
    EXPECT_EQ(verdictOn(good), "accepted");
    for (const auto& [key, value] : good.items()) {
      Json data = good;
      data.erase(key);
      EXPECT_THAT(verdictOn(data), testing::HasSubstr("\"" + key + "\" is missing")) << ruleset;
    }
    EXPECT_THAT(changed(ruleset, "/start", 1), testing::HasSubstr("\"start\""));
  }
  EXPECT_THAT(changed("antike", "/bellona", "red"), testing::HasSubstr("\"bellona\" is an unknown field"));
  EXPECT_THAT(changed("duellum", "/neutralTemples", Json::array()),
              testing::HasSubstr("\"neutralTemples\" is an unknown field"));
}

struct SpoiltSetup {
  const char* pointer;
  Json value;
  const char* says;
};

TEST(Setup, HasValuesOfItsLists) {
  const std::vector<SpoiltSetup> list{
      {"/contract", 2, "number 1"},
      {"/contract", "1", "number 1"},
      {"/game", "00000000-0000-4000-8000-00000000000A", "UUID"},
      {"/game", "00000000-0000-4000-8000-0000000000000", "UUID"},
      {"/game", "00000000000040008000000000000000", "UUID"},
      {"/game", nullptr, "text"},
      {"/ruleset", "antike-3", "antike, antike-ii or duellum"},
      {"/ruleset", 1, "antike, antike-ii or duellum"},
      {"/map", "smaller", "the id of the board"},
      {"/mapHash", std::string(64, '0'), "names a board"},
      {"/mapHash", std::string(64, 'A'), "hexadecimal"},
      {"/order", Json::array(), "2 to 6"},
      {"/order", {"red"}, "2 to 6"},
      {"/order", {"red", "red"}, "twice"},
      {"/order", {"a", "b", "c", "d", "e", "f", "g"}, "2 to 6"},
      {"/order", {"red", "Green"}, "a-z"},
      {"/order", {"red", 1}, "text"},
      {"/order", {"red", "green", "blue"}, "blue"},
      {"/order", Json::object(), "list"},
      {"/controllers/blue", 3, "blue"},
      {"/controllers/red", 0, "1 to 9"},
      {"/controllers/red", 10, "1 to 9"},
      {"/controllers", {{"red", 1}}, "green"},
      {"/controllers", Json::array(), "object"},
      {"/setup/blue", test::created("antike")["setup"]["red"], "blue"},
      {"/setup/red", {{"cities", Json::array()}}, "stock"},
      {"/setup/red", {{"stock", Json::object()}}, "cities"},
      {"/setup/red/gold", 1, "gold"},
      {"/setup/red/stock/gold", 0, "1 to 999"},
      {"/setup/red/stock/silver", 1, "silver"},
      {"/setup/red/cities", Json::object(), "list"},
      {"/setup/red/cities/0/resource", "coins", "marble, iron or gold"},
      {"/setup/red/cities/0/resource", "any", "marble"},
      {"/setup/red/cities/0/province", "A", "id of a province"},
      {"/setup/red/cities/0/temple", true, "temple"},
      {"/options", Json::array(), "object"},
      {"/options", nullptr, "object"},
  };
  for (const SpoiltSetup& fault : list)
    EXPECT_THAT(changed("antike", fault.pointer, fault.value),
                testing::AllOf(testing::StartsWith("row 2: "), testing::HasSubstr(fault.says)))
        << fault.pointer << " " << fault.value;
  EXPECT_THAT(changed("antike-ii", "/bellona", "blue"), testing::HasSubstr("nation of this game"));
  EXPECT_THAT(changed("antike-ii", "/bellona", nullptr), testing::HasSubstr("must be a text"));
  EXPECT_THAT(changed("antike-ii", "/neutralTemples", "bb"), testing::HasSubstr("must be a list"));
  EXPECT_THAT(changed("antike-ii", "/neutralTemples", {1}), testing::HasSubstr("id of a province"));
}

TEST(Setup, AgainstTheRulesIsNotMalformed) {
  EXPECT_EQ(changed("duellum", "/setup/red/cities", Json::array()), "accepted");
  EXPECT_EQ(changed("antike", "/setup/red/cities/0/province", "atlantis"), "accepted");
  EXPECT_EQ(changed("antike", "/setup/red/cities/0/resource", "gold"), "accepted");
  EXPECT_EQ(changed("antike", "/setup/red/cities/0/province", "bb"), "accepted");
  EXPECT_EQ(changed("antike", "/setup/red/stock/coins", 999), "accepted");
  EXPECT_EQ(changed("antike", "/controllers/red", 2), "accepted");
  EXPECT_EQ(changed("antike-ii", "/neutralTemples", Json::array()), "accepted");
  EXPECT_EQ(changed("antike-ii", "/neutralTemples", {"bb", "bb", "nowhere"}), "accepted");
  EXPECT_EQ(changed("antike-ii", "/bellona", "red"), "accepted");
  Json three = test::created("duellum");
  three["order"].push_back("blue");
  three["controllers"]["blue"] = 9;
  three["setup"]["blue"] = three["setup"]["red"];
  EXPECT_EQ(verdictOn(three), "accepted");
}

std::string withOptions(std::string_view ruleset, const char* options) {
  return verdictOn(test::created(ruleset, Json::parse(options)));
}

TEST(Setup, OptionsAreTakenAndWrittenAsTheyWere) {
  const std::vector<std::pair<const char*, const char*>> list{
      {"antike", R"({"variant":"expert"})"},
      {"antike", R"({"variant":"military","goal":12,"start":"one-city","twoPlayer":"double"})"},
      {"antike", R"({"twoPlayer":"two-nations"})"},
      {"antike-ii", R"({"coins":1,"freeCityTypes":true,"nineScholars":true})"},
      {"antike-ii", R"({"coins":999,"prices":{"strata":[1,99],"regnum":[10,7],"res-publica":[6,3]}})"},
      {"duellum", R"({"coins":31,"deck":{},"prices":{"moneta":[4,7]},"specialUnits":true})"},
      {"duellum", R"({"specialUnits":{"admiral":"red","commander":"green"}})"},
      {"duellum", R"({"specialUnits":{"admiral":"","commander":"nobody \"of\" them"}})"},
      {"duellum", R"({"deck":{"gift":{"copies":99,"does":"free","when":"opponent-conquest"},
        "a-1":{"copies":1,"does":"free","when":"own-turn"},"b":{"copies":1,"does":"free","when":"know-how-action"},
        "c":{"copies":1,"does":"strength","when":"opponent-conquest"},
        "d":{"copies":1,"does":"coins-halved","when":"know-how-action"}}})"},
      {"duellum", R"({"deck":{"academy":{"copies":6,"does":"gold-per-know-how","when":"know-how-action"}}})"},
  };
  for (const auto& [ruleset, options] : list) {
    LogText log = test::begun(ruleset, Json::parse(options));
    log.record({{"head", log.last()}, {"name", "main"}, {"rec", "line"}});
    EXPECT_EQ(test::rewritten(log.text()), log.text()) << options;
  }
}

TEST(Setup, OptionFaults) {
  const std::vector<std::pair<const char*, const char*>> list{
      {"antike", R"({"variant":"standard"})"},
      {"antike", R"({"variant":"Expert"})"},
      {"antike", R"({"variant":1})"},
      {"antike", R"({"start":"three-cities"})"},
      {"antike", R"({"start":true})"},
      {"antike", R"({"goal":10})"},
      {"antike", R"({"goal":"12"})"},
      {"antike", R"({"twoPlayer":"none"})"},
      {"antike", R"({"twoPlayer":null})"},
      {"antike", R"({"coins":20})"},
      {"antike", R"({"prices":{"wheel":[1,1]}})"},
      {"antike", R"({"specialUnits":true})"},
      {"antike", R"({"speed":"fast"})"},
      {"antike-ii", R"({"nineScholars":false})"},
      {"antike-ii", R"({"nineScholars":1})"},
      {"antike-ii", R"({"freeCityTypes":false})"},
      {"antike-ii", R"({"variant":"expert"})"},
      {"antike-ii", R"({"coins":30})"},
      {"antike-ii", R"({"coins":0})"},
      {"antike-ii", R"({"coins":1000})"},
      {"antike-ii", R"({"coins":"29"})"},
      {"antike-ii", R"({"prices":{}})"},
      {"antike-ii", R"({"prices":[]})"},
      {"antike-ii", R"({"prices":{"wheel":[1,1]}})"},
      {"antike-ii", R"({"prices":{"strata":[6,3]}})"},
      {"antike-ii", R"({"prices":{"strata":[6]}})"},
      {"antike-ii", R"({"prices":{"strata":[6,4,1]}})"},
      {"antike-ii", R"({"prices":{"strata":[0,3]}})"},
      {"antike-ii", R"({"prices":{"strata":[6,100]}})"},
      {"antike-ii", R"({"prices":{"strata":["6",4]}})"},
      {"antike-ii", R"({"prices":{"strata":6}})"},
      {"antike-ii", R"({"deck":{}})"},
      {"duellum", R"({"specialUnits":false})"},
      {"duellum", R"({"specialUnits":"red"})"},
      {"duellum", R"({"specialUnits":["red","green"]})"},
      {"duellum", R"({"specialUnits":{}})"},
      {"duellum", R"({"specialUnits":{"admiral":"red"}})"},
      {"duellum", R"({"specialUnits":{"admiral":"red","commander":null}})"},
      {"duellum", R"({"specialUnits":{"admiral":true,"commander":"green"}})"},
      {"duellum", R"({"specialUnits":{"admiral":"red","commander":"green","general":"red"}})"},
      {"duellum", R"({"coins":30})"},
      {"duellum", R"({"nineScholars":true})"},
      {"duellum", R"({"prices":{"metallum":[1,1]}})"},
      {"duellum", R"({"prices":{"strata":[5,3]}})"},
      {"duellum", R"({"deck":"rulebook-four"})"},
      {"duellum", R"({"deck":[]})"},
      {"duellum", R"({"deck":{"Gift":{"copies":1,"does":"free","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"":{"copies":1,"does":"free","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":0,"does":"free","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":100,"does":"free","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"gold","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"free","when":"always"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"free"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"free","when":"own-turn","text":""}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"strength","when":"own-turn"}}})"},
      {"duellum", R"({"deck":{"gift":{"copies":1,"does":"coins-halved","when":"opponent-conquest"}}})"},
      {"duellum", R"({"deck":{"earthquake":{"copies":7,"does":"wall-destroyed","when":"own-turn"},
        "burglary":{"copies":6,"does":"coins-halved","when":"own-turn"},
        "academy":{"copies":6,"does":"gold-per-know-how","when":"know-how-action"},
        "fortress":{"copies":6,"does":"strength","when":"opponent-conquest"}}})"},
  };
  for (const auto& [ruleset, options] : list)
    EXPECT_THAT(withOptions(ruleset, options), testing::StartsWith("row 2: ")) << ruleset << " " << options;
}

TEST(Setup, BoardsComeFromTheFileOrFromOutside) {
  LogText log;
  log.event("GameCreated", test::created("antike"));
  EXPECT_THAT(test::verdict(log.text()), testing::HasSubstr("names a board"));

  std::istringstream boards(LogText().board(test::smallBoard()).text() + test::begun("antike").text());
  const auto known = test::readLogs(boards, nullptr).value().front()->game().map;
  std::istringstream in(log.text());
  LogReader reader([&](const Hash& hash) { return hash == known->hash() ? known : nullptr; });
  EXPECT_FALSE(reader.read(in));
  EXPECT_EQ(reader.games(), 1U);
}

} // namespace
} // namespace annales
