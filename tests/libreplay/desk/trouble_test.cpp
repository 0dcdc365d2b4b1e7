// What becomes of an evening when its library is deleted, renamed or full.
#include "libreplay/desk/library_keeper.h"
#include "tests/libreplay/desk/edited.h"
#include "tests/libreplay/store/temp_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

namespace fs = std::filesystem;
using test::editedGame;
using test::Editor;
using test::must;
using test::SharedPages;
using test::TempFolder;
using Trouble = LibraryError::Kind;

StudyIntent saying(const std::string& text) {
  Annotation draft;
  draft.text = text;
  return WriteRemark{draft};
}

/// Ada has a game of a library open, in which there is a second one.
class LostLibrary : public ::testing::Test {
protected:
  void SetUp() override {
    Library library = test::openNew(file_);
    test::importInto(library, editedGame()->log());
    test::importInto(library, test::simulatedLog(RulesetId::duellum, 1));
    ada_ = std::make_unique<Editor>(editedGame(), "Ada", std::make_shared<LibraryKeeper>(file_));
    ada_->desk.onTroubled([this] { ++troubled_; });
  }
  [[nodiscard]] std::vector<std::string> remarksIn(const fs::path& file) const {
    Library library = must(Library::open(file, Access::readOnly));
    std::vector<std::string> all;
    const EventLog log = must(library.load(ada_->id()));
    for (const Annotation& remark : log.annotations())
      all.push_back(remark.text);
    return all;
  }
  [[nodiscard]] static int gamesIn(const fs::path& file) {
    Library library = must(Library::open(file, Access::readOnly));
    int count = 0;
    must(library.list({}, [&](const GameSummary&) { return ++count > 0; }));
    return count;
  }
  void expectTrouble(Trouble kind) const {
    ASSERT_EQ(ada_->desk.troubles().size(), 1U);
    EXPECT_EQ(ada_->desk.troubles().front().library, file_);
    EXPECT_EQ(ada_->desk.troubles().front().error.kind, kind);
  }

  TempFolder folder_;
  fs::path file_ = folder_ / "club.annales", other_ = folder_ / "other.annales";
  std::unique_ptr<Editor> ada_;
  int troubled_ = 0;
};

/// The window looks once a second. Whoever copies the file then has everything.
TEST_F(LostLibrary, ALookWhileNobodyWritesBringsEverythingIntoTheFile) {
  const fs::path log = file_.string() + "-wal", copy = folder_ / "copy.annales";
  ASSERT_TRUE(ada_->perform(saying("first")));
  EXPECT_GT(fs::file_size(log), 0U) << "a remark ends no turn";
  ada_->desk.catchUp();
  ada_->desk.catchUp();
  EXPECT_EQ(fs::file_size(log), 0U);
  fs::copy_file(file_, copy);
  EXPECT_THAT(remarksIn(copy), ::testing::Contains("first"));
}

TEST_F(LostLibrary, NothingIsSaidToBeSavedInADeletedFile) {
  ASSERT_TRUE(ada_->perform(saying("before")));
  fs::remove(file_);
  EXPECT_FALSE(ada_->perform(saying("after")));
  ASSERT_TRUE(ada_->refusal && ada_->refusal->library);
  EXPECT_EQ(ada_->refusal->library->kind, Trouble::moved);
  expectTrouble(Trouble::moved);
  EXPECT_EQ(troubled_, 1);
  EXPECT_EQ(ada_->tab().game->log().annotations().size(), 1U) << "nothing is shown that is not kept";
}

TEST_F(LostLibrary, ARenamedOrReplacedFileIsNoticedBeforeAnybodyWrites) {
  ASSERT_TRUE(ada_->perform(saying("before")));
  fs::rename(file_, folder_ / "elsewhere.annales");
  ada_->desk.catchUp();
  expectTrouble(Trouble::moved);
  test::openNew(folder_ / "another.annales");
  fs::rename(folder_ / "another.annales", file_);
  ada_->desk.catchUp();
  expectTrouble(Trouble::moved);
  EXPECT_EQ(troubled_, 1) << "said once";
  fs::rename(folder_ / "elsewhere.annales", file_);
  ada_->desk.catchUp();
  EXPECT_TRUE(ada_->desk.troubles().empty()) << "it is back";
  EXPECT_EQ(troubled_, 2);
  EXPECT_TRUE(ada_->perform(saying("after")));
}

TEST_F(LostLibrary, AFileThatWasNeverOpenedIsMissed) {
  fs::remove(file_);
  ada_->desk.catchUp();
  expectTrouble(Trouble::missing);
}

TEST_F(LostLibrary, TheWholeLibraryIsSavedElsewhereFromTheOpenFile) {
  ASSERT_TRUE(ada_->perform(saying("before")));
  fs::remove(file_);
  EXPECT_FALSE(ada_->perform(saying("lost")));
  const SavedElsewhere saved = must(ada_->desk.saveElsewhere(file_, other_));
  EXPECT_TRUE(saved.everything);
  EXPECT_EQ(saved.games, std::vector{ada_->id()});
  EXPECT_TRUE(ada_->desk.troubles().empty());
  EXPECT_EQ(troubled_, 2);
  ASSERT_TRUE(ada_->perform(saying("after")));
  EXPECT_THAT(remarksIn(other_), ::testing::ElementsAre("before", "after"));
  EXPECT_EQ(gamesIn(other_), 2);
  EXPECT_FALSE(fs::exists(file_)) << "nothing is made behind anybody's back";
}

TEST_F(LostLibrary, WhereTheFileCannotBeReadTheOpenGamesAreSaved) {
  fs::remove(file_); // before it was opened
  const SavedElsewhere saved = must(ada_->desk.saveElsewhere(file_, other_));
  EXPECT_FALSE(saved.everything);
  ASSERT_TRUE(ada_->perform(saying("after")));
  EXPECT_THAT(remarksIn(other_), ::testing::ElementsAre("after"));
  EXPECT_EQ(gamesIn(other_), 1);
}

TEST_F(LostLibrary, NothingIsOverwritten) {
  ASSERT_TRUE(ada_->perform(saying("before")));
  fs::remove(file_);
  test::openNew(other_);
  const auto saved = ada_->desk.saveElsewhere(file_, other_);
  EXPECT_EQ(test::troubleOf(saved), Trouble::refused);
  EXPECT_EQ(gamesIn(other_), 0);
  EXPECT_TRUE(must(ada_->desk.saveElsewhere(file_, folder_ / "new/folder/x.annales")).everything);
}

TEST_F(LostLibrary, AFullDiskIsTroubleUntilSomethingIsKept) {
  auto pages = std::make_shared<SharedPages>();
  Editor bob(editedGame(), "Bob", pages);
  pages->broken = true;
  EXPECT_FALSE(bob.perform(saying("one")));
  bob.desk.catchUp();
  ASSERT_EQ(bob.desk.troubles().size(), 1U);
  EXPECT_EQ(bob.desk.troubles().front().error.kind, Trouble::full);
  pages->broken = false;
  EXPECT_TRUE(bob.perform(saying("one")));
  EXPECT_TRUE(bob.desk.troubles().empty());
}

TEST_F(LostLibrary, ACopyIsALibraryOfItsOwn) {
  ASSERT_TRUE(ada_->perform(saying("before")));
  Library library = must(Library::open(file_, Access::readOnly));
  must(library.copyTo(other_));
  ASSERT_TRUE(ada_->perform(saying("after")));
  EXPECT_THAT(remarksIn(other_), ::testing::ElementsAre("before"));
  Library copy = must(Library::open(other_, Access::readWrite));
  EXPECT_TRUE(must(copy.check({})).findings.empty());
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_.path()), {}), 6) << "two libraries and nothing else";
}

} // namespace
} // namespace annales
