// The conformance cases, by the rules alone: violations, states and lists of what is legal.
#include "tests/engine/rules/log_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;
const std::string kCases = std::string(ANNALES_SOURCE_DIR) + "/tests/conformance/cases";
constexpr std::size_t kMostListed = 10'000;

std::vector<std::string> casesWith(std::string_view ending) {
  std::vector<std::string> stems;
  for (const auto& entry : fs::directory_iterator(kCases)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".antike.jsonl") &&
        fs::exists(fs::path(kCases) / (name.substr(0, name.size() - 13) + std::string(ending))))
      stems.push_back(name.substr(0, name.size() - 13));
  }
  std::sort(stems.begin(), stems.end());
  return stems;
}

std::string fileOf(const std::string& stem, std::string_view ending) {
  return kCases + "/" + stem + std::string(ending);
}

class Verdict : public ::testing::TestWithParam<std::string> {};

TEST_P(Verdict, IsTheExpectedOne) {
  const LogReplay replay(fileOf(GetParam(), ".antike.jsonl"));
  simdjson::dom::parser parser;
  simdjson::dom::element expected = parser.load(fileOf(GetParam(), ".expect.json"));
  std::string_view rule;
  if (expected["rule"].get(rule) != simdjson::SUCCESS) {
    for (const Found& found : replay.violations())
      ADD_FAILURE() << found.seq << " " << found.rule << ": " << found.message;
  } else {
    ASSERT_FALSE(replay.violations().empty());
    EXPECT_EQ(replay.violations().front().seq, static_cast<std::uint64_t>(expected["seq"]));
    EXPECT_EQ(replay.violations().front().rule, rule) << replay.violations().front().message;
  }
  EXPECT_THAT(replay.disagreements(), ::testing::IsEmpty());
}

class WholeGame : public ::testing::TestWithParam<std::string> {};

TEST_P(WholeGame, IsLegalAndFoldsToItsStates) {
  const LogReplay replay(fileOf(GetParam(), ".antike.jsonl"));
  for (const Found& found : replay.violations())
    ADD_FAILURE() << found.seq << " " << found.rule << ": " << found.message;
  EXPECT_THAT(replay.disagreements(), ::testing::IsEmpty());
  simdjson::dom::parser parser;
  for (const simdjson::dom::element expected : parser.load(fileOf(GetParam(), ".states.json"))) {
    const auto at = static_cast<std::uint32_t>(std::uint64_t(expected["at"]));
    EXPECT_EQ(replay.stateAt(at), simdjson::minify(expected["state"])) << "at " << at;
  }
}

TEST_P(WholeGame, ListsWhatMayComeNext) {
  const LogReplay replay(fileOf(GetParam(), ".antike.jsonl"));
  simdjson::dom::parser parser;
  for (const simdjson::dom::element expected : parser.load(fileOf(GetParam(), ".legal.json"))) {
    const auto at = static_cast<std::uint32_t>(std::uint64_t(expected["at"]));
    std::vector<std::string> facts;
    for (const simdjson::dom::element fact : expected["events"])
      facts.push_back(simdjson::minify(fact));
    std::vector<std::string> listed = replay.legalAt(at);
    if (listed.size() > kMostListed) listed.resize(kMostListed);
    EXPECT_EQ(listed, facts) << "at " << at;
  }
}

std::string testName(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Conformance, Verdict, ::testing::ValuesIn(casesWith(".expect.json")), testName);
INSTANTIATE_TEST_SUITE_P(Conformance, WholeGame, ::testing::ValuesIn(casesWith(".states.json")), testName);

} // namespace
} // namespace annales::tests
