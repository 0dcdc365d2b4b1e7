// A library that is open is read in no other way.
#include "libreplay/text/held_files.h"
#include "libreplay/text/written_files.h"
#include "tests/libreplay/store/temp_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

TEST(HeldFiles, AreLibrariesAsLongAsTheyAreOpen) {
  const TempFolder folder;
  const std::filesystem::path file = folder / "club.annales", other = folder / "other.annales";
  {
    const Library library = openNew(file);
    std::filesystem::create_hard_link(file, other);
    EXPECT_TRUE(isHeld(file));
    EXPECT_TRUE(isHeld(other)) << "under any name";
    const auto left = leaveHeld(file);
    ASSERT_FALSE(left);
    EXPECT_THAT(left.error().message, testing::HasSubstr("is open here as a library"));
    EXPECT_FALSE(spareDatabase(other));
  }
  EXPECT_FALSE(isHeld(file));
  EXPECT_TRUE(leaveHeld(file));
  EXPECT_FALSE(isHeld(folder / "none"));
}

TEST(HeldFiles, AreWhatLiesBesideAnOpenLibraryToo) {
  const TempFolder folder;
  const std::filesystem::path file = folder / "club.annales", link = folder / "link.annales";
  { const Library made = openNew(file); }
  std::filesystem::create_symlink(file, link);
  const auto beside = [&](const char* ending) { return std::filesystem::path(file.string() + ending); };
  {
    Library library = must(Library::open(link, Access::readWrite));
    importInto(library, simulatedLog(RulesetId::antike, 0));
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
      EXPECT_TRUE(isHeld(beside(ending))) << ending;
      EXPECT_TRUE(isBesideHeld(beside(ending))) << ending << ", also before it is there";
      EXPECT_TRUE(isHeld(link.string() + ending)) << ending << ", by the name of a link to the library";
      EXPECT_FALSE(leaveHeld(beside(ending)));
    }
    ASSERT_TRUE(std::filesystem::exists(beside("-shm")));
    std::filesystem::create_symlink(beside("-shm"), folder / "shared");
    EXPECT_TRUE(isHeld(folder / "shared")) << "under any name";
    EXPECT_FALSE(isBesideHeld(file));
    EXPECT_FALSE(isHeld(folder / "club.annales-other"));
    EXPECT_FALSE(isHeld(folder / "other.annales-wal"));
    EXPECT_FALSE(isHeld(folder.path()));
  }
  EXPECT_FALSE(isHeld(beside("-wal")));
  EXPECT_FALSE(isHeld(beside("-shm")));
}

} // namespace
} // namespace annales
