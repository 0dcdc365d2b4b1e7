#include "libreplay/lines/branch_copy.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

TEST(BranchCopy, TakesTheRestOfTheLine) {
  Study study(beginning(40));
  const NodeIndex head = addLine(study, "a", 10, {1, 2});
  const std::vector<Event> whole = require(copyBranch(study, {"a", study.events()[head].parent}));
  ASSERT_EQ(whole.size(), 2U);
  EXPECT_EQ(std::get<Corrected>(whole[1]).change[Resource::marble], 2);
  EXPECT_EQ(require(copyBranch(study, {"main", 30})).size(), 10U);
  EXPECT_FALSE(copyBranch(study, {"main", head}));
  EXPECT_FALSE(copyBranch(study, {"main", 0}));
  EXPECT_FALSE(copyBranch(study, {"nobody", 3}));
}

TEST(BranchCopy, GoesThroughTextAndBack) {
  for (const std::string& game : wholeGames()) {
    const EventLog log = caseLog(game);
    std::vector<Event> events;
    for (const NodeIndex node : log.path(log.mainHead()))
      if (node != 0) events.push_back(log[node].event);
    const std::string text = branchText(events, log.names());
    const std::vector<Event> back = require(readBranch(text, log.names()));
    EXPECT_EQ(branchText(back, log.names()), text) << game;
    EXPECT_EQ(headAfter(log, log[0].id, back), log[log.mainHead()].id) << game;
  }
}

TEST(BranchCopy, ReadsWhatAnEditorMadeOfIt) {
  const EventLog log = caseLog("game-01-hex-3");
  const std::string text = branchText({correction(1), correction(2)}, log.names());
  std::string windows = "\n";
  for (const char c : text)
    windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(require(readBranch(windows, log.names())).size(), 2U);
  EXPECT_EQ(require(readBranch(text.substr(0, text.size() - 1), log.names())).size(), 2U);
}

TEST(BranchCopy, SaysWhichLineIsWrong) {
  const EventLog log = caseLog("game-01-hex-3");
  const std::string good = branchText({correction(1)}, log.names());
  for (const std::string bad :
       {"hello", "{}", "[1]", R"({"data":{},"type":"TurnEnded"})", R"({"data":{},"type":"Danced"})",
        R"({"data":{"nation":"martians"},"type":"TurnEnded"})", R"({"data":{},"type":"GameCreated"})"}) {
    const auto read = readBranch(good + bad + "\n", log.names());
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(read.error().message.substr(0, 8), "line 2: ") << read.error().message;
  }
  EXPECT_FALSE(readBranch("", log.names()));
  EXPECT_FALSE(readBranch("\n\n", log.names()));
}

} // namespace
} // namespace annales
