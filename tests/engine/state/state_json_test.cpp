// The projection against the independent corpus: every state that it gives, of games of all three rulesets.
#include "engine/boards/board_shelf.h"
#include "engine/event/codec.h"
#include "engine/fold/apply.h"
#include "engine/state/state_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace annales {
namespace {

namespace fs = std::filesystem;
const fs::path kConformance = fs::path(ANNALES_SOURCE_DIR) / "tests/conformance";

std::vector<fs::path> statesFiles() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kConformance / "cases"))
    if (entry.path().string().ends_with(".states.json")) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The projection after every event of a log without what-if lines; the first is at 1.
std::vector<std::string> statesOf(const fs::path& log, const BoardFinder& boards) {
  std::vector<std::string> states{""};
  std::optional<NewGame> begun;
  GameState state;
  simdjson::dom::parser parser;
  std::ifstream in(log);
  for (std::string line; std::getline(in, line);) {
    const simdjson::dom::element record = parser.parse(line);
    if (std::string_view(record["rec"]) != "event") continue;
    const std::string_view type = record["type"];
    if (!begun) {
      begun = decodeGameCreated(record["data"], boards).value();
      state = begin(begun->game).value();
    } else {
      const Event event = decodeEvent(type, record["data"], {begun->game, *begun->provinces}).value();
      EXPECT_FALSE(apply(state, event)) << type;
    }
    states.push_back(stateJson(begun->game, state));
  }
  return states;
}

class StateJson : public ::testing::TestWithParam<fs::path> {};

TEST_P(StateJson, IsWhatTheCorpusSays) {
  BoardShelf shelf;
  ASSERT_TRUE(shelf.addFolder(kConformance / "maps"));
  std::string log = GetParam().string();
  log.replace(log.size() - std::string(".states.json").size(), std::string::npos, ".antike.jsonl");
  const auto states = statesOf(log, shelf.finder());
  const auto expected = nlohmann::json::parse(std::ifstream(GetParam()));
  ASSERT_FALSE(expected.empty());
  for (const auto& row :
       expected) // nlohmann's objects are sorted: for this data its dump is the canonical form
    EXPECT_EQ(states.at(row["at"].get<std::size_t>()), row["state"].dump()) << "at " << row["at"];
}

INSTANTIATE_TEST_SUITE_P(Conformance, StateJson, ::testing::ValuesIn(statesFiles()), [](const auto& file) {
  std::string name = file.param.stem().stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
});

} // namespace
} // namespace annales
