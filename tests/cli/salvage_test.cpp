// A library whose file is damaged, repaired by the real program.
#include "libreplay/store/library.h"
#include "tests/cli/program.h"
#include "tests/libreplay/logs.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sqlite3.h>
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <set>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

constexpr std::size_t kPage = 4096;

/// All games of a library, or nothing where it cannot be read.
std::optional<std::string> gamesIn(const fs::path& file) {
  auto library = Library::open(file, Access::readOnly);
  if (!library) return std::nullopt;
  std::string all;
  const auto games = library->gamesAfter(std::nullopt, 100);
  for (const Hash& game : *games)
    all += test::contentOf(*library->load(game));
  return all;
}

std::set<std::string> namesIn(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder))
    names.insert(entry.path().filename().string());
  return names;
}

std::map<std::string, std::size_t> rootsIn(const std::string& file) {
  std::map<std::string, std::size_t> roots;
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  const auto add = [](void* to, int, char** cells, char**) {
    (*static_cast<std::map<std::string, std::size_t>*>(to))[cells[0]] =
        static_cast<std::size_t>(std::atol(cells[1]));
    return 0;
  };
  sqlite3_exec(db, "SELECT name, rootpage FROM sqlite_master WHERE type = 'table'", add, &roots, nullptr);
  sqlite3_close(db);
  return roots;
}

class RepairOfAFile : public testing::Test {
protected:
  RepairOfAFile() {
    for (const std::string& log : {kGame, kTwoGames, kLines})
      EXPECT_EQ(annales(with({"import", log, "--library", file})).status, 0);
    EXPECT_EQ(
        annales({"annotate", "5725f12d312c", "--library", file, "--text", "No.", "--author", "ada"}).status,
        0);
    before = *gamesIn(file);
    roots_ = rootsIn(file);
    sound = textOf(file);
    overwrite(0);
    damaged = textOf(file);
  }
  void overwrite(std::size_t page) const {
    std::string bytes = textOf(file);
    bytes.replace(page * kPage, kPage, std::string(kPage, '\x55'));
    writeText(file, bytes);
  }
  /// The page, from 0, on which the table begins; of a library as small as this one all of it.
  [[nodiscard]] std::size_t tableAt(const std::string& table) const { return roots_.at(table) - 1; }
  /// The name that the damaged file has now.
  [[nodiscard]] fs::path kept() const {
    for (const std::string& name : namesIn(folder.path()))
      if (name.starts_with("club-damaged-") && name.ends_with(".annales")) return folder / name;
    return {};
  }

  Folder folder;
  const std::string file = folder / "club.annales";
  std::string before, sound, damaged;

private:
  std::map<std::string, std::size_t> roots_;
};

TEST_F(RepairOfAFile, PutsTheNewLibraryInPlaceAndKeepsTheDamagedOne) {
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("a new library has taken its place"));
  EXPECT_THAT(ran.out, HasSubstr("none is known to be incomplete"));
  EXPECT_EQ(gamesIn(file), before);
  EXPECT_TRUE(textOf(kept()) == damaged);
  EXPECT_THAT(ran.out, HasSubstr(kept().string()));
  EXPECT_EQ(namesIn(folder.path()).size(), 2U);
  EXPECT_EQ(annales({"check", file}).status, 0);
}

TEST_F(RepairOfAFile, OverwritesNoFileThatIsThereAlready) {
  ASSERT_EQ(annales({"repair", file}).status, 0);
  const fs::path first = kept();
  overwrite(0);
  EXPECT_EQ(annales({"repair", file}).status, 0);
  EXPECT_TRUE(textOf(first) == damaged);
  EXPECT_EQ(namesIn(folder.path()).size(), 3U);
}

TEST_F(RepairOfAFile, MakesAnotherOneAndLeavesTheDamagedOne) {
  const Ran ran = annales({"repair", file, "--into", folder / "new.annales"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(gamesIn(folder / "new.annales"), before);
  EXPECT_EQ(textOf(file), damaged);
  const Ran again = annales({"repair", file, "--into", folder / "new.annales"});
  EXPECT_EQ(again.status, 2);
  EXPECT_THAT(again.err, HasSubstr("already exists. It was not changed"));
  EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"club.annales", "new.annales"}));
}

TEST_F(RepairOfAFile, SaysWhatDoesNotComeBack) {
  overwrite(tableAt("segments"));
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.out, HasSubstr("in part: game 5725f12d312c"));
  EXPECT_THAT(ran.out, HasSubstr("events from 2 on"));
}

TEST_F(RepairOfAFile, SaysWhatNobodyCanTell) {
  overwrite(tableAt("tags"));
  overwrite(tableAt("chain"));
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.out, HasSubstr("uncertain: 4 games may lack headers"));
}

TEST_F(RepairOfAFile, SaysWhichGameIsNotAsItWasStored) {
  sqlite3* db = nullptr;
  std::string header; // its name and its value
  writeText(file, sound);
  sqlite3_open(file.c_str(), &db);
  const auto take = [](void* to, int, char** cells, char**) {
    *static_cast<std::string*>(to) = cells[0];
    return 0;
  };
  sqlite3_exec(db, "SELECT name || value FROM tags ORDER BY game, number LIMIT 1", take, &header, nullptr);
  sqlite3_close(db);
  std::string bytes = sound;
  const std::size_t at = bytes.find(header);
  ASSERT_NE(at, std::string::npos);
  bytes[at + header.size() - 1] ^= 1;
  writeText(file, bytes);
  const Ran ran = annales({"repair", file, "--into", folder / "new.annales"});
  EXPECT_EQ(ran.status, 3) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("in part: game "));
  EXPECT_THAT(ran.out, HasSubstr("not the ones that were stored"));
}

TEST_F(RepairOfAFile, OfWhichNothingIsThereSaysSo) {
  const std::string none = folder / "none.annales";
  const Ran ran = annales({"repair", none}), into = annales({"repair", none, "--into", folder / "new"});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.err, HasSubstr("There is no library " + none + "."));
  EXPECT_EQ(into.status, 3);
  EXPECT_THAT(into.err, HasSubstr("There is no library " + none + "."));
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"club.annales"});
}

TEST_F(RepairOfAFile, OfWhichOnlyTheCatalogueIsDamagedLosesNothing) {
  writeText(file, sound);
  overwrite(tableAt("summaries"));
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_EQ(gamesIn(file), before);
  EXPECT_EQ(annales({"check", file}).status, 0);
}

TEST_F(RepairOfAFile, KeepsTheDamagedFileByteForByteWhateverPageIsDamaged) {
  std::size_t replaced = 0;
  for (std::size_t page = 1; page < sound.size() / kPage; ++page) {
    writeText(file, sound);
    overwrite(page);
    const std::string now = textOf(file);
    static_cast<void>(annales({"repair", file}));
    if (const fs::path other = kept(); !other.empty()) {
      ++replaced;
      EXPECT_TRUE(textOf(other) == now) << page;
    }
    for (const std::string& name : namesIn(folder.path()))
      fs::remove(folder / name);
  }
  EXPECT_GT(replaced, 10U);
}

TEST_F(RepairOfAFile, MakesAnotherOneOfAFileThatMayOnlyBeRead) {
  fs::permissions(file, fs::perms::owner_read);
  EXPECT_EQ(annales({"repair", file, "--into", folder / "new.annales"}).status, 0);
  EXPECT_EQ(gamesIn(folder / "new.annales"), before);
}

TEST_F(RepairOfAFile, OfWhichNothingIsLeftChangesNothing) {
  const std::string noise(damaged.size(), '\x55');
  writeText(file, noise);
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.err, HasSubstr("is not a library of games. It was not changed"));
  EXPECT_EQ(textOf(file), noise);
  EXPECT_EQ(namesIn(folder.path()).size(), 1U);
}

TEST_F(RepairOfAFile, RefusesWhileAnotherProgramHasItOpen) {
  sqlite3* other = nullptr; // has it open since before it is damaged
  ASSERT_EQ(annales({"repair", file}).status, 0);
  ASSERT_EQ(sqlite3_open(file.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "SELECT count(*) FROM games", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_file* handle = nullptr;
  sqlite3_file_control(other, "main", SQLITE_FCNTL_FILE_POINTER, &handle);
  const std::string noise(kPage, '\x55');
  ASSERT_EQ(handle->pMethods->xWrite(handle, noise.data(), static_cast<int>(noise.size()), 0), SQLITE_OK);
  const Ran ran = annales({"repair", file});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.err, HasSubstr("is open in another program"));
  sqlite3_close(other);
}

TEST_F(RepairOfAFile, InterruptedLeavesEverything) {
  int killed = 0;
  for (const int signal : {SIGKILL, SIGINT})
    for (unsigned wait = 0; wait < 60; wait += 3) {
      const Ran ran = annalesWhile({"repair", file}, [&](pid_t process) {
        ::usleep(wait * 1000);
        ::kill(process, signal);
      });
      if (ran.status != 0) {
        ++killed;
        const fs::path other = kept();
        const bool inPlace = textOf(file) == damaged;
        EXPECT_TRUE(inPlace || gamesIn(file) == before) << "after " << wait << " ms";
        EXPECT_TRUE(inPlace || textOf(other) == damaged);
      }
      EXPECT_EQ(annales({"repair", file}).status, 0);
      EXPECT_EQ(gamesIn(file), before);
      for (const std::string& name : namesIn(folder.path()))
        fs::remove(folder / name);
      writeText(file, damaged);
    }
  std::cout << fmt::format("{} of 40 repairs did not come to their end\n", killed);
  EXPECT_GT(killed, 0);
}

} // namespace
} // namespace annales::tests
