#include "engine/boards/board_draft.h"
#include "engine/boards/board_writer.h"
#include "importers/boards/own_boards.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

namespace annales {
namespace {

/// A data folder of its own.
class OwnBoardsTest : public ::testing::Test {
protected:
  OwnBoardsTest()
      : data_(std::filesystem::temp_directory_path() / ("annales-own-" + std::to_string(getpid()))) {
    std::filesystem::remove_all(data_);
    std::filesystem::create_directories(data_);
    setenv("XDG_DATA_HOME", data_.c_str(), 1);
  }
  ~OwnBoardsTest() override {
    unsetenv("XDG_DATA_HOME");
    std::filesystem::remove_all(data_);
  }
  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories(ownBoardsFolder());
    std::ofstream(ownBoardsFolder() / name) << text;
  }

  std::filesystem::path data_;
};

TEST_F(OwnBoardsTest, StandBelowTheDataFolder) {
  EXPECT_EQ(ownBoardsFolder(), data_ / "annales" / "boards");
  setenv("XDG_DATA_HOME", "not/absolute", 1);
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(ownBoardsFolder(), "/home/someone/.local/share/annales/boards");
}

TEST_F(OwnBoardsTest, AFolderThatIsNotThereIsNoFault) {
  std::vector<LeftOut> leftOut;
  EXPECT_EQ(shelfWithOwnBoards(&leftOut).boards().size(), BoardShelf::builtIn().boards().size());
  EXPECT_TRUE(leftOut.empty());
}

TEST_F(OwnBoardsTest, StandBesideTheBuiltInOnes) {
  const auto tidied = BoardDraft(BoardShelf::builtIn().find("occident")).withId("our-occident");
  ASSERT_TRUE(tidied.has_value());
  write("ours.json", writeBoard(tidied->board()));
  write("broken.json", "{");
  std::vector<LeftOut> leftOut;
  const BoardShelf shelf = shelfWithOwnBoards(&leftOut);
  EXPECT_NE(shelf.find("our-occident"), nullptr);
  EXPECT_NE(shelf.find("occident"), nullptr);
  ASSERT_EQ(leftOut.size(), 1U);
  EXPECT_NE(leftOut[0].file.find("broken.json"), std::string::npos);
}

} // namespace
} // namespace annales
