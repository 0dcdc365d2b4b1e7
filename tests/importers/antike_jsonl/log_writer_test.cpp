// The one order of written files.
#include "tests/importers/antike_jsonl/log_text.h"
#include "tests/importers/antike_jsonl/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::Json;
using test::LogText;

TEST(LogWriter, MainEndsAtTheLastEventWhereNoRecordNamesIt) {
  LogText log = test::begun("antike");
  const std::string root = log.last();
  log.event("RoundBegan", {{"round", 1}});
  log.event("TurnBegan", {{"nation", "red"}});
  const std::string last = log.eventAfter(root, "RoundBegan", {{"round", 2}});
  std::istringstream in(log.text());
  const auto logs = test::readLogs(in, nullptr);
  ASSERT_TRUE(logs);
  EXPECT_EQ(hexOf((*logs->front())[logs->front()->mainHead()].id), last);
  // Written in the one order its last event is another one, so the writer names the line.
  const std::string written = test::rewritten(log.text());
  EXPECT_THAT(written, testing::HasSubstr(R"({"head":")" + last + R"(","name":"main","rec":"line"})"));
  EXPECT_EQ(test::rewritten(written), written);
}

TEST(LogWriter, HasOneOrder) {
  LogText log = test::begun("antike");
  const std::string root = log.last();
  const auto round = [&](const std::string& parent, int number) {
    return log.eventAfter(parent, "RoundBegan", {{"round", number}});
  };
  const std::string lost = round(root, 9);
  const std::string b = round(root, 3);
  const std::string a = round(root, 2);
  const std::string a2 = round(a, 4);
  const std::string main = round(root, 1);
  log.record({{"head", b}, {"name", "b"}, {"rec", "line"}});
  log.record({{"head", a2}, {"name", "a"}, {"rec", "line"}});
  log.record({{"head", a}, {"name", "c"}, {"rec", "line"}});
  log.record({{"head", main}, {"name", "main"}, {"rec", "line"}});
  log.record({{"name", "site"}, {"rec", "tag"}, {"value", "1"}});
  log.record({{"name", "event"}, {"rec", "tag"}, {"value", "2"}});
  log.annotation(test::remark(main));
  log.annotation(test::remark(root));
  std::vector<std::string> order;
  std::istringstream in(test::rewritten(log.text()));
  for (std::string line; std::getline(in, line);) {
    const Json record = Json::parse(line);
    if (record["rec"] == "event")
      order.push_back(record["id"]);
    else if (record["rec"] == "line")
      order.push_back("line " + std::string(record["name"]));
    else if (record["rec"] == "tag")
      order.push_back("tag " + std::string(record["name"]));
    else if (record["rec"] == "annotation")
      order.push_back("on " + std::string(record["event"]));
    else
      order.push_back(record["rec"]);
  }
  EXPECT_EQ(order,
            (std::vector<std::string>{"map", root, main, a, a2, b, lost, "line main", "line a", "line b",
                                      "line c", "tag event", "tag site", "on " + main, "on " + root}));
}

TEST(LogWriter, WritesABoardOnceAFile) {
  const std::string text =
      test::begun("antike", Json::object(), 1).text() + test::begun("antike", Json::object(), 2).text();
  const std::string written = test::rewritten(text);
  EXPECT_EQ(written.find("\"rec\":\"map\""), written.rfind("\"rec\":\"map\""));
  EXPECT_EQ(test::rewritten(written), written);
}

} // namespace
} // namespace annales
