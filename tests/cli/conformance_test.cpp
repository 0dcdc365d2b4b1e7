// The conformance cases through the real program; the list is whatever stands in the folder.
#include "tests/cli/program.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::string_view kLog = ".antike.jsonl";

std::vector<std::string> filesWith(std::string_view begin, std::string_view end) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(conformance("cases"))) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(begin) && name.ends_with(end))
      names.push_back(name.substr(0, name.size() - end.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string caseFile(const std::string& stem, std::string_view end) {
  return conformance("cases/" + stem + std::string(end));
}
json expected(const std::string& stem, std::string_view end) {
  return json::parse(textOf(caseFile(stem, end)));
}

struct Verified {
  int status;
  json file;
};

Verified verify(const std::string& file) {
  const Ran ran = annales(with({"verify", "--json", file}));
  return {ran.status, json::parse(ran.out, nullptr, false)["files"][0]};
}

class Bad : public ::testing::TestWithParam<std::string> {};
TEST_P(Bad, NamesEventAndRule) {
  const json want = expected(GetParam(), ".expect.json");
  const Verified got = verify(caseFile(GetParam(), kLog));
  EXPECT_EQ(got.status, 1);
  const json& first = got.file.at("games").at(0).at("violations").at(0);
  EXPECT_EQ(first.at("seq"), want.at("seq"));
  EXPECT_EQ(first.at("rule"), want.at("rule")) << first;
}

class Malformed : public ::testing::TestWithParam<std::string> {};
TEST_P(Malformed, IsRejectedWithItsRow) {
  const json want = expected(GetParam(), ".expect.json");
  const Verified got = verify(caseFile(GetParam(), ".jsonl"));
  EXPECT_EQ(got.status, want.at("exit"));
  EXPECT_EQ(got.file.at("error").at("row"), want.at("row")) << got.file;
}

class Legal : public ::testing::TestWithParam<std::string> {};
TEST_P(Legal, HasNothingWrong) {
  const Verified got = verify(caseFile(GetParam(), kLog));
  EXPECT_EQ(got.status, 0);
  for (const json& game : got.file.at("games"))
    EXPECT_TRUE(game.at("violations").empty()) << game;
  if (!fs::exists(caseFile(GetParam(), ".expect.json"))) return;
  const json want = expected(GetParam(), ".expect.json");
  if (!want.contains("games")) return;
  ASSERT_EQ(got.file.at("games").size(), want.at("games").size());
  for (std::size_t i = 0; i < want.at("games").size(); ++i)
    EXPECT_EQ(got.file.at("games")[i].at("game"), want.at("games")[i]);
}

class Position : public ::testing::TestWithParam<std::string> {};
TEST_P(Position, HasTheStates) {
  for (const json& row : expected(GetParam(), ".states.json")) {
    const Ran ran = annales(with({"state", caseFile(GetParam(), kLog), "--at", row.at("at").dump()}));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, row.at("state").dump() + "\n") << "at " << row.at("at");
  }
}
TEST_P(Position, HasTheLegalEvents) {
  for (json row : expected(GetParam(), ".legal.json")) {
    const Ran ran = annales(with({"legal", caseFile(GetParam(), kLog), "--at", row.at("at").dump()}));
    const json at = row.at("at");
    row.erase("at");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, row.dump() + "\n") << "at " << at;
  }
}

std::vector<std::string> legalCases() {
  auto cases = filesWith("ok-", kLog);
  const auto games = filesWith("game-", kLog);
  cases.insert(cases.end(), games.begin(), games.end());
  return cases;
}

const auto kName = [](const auto& test) {
  std::string name = test.param;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
};

INSTANTIATE_TEST_SUITE_P(Conformance, Bad, ::testing::ValuesIn(filesWith("bad-", kLog)), kName);
INSTANTIATE_TEST_SUITE_P(Conformance, Malformed, ::testing::ValuesIn(filesWith("malformed-", ".jsonl")),
                         kName);
INSTANTIATE_TEST_SUITE_P(Conformance, Legal, ::testing::ValuesIn(legalCases()), kName);
INSTANTIATE_TEST_SUITE_P(Conformance, Position, ::testing::ValuesIn(filesWith("game-", kLog)), kName);

} // namespace
} // namespace annales::tests
