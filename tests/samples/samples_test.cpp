// The sample games are what samples/make builds, and what samples/expected.json says of them is true.
#include "engine/boards/deck_file.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "importers/antike_jsonl/log_writer.h"

#include "samples/make/games.h"
#include "samples/make/scene.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace {

using namespace annales;

const std::string kFolder = std::string(ANNALES_SOURCE_DIR) + "/samples/";

/// Built once: they are many moves.
const std::vector<samples::Sample>& all() {
  static const std::vector<samples::Sample> list = samples::allSamples();
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

/// The rules that the line to `head` breaks, in order.
std::vector<std::string> violations(const EventLog& log, NodeIndex head) {
  std::vector<std::string> rules;
  GameState state = *begin(log.game());
  const std::vector<NodeIndex> path = log.path(head);
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
  row["violations"] = violations(log, log.mainHead());
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

/// What goes wrong at the careless tables, sorted.
const std::map<std::string, std::vector<std::string>>& mistakes() {
  static const std::map<std::string, std::vector<std::string>> list{
      {"game-orient-mistakes", {"antike.temple", "rondel.move"}},
      {"antike-ii.game-orient-ii-mistakes", {"antike-ii.arm", "antike-ii.coins"}},
      {"duellum.game-greece-persia-mistakes", {"duellum.found", "duellum.temple"}}};
  return list;
}

TEST(Samples, OnlyTheCarelessTablesBreakRules) {
  for (const samples::Sample& sample : all()) {
    const auto careless = mistakes().find(sample.file);
    const auto expected = careless == mistakes().end() ? std::vector<std::string>{} : careless->second;
    std::vector<std::string> rules = violations(sample.log, sample.log.mainHead());
    std::sort(rules.begin(), rules.end());
    EXPECT_EQ(rules, expected) << sample.file;
  }
}

TEST(Samples, WhatIfLinesOfTheOthersBreakNoRule) {
  std::size_t lines = 0;
  for (const samples::Sample& sample : all())
    for (const auto& [name, head] : sample.log.lines()) {
      if (name == kMainLine || mistakes().contains(sample.file)) continue;
      ++lines;
      EXPECT_EQ(violations(sample.log, head), std::vector<std::string>{}) << sample.file << ", " << name;
    }
  EXPECT_GT(lines, 10U);
}

TEST(Samples, EachMistakeIsCorrected) {
  for (const samples::Sample& sample : all()) {
    if (!mistakes().contains(sample.file)) continue;
    std::size_t corrections = 0;
    for (const NodeIndex node : sample.log.path(sample.log.mainHead()))
      corrections += std::holds_alternative<Corrected>(sample.log[node].event);
    EXPECT_EQ(corrections, mistakes().at(sample.file).size()) << sample.file;
  }
}

TEST(Samples, WholeGamesOfEveryRulesetAreWonAndTalkedAbout) {
  std::map<RulesetId, int> games;
  for (const samples::Sample& sample : all()) {
    if (sample.file.find("game-") == std::string::npos) continue;
    ++games[sample.log.game().ruleset->id];
    const GameState end = samples::stateAt(sample.log, sample.log.mainHead());
    EXPECT_TRUE(end.ended && end.winner.exists()) << sample.file;
    for (const std::string tag : {"event", "date", "site", "source"})
      EXPECT_TRUE(sample.log.tags().contains(tag)) << sample.file << ' ' << tag;
    EXPECT_GE(sample.log.annotations().size(), 2U) << sample.file;
  }
  EXPECT_EQ(games, (std::map<RulesetId, int>{
                       {RulesetId::antike, 2}, {RulesetId::antikeII, 2}, {RulesetId::duellum, 2}}));
}

TEST(Samples, AGameOfDuellumIsPlayedWithTheCardsAndPricesOfFiles) {
  const auto sample = std::find_if(all().begin(), all().end(), [](const samples::Sample& s) {
    return s.file == "duellum.game-rome-carthage";
  });
  ASSERT_NE(sample, all().end());
  const Options& options = sample->log.game().setup->options;
  const auto deck = readDeck(fileText(kFolder + "decks/club-deck.json")).deck;
  ASSERT_TRUE(deck && options.deck);
  EXPECT_EQ(options.deck, deck->option());
  EXPECT_TRUE(options.coins);
}

TEST(Samples, AreAllTheLogsOfTheFolder) {
  std::set<std::string> made, found;
  for (const samples::Sample& sample : all())
    made.insert(sample.file + ".antike.jsonl");
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".jsonl") found.insert(entry.path().filename().string());
  EXPECT_EQ(found, made);
}

} // namespace
