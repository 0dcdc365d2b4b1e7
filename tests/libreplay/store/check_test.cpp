// `check` names what is not as it was stored.
#include "libreplay/log/timeline.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/schema.h"
#include "tests/libreplay/store/pages.h"

#include <fstream>

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
      log.setTag("date", "2024-05-06");
      log.setTag("site", "Rome");
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

  /// All findings in one text; of games only the second may have any, and it is named.
  std::string finding() {
    const CheckReport found = report();
    EXPECT_FALSE(found.findings.empty());
    std::string all;
    for (const CheckFinding& one : found.findings) {
      if (one.game) {
        EXPECT_EQ(one.game, games[1]);
        EXPECT_NE(one.message.find(hexOf(games[1]).substr(0, 12)), std::string::npos) << one.message;
      }
      all += one.message + '\n';
    }
    return all;
  }
  void expectFinding(const std::string& part) {
    const std::string all = finding();
    EXPECT_NE(all.find(part), std::string::npos) << all;
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

TEST_F(Check, NamesATagThatNoExportCouldHave) {
  vandalize("tags", "UPDATE tags SET value = '2024-13' WHERE name = 'date' AND game = 2");
  expectFinding("is left out: the tag \"date\" must be YYYY");
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
  EXPECT_NE(finding().find("no longer ends at the stored event"), std::string::npos);
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

/// Earlier versions took them; their game can be exported, but the export cannot be read.
TEST_F(Check, FindsAPageWithAnEventThatFitsIntoNoRecord) {
  const EventLog game = must(must(Library::open(file, Access::readOnly)).load(games[1]));
  std::string text;
  appendEntry(text, page({tooLong(game, "long", 80)}), game.names());
  const std::size_t at = text.find("xxx"), end = text.find_last_of('x') + 1;
  const std::string length = std::to_string((end - at) / 2);
  vandalize("entries", "UPDATE entries SET page = '" + text.substr(0, at) + "' || replace(hex(zeroblob(" +
                           length + ")), '0', 'x') || '" + text.substr(end) +
                           "' WHERE game = 2 AND number = 0");
  expectFinding("cannot be exported: an event of \"long\": its record in the event log would be "
                "longer than 1 MiB");
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
  expectFinding("nothing of the game is lost");
  must(must(Library::open(file, Access::readWrite)).rebuildDerived());
  EXPECT_TRUE(report().findings.empty());
}

TEST_F(Check, SaysThatNothingIsLostOnlyWhereThatWasShown) {
  ASSERT_EQ(sql(file, "UPDATE summaries SET events = 7 WHERE game = 2"), "");
  vandalize("entries", "DELETE FROM entries WHERE game = 2 AND number = 1");
  EXPECT_EQ(finding().find("is lost"), std::string::npos) << finding();
}

TEST_F(Check, FindsThatTheLastPageIsLost) {
  vandalize("entries", "DELETE FROM entries WHERE game = 2 AND number = 1");
  expectFinding("2 notebook pages were stored, 1 is left");
}

TEST_F(Check, FindsThatTheLastRemarkIsLost) {
  vandalize("annotations", "DELETE FROM annotations WHERE game = 2");
  expectFinding("1 remark was stored, none is left");
}

TEST_F(Check, FindsThatALineMovedBack) {
  vandalize("lines",
            "DELETE FROM lines WHERE game = 2 AND number = (SELECT max(number) FROM lines WHERE game = 2)");
  expectFinding("line records were stored");
}

TEST_F(Check, FindsThatHeadersAreLostOrChanged) {
  vandalize("tags", "UPDATE tags SET value = 'Paris' WHERE game = 2 AND value = 'Rome'");
  must(must(Library::open(file, Access::readWrite)).rebuildDerived());
  expectFinding("one of its header records has changed since it was stored");
  vandalize("tags", "DELETE FROM tags WHERE value = 'Paris'");
  must(must(Library::open(file, Access::readWrite)).rebuildDerived());
  expectFinding("2 header records were stored, 1 is left");
}

TEST_F(Check, FindsThatASearchByTwoLettersIsDamaged) {
  // The lists by two and three letters, which FTS5 itself does not compare.
  ASSERT_EQ(sql(file, "UPDATE remark_texts_data SET block = replace(block, X'317468', X'317A68')"), "");
  const CheckReport found = report();
  ASSERT_FALSE(found.findings.empty());
  EXPECT_NE(found.findings[0].message.find("the search index of the remarks is damaged"), std::string::npos);
}

TEST_F(Check, FindsThatAWholeGameIsLost) {
  for (const char* table : {"entries", "annotations", "tags", "lines", "segments"})
    vandalize(table, "DELETE FROM " + std::string(table) + " WHERE game = 3");
  ASSERT_EQ(sql(file,
                "DELETE FROM summaries WHERE game = 3; DELETE FROM remark_texts WHERE rowid IN (SELECT key "
                "FROM remarks WHERE game = 3); DELETE FROM remarks WHERE game = 3; DELETE FROM chain WHERE "
                "game = 3"),
            "");
  vandalize("games", "DELETE FROM games WHERE key = 3");
  const CheckReport found = report();
  ASSERT_FALSE(found.findings.empty());
  EXPECT_EQ(found.findings[0].message, "3 games were stored, 2 are left");
}

TEST_F(Check, FindsAnAlteredSearch) {
  ASSERT_EQ(sql(file,
                "UPDATE remark_texts SET text = 'no thought' WHERE text = 'a thought' AND rowid IN (SELECT "
                "key FROM remarks WHERE game = 2)"),
            "");
  expectFinding("the indexed remarks");
  ASSERT_EQ(sql(file, "DELETE FROM remark_texts_idx"), "");
  expectFinding("the indexed remarks");
}

TEST_F(Check, FindsAPageThatAnotherProgramAdded) {
  ASSERT_EQ(sql(file,
                "INSERT INTO entries VALUES (2, 2, '{\"at\":\"2024-05-06T07:08:09Z\",\"author\":\"ada\","
                "\"entry\":\"undo\"}')"),
            "");
  expectFinding("3 notebook pages are stored, 2 were expected");
}

TEST_F(Check, IsSatisfiedAgainOnceTheOwnerTakesWhatIsLeft) {
  vandalize("entries", "DELETE FROM entries WHERE game = 2 AND number = 1");
  {
    Library library = must(Library::open(file, Access::readWrite));
    must(library.rebuildDerived());
    EXPECT_FALSE(report().findings.empty()) << "making anew vouches for nothing";
    append(library, games[1], {page({SetTag{"site", "Rome"}})});
    EXPECT_FALSE(report().findings.empty()) << "nor does writing on";
    must(library.acceptRows());
  }
  EXPECT_TRUE(report().findings.empty());
  append(*std::make_unique<Library>(openNew(file)), games[1], {undo()});
  EXPECT_TRUE(report().findings.empty());
}

TEST_F(Check, AcceptsNoGameThatCannotBeRead) {
  vandalize("segments", "DELETE FROM segments WHERE game = 2");
  must(must(Library::open(file, Access::readWrite)).acceptRows());
  expectFinding("1 batch of events was stored, none is left");
}

TEST_F(Check, SaysWhatALibraryOfAnEarlierVersionCannotTell) {
  asVersion2(file);
  const CheckReport before = report();
  EXPECT_TRUE(before.findings.empty());
  EXPECT_FALSE(before.counted);
  EXPECT_EQ(number(file, "PRAGMA user_version"), 2) << "looking changes nothing";
  must(Library::open(file, Access::readWrite));
  const CheckReport after = report();
  EXPECT_TRUE(after.findings.empty());
  EXPECT_TRUE(after.counted);
  EXPECT_EQ(number(file, "PRAGMA user_version"), kLibraryVersion);
  vandalize("entries", "DELETE FROM entries WHERE game = 2 AND number = 1");
  expectFinding("2 notebook pages were stored, 1 is left");
}

TEST_F(Check, FindsThatItsChainIsGone) {
  ASSERT_EQ(sql(file, "DROP TABLE chain"), "");
  const CheckReport found = report();
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_NE(found.findings[0].message.find("cannot check whether any records are missing"),
            std::string::npos);
  must(must(Library::open(file, Access::readWrite)).acceptRows());
  EXPECT_TRUE(report().findings.empty());
}

TEST_F(Check, FindsABrokenSealAndRepairMendsIt) {
  for (const char* broken :
       {"DELETE FROM seal", "UPDATE seal SET broken_at = 7", "UPDATE seal SET number = 9223372036854775807",
        "INSERT INTO seal VALUES (3, '')"}) {
    ASSERT_EQ(sql(file, broken), "");
    EXPECT_FALSE(report().findings.empty()) << broken;
    must(must(Library::open(file, Access::readWrite)).rebuildDerived());
    EXPECT_TRUE(report().findings.empty()) << broken;
  }
}

TEST_F(Check, FindsThatItsHeaderForbidsWriting) {
  {
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(18);
    out.put('\3');
  }
  expectFinding("written by a program that this version does not know");
  const auto opened = Library::open(file, Access::readWrite);
  EXPECT_EQ(troubleOf(opened), Trouble::readOnly);
  EXPECT_NE(opened.error().message.find("Export its games"), std::string::npos);
}

TEST_F(Check, FindsRowsOfNoGame) {
  ASSERT_EQ(sql(file, "INSERT INTO tags VALUES (77, 0, 'site', 'nowhere')"), "");
  const CheckReport found = report();
  ASSERT_EQ(found.findings.size(), 1U);
  EXPECT_FALSE(found.findings[0].game);
}

/// The digest that FORMAT.md asks for, of the first page of the first game.
Hash digestOfFirstPage(const std::filesystem::path& file) {
  SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
  const std::string text = db.execAndGet("SELECT page FROM entries").getString();
  const auto number = [](std::uint64_t n) {
    std::string bytes;
    for (int shift = 56; shift >= 0; shift -= 8)
      bytes += static_cast<char>(n >> static_cast<unsigned>(shift) & 0xFFU);
    return bytes;
  };
  return sha256(std::string(32, '\0') + 'i' + number(0) + 'i' + number(1) + 't' + number(text.size()) + text);
}

/// Headers with so many characters in all.
std::vector<Edit> headers(std::size_t length) {
  constexpr std::size_t kMost = 10'000; // of one
  std::vector<Edit> edits;
  for (; length > 0; length -= std::min(length, kMost))
    edits.emplace_back(
        SetTag{"note-" + std::to_string(edits.size()), std::string(std::min(length, kMost), 'x')});
  return edits;
}

TEST(Chain, DigestsAPageOfAnyLengthAsTheFormatSays) {
  const EventLog game = beginningOf(caseLog("game-01-hex-3"), 50);
  for (const std::size_t length : {10U, 64'000U, 66'000U, 3'000'000U}) {
    SCOPED_TRACE(length);
    TempFolder folder;
    const auto file = folder / "long.annales";
    {
      Library library = openNew(file);
      importInto(library, game);
      append(library, game.id(), {page(headers(length))});
    }
    SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
    const auto digest = hashOf(db.execAndGet("SELECT digest FROM chain WHERE name = 'entries'").getString());
    EXPECT_EQ(digest, digestOfFirstPage(file));
  }
}

} // namespace
} // namespace annales
