// What the fuzzer starts from and what it has found, without the fuzzer.
#include "tests/fuzz/exercise.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace annales {
namespace {

TEST(FuzzCorpus, KeepsEveryPromise) {
  std::size_t files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/tests/fuzz/corpus/antike_jsonl")) {
    SCOPED_TRACE(entry.path().filename().string());
    std::ifstream in(entry.path(), std::ios::binary);
    fuzz::exercise({std::istreambuf_iterator<char>(in), {}});
    ++files;
  }
  EXPECT_GE(files, 20U);
}

} // namespace
} // namespace annales
