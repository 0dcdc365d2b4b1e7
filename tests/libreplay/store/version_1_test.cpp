// A library as version 1 of the format has it, made by the program of that time from two conformance cases.
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;
namespace fs = std::filesystem;

class Version1 : public testing::Test {
protected:
  void SetUp() override {
    fs::copy_file(ANNALES_SOURCE_DIR "/tests/libreplay/store/version-1.antike-library", file);
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  }
  TempFolder folder;
  fs::path file = folder / "old.antike-library";
  EventLog studied = caseLog("ok-lines-tags-annotations");
  EventLog long_ = caseLog("game-d-01");
};

TEST_F(Version1, IsReadAsItStands) {
  Library library = must(Library::open(file, Access::readOnly));
  for (const EventLog* log : {&studied, &long_}) {
    EXPECT_TRUE(contentOf(must(library.load(log->id()))) == contentOf(*log));
    EXPECT_EQ(must(library.loadNotebook(log->id())).entries, 0U);
    EXPECT_EQ(must(library.countEntries(log->id())), 0U);
    EXPECT_TRUE(must(library.entriesSince(log->id(), 0)).empty());
  }
  EXPECT_EQ(summaryOf(library, long_.id()).events, long_.size());
  const CheckReport report = must(library.check({}));
  EXPECT_TRUE(report.findings.empty());
  EXPECT_EQ(report.games, 2U);
  EXPECT_EQ(number(file, "PRAGMA user_version"), 1);
}

TEST_F(Version1, IsCopiedAndBroughtUpToDate) {
  GameSummary before;
  {
    Library old = must(Library::open(file, Access::readOnly));
    before = summaryOf(old, studied.id());
  }
  Library library = must(Library::open(file, Access::readWrite));
  ASSERT_EQ(library.notes().size(), 1U);
  const fs::path copy = file.string() + ".v1-backup";
  EXPECT_NE(library.notes()[0].find(copy.string()), std::string::npos);
  EXPECT_EQ(number(copy, "PRAGMA user_version"), 1);
  EXPECT_EQ(number(file, "PRAGMA user_version"), currentVersion());
  for (const EventLog* log : {&studied, &long_})
    EXPECT_TRUE(contentOf(must(library.load(log->id()))) == contentOf(*log));
  const GameSummary after = summaryOf(library, studied.id());
  EXPECT_EQ(after.remarks, before.remarks);
  EXPECT_EQ(after.stored, before.stored);
  EXPECT_EQ(after.tags, before.tags);
  EXPECT_EQ(after.importedAt, before.importedAt);
  append(library, studied.id(), {page({remark(studied, 3, "kept")})});
  EXPECT_EQ(summaryOf(library, studied.id()).remarks, before.remarks + 1);
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(Version1, IsStillReadWhenSomebodyElseBringsItUpToDate) {
  Library reading = must(Library::open(file, Access::readOnly));
  EXPECT_EQ(must(reading.countEntries(studied.id())), 0U);
  {
    Library writing = must(Library::open(file, Access::readWrite));
    append(writing, studied.id(), {page({remark(studied, 3, "kept")})});
  }
  EXPECT_EQ(must(reading.countEntries(studied.id())), 1U);
  EXPECT_EQ(must(reading.load(studied.id())).annotations().size(), studied.annotations().size() + 1);
  EXPECT_EQ(summaryOf(reading, studied.id()).id, studied.id());
}

} // namespace
} // namespace annales
