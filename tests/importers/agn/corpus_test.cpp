// What the fuzzer starts from and what it has found, without the fuzzer.
#include "tests/fuzz/exercise_agn.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace annales {
namespace {

TEST(AgnCorpus, KeepsEveryPromise) {
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/tests/fuzz/corpus/agn")) {
    SCOPED_TRACE(entry.path().filename().string());
    std::ifstream in(entry.path(), std::ios::binary);
    fuzz::exerciseAgn({std::istreambuf_iterator<char>(in), {}});
    ++files;
  }
  EXPECT_GE(files, 15U);
}

} // namespace
} // namespace annales
