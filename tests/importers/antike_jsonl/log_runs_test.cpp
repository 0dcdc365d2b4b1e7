// However a log is cut into runs, its lines come whole and in their order.
#include "importers/antike_jsonl/log_runs.h"

#include <gtest/gtest.h>

#include <sstream>

namespace annales {
namespace {

using Status = LineSource::Status;

constexpr const char* kGame = R"({"data":{},"id":"","parent":null,"rec":"event","type":"GameCreated"})";
constexpr const char* kBoard = R"({"map":{},"rec":"map"})";

std::string lineOf(std::size_t number, std::size_t size) {
  return std::to_string(number) + std::string(size, 'x');
}

/// The lines of all runs, each with its row; and how the file ends.
std::vector<std::string> cut(const std::string& text, std::vector<bool>* games = nullptr) {
  std::istringstream in(text);
  LogRuns runs(in);
  std::vector<std::string> all;
  while (!runs.isOver()) {
    const LogRun run = runs.next();
    EXPECT_EQ(run.firstRow, all.size() + 1);
    EXPECT_LE(run.bytes.size(),
              (run.isGame ? LogRuns::kMostBytes : LogRuns::kMostBytesOfOthers) + (2U << 20U));
    if (games != nullptr) games->push_back(run.isGame);
    for (std::size_t i = 0; i < run.lines(); ++i)
      all.emplace_back(run.line(i));
    EXPECT_EQ(run.next == Status::line, !runs.isOver());
    if (runs.isOver())
      all.push_back("status " + std::to_string(static_cast<int>(run.next)) + " " + run.rest.substr(0, 20));
  }
  return all;
}

TEST(LogRuns, AnyNumberOfLinesOfAnySizeComesInOrder) {
  for (const std::size_t lines : {0U, 1U, 2U, 100U, 20'000U})
    for (const std::size_t size : {1U, 300U, 131'000U, 1'000'000U}) {
      if (lines * size > (20U << 20U)) continue;
      std::string text;
      std::vector<std::string> expected;
      for (std::size_t i = 0; i < lines; ++i)
        text += expected.emplace_back(i % 7 == 3 ? std::string() : lineOf(i, size)) + "\n";
      expected.push_back("status 1 ");
      EXPECT_TRUE(cut(text) == expected) << lines << " of " << size;
    }
}

TEST(LogRuns, AGameBeginsARunAndABoardEndsIt) {
  std::string text;
  for (const char* line : {kBoard, kGame, "a", "b", kGame, kGame, "c", kBoard, kBoard, kGame, "d"})
    text += std::string(line) + "\n";
  std::vector<bool> games;
  EXPECT_EQ(cut(text, &games).size(), 12U);
  EXPECT_EQ(games, (std::vector<bool>{false, true, true, true, false, true}));
}

TEST(LogRuns, SaysHowTheFileEnds) {
  const std::string before = std::string(kGame) + "\nx\n";
  EXPECT_EQ(cut(before + "cut").back(), "status 3 cut");
  EXPECT_EQ(cut("cut").back(), "status 3 cut");
  EXPECT_EQ(cut(before + std::string((1U << 20U) + 1, ' ') + "\n").back(),
            "status 2 " + std::string(20, ' '));
  std::istringstream broken(before);
  broken.setstate(std::ios::badbit);
  LogRuns runs(broken);
  EXPECT_EQ(runs.next().next, Status::unreadable);
  EXPECT_TRUE(runs.isOver());
}

} // namespace
} // namespace annales
