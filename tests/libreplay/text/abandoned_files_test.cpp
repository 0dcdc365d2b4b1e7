// What a killed program left half written goes; what belongs to somebody stays.
#include "libreplay/text/abandoned_files.h"

#include <fmt/core.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>

namespace annales {
namespace {

namespace fs = std::filesystem;

class AbandonedFiles : public testing::Test {
protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Written so many hours ago.
  void make(const std::string& name, int hours) const {
    std::ofstream(folder_ / name) << "half";
    fs::last_write_time(folder_ / name, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  /// With one file in it.
  void makeFolder(const std::string& name, int hours, int hoursOfFile) const {
    fs::create_directory(folder_ / name);
    make(name + "/games.csv", hoursOfFile);
    fs::last_write_time(folder_ / name, fs::file_time_type::clock::now() - std::chrono::hours(hours));
  }
  [[nodiscard]] bool stands(const std::string& name) const { return fs::exists(folder_ / name); }
  [[nodiscard]] std::string beginning() const { return (folder_ / "club.annales.new-").string(); }

  fs::path folder_ = fs::path(testing::TempDir()) / fmt::format("abandoned-{}", getpid());
};

int processThatIsGone() {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  waitpid(child, nullptr, 0);
  return child;
}

TEST_F(AbandonedFiles, OfProcessesThatAreGoneAreRemoved) {
  const int gone = processThatIsGone();
  const std::string old = fmt::format("club.annales.new-{}-1", gone);
  make(old, 2);
  make(old + "-wal", 2);
  removeAbandoned(beginning());
  EXPECT_FALSE(stands(old));
  EXPECT_FALSE(stands(old + "-wal"));
}

TEST_F(AbandonedFiles, WhatSomebodyMayStillWriteStays) {
  const int gone = processThatIsGone();
  const std::string own = fmt::format("club.annales.new-{}-1", getpid());
  const std::string young = fmt::format("club.annales.new-{}-1", gone);
  make(own, 2);
  make(young, 0);
  removeAbandoned(beginning());
  EXPECT_TRUE(stands(own));
  EXPECT_TRUE(stands(young));
}

TEST_F(AbandonedFiles, OthersOfAlikeNamesStay) {
  const int gone = processThatIsGone();
  const std::string other = fmt::format("other.annales.new-{}-1", gone);
  const std::string longer = fmt::format("club.annales.new-{}x", gone);
  const std::string day = fmt::format("club.annales.new-{}-03-04", gone);
  const std::string packed = fmt::format("club.annales.new-{}.gz", gone);
  for (const std::string& name :
       {other, longer, day, packed, std::string("club.annales.new-"), std::string("club.annales")})
    make(name, 2);
  fs::create_directory(folder_ / fmt::format("club.annales.new-{}-2", gone));
  removeAbandoned(beginning());
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 7);
}

TEST_F(AbandonedFiles, FoldersGoWithAllThatIsInThem) {
  const int gone = processThatIsGone();
  const std::string old = fmt::format("tables-{}-1", gone), written = fmt::format("tables-{}-2", gone);
  const std::string own = fmt::format("tables-{}-1", getpid()), other = fmt::format("cables-{}-1", gone);
  for (const std::string& name : {old, own, other})
    makeFolder(name, 2, 2);
  makeFolder(written, 2, 0);
  const std::string file = fmt::format("tables-{}-3", gone), link = fmt::format("tables-{}-4", gone);
  make(file, 2);
  fs::create_directory_symlink(folder_ / other, folder_ / link);
  removeAbandonedFolders((folder_ / "tables-").string());
  EXPECT_FALSE(stands(old));
  for (const std::string& name : {written, own, other, other + "/games.csv", file, link})
    EXPECT_TRUE(stands(name)) << name;
}

TEST_F(AbandonedFiles, WhateverTheirNamesBeginWithAreRemovedFromAFolderOfOurs) {
  const int gone = processThatIsGone();
  const std::string one = fmt::format("00000001-ab.states.{}", gone);
  const std::string two = fmt::format("00000002-cd.states.{}", gone);
  const std::string own = fmt::format("00000001-ab.states.{}", getpid());
  const std::string other = fmt::format("00000001-ab.plates.{}", gone);
  for (const std::string& name : {one, two, own, other, std::string("00000001-ab.states")})
    make(name, 2);
  removeAbandonedIn(folder_, ".states.");
  EXPECT_FALSE(stands(one));
  EXPECT_FALSE(stands(two));
  for (const std::string& name : {own, other, std::string("00000001-ab.states")})
    EXPECT_TRUE(stands(name)) << name;
}

} // namespace
} // namespace annales
