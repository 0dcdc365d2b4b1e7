// What the fuzzer starts from and what it has found, without the fuzzer.
#include "engine/event/same_fact.h"
#include "libreplay/store/segment.h"
#include "tests/fuzz/exercise_notebook.h"
#include "tests/fuzz/target.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

namespace annales {
namespace {

constexpr const char* kCorpus = ANNALES_SOURCE_DIR "/tests/fuzz/corpus/";

TEST(FuzzCorpus, KeepsEveryPromise) {
  for (const fuzz::Target& target : fuzz::targets()) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(kCorpus) + target.name)) {
      SCOPED_TRACE(entry.path().string());
      std::ifstream in(entry.path(), std::ios::binary);
      target.exercise({std::istreambuf_iterator<char>(in), {}});
      ++files;
    }
    EXPECT_GE(files, 3U) << "nothing to begin with for " << target.name;
  }
}

TEST(FuzzCorpus, IsThatOfATarget) {
  std::set<std::string> names;
  for (const fuzz::Target& target : fuzz::targets())
    names.insert(target.name);
  EXPECT_GE(names.size(), 11U);
  for (const auto& folder : std::filesystem::directory_iterator(kCorpus))
    if (folder.is_directory()) {
      EXPECT_TRUE(names.contains(folder.path().filename().string())) << folder.path();
    }
}

std::string fileText(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// What a library stores of the samples.
std::map<std::string, std::string> storedBlobs() {
  std::map<std::string, std::string> blobs;
  const auto& games = fuzz::notebookGames();
  for (std::size_t i = 0; i < games.size(); ++i) {
    EventLog beginning(games[i]->begun());
    for (NodeIndex n = 1; n <= 40; ++n)
      beginning.append((*games[i])[n].parent, (*games[i])[n].event);
    const auto segment = packSegment(beginning, 1);
    blobs["segment-" + std::to_string(i)] = static_cast<char>(i) + segment.value().events;
  }
  return blobs;
}

TEST(FuzzCorpus, HasBlobsOfTheSamples) {
  for (const auto& [name, bytes] : storedBlobs()) {
    const std::string file = std::string(kCorpus) + "blobs/" + name;
    if (std::getenv("ANNALES_REGENERATE") != nullptr) std::ofstream(file, std::ios::binary) << bytes;
    EXPECT_EQ(fileText(file), bytes) << name;
  }
}

/// Not written anew: another version of the compressor has other bytes for the same events.
TEST(FuzzCorpus, HasDeflatedBlobsOfTheSamples) {
  const auto& games = fuzz::notebookGames();
  const auto stored = storedBlobs();
  for (const std::string game : {"1", "2"}) {
    const std::string bytes = fileText(std::string(kCorpus) + "blobs/deflated-" + game);
    const std::string& plain = stored.at("segment-" + game);
    ASSERT_LT(bytes.size(), plain.size());
    ASSERT_EQ(bytes.substr(0, 1), plain.substr(0, 1)) << "the game";
    const Game& rules = games[static_cast<std::size_t>(bytes.front())]->game();
    std::vector<UnpackedEvent> events(1), same(1);
    const auto read = unpackEvents(events, {1, 40, bytes.substr(1), {}}, rules);
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_TRUE(unpackEvents(same, {1, 40, plain.substr(1), {}}, rules));
    for (std::size_t i = 1; i < events.size(); ++i)
      EXPECT_TRUE(sameFact(events[i].event, same[i].event)) << game << ", event " << i;
  }
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
