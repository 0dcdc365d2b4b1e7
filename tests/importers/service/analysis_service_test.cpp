// The analysis service: queries of other programs, many at once, and whatever else they may send.
#include "engine/boards/board_shelf.h"
#include "importers/service/analysis_service.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <mutex>
#include <sstream>

namespace annales {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;
using ::testing::HasSubstr;

std::string sample(const char* name) {
  std::ifstream in(std::string(ANNALES_SOURCE_DIR "/samples/") + name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class AnalysisServiceTest : public ::testing::Test {
protected:
  void start(unsigned threads = 2, std::size_t mostWaiting = 10'000,
             std::size_t mostBytes = ServiceOptions().mostBytes) {
    ServiceOptions options;
    options.shelf = BoardShelf::builtIn();
    options.threads = threads;
    options.mostWaiting = mostWaiting;
    options.mostBytes = mostBytes;
    options.version = "annales test";
    service_ = std::make_unique<AnalysisService>(std::move(options), [this](const std::string& line) {
      const std::lock_guard lock(mutex_);
      lines_.push_back(line);
    });
  }
  void ask(const json& query) { service_->take(query.dump()); }
  std::vector<json> answers() {
    while (!service_->finishedWithin(50ms))
      continue;
    const std::lock_guard lock(mutex_);
    std::vector<json> read;
    for (const std::string& line : lines_)
      read.push_back(json::parse(line));
    return read;
  }
  std::vector<json> of(const std::string& id) {
    std::vector<json> found;
    for (const json& answer : answers())
      if (answer.value("id", "") == id) found.push_back(answer);
    return found;
  }
  std::vector<std::string> lines() {
    const std::lock_guard lock(mutex_);
    return lines_;
  }

  const std::string game_ = sample("opening-growth.antike.jsonl");
  std::mutex mutex_;
  std::vector<std::string> lines_;
  std::unique_ptr<AnalysisService> service_;
};

json query(const std::string& id, const std::string& game) {
  return {{"id", id}, {"game", game}, {"maxVisits", 3}, {"rolloutTurns", 1}, {"maxMoves", 2}};
}

TEST_F(AnalysisServiceTest, APositionHasAChanceForEachNationAndTheBestMovesInOrder) {
  start();
  json asked = query("a", game_);
  asked["analyzeEvents"] = {7, 20};
  ask(asked);
  const auto found = of("a");
  ASSERT_EQ(found.size(), 2U);
  for (const json& answer : found) {
    EXPECT_FALSE(answer.at("isDuringSearch").get<bool>());
    const json& root = answer.at("rootInfo");
    double sum = 0;
    for (const json& chance : root.at("chances"))
      sum += chance.get<double>();
    EXPECT_NEAR(sum, 1, 1e-4);
    EXPECT_EQ(root.at("visits"), 3);
    double before = 1;
    for (const json& move : answer.at("moveInfos")) {
      EXPECT_EQ(move.at("visits"), 3);
      const double own = move.at("chances").at(root.at("currentPlayer").get<std::string>()).get<double>();
      EXPECT_LE(own, before);
      before = own;
      EXPECT_FALSE(move.at("pv").empty());
    }
  }
}

TEST_F(AnalysisServiceTest, ManyAtOnceAreAnsweredTheSameWithAnyNumberOfThreads) {
  std::vector<std::string> with[2];
  for (const unsigned threads : {1U, 3U}) {
    lines_.clear();
    start(threads);
    for (int i = 0; i < 6; ++i) {
      json asked = query("q" + std::to_string(i), game_);
      asked["analyzeEvents"] = {10 + i, 20 + i};
      ask(asked);
    }
    EXPECT_EQ(answers().size(), 12U);
    with[threads / 2] = lines();
    std::ranges::sort(with[threads / 2]);
    service_.reset();
  }
  EXPECT_EQ(with[0], with[1]);
}

TEST_F(AnalysisServiceTest, TheMoreUrgentComesFirst) {
  start(1);
  json slow = query("slow", game_);
  slow["maxVisits"] = 1'000'000;
  ask(slow); // keeps the only thread busy
  json later = query("later", game_), sooner = query("sooner", game_);
  sooner["priority"] = 5;
  ask(later);
  ask(sooner);
  ask({{"id", "t"}, {"action", "terminate"}, {"terminateId", "slow"}});
  std::vector<std::string> order;
  for (const json& answer : answers())
    if (answer.contains("rootInfo") || answer.contains("noResults")) order.push_back(answer.at("id"));
  EXPECT_EQ(order, (std::vector<std::string>{"slow", "sooner", "later"}));
}

TEST_F(AnalysisServiceTest, WhatIsTerminatedSaysWhatItHasFoundSoFar) {
  start(1);
  json endless = query("endless", game_);
  endless["maxVisits"] = 1'000'000;
  endless["reportDuringSearchEveryMs"] = 1;
  ask(endless);
  json waiting = query("waiting", game_);
  waiting["analyzeEvents"] = {5, 6};
  ask(waiting);
  while (lines().empty())
    std::this_thread::sleep_for(1ms);
  ask({{"id", "t"}, {"action", "terminate"}, {"terminateId", "waiting"}, {"eventNumbers", {6}}});
  ask({{"id", "all"}, {"action", "terminate_all"}});
  const auto found = of("endless");
  ASSERT_GE(found.size(), 2U);
  EXPECT_TRUE(found.front().at("isDuringSearch").get<bool>());
  EXPECT_FALSE(found.back().at("isDuringSearch").get<bool>());
  EXPECT_LT(found.back().at("rootInfo").at("visits").get<int>(), 1'000'000);
  EXPECT_EQ(of("waiting").size(), 2U);
  for (const json& answer : of("waiting"))
    EXPECT_TRUE(answer.at("noResults").get<bool>());
  EXPECT_EQ(of("t").front().at("terminateId"), "waiting") << "the query itself comes back";
}

TEST_F(AnalysisServiceTest, AgainstThePlayersThereAreOtherChances) {
  start();
  for (const char* against : {"bots", "players"}) {
    json asked = query(against, game_);
    asked["against"] = against;
    asked["rolloutTurns"] = 8;
    ask(asked);
  }
  json usual = query("usual", game_);
  usual["rolloutTurns"] = 8;
  ask(usual);
  const auto chances = [&](const char* id) { return of(id).front().at("rootInfo").at("chances"); };
  EXPECT_EQ(chances("bots"), chances("usual"));
  EXPECT_NE(chances("players"), chances("usual"));
}

TEST_F(AnalysisServiceTest, EveryErrorHasItsIdAndItsFieldAndTheNextQueryIsAnswered) {
  start();
  service_->take("this is no JSON");
  service_->take("[1,2]");
  service_->take(std::string("{\"id\":\"z\",\"game\":\"\xff\"}"));
  service_->take(R"({"id":"twice","id":"twice"})");
  service_->refuseLine();
  ask({{"game", game_}});
  ask({{"id", std::string(201, 'x')}, {"game", game_}});
  const std::size_t without = answers().size();
  EXPECT_EQ(without, 7U);
  for (const json& answer : answers()) {
    EXPECT_TRUE(answer.contains("error"));
    EXPECT_FALSE(answer.contains("id"));
  }
  const auto wrong = [&](const std::string& id, const std::string& field, json value) {
    json asked = query(id, game_);
    asked[field] = std::move(value);
    ask(asked);
    const auto found = of(id);
    ASSERT_EQ(found.size(), 1U) << id;
    EXPECT_EQ(found.front().value("field", ""), field) << id;
    EXPECT_FALSE(found.front().at("error").get<std::string>().empty());
  };
  wrong("e1", "game", 7);
  wrong("e2", "game", "no game at all");
  wrong("e3", "line", "nowhere");
  wrong("e4", "analyzeEvents", {0});
  wrong("e5", "analyzeEvents", {100'000});
  wrong("e6", "analyzeEvents", "all");
  wrong("e7", "priorities", {1, 2});
  wrong("e8", "maxVisits", -1);
  wrong("e9", "maxVisits", std::int64_t{1} << 40U);
  wrong("e10", "action", "dance");
  wrong("e11", "seed", "one");
  wrong("e12", "against", "nobody");
  json odd = query("odd", game_);
  odd["komi"] = 7;
  ask(odd);
  const auto warned = of("odd");
  ASSERT_EQ(warned.size(), 2U);
  EXPECT_EQ(warned[0].at("field"), "komi");
  EXPECT_TRUE(warned[0].contains("warning"));
  EXPECT_TRUE(warned[1].contains("rootInfo"));
  ask({{"id", "v"}, {"action", "query_version"}});
  EXPECT_EQ(of("v").front().at("version"), "annales test");
}

TEST_F(AnalysisServiceTest, MoreThanCanWaitIsRefused) {
  start(1, 3);
  json endless = query("endless", game_);
  endless["maxVisits"] = 1'000'000;
  ask(endless);
  json many = query("many", game_);
  many["analyzeEvents"] = {2, 3, 4, 5};
  ask(many);
  ask({{"id", "t"}, {"action", "terminate_all"}});
  ASSERT_EQ(of("many").size(), 1U);
  EXPECT_THAT(of("many").front().at("error").get<std::string>(), HasSubstr("too many queries are waiting"));
}

TEST_F(AnalysisServiceTest, AQueryTakesRoomUntilItsLastPositionIsAnswered) {
  json endless = query("endless", game_);
  endless["analyzeEvents"] = {7, 20};
  endless["priorities"] = {9, -5};
  endless["maxVisits"] = 1'000'000;
  endless["reportDuringSearchEveryMs"] = 1;
  start(1, 10'000, endless.dump().size() * 3 / 2);
  ask(endless);
  while (lines().empty()) // until its first position is searched
    std::this_thread::sleep_for(1ms);
  ask(query("refused", game_));
  ask({{"id", "t"}, {"action", "terminate_all"}});
  ASSERT_EQ(of("refused").size(), 1U);
  EXPECT_THAT(of("refused").front().value("error", ""), HasSubstr("too many queries are waiting"));
  ask(query("taken", game_));
  EXPECT_TRUE(of("taken").front().contains("rootInfo"));
}

TEST_F(AnalysisServiceTest, ItCanBeLetGoAtAnyMoment) {
  start();
  json endless = query("endless", game_);
  endless["maxVisits"] = 1'000'000;
  ask(endless);
  service_.reset();
  for (const std::string& line : lines())
    EXPECT_TRUE(json::parse(line).at("isDuringSearch").get<bool>());
}

} // namespace
} // namespace annales
