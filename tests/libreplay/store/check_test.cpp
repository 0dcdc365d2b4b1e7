// `check` names what is not as it was stored.
#include "libreplay/log/timeline.h"
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class Check : public testing::Test {
protected:
  void SetUp() override {
    Library library = openNew(file);
    for (std::uint64_t k = 0; k < 3; ++k) {
      EventLog log = beginningOf(simulatedLog(RulesetId::antike, k), 300);
      require(log.setLine(kMainLine, log.mainHead()));
      require(log.setLine("better", branchOff(log, 100, 2)));
      log.annotate(remarkOn(log, 7, "a remark"));
      importInto(library, log);
      append(library, log.id(),
             {page({whatIf(log, "worse", 80, 4), remark(log, 9, "a thought")}),
              page({whatIf(log, "worse", 80, 4)})});
      games.push_back(log.id());
    }
  }

  CheckReport report(const CheckOptions& options = {}) {
    return must(must(Library::open(file, Access::readOnly)).check(options));
  }

  /// The only finding, which must be about the second game.
  std::string finding() {
    const CheckReport found = report();
    EXPECT_EQ(found.findings.size(), 1U);
    if (found.findings.empty()) return "";
    EXPECT_EQ(found.findings[0].game, games[1]);
    const std::string id = hexOf(games[1]).substr(0, 12);
    EXPECT_NE(found.findings[0].message.find(id), std::string::npos) << found.findings[0].message;
    return found.findings[0].message;
  }

  void vandalize(const std::string& table, const std::string& statement) {
    test::vandalize(file, table, statement);
  }

  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  std::vector<Hash> games;
};

TEST_F(Check, FindsNothingInASoundLibrary) {
  const CheckReport found = report();
  EXPECT_TRUE(found.findings.empty());
  EXPECT_EQ(found.games, 3U);
  EXPECT_EQ(found.events, 3U * 302);
  EXPECT_EQ(found.pages, 3U * 2);
}

TEST_F(Check, CallsBackForEveryGame) {
  CheckOptions options;
  std::vector<Hash> seen;
  std::vector<std::size_t> progress;
  options.quick = true;
  options.game = [&](const EventLog& log) { seen.push_back(log.id()); };
  options.progress = [&](std::size_t done, std::size_t of) {
    EXPECT_EQ(of, 3U);
    progress.push_back(done);
  };
  report(options);
  EXPECT_EQ(seen, games);
  EXPECT_EQ(progress, (std::vector<std::size_t>{1, 2, 3}));
}

TEST_F(Check, CanBeInterrupted) {
  std::atomic<bool> stop = true;
  CheckOptions options;
  options.cancel = &stop;
  EXPECT_EQ(troubleOf(must(Library::open(file, Access::readOnly)).check(options)), Trouble::cancelled);
}

TEST_F(Check, FindsAChangedEvent) {
  vandalize("segments",
            "UPDATE segments SET events = CAST(substr(events, 1, 200) || X'21' || substr(events, 202) "
            "AS BLOB) WHERE game = 2");
  finding();
  Library library = must(Library::open(file, Access::readOnly));
  EXPECT_EQ(troubleOf(library.load(games[1])), Trouble::damaged);
  EXPECT_EQ(must(library.load(games[2])).size(), 302U) << "the other games can still be read";
}

TEST_F(Check, FindsAMissingBatch) {
  vandalize("segments", "DELETE FROM segments WHERE game = 2");
  EXPECT_NE(finding().find("does not end where it did"), std::string::npos);
}

TEST_F(Check, FindsAChangedBeginning) {
  vandalize("games",
            "UPDATE games SET created = replace(created, '\"contract\":1', '\"contract\":2') WHERE key = 2");
  finding();
}

TEST_F(Check, FindsAnotherBeginning) {
  vandalize("games", "UPDATE games SET created = (SELECT created FROM games WHERE key = 1) WHERE key = 2");
  EXPECT_NE(finding().find("first event"), std::string::npos);
}

TEST_F(Check, FindsABentLine) {
  vandalize("lines", "UPDATE lines SET head = 20 WHERE game = 2 AND name = 'main'");
  EXPECT_NE(finding().find("its line \"main\""), std::string::npos);
}

TEST_F(Check, FindsAMissingLine) {
  vandalize("lines", "DELETE FROM lines WHERE game = 2");
  EXPECT_NE(finding().find("main line is missing"), std::string::npos);
}

TEST_F(Check, FindsAChangedRemark) {
  vandalize("annotations",
            "UPDATE annotations SET record = replace(record, 'a remark', 'no remark') WHERE game = 2");
  finding();
}

TEST_F(Check, FindsAChangedPage) {
  vandalize("entries", "UPDATE entries SET page = replace(page, 'a thought', 'no thought') WHERE game = 2");
  EXPECT_NE(finding().find("page 1 of its notebook"), std::string::npos);
}

TEST_F(Check, FindsAMissingPage) {
  vandalize("entries", "DELETE FROM entries WHERE game = 2 AND number = 0");
  EXPECT_NE(finding().find("page 1 of its notebook is missing"), std::string::npos);
}

TEST_F(Check, FindsAChangedEventOfALineThatIsKnownOtherwise) {
  vandalize("entries", "UPDATE entries SET page = replace(page, 'what if', 'what of') "
                       "WHERE game = 2 AND number = 1");
  EXPECT_NE(finding().find("page 2 of the notebook"), std::string::npos);
}

TEST_F(Check, NamesAPageThatMakesNoSense) {
  ASSERT_EQ(sql(file, "INSERT INTO entries VALUES (2, 2, '{\"at\":\"2024-05-06T07:08:09Z\",\"author\":"
                      "\"ada\",\"edits\":[{\"edit\":\"delete\",\"name\":\"nobody\"}],\"entry\":"
                      "\"change\"}')"),
            "");
  const std::string found = finding();
  EXPECT_NE(found.find("page 3 of the notebook"), std::string::npos) << found;
  EXPECT_NE(found.find("there is no line \"nobody\""), std::string::npos) << found;
  Library library = must(Library::open(file, Access::readWrite));
  EXPECT_EQ(must(library.loadNotebook(games[1])).notebook.passedOver(), 1U);
  EXPECT_EQ(append(library, games[1], {undo()}), 4U) << "and is passed over";
}

TEST_F(Check, FindsAChangedBoard) {
  vandalize("maps", "UPDATE maps SET canonical = replace(canonical, '\"sea\"', '\"land\"')");
  EXPECT_GE(report().findings.size(), 1U);
}

TEST_F(Check, FindsAnOutdatedCatalogue) {
  ASSERT_EQ(sql(file, "UPDATE summaries SET events = 7 WHERE game = 2"), "");
  EXPECT_NE(finding().find("nothing is lost"), std::string::npos);
  must(must(Library::open(file, Access::readWrite)).rebuildDerived());
  EXPECT_TRUE(report().findings.empty());
}

TEST_F(Check, FindsRowsOfNoGame) {
  ASSERT_EQ(sql(file, "INSERT INTO tags VALUES (77, 0, 'site', 'nowhere')"), "");
  const CheckReport found = report();
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_FALSE(found.findings[0].game);
}

} // namespace
} // namespace annales
