// What the fuzzer starts from and what it has found, without the fuzzer.
#include "tests/fuzz/exercise_notebook.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace annales {
namespace {

std::size_t exerciseAll(const std::string& folder, void (*exercise)(const std::string&)) {
  std::size_t files = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/tests/fuzz/corpus/" + folder)) {
    SCOPED_TRACE(entry.path().filename().string());
    std::ifstream in(entry.path(), std::ios::binary);
    exercise({std::istreambuf_iterator<char>(in), {}});
    ++files;
  }
  return files;
}

TEST(FuzzCorpus, KeepsEveryPromise) {
  EXPECT_GE(exerciseAll("antike_jsonl", fuzz::exercise), 20U);
}

TEST(FuzzCorpus, BranchesAndPagesKeepTheirs) {
  EXPECT_GE(exerciseAll("notebook", fuzz::exerciseNotebook), 10U);
}

TEST(FuzzCorpus, ItsBranchesAndPagesAreReadInSomeGame) {
  for (const auto& entry :
       std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/tests/fuzz/corpus/notebook")) {
    const std::string name = entry.path().filename().string();
    if (name == "branch-created.txt" || name.starts_with("found-")) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    bool read = false;
    for (const auto& log : fuzz::notebookGames())
      read = read || readBranch(text, log->names()) || readEntry(text, log->names());
    EXPECT_TRUE(read) << name;
  }
}

} // namespace
} // namespace annales
