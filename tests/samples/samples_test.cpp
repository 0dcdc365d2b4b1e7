// The sample games are what samples/make builds, and what samples/expected.json says of them is true.
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "importers/antike_jsonl/log_writer.h"

#include "samples/make/games.h"
#include "samples/make/scene.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace {

using namespace annales;

const std::string kFolder = std::string(ANNALES_SOURCE_DIR) + "/samples/";

std::vector<samples::Sample> all() {
  std::vector<samples::Sample> list = samples::examples();
  for (samples::Sample& game : samples::games())
    list.push_back(std::move(game));
  return list;
}

std::string fileText(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string written(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return out.str();
}

/// The rules that the main line breaks, in order.
std::vector<std::string> violations(const EventLog& log) {
  std::vector<std::string> rules;
  GameState state = *begin(log.game());
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Event& event = log[path[i]].event;
    if (const auto wrong = check(log.game(), state, event)) rules.emplace_back(wrong->rule);
    EXPECT_FALSE(annales::apply(state, event));
  }
  return rules;
}

nlohmann::json expectation(const EventLog& log) {
  const GameState end = samples::stateAt(log, log.mainHead());
  nlohmann::json row;
  row["events"] = end.seq;
  row["violations"] = violations(log);
  if (end.ended && end.winner.exists())
    row["winner"] = log.game().nationWord(end.winner);
  else
    row["winner"] = nullptr;
  return row;
}

TEST(Samples, AreWhatTheScriptMakes) {
  for (const samples::Sample& sample : all())
    EXPECT_EQ(fileText(kFolder + sample.file + ".antike.jsonl"), written(sample.log)) << sample.file;
}

TEST(Samples, AreAsExpected) {
  nlohmann::json found;
  for (const samples::Sample& sample : all())
    found[sample.file] = expectation(sample.log);
  const std::string file = kFolder + "expected.json";
  if (std::getenv("ANNALES_REGENERATE") != nullptr) std::ofstream(file) << found.dump(1) << '\n';
  EXPECT_EQ(nlohmann::json::parse(fileText(file)), found);
}

TEST(Samples, OnlyTheCarelessTableBreaksRules) {
  for (const samples::Sample& sample : all()) {
    const bool careless = sample.file == "game-orient-mistakes";
    const std::vector<std::string> expected =
        careless ? std::vector<std::string>{"rondel.move", "antike.temple"} : std::vector<std::string>{};
    std::vector<std::string> rules = violations(sample.log);
    std::sort(rules.rbegin(), rules.rend());
    EXPECT_EQ(rules, expected) << sample.file;
  }
}

} // namespace
