// The page that records games on a phone, as the command line writes it. The page itself: tests/table.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;

TEST(ExportRecorder, SaysWhatToInstallWhereTheProgramWasBuiltWithoutIt) {
  const Folder folder; // no engine is beside this program
  const Ran ran = annales({"export", "--recorder", "--out", folder / "annales-table.html"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("clang-19"));
  EXPECT_FALSE(std::filesystem::exists(folder / "annales-table.html"));
}

TEST(ExportRecorder, HasNoGameInIt) {
  const Ran ran = annales({"export", "76a027", "--recorder"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("leave out the game"));
}

TEST(ExportRecorder, IsTheOnlyExportWithoutAFormat) {
  const Ran ran = annales({"export", "76a027"});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("--format"));
}

} // namespace
} // namespace annales::tests
