// annales match: tables of games between bots.
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <csignal>
#include <thread>

namespace annales::tests {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

TEST(MatchCommand, TheSameSeedGivesTheSameBytesWithAnyNumberOfThreads) {
  for (const char* form : {"--all", "--json"}) {
    const std::vector<std::string> words{"match",   "growth", "random", "--map", "occident",
                                         "--games", "12",     "--seed", "3",     form};
    std::vector<std::string> one = words, three = words;
    one.insert(one.end(), {"--threads", "1"});
    three.insert(three.end(), {"--threads", "3"});
    const Ran first = annales(one), second = annales(three);
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_EQ(first.out, second.out);
    EXPECT_THAT(first.err, HasSubstr("games per second"));
  }
}

TEST(MatchCommand, WhoIsBehindHasAMinusAndNoHyphen) {
  const Ran ran =
      annales({"match", "growth", "random", "--map", "occident", "--games", "12", "--seed", "3", "--all"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("   −50.0 "));
  EXPECT_THAT(ran.out, ::testing::Not(HasSubstr(" -")));
}

TEST(MatchCommand, EveryGameAndNumberOfNations) {
  const std::vector<std::vector<std::string>> games{
      {"--map", "occident", "--nations", "2", "--option", "twoPlayer=double"},
      {"--map", "orient", "--nations", "6"},
      {"--ruleset", "antike-ii", "--map", "orient-ii", "--nations", "5"},
      {"--ruleset", "duellum", "--map", "rome-carthage", "--nations", "2"}};
  for (const auto& game : games) {
    std::vector<std::string> words{"match", "military", "progress", "--games", "4", "--json", "--all"};
    words.insert(words.end(), game.begin(), game.end());
    const Ran ran = annales(words);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json answer = json::parse(ran.out);
    EXPECT_EQ(answer.at("games"), 4);
    const auto nations = answer.at("nations").get<int>();
    int seats = 0, wins = answer.at("undecided").get<int>();
    for (const json& row : answer.at("players")) {
      EXPECT_DOUBLE_EQ(row.at("baseline").get<double>(), std::stod(fmt::format("{:.6g}", 1.0 / nations)));
      seats += row.at("wins_of_seats").at("over").get<int>();
      wins += row.at("wins").get<int>();
    }
    EXPECT_EQ(seats, 4 * nations);
    EXPECT_EQ(wins, 4);
  }
}

TEST(MatchCommand, WrongPlayersAndBoardsAreSaidAtOnce) {
  EXPECT_THAT(annales({"match", "growth", "fritz", "--map", "occident"}).err,
              HasSubstr("a player must be random, greedy, growth, military, progress, value, rollout:N:T, "
                        "search:N:T, quick, strong, strong:N or level:N with N from 1 to 6, not \"fritz\""));
  const Ran many =
      annales({"match", "growth", "growth", "growth", "growth", "--map", "occident", "--nations", "3"});
  EXPECT_EQ(many.status, 2);
  EXPECT_THAT(many.err, HasSubstr("a match of 3 nations needs 2 to 3 players, not 4"));
  EXPECT_EQ(annales({"match", "growth", "random", "--map", "atlantis"}).status, 2);
}

void interruptSoon(pid_t process) {
  std::this_thread::sleep_for(std::chrono::milliseconds(300)); // it has begun to play
  kill(process, SIGINT);
}

TEST(MatchCommand, CtrlCEndsIt) {
  const Ran ran = annalesWhile(
      {"match", "growth", "military", "--map", "occident", "--games", "1000000", "--all"}, interruptSoon);
  EXPECT_EQ(ran.status, 130);
  EXPECT_EQ(ran.out, "");
}

} // namespace
} // namespace annales::tests
