// Whoever interrupts a repair loses nothing by it and does not wait.
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_statements.h"

#include <fmt/core.h>

#include <atomic>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

constexpr int kManyRemarks = 3000; // of one game

class Repair : public testing::Test {
protected:
  Repair() {
    for (std::uint64_t k = 0; k < kGames; ++k) {
      EventLog log = beginningOf(simulatedLog(RulesetId::antike, k), 100);
      log.annotate(remarkOn(log, 7, "a remark"));
      importInto(library, log);
    }
  }

  /// The catalogue of the first game says what is not so until it is made anew.
  void spoilCatalogue() { ASSERT_EQ(sql(file, "UPDATE summaries SET events = 7 WHERE game = 1"), ""); }
  [[nodiscard]] bool isCatalogueSpoilt() const {
    return number(file, "SELECT events FROM summaries WHERE game = 1") == 7;
  }
  [[nodiscard]] long long countedRows() const { return number(file, "SELECT count(*) FROM chain"); }

  /// Cancelled after the first game.
  Watch untilFirst() {
    Watch options;
    options.cancel = &cancel;
    options.progress = [this](std::size_t done, std::size_t of) {
      EXPECT_EQ(of, kGames);
      looked.push_back(done);
      cancel = true;
    };
    return options;
  }

  static constexpr std::uint64_t kGames = 3;
  TempFolder folder;
  std::filesystem::path file = folder / "games.annales";
  Library library = openNew(file);
  std::atomic<bool> cancel = false;
  std::vector<std::size_t> looked;
};

TEST_F(Repair, SaysAfterWhichGameItIs) {
  Watch options;
  options.progress = [this](std::size_t done, std::size_t) { looked.push_back(done); };
  must(library.rebuildDerived(options));
  must(library.acceptRows(options));
  EXPECT_EQ(looked, (std::vector<std::size_t>{1, 2, 3, 1, 2, 3}));
}

TEST_F(Repair, EndsAtTheNextGameOnceItIsCancelledAndLeavesTheLibraryAsItWas) {
  spoilCatalogue();
  const auto stopped = library.rebuildDerived(untilFirst());
  ASSERT_EQ(troubleOf(stopped), Trouble::cancelled);
  EXPECT_NE(stopped.error().message.find(file.string() + " was not changed"), std::string::npos);
  EXPECT_EQ(looked, std::vector<std::size_t>{1});
  EXPECT_TRUE(isCatalogueSpoilt());
  must(library.rebuildDerived());
  EXPECT_FALSE(isCatalogueSpoilt());
  EXPECT_TRUE(must(library.check({})).findings.empty());
}

TEST_F(Repair, AcceptsNothingOnceItIsCancelled) {
  ASSERT_EQ(sql(file, "DELETE FROM chain"), "");
  EXPECT_EQ(troubleOf(library.acceptRows(untilFirst())), Trouble::cancelled);
  EXPECT_EQ(looked, std::vector<std::size_t>{1});
  EXPECT_EQ(countedRows(), 0);
  must(library.acceptRows());
  EXPECT_GT(countedRows(), 0);
}

TEST_F(Repair, RaisesNoLibraryOnceItIsCancelled) {
  asVersion2(file);
  cancel = true;
  OpenOptions options;
  options.cancel = &cancel;
  EXPECT_EQ(troubleOf(Library::open(file, Access::readWrite, options)), Trouble::cancelled);
  EXPECT_EQ(number(file, "PRAGMA user_version"), 2);
  cancel = false;
  must(Library::open(file, Access::readWrite, options));
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
}

TEST_F(Repair, PutsAVersionRightThatIsEarlierThanTheEvents) {
  ASSERT_EQ(number(file, "SELECT count(*) > 0 FROM segments WHERE substr(events, 1, 1) = x'02'"), 1);
  ASSERT_EQ(sql(file, "PRAGMA user_version = 4"), "");
  {
    const auto report = must(must(Library::open(file, Access::readOnly)).check({}));
    ASSERT_EQ(report.findings.size(), 1U);
    EXPECT_THAT(report.findings.front().message, testing::HasSubstr("older than its records"));
  }
  Library mended = must(Library::open(file, Access::readWrite));
  must(mended.rebuildDerived({}));
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
  EXPECT_TRUE(must(mended.check({})).findings.empty());
}

TEST_F(Repair, OpensNoLibraryWhoseCatalogueItWasNotLetMake) {
  ASSERT_EQ(sql(file, "DROP TABLE summaries"), "");
  cancel = true;
  OpenOptions options;
  options.cancel = &cancel;
  for (const Access access : {Access::readOnly, Access::readWrite})
    EXPECT_EQ(troubleOf(Library::open(file, access, options)), Trouble::cancelled);
  cancel = false;
  EXPECT_EQ(must(must(Library::open(file, Access::readOnly, options)).countGames()), kGames);
}

class RepairOfOneGame : public testing::Test {
protected:
  RepairOfOneGame() {
    for (int i = 0; i < kManyRemarks; ++i)
      log.annotate(remarkOn(log, 7, fmt::format("remark number {}", i)));
  }

  /// Cancelled as the first remark is written; those that came to be written then.
  void cancelAtFirst(std::string_view table) {
    const std::string beginning = fmt::format("INSERT INTO {} ", table);
    watched.emplace([this, beginning](std::string_view sql) {
      if (!sql.starts_with(beginning)) return;
      ++written;
      cancel = true;
    });
  }

  TempFolder folder;
  std::filesystem::path file = folder / "games.annales";
  EventLog log = beginningOf(simulatedLog(RulesetId::antike, 0), 100);
  std::atomic<bool> cancel = false;
  std::optional<WatchedStatements> watched;
  int written = 0;
};

TEST_F(RepairOfOneGame, EndsInTheMiddleOfItOnceItIsCancelled) {
  importInto(*std::make_unique<Library>(openNew(file)), log);
  cancelAtFirst("remarks");
  {
    Library library = must(Library::open(file, Access::readWrite));
    EXPECT_EQ(troubleOf(library.rebuildDerived({&cancel, {}})), Trouble::cancelled);
    EXPECT_GT(written, 0);
    EXPECT_LT(written, kManyRemarks / 2);
    EXPECT_TRUE(must(library.check({})).findings.empty());
  }
  EXPECT_EQ(number(file, "SELECT count(*) FROM remarks"), kManyRemarks);
}

TEST_F(RepairOfOneGame, AsItsImportDoes) {
  cancelAtFirst("annotations");
  {
    Library library = openNew(file);
    {
      ImportBatch batch = must(library.beginImport(&cancel));
      EXPECT_EQ(troubleOf(batch.add(log)), Trouble::cancelled);
      EXPECT_GT(written, 0);
      EXPECT_LT(written, kManyRemarks / 2);
      EXPECT_EQ(troubleOf(batch.commit()), Trouble::cancelled);
    }
    EXPECT_EQ(must(library.countGames()), 0U);
    cancel = false;
    EXPECT_TRUE(std::holds_alternative<Added>(importInto(library, log)));
    EXPECT_TRUE(must(library.check({})).findings.empty());
  }
}

} // namespace
} // namespace annales
