#include "engine/boards/board_shelf.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace annales {
namespace {

namespace fs = std::filesystem;
const fs::path kSource = ANNALES_SOURCE_DIR;
const fs::path kConformanceMaps = kSource / "tests/conformance/maps";

std::string textOf(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(BoardShelf, BuiltInBoardsAreTheFilesOfTheFolderAndAllValid) {
  std::size_t files = 0;
  const BoardShelf shelf = BoardShelf::builtIn();
  for (const auto& entry : fs::directory_iterator(kSource / "engine/boards/built_in")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    const BoardReading reading = readBoard(textOf(entry.path()));
    ASSERT_TRUE(reading.board) << entry.path() << ' '
                               << (reading.unreadable ? reading.unreadable->message : "")
                               << (reading.findings.empty()
                                       ? ""
                                       : reading.findings[0].place + ": " + reading.findings[0].message);
    EXPECT_EQ(reading.board->map->id(), entry.path().stem());
    EXPECT_NE(shelf.find(reading.board->map->hash()), nullptr) << entry.path();
  }
  EXPECT_EQ(shelf.boards().size(), files);
}

TEST(BoardShelf, AFolderAddsItsValidBoardsAndNamesTheOthers) {
  const fs::path folder = fs::path(::testing::TempDir()) / "board_shelf_test";
  fs::remove_all(folder);
  fs::create_directories(folder / "folder.json");
  fs::copy(kConformanceMaps / "test-hex.json", folder / "b.json");
  std::ofstream(folder / "a.json") << "{}";
  std::ofstream(folder / "c.json") << "no map";
  std::ofstream(folder / "readme.txt") << "no map either, and not asked for";
  BoardShelf shelf;
  const auto leftOut = shelf.addFolder(folder);
  ASSERT_TRUE(leftOut);
  ASSERT_EQ(leftOut->size(), 2U);
  EXPECT_EQ((*leftOut)[0].file, (folder / "a.json").string());
  EXPECT_EQ((*leftOut)[1].file, (folder / "c.json").string());
  ASSERT_EQ(shelf.boards().size(), 1U);
  const auto board = shelf.find("test-hex");
  ASSERT_TRUE(board);
  EXPECT_EQ(shelf.finder()(board->map->hash()), board->map);
  EXPECT_EQ(shelf.finder()(Hash{}), nullptr);
  EXPECT_EQ(shelf.find("nowhere"), nullptr);
}

TEST(BoardShelf, APipeOrALinkToNowhereHoldsUpNothing) {
  const fs::path folder = fs::path(::testing::TempDir()) / "board_shelf_pipe_test";
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::copy(kConformanceMaps / "test-hex.json", folder / "b.json");
  ASSERT_EQ(::mkfifo((folder / "pipe.json").c_str(), 0600), 0);
  fs::create_symlink(folder / "nowhere", folder / "link.json");
  BoardShelf shelf;
  const auto leftOut = shelf.addFolder(folder);
  ASSERT_TRUE(leftOut);
  ASSERT_EQ(leftOut->size(), 2U);
  for (const LeftOut& file : *leftOut)
    EXPECT_EQ(file.why.message, "it is not an ordinary file") << file.file;
  EXPECT_EQ(shelf.boards().size(), 1U);
}

TEST(BoardShelf, AMissingFolderIsAFailure) {
  BoardShelf shelf;
  EXPECT_FALSE(shelf.addFolder("/nowhere/at/all"));
}

TEST(BoardShelf, TheConformanceBoardsAreValid) {
  BoardShelf shelf;
  const auto leftOut = shelf.addFolder(kConformanceMaps);
  ASSERT_TRUE(leftOut);
  EXPECT_TRUE(leftOut->empty()) << leftOut->front().file << ": " << leftOut->front().why.message;
  EXPECT_EQ(shelf.boards().size(), 4U);
}

} // namespace
} // namespace annales
