// annales engine: lines in, lines out, as another program calls it.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>

namespace annales::tests {
namespace {

using nlohmann::json;

std::string gameText() {
  std::ifstream in(ANNALES_SOURCE_DIR "/samples/opening-growth.antike.jsonl");
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

json positions(const std::string& id, int visits) {
  return {{"id", id}, {"game", gameText()}, {"maxVisits", visits}, {"rolloutTurns", 1}, {"maxMoves", 1}};
}

std::map<std::string, json> byId(const std::string& out) {
  std::map<std::string, json> found;
  std::istringstream in(out);
  for (std::string line; std::getline(in, line);) {
    json answer = json::parse(line);
    const std::string id = answer.value("id", "");
    found[id] = std::move(answer);
  }
  return found;
}

TEST(Engine, AnswersEverythingAndEndsWithItsInput) {
  Folder folder;
  const std::string queries = positions("a", 2).dump() + "\n\nnonsense\n" + positions("b", 2).dump() + "\n" +
                              R"({"id":"v","action":"query_version"})"; // no LF at the end
  const Ran ran = annales({"engine"}, queries);
  ASSERT_EQ(ran.status, 0) << ran.err;
  auto answers = byId(ran.out);
  EXPECT_EQ(answers.size(), 4U);
  EXPECT_TRUE(answers.at("").contains("error"));
  EXPECT_EQ(answers.at("a").at("rootInfo"), answers.at("b").at("rootInfo"));
  EXPECT_EQ(answers.at("v").at("action"), "query_version");
}

TEST(Engine, CtrlCEndsItWhateverWaits) {
  const Ran ran = annalesWhile(
      {"engine"},
      [](pid_t process) {
        usleep(500'000); // it has begun
        kill(process, SIGINT);
      },
      positions("endless", 1'000'000).dump() + "\n");
  EXPECT_EQ(ran.status, 130);
}

TEST(Engine, ALineThatIsTooLongIsAnErrorAndTheNextOneIsRead) {
  const std::string tooLong = "{\"id\":\"" + std::string(std::size_t{17} << 20U, 'x') + "\"}\n";
  const Ran ran = annales({"engine"}, tooLong + R"({"id":"v","action":"query_version"})" + "\n");
  ASSERT_EQ(ran.status, 0) << ran.err;
  auto answers = byId(ran.out);
  EXPECT_THAT(answers.at("").at("error").get<std::string>(), ::testing::HasSubstr("16 MiB"));
  EXPECT_EQ(answers.at("v").at("action"), "query_version");
}

TEST(Threats, AreSaidInBothLanguagesAndAsEvents) {
  const std::string file = ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl";
  bool any = false;
  for (const char* at : {"400", "600", "800", "1000", "1200"}) {
    const Ran asJson = annales({"threats", file, "--at", at, "--json"});
    ASSERT_EQ(asJson.status, 0) << asJson.err;
    const json threats = json::parse(asJson.out).at("threats");
    const Ran english = annales({"threats", file, "--at", at}),
              german = annales({"threats", file, "--at", at, "--language", "de"});
    ASSERT_EQ(english.status, 0) << english.err;
    for (const json& threat : threats) {
      any = true;
      EXPECT_EQ(threat.at("events").front().at("type"), "TurnBegan");
      EXPECT_EQ(threat.at("events").back().at("type"), "CityConquered");
      EXPECT_EQ(threat.at("events").back().at("data").at("province"), threat.at("city"));
      EXPECT_THAT(english.out, ::testing::HasSubstr(" could take "));
      EXPECT_THAT(german.out, ::testing::HasSubstr(" könnten "));
      const bool one = threat.at("attackers") == 1;
      EXPECT_THAT(german.out,
                  ::testing::HasSubstr(one ? "1 Einheit kann angreifen" : " Einheiten können angreifen"));
      EXPECT_THAT(german.out, ::testing::Not(::testing::HasSubstr("1 weitere Einheit würden")));
    }
  }
  EXPECT_TRUE(any);
  EXPECT_EQ(annales({"threats", file, "--at", "0"}).status, 2);
  EXPECT_EQ(annales({"threats", file, "--at", "1000000"}).status, 2);
}

} // namespace
} // namespace annales::tests
