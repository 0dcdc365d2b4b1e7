// Which files are spared by whoever writes over others.
#include "libreplay/text/written_files.h"
#include "tests/libreplay/store/temp_library.h"

#include <gtest/gtest.h>

#include <fstream>

namespace annales {
namespace {

using namespace std::string_view_literals;

bool isSpared(const std::filesystem::path& file, std::string_view bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
  return !spareDatabase(file);
}

TEST(WrittenFiles, DatabasesAndWhatSqliteKeepsBesideThemAreSpared) {
  const test::TempFolder folder;
  const std::filesystem::path file = folder / "f";
  EXPECT_TRUE(isSpared(file, "SQLite format 3\0"sv));
  EXPECT_TRUE(isSpared(file, "\x37\x7f\x06\x82 a log"sv));
  EXPECT_TRUE(isSpared(file, "\x37\x7f\x06\x83 a log"sv));
  EXPECT_TRUE(isSpared(file, "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 a journal"sv));
  EXPECT_FALSE(isSpared(file, "SQLite format 3 is described here"sv));
  EXPECT_FALSE(isSpared(file, "SQLite"sv));
  EXPECT_FALSE(isSpared(file, ""sv));
  EXPECT_TRUE(spareDatabase(folder / "none"));
}

TEST(WrittenFiles, AnInputIsKnownByAnotherName) {
  const test::TempFolder folder;
  std::ofstream(folder / "read") << "text";
  std::ofstream(folder / "other") << "text";
  std::filesystem::create_symlink(folder / "read", folder / "link");
  EXPECT_FALSE(spareInput(folder / "link", folder / "read"));
  EXPECT_TRUE(spareInput(folder / "other", folder / "read"));
  EXPECT_TRUE(spareInput(folder / "none", folder / "none"));
}

} // namespace
} // namespace annales
