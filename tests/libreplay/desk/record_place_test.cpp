// Whether a game can be recorded somewhere is known before anybody fills in a form.
#include "libreplay/desk/recording.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/temp_library.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace annales {
namespace {

using namespace test;
namespace fs = std::filesystem;

TEST(RecordPlace, ALibraryOrAFolderThatCanBeWrittenWillDo) {
  const TempFolder folder;
  EXPECT_TRUE(mayRecordIn(folder / "new.annales"));
  EXPECT_TRUE(mayRecordIn(folder / "folder/to/make/new.annales"));
  EXPECT_FALSE(fs::exists(folder / "new.annales")) << "nothing is made by asking";
  { const Library made = openNew(folder / "club.annales"); }
  EXPECT_TRUE(mayRecordIn(folder / "club.annales"));
}

TEST(RecordPlace, SomethingElseIsRefusedWithAReason) {
  const TempFolder folder;
  std::ofstream(folder / "letter.annales") << "Dear Anna";
  const auto may = mayRecordIn(folder / "letter.annales");
  ASSERT_FALSE(may);
}

TEST(RecordPlace, WhatCanOnlyBeReadIsRefused) {
  const TempFolder folder;
  { const Library made = openNew(folder / "club.annales"); }
  for (const fs::path& place : {folder / "club.annales", folder / "new.annales"}) {
    fs::permissions(folder / "club.annales", fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(fs::path(place).parent_path(), fs::perms::owner_read | fs::perms::owner_exec |
                                                       fs::perms::others_read | fs::perms::others_exec);
    EXPECT_TRUE(asNobody([&] { return !mayRecordIn(place); })) << place;
    fs::permissions(fs::path(place).parent_path(), fs::perms::owner_all);
  }
}

} // namespace
} // namespace annales
