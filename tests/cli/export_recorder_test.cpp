// The page that records games on a phone, as the command line writes it. The page itself: tests/table.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;

/// The engine is beside these tests where clang for WebAssembly is installed.
TEST(ExportRecorder, IsOnePageOrSaysWhatToInstallWhereTheProgramWasBuiltWithoutIt) {
  const Folder folder;
  const std::string page = folder / "annales-table.html";
  const Ran ran = annales({"export", "--recorder", "--out", page});
  if (std::filesystem::exists(ANNALES_BINARY_DIR "/annales-table.wasm.gz")) {
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_GT(std::filesystem::file_size(page), 500'000U);
    return;
  }
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("clang-19"));
  EXPECT_FALSE(std::filesystem::exists(page));
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
