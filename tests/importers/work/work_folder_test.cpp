// Plans and results as files: what is read is what was written, and nothing else is taken.
#include "engine/boards/board_shelf.h"
#include "importers/work/work_folder.h"
#include "importers/work/work_rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace annales {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class WorkFolders : public ::testing::Test {
protected:
  WorkFolders() : folder_(fs::temp_directory_path() / ("annales-work-test-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
  }
  ~WorkFolders() override { fs::remove_all(folder_); }

  static WorkPlan bots(std::uint64_t games, std::uint64_t perTask) {
    SimulateSpec spec;
    spec.board = BoardShelf::builtIn().find("occident");
    spec.seed = ~std::uint64_t{0};
    spec.nations = 3;
    return {"1.0", perTask, SimulateWork{spec, games}};
  }
  fs::path folder_;
};

TEST_F(WorkFolders, APlanIsReadAsItWasWritten) {
  const WorkPlan plan = bots(25, 10);
  EXPECT_EQ(plan.tasks(), 3U);
  EXPECT_EQ(plan.units(3).size(), 5U);
  EXPECT_EQ(plan.amount(), 25U);
  const std::string text = writtenPlan(plan);
  const auto read = readPlan(text, plan.board());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(writtenPlan(*read), text);
}

TEST_F(WorkFolders, HostilePlansAreRefused) {
  const WorkPlan plan = bots(25, 10);
  const std::string text = writtenPlan(plan);
  EXPECT_FALSE(readPlan(text, nullptr));
  EXPECT_FALSE(readPlan(text, BoardShelf::builtIn().find("orient")));
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    other.replace(other.find(from), from.size(), to);
    return readPlan(other, plan.board()).has_value();
  };
  EXPECT_FALSE(changed("\"per_task\":10", "\"per_task\":0"));
  EXPECT_FALSE(changed("\"games\":25", "\"games\":-1"));
  EXPECT_FALSE(changed("\"games\":25", "\"games\":99999999999"));
  EXPECT_FALSE(changed("\"nations\":3", "\"nations\":9"));
  EXPECT_FALSE(changed("\"kind\":\"simulate\"", "\"kind\":\"conquer\""));
  EXPECT_FALSE(changed("annales-work/1", "annales-work/2"));
  EXPECT_FALSE(changed("\"seed\":\"", "\"seed\":\"x"));
  for (std::size_t size = 0; size + 1 < text.size(); ++size)
    EXPECT_FALSE(readPlan(std::string_view(text).substr(0, size), plan.board())) << size;
}

TEST_F(WorkFolders, AResultIsNamedByItsContents) {
  const auto folder = WorkFolder::create(folder_, bots(4, 2));
  ASSERT_TRUE(folder) << folder.error().message;
  const auto rows = taskRows(folder->plan(), 2, "", {});
  ASSERT_TRUE(rows) << rows.error().message;
  const auto first = folder->keep(2, *rows), second = folder->keep(2, *rows);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(*first, *second);
  const auto files = folder->look(2);
  ASSERT_TRUE(files && files->isDone());
  EXPECT_EQ(files->rows, *rows);
  EXPECT_FALSE(folder->look(1)->isDone());
  fs::copy(*first, folder_ / "results" / ("000001" + first->filename().string().substr(6)));
  EXPECT_EQ(folder->look(1)->foreign.size() + folder->look(1)->damaged.size(), 1U)
      << "a result of another task";
  std::ofstream(*first, std::ios::app) << "more";
  EXPECT_EQ(folder->look(2)->damaged.size(), 1U);
}

TEST_F(WorkFolders, ARowOfAGameIsTheGame) {
  const WorkPlan plan = bots(1, 1);
  const auto& work = std::get<SimulateWork>(plan.work);
  const auto rows = taskRows(plan, 1, "", {});
  ASSERT_TRUE(rows) << rows.error().message;
  const auto game = readPlayedRow(rows->at(0), work);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_THAT(game->log.tags().at("source"), HasSubstr("annales simulate: "));
  std::string other = rows->at(0);
  const std::size_t digit = other.find("\"events\":\"") + 60;
  other[digit] = other[digit] == '0' ? '1' : '0';
  EXPECT_FALSE(readPlayedRow(other, work)) << "each id is computed anew";
  EXPECT_FALSE(readPlayedRow("{}", work));
  EXPECT_FALSE(readPlayedRow("", work));
}

TEST(TaskRanges, AreThoseOfSlurm) {
  EXPECT_EQ(taskRanges({}), "");
  EXPECT_EQ(taskRanges({7}), "7");
  EXPECT_EQ(taskRanges({1, 2, 3, 7, 9, 10}), "1-3,7,9-10");
}

} // namespace
} // namespace annales
