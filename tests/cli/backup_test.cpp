// A whole copy of a library, and what is said about one that is not whole.
#include "libreplay/store/library.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>

namespace annales::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
namespace fs = std::filesystem;

/// A library of two games.
class Backup : public ::testing::Test {
protected:
  void SetUp() override { ASSERT_EQ(import(kTwoGames, library).status, 0); }

  static Ran import(const std::string& file, const std::string& library) {
    return annales(with({"import", file, "--library", library}));
  }

  const Folder folder;
  const std::string library = folder / "club.annales", copy = folder / "copy.annales";
};

TEST_F(Backup, IsAWholeLibraryThatWasReadAgain) {
  const Ran ran = annales({"backup", copy, "--library", library});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith(copy + ": 2 games of " + library));
  EXPECT_EQ(annales({"list", "--library", copy}).out, annales({"list", "--library", library}).out);
  EXPECT_EQ(annales({"check", copy}).out, annales({"check", library}).out);
}

TEST_F(Backup, LeavesAFileThatIsThereAsItIs) {
  writeText(copy, "last year's games");
  const Ran ran = annales({"backup", copy, "--library", library});
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("It was not changed"));
  EXPECT_EQ(textOf(copy), "last year's games");
  EXPECT_EQ(annales({"backup", library, "--library", library}).status, 2) << "nor onto itself";
}

/// The disk that it leads to is not connected, and nobody should believe that the copy is there.
TEST_F(Backup, PutsNothingInThePlaceOfALink) {
  fs::create_symlink(folder / "no disk/copy.annales", copy);
  const Ran ran = annales({"backup", copy, "--library", library});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.err, HasSubstr("Is its disk connected?"));
  EXPECT_TRUE(fs::is_symlink(copy));
}

TEST_F(Backup, WithANameThatCannotBeIsASentence) {
  fs::create_symlink("loop", folder / "loop");
  for (const std::string& name : {folder / std::string(300, 'x'), folder / "loop"}) {
    const Ran ran = annales({"backup", name, "--library", library});
    EXPECT_EQ(ran.status, 3);
    EXPECT_THAT(ran.err, ::testing::Not(HasSubstr("filesystem error")));
  }
}

TEST_F(Backup, WithoutALibraryMakesNothing) {
  const Ran ran = annales({"backup", copy, "--library", folder / "none.annales"});
  EXPECT_EQ(ran.status, 3);
  EXPECT_FALSE(fs::exists(copy));
}

TEST_F(Backup, IsMadeWhileSomebodyWrites) {
  auto open = Library::open(library, Access::readWrite);
  ASSERT_TRUE(open);
  const auto batch = open->beginImport();
  ASSERT_TRUE(batch);
  EXPECT_EQ(annales({"backup", copy, "--library", library}).status, 0);
  EXPECT_THAT(annales({"check", copy}).out, HasSubstr("2 games"));
}

TEST_F(Backup, ThatNobodyHasReadAgainIsRemovedAndThatIsSaid) {
  const std::string games = folder / "many.antike.jsonl", many = folder / "many.annales";
  ASSERT_EQ(annales({"simulate", "--map", "occident", "--nations", "4", "--games", "150", "--seed", "3",
                     "--bots", "random", "--out", games})
                .status,
            0);
  ASSERT_EQ(import(games, many).status, 0);
  const Ran ran = annalesWhile({"backup", copy, "--library", many}, [&](pid_t process) {
    while (!fs::exists(copy)) { // it is read again once it has its name
    }
    ::kill(process, SIGINT);
  });
  EXPECT_EQ(ran.status, 130) << ran.out << ran.err;
  EXPECT_THAT(ran.err, HasSubstr(copy + " was not completely verified and was removed"));
  for (const auto& entry : fs::directory_iterator(folder.path()))
    EXPECT_THAT(entry.path().string(), ::testing::Not(StartsWith(copy)));
  EXPECT_EQ(annales({"backup", copy, "--library", many}).status, 0);
}

TEST_F(Backup, OfAFileAloneThatLacksPagesIsSaid) {
  const std::string alone = folder / "alone.annales";
  {
    auto open = Library::open(library, Access::readWrite);
    ASSERT_TRUE(open && open->beginImport()); // whoever writes has broken the seal
    fs::copy_file(library, alone);
  }
  const Ran check = annales({"check", alone});
  EXPECT_EQ(check.status, 3);
  EXPECT_THAT(check.out, StartsWith("incomplete: the library: newer pages are missing"));
  EXPECT_THAT(annales({"list", "--library", alone}).err, HasSubstr("" + alone));
  const Ran mended = annales({"repair", alone});
  EXPECT_EQ(mended.status, 3) << "it would pass for whole";
  EXPECT_THAT(mended.err, HasSubstr("--accept"));
  EXPECT_EQ(annales({"check", alone}).out, check.out);
  const Ran ran = annales({"backup", copy, "--library", alone});
  EXPECT_EQ(ran.status, 3);
  EXPECT_THAT(ran.err, HasSubstr("newer pages are missing"));
  EXPECT_EQ(annales({"repair", "--accept", alone}).status, 0);
  EXPECT_EQ(annales({"check", alone}).status, 0);
  EXPECT_EQ(annales({"check", library}).status, 0) << "the library itself is whole";
}

/// Who names no library means the one in their data folder, and is told which that is.
TEST_F(Backup, WithoutANameTheDefaultLibraryIsUsedAndNamed) {
  const char* before = std::getenv("XDG_DATA_HOME");
  const std::string old = before == nullptr ? "" : before;
  ::setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
  const std::string place = folder / "data/annales/games.annales";
  const Ran none = annales({"list"});
  EXPECT_EQ(none.status, 3);
  EXPECT_THAT(none.err, HasSubstr("There is no library " + place));
  const Ran imported = annales(with({"import", kTwoGames}));
  EXPECT_EQ(imported.status, 0) << imported.err;
  EXPECT_THAT(imported.err, HasSubstr("using the library " + place));
  EXPECT_THAT(annales({"list"}).err, HasSubstr("2 games"));
  EXPECT_THAT(annales({"check"}).out, HasSubstr("2 games"));
  EXPECT_EQ(annales({"backup", copy}).status, 0);
  EXPECT_EQ(annales({"list", "--library", copy}).out, annales({"list"}).out);
  old.empty() ? ::unsetenv("XDG_DATA_HOME") : ::setenv("XDG_DATA_HOME", old.c_str(), 1);
}

} // namespace
} // namespace annales::tests
