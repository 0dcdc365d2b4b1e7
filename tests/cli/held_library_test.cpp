// A library that is open here while other programs open, write and close it, and while something takes its
// locks or the files beside it away.
#include "libreplay/desk/desk.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/store/file_locks.h"
#include "tests/cli/program.h"
#include "tests/libreplay/desk/edited.h"
#include "tests/libreplay/store/pages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <thread>

namespace annales::tests {
namespace {

namespace fs = std::filesystem;
using namespace annales::test;
using Kind = LibraryError::Kind;

/// How many ranges of a file this program has locked, as the system tells of its open files: /proc/locks
/// would tell the same, but lines of it come twice or not at all while other programs lock and unlock.
int locksOn(const fs::path& file) {
  struct stat status {};
  EXPECT_EQ(::stat(file.c_str(), &status), 0) << file;
  const std::string place = ":" + std::to_string(status.st_ino) + " ";
  std::set<std::string> ranges; // several descriptors can be of one open file
  for (const auto& descriptor : fs::directory_iterator("/proc/self/fdinfo")) {
    std::ifstream in(descriptor.path());
    for (std::string line; std::getline(in, line);)
      if (const auto at = line.find(place); line.starts_with("lock:") && at != std::string::npos)
        ranges.insert(line.substr(at));
  }
  return static_cast<int>(ranges.size());
}

/// What a file dialog does that looks for icons, and a thumbnailer, and whatever else is in the process.
void openAndClose(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << file;
  in.get();
}

class HeldLibrary : public ::testing::Test {
protected:
  void SetUp() override {
    Library library = openNew(file_);
    importInto(library, game_);
  }
  void TearDown() override { preferLocksOf(LockOwner::openFile); }

  void openAndCloseAll() const {
    openAndClose(file_);
    openAndClose(log_);
    openAndClose(index_);
  }
  [[nodiscard]] std::vector<std::string> remarksIn() const {
    Library library = must(Library::open(file_, Access::readOnly));
    std::vector<std::string> all;
    const EventLog log = must(library.load(game_.id()));
    for (const Annotation& remark : log.annotations())
      all.push_back(remark.text);
    return all;
  }
  void expectSound() const {
    const Ran check = annales({"check", file_.string()});
    EXPECT_EQ(check.status, 0) << check.out << check.err;
    EXPECT_THAT(check.out, ::testing::HasSubstr("nothing wrong"));
  }
  void importElsewhere(const std::string& game) const {
    const Ran ran = annales({"import", game, "--library", file_.string()});
    EXPECT_EQ(ran.status, 0) << ran.err;
  }
  void listElsewhere() const {
    const Ran ran = annales({"list", "--library", file_.string()});
    EXPECT_EQ(ran.status, 0) << ran.err;
  }
  [[nodiscard]] Entry saying(const std::string& text) const { return page({remark(game_, 3, text)}); }

  TempFolder folder_;
  fs::path file_ = folder_ / "club.annales", log_ = folder_ / "club.annales-wal",
           index_ = folder_ / "club.annales-shm";
  EventLog game_ = simulatedLog(RulesetId::antike, 1);
};

TEST_F(HeldLibrary, KeepsItsLocksWhateverElseOpensAndClosesItsFiles) {
  Library library = must(Library::open(file_, Access::readWrite));
  append(library, game_.id(), {saying("first")});
  const int ofFile = locksOn(file_), ofIndex = locksOn(index_);
  EXPECT_GT(ofFile, 0);
  EXPECT_GT(ofIndex, 0);
  openAndCloseAll();
  EXPECT_EQ(locksOn(file_), ofFile);
  EXPECT_EQ(locksOn(index_), ofIndex);
  EXPECT_FALSE(library.tookLocksAgain());
}

TEST_F(HeldLibrary, IsNotDestroyedByTheNextProgramAfterSomethingOpenedAndClosedIt) {
  for (const LockOwner owner : {LockOwner::openFile, LockOwner::process}) {
    preferLocksOf(owner);
    Library library = must(Library::open(file_, Access::readWrite));
    const std::string round = owner == LockOwner::process ? "later: " : "";
    append(library, game_.id(), {saying(round + "first")});
    library.makeWhole();
    openAndCloseAll();
    must(library.isInPlace());
    listElsewhere();
    append(library, game_.id(), {saying(round + "second")});
    openAndCloseAll();
    must(library.isInPlace());
    importElsewhere(kGame);
    append(library, game_.id(), {saying(round + "third")});
  }
  expectSound();
  EXPECT_EQ(remarksIn().size(), 6U);
}

TEST_F(HeldLibrary, TakesLostLocksAgain) {
  preferLocksOf(LockOwner::process);
  Library library = must(Library::open(file_, Access::readWrite));
  append(library, game_.id(), {saying("first")});
  const int ofFile = locksOn(file_), ofIndex = locksOn(index_);
  openAndCloseAll();
  EXPECT_EQ(locksOn(file_), 0) << "or this test shows nothing";
  EXPECT_EQ(locksOn(index_), 0);
  must(library.isInPlace());
  EXPECT_EQ(locksOn(file_), ofFile);
  EXPECT_EQ(locksOn(index_), ofIndex);
  EXPECT_TRUE(library.tookLocksAgain());
  EXPECT_FALSE(library.tookLocksAgain()) << "said once";
}

TEST_F(HeldLibrary, TakesLostLocksAgainBeforeItWrites) {
  preferLocksOf(LockOwner::process);
  Library library = must(Library::open(file_, Access::readWrite));
  append(library, game_.id(), {saying("first")});
  openAndCloseAll();
  append(library, game_.id(), {saying("second")});
  EXPECT_GT(locksOn(file_), 0);
  listElsewhere();
  EXPECT_TRUE(fs::exists(log_)) << "another program has taken it away";
}

TEST_F(HeldLibrary, CommitsNothingThatWasWrittenWithoutLocks) {
  preferLocksOf(LockOwner::process);
  Library library = must(Library::open(file_, Access::readWrite));
  {
    ImportBatch batch = must(library.beginImport());
    must(batch.add(simulatedLog(RulesetId::antike, 2)));
    openAndCloseAll();
    EXPECT_EQ(troubleOf(batch.commit()), Kind::cutOff);
  }
  EXPECT_EQ(must(library.countGames()), 1U);
  importInto(library, simulatedLog(RulesetId::antike, 2));
  EXPECT_EQ(must(library.countGames()), 2U);
}

TEST_F(HeldLibrary, IsOpenedAnewAfterAnotherProgramHasTakenItsLogAway) {
  preferLocksOf(LockOwner::process);
  {
    Library library = must(Library::open(file_, Access::readWrite));
    append(library, game_.id(), {saying("first")});
    library.makeWhole();
    openAndCloseAll();
    listElsewhere();
    ASSERT_FALSE(fs::exists(log_)) << "or this test shows nothing";
    const std::vector<Entry> second{saying("second")};
    EXPECT_EQ(troubleOf(library.appendEntries(game_.id(), 1, second)), Kind::cutOff);
    EXPECT_EQ(troubleOf(Library::open(file_, Access::readWrite, {.patience = std::chrono::milliseconds(1)})),
              Kind::cutOff)
        << "a new connection would share what the old one has";
  }
  Library library = must(Library::open(file_, Access::readWrite));
  append(library, game_.id(), {saying("second")});
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
  expectSound();
}

/// Another connection of this program looks at the locks meanwhile, and takes them again for all.
TEST_F(HeldLibrary, CommitsNothingOverWhatAnotherProgramWroteWhileTheLocksWereGone) {
  preferLocksOf(LockOwner::process);
  Library looks = must(Library::open(file_, Access::readWrite));
  Library library = must(Library::open(file_, Access::readWrite));
  {
    ImportBatch batch = must(library.beginImport());
    must(batch.add(simulatedLog(RulesetId::antike, 2)));
    openAndCloseAll();
    importElsewhere(kGame);
    static_cast<void>(looks.isInPlace());
    EXPECT_EQ(troubleOf(batch.commit()), Kind::cutOff);
  }
}

/// Only the index is gone: the next program makes a new one of the log, and writes over what it has brought
/// in.
TEST_F(HeldLibrary, BringsNothingInFromALogThatAnotherProgramWritesOn) {
  {
    Library library = must(Library::open(file_, Access::readWrite));
    append(library, game_.id(), {saying("first")});
    append(library, game_.id(), {saying("second")});
    fs::remove(index_);
    importElsewhere(kTwoGames);
    EXPECT_TRUE(fs::exists(log_));
  }
  expectSound();
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
}

TEST_F(HeldLibrary, SavesWhatIsInADeletedLogThoughAnotherProgramHasLooked) {
  {
    Library library = must(Library::open(file_, Access::readWrite));
    append(library, game_.id(), {saying("first")});
    fs::remove(log_);
    fs::remove(index_);
    listElsewhere();
  }
  expectSound();
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first"));
}

TEST_F(HeldLibrary, LosesNothingWhenSomebodyDeletesTheFilesBesideIt) {
  for (const auto& gone : std::vector<std::vector<fs::path>>{{log_, index_}, {log_}, {index_}}) {
    const auto before = remarksIn().size();
    {
      Library library = must(Library::open(file_, Access::readWrite));
      const std::string text = std::to_string(before);
      append(library, game_.id(), {saying("kept " + text), saying("too " + text)});
      for (const fs::path& file : gone)
        fs::remove(file);
      EXPECT_EQ(troubleOf(library.isInPlace()), Kind::cutOff);
    }
    EXPECT_EQ(remarksIn().size(), before + 2);
    expectSound();
  }
}

/// The same with a desk, which opens the library anew by itself.
class HeldGame : public HeldLibrary {
protected:
  void SetUp() override {
    HeldLibrary::SetUp();
    ada_ = std::make_unique<Editor>(openGame(EventLog(game_), nullptr), "Ada",
                                    std::make_shared<LibraryKeeper>(file_));
    ada_->desk.onGuarded([this](const DeskGuard& guard) { guards_.push_back(guard); });
  }
  bool write(const std::string& text) const {
    Annotation draft;
    draft.text = text;
    return ada_->perform(WriteRemark{draft});
  }

  std::unique_ptr<Editor> ada_;
  std::vector<DeskGuard> guards_;
};

TEST_F(HeldGame, SaysThatItsLibraryWasLockedAgain) {
  preferLocksOf(LockOwner::process);
  ASSERT_TRUE(write("first"));
  openAndCloseAll();
  ada_->desk.catchUp();
  ASSERT_EQ(guards_.size(), 1U);
  EXPECT_EQ(guards_[0].library, file_);
  EXPECT_FALSE(guards_[0].openedAnew);
  ada_->desk.catchUp();
  EXPECT_EQ(guards_.size(), 1U) << "said once";
}

TEST_F(HeldGame, GoesOnWhereAnotherProgramHasTakenTheLogAway) {
  preferLocksOf(LockOwner::process);
  ASSERT_TRUE(write("first"));
  ada_->desk.catchUp();
  ada_->desk.catchUp(); // idle, so that all is in the file
  openAndCloseAll();
  listElsewhere();
  ASSERT_FALSE(fs::exists(log_)) << "or this test shows nothing";
  ASSERT_TRUE(write("second")) << "at once, without another look";
  ASSERT_EQ(guards_.size(), 1U);
  EXPECT_TRUE(guards_[0].openedAnew);
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
  importElsewhere(kGame);
  ASSERT_TRUE(write("third"));
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second", "third"));
  expectSound();
}

TEST_F(HeldGame, KeepsAgainWhatStoodInALogThatSomebodyDeleted) {
  ASSERT_TRUE(write("first"));
  ASSERT_TRUE(write("second"));
  fs::remove(log_);
  fs::remove(index_);
  importElsewhere(kGame); // knows nothing of the two
  ada_->desk.catchUp();
  ASSERT_EQ(guards_.size(), 1U);
  EXPECT_TRUE(guards_[0].openedAnew);
  EXPECT_GT(guards_[0].keptAgain, 0U);
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
  ASSERT_TRUE(write("third"));
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second", "third"));
  EXPECT_TRUE(ada_->desk.troubles().empty());
  expectSound();
}

/// What Ada undid stood in the log that is gone; what Eve wrote meanwhile is not what she meant.
TEST_F(HeldGame, UndoesNothingOfOthersWhenItKeepsPagesAgain) {
  ASSERT_TRUE(write("first"));
  ada_->desk.catchUp();
  ada_->desk.catchUp(); // into the file
  ASSERT_TRUE(ada_->perform(UndoLast{}));
  fs::remove(log_);
  fs::remove(index_);
  ASSERT_EQ(annales({"annotate", hexOf(game_.id()).substr(0, 12), "--library", file_.string(), "--at", "3",
                     "--author", "Eve", "--text", "hers"})
                .status,
            0);
  ASSERT_TRUE(write("second"));
  EXPECT_THAT(remarksIn(), ::testing::IsSupersetOf({"hers", "second"}));
  expectSound();
}

/// A game that was begun here came into the library with what is gone.
TEST_F(HeldGame, IsStoredAgainWhereItIsGoneAltogether) {
  const EventLog begun = beginningOf(simulatedLog(RulesetId::antike, 5), 1);
  std::shared_ptr<LibraryKeeper> keeper;
  {
    Library library = must(Library::open(file_, Access::readWrite));
    auto stored = must(library.createGame(begun));
    keeper = std::make_shared<LibraryKeeper>(std::move(library), stored.rows);
  }
  ada_->desk.put(openGame(EventLog(begun), nullptr), Notebook(std::make_shared<const EventLog>(begun)),
                 keeper);
  ASSERT_TRUE(ada_->desk.write(begun.id(), "Ada", {SetTag{"source", "hers"}}));
  fs::remove(log_);
  fs::remove(index_);
  importElsewhere(kGame); // so that nothing can be brought in
  ada_->desk.catchUp();
  EXPECT_TRUE(ada_->desk.troubles().empty());
  EXPECT_EQ(ada_->othersPages, 0) << "nobody else wrote on it";
  Library library = must(Library::open(file_, Access::readOnly));
  EXPECT_EQ(must(library.load(begun.id())).tags().at("source"), "hers");
}

/// A worker here is still cut off from the library: nothing can be kept before it has closed it.
TEST_F(HeldGame, RefusesToWriteUntilItsLibraryCanBeOpenedAnew) {
  auto worker = std::make_unique<Library>(must(Library::open(file_, Access::readWrite)));
  ASSERT_TRUE(write("first"));
  fs::remove(log_);
  fs::remove(index_);
  EXPECT_FALSE(write("second"));
  ASSERT_EQ(ada_->desk.troubles().size(), 1U);
  EXPECT_EQ(ada_->desk.troubles().front().error.kind, Kind::cutOff);
  EXPECT_TRUE(guards_.empty()) << "it is not open again yet";
  worker.reset();
  ada_->desk.catchUp();
  EXPECT_TRUE(ada_->desk.troubles().empty());
  ASSERT_TRUE(write("second"));
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
  expectSound();
}

/// The second one is written to for the first time: its library is opened beside a connection that is cut
/// off.
TEST_F(HeldGame, IsKeptWhereOnlyAnotherGameOfItsLibraryWasCutOff) {
  const EventLog other = simulatedLog(RulesetId::antike, 2);
  {
    Library library = must(Library::open(file_, Access::readWrite));
    importInto(library, other);
  }
  ada_->desk.put(openGame(EventLog(other), nullptr), Notebook(std::make_shared<const EventLog>(other)),
                 std::make_shared<LibraryKeeper>(file_));
  ASSERT_TRUE(write("first"));
  fs::remove(log_);
  fs::remove(index_);
  ASSERT_TRUE(ada_->desk.write(other.id(), "Ada", {SetTag{"source", "a friend"}}));
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first"));
  expectSound();
}

/// Two games of one library are open: all let go before one opens it anew.
TEST_F(HeldGame, AllItsGamesAreOpenedAnew) {
  const EventLog other = simulatedLog(RulesetId::antike, 2);
  {
    Library library = must(Library::open(file_, Access::readWrite));
    importInto(library, other);
  }
  ada_->desk.put(openGame(EventLog(other), nullptr), Notebook(std::make_shared<const EventLog>(other)),
                 std::make_shared<LibraryKeeper>(file_));
  const std::vector<Edit> source{SetTag{"source", "a friend"}};
  ASSERT_TRUE(write("first"));
  ASSERT_TRUE(ada_->desk.write(other.id(), "Ada", source));
  fs::remove(log_);
  fs::remove(index_);
  ASSERT_TRUE(write("second"));
  ASSERT_TRUE(ada_->desk.write(other.id(), "Ada", source));
  EXPECT_EQ(guards_.size(), 1U) << "one library";
  EXPECT_THAT(remarksIn(), ::testing::ElementsAre("first", "second"));
  expectSound();
}

/// Longer than other commands, and until Ctrl-C.
TEST(Import, WaitsForAnotherWriterWhoTakesTime) {
  const Folder folder;
  const std::string library = folder / "l";
  ASSERT_EQ(annales(with({"import", kTwoGames, "--library", library})).status, 0);
  Library open = must(Library::open(library, Access::readWrite));
  std::optional<ImportBatch> batch = must(open.beginImport());
  const auto import = with({"import", kGame, "--library", library});
  const Ran stopped = annalesWhile(import, [](pid_t process) {
    std::this_thread::sleep_for(std::chrono::seconds(1));
    ::kill(process, SIGINT);
  });
  EXPECT_EQ(stopped.status, 130) << stopped.err;
  const Ran waited = annalesWhile(import, [&](pid_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(6500)); // 5,000 are the patience of others
    batch.reset();
  });
  EXPECT_EQ(waited.status, 0) << waited.err;
}

} // namespace
} // namespace annales::tests
