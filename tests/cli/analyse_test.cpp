// annales analyse: text and JSON, the same bytes, a game that is not over, Ctrl-C.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include <csignal>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class Analyse : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(annales({"simulate", "--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2",
                       "--seed", "5", "--out", file_})
                  .status,
              0);
  }
  Folder folder_;
  std::string file_ = folder_ / "game.antike.jsonl";
};

TEST_F(Analyse, TheSameSeedGivesTheSameBytesWithAnyNumberOfThreads) {
  const std::vector<std::string> words{"analyse", file_, "--budget", "2", "--turns", "1", "--json"};
  std::vector<std::string> one = words, three = words;
  one.insert(one.end(), {"--threads", "1"});
  three.insert(three.end(), {"--threads", "3"});
  const Ran first = annales(one), second = annales(three);
  ASSERT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(first.out, second.out);
  const json answer = json::parse(first.out);
  EXPECT_TRUE(answer.at("ended").get<bool>());
  EXPECT_GT(answer.at("turns").size(), 40U);
  for (const json& turn : answer.at("turns")) {
    const json& values = turn.at("chances").at("values");
    EXPECT_NEAR(values.at("romans").get<double>() + values.at("carthaginians").get<double>(), 1, 1e-4);
    EXPECT_EQ(turn.at("chances").at("over"), 2);
    if (turn.at("decision").is_null()) continue;
    EXPECT_EQ(turn.at("decision").at("regret").at("over"), 2);
    EXPECT_EQ(turn.at("decision").at("alternative").at(0).at("type"), "RondelMoved");
  }
}

TEST_F(Analyse, TheValueAloneIsShownAsATableWithoutErrors) {
  const Ran ran = annales({"analyse", file_, "--budget", "0"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("round event  nation         goes to"));
  EXPECT_THAT(ran.out, HasSubstr("\nend "));
  EXPECT_THAT(ran.out, ::testing::Not(HasSubstr("±")));
}

TEST_F(Analyse, CtrlCEndsIt) {
  const Ran ran = annalesWhile({"analyse", file_, "--budget", "100000"}, [](pid_t process) {
    usleep(300'000); // it has begun
    kill(process, SIGINT);
  });
  EXPECT_EQ(ran.status, 130);
  EXPECT_EQ(ran.out, "");
}

} // namespace
} // namespace annales::tests
