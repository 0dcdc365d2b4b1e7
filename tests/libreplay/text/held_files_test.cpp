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

} // namespace
} // namespace annales
