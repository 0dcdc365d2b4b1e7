// The library only grows, whoever writes to it with whatever program.
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;

class AppendOnly : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    EventLog log = simulatedLog(RulesetId::antike, 1);
    log.setTag("site", "Rome");
    log.annotate(remarkOn(log, 5, "kept"));
    Library library = openNew(file);
    importInto(library, log);
    append(library, log.id(), {page({remark(log, 6, "kept too")})});
    game = log.id();
    content = contentOf(must(library.load(game)));
  }
  void TearDown() override {
    Library library = must(Library::open(file, Access::readOnly));
    EXPECT_TRUE(contentOf(must(library.load(game))) == content);
    EXPECT_EQ(must(library.check({})).findings.size(), 0U);
  }

  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  std::string content;
  Hash game;
};

TEST_P(AppendOnly, RefusesEveryChange) {
  const std::string table = GetParam();
  ASSERT_GE(number(file, "SELECT count(*) FROM " + table), 1) << "nothing to protect";
  EXPECT_EQ(sql(file, "DELETE FROM " + table), "a library only grows: " + table + " are never deleted");
  const std::string column = table == "games" || table == "maps" ? "rowid" : "number";
  EXPECT_EQ(sql(file, "UPDATE " + table + " SET " + column + " = " + column + " + 7"),
            "a library only grows: " + table + " are never changed");
  EXPECT_EQ(sql(file, "INSERT OR REPLACE INTO " + table + " SELECT * FROM " + table),
            "a library only grows: " + table + " are never replaced");
}

INSTANTIATE_TEST_SUITE_P(Tables, AppendOnly,
                         testing::Values("maps", "games", "segments", "lines", "tags", "annotations",
                                         "entries"));

TEST_F(AppendOnly, KnowsNoGameWithoutABoard) {
  EXPECT_EQ(sql(file, "PRAGMA foreign_keys = ON; INSERT INTO games (id, map, created, imported_at) "
                      "VALUES (zeroblob(32), zeroblob(32), '{}', '')"),
            "FOREIGN KEY constraint failed");
}

} // namespace
} // namespace annales
