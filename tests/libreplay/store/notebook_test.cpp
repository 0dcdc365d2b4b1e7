// What people do to a game beside playing it is kept, and seen by everybody who reads the game.
#include "tests/libreplay/store/pages.h"

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class Notebooks : public testing::Test {
protected:
  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  Library library = openNew(file);
  EventLog game = beginningOf(caseLog("game-01-hex-3"), 120);

  void SetUp() override {
    require(game.setLine(kMainLine, game.mainHead()));
    importInto(library, game);
  }
  std::vector<Entry> somePages() const {
    return {page({whatIf(game, "better", 100, 5), remark(game, 7, "why?")}), page({SetTag{"site", "Rome"}})};
  }
};

TEST_F(Notebooks, KeepWhatWasWritten) {
  EXPECT_EQ(must(library.loadNotebook(game.id())).entries, 0U);
  EXPECT_EQ(append(library, game.id(), somePages()), 2U);
  Library again = must(Library::open(file, Access::readOnly));
  const StoredNotebook stored = must(again.loadNotebook(game.id()));
  EXPECT_EQ(stored.entries, 2U);
  EXPECT_EQ(stored.notebook.entries().size(), 2U);
  EXPECT_EQ(stored.notebook.passedOver(), 0U);
  ASSERT_NE(stored.notebook.study().line("better"), nullptr);
  EXPECT_TRUE(stored.notebook.study().line("better")->own);
}

TEST_F(Notebooks, AreSeenByWhoeverReadsTheGame) {
  append(library, game.id(), somePages());
  const EventLog seen = must(library.load(game.id()));
  EXPECT_TRUE(seen.lines().contains("better"));
  EXPECT_EQ(seen.tags().at("site"), "Rome");
  ASSERT_EQ(seen.annotations().size(), 1U);
  EXPECT_TRUE(contentOf(must(library.load(hexOf(game.id())))) == contentOf(seen));
  EXPECT_TRUE(contentOf(must(library.loadForEditing(game.id())).log) == contentOf(game)) << "the base stays";
  const GameSummary row = summaryOf(library, game.id());
  EXPECT_EQ(row.stored, 121U);
  EXPECT_EQ(row.events, 120U);
  EXPECT_EQ(row.remarks, 1U);
  EXPECT_EQ(row.tags.at("site"), "Rome");
}

TEST_F(Notebooks, UndoAndRedoAreKeptOverRestarts) {
  const std::string before = contentOf(must(library.load(game.id())));
  append(library, game.id(), somePages());
  const std::string after = contentOf(must(library.load(game.id())));
  append(library, game.id(), {undo(), undo()});
  library = must(Library::open(file, Access::readWrite));
  EXPECT_TRUE(contentOf(must(library.load(game.id()))) == before);
  EXPECT_EQ(summaryOf(library, game.id()).remarks, 0U);
  append(library, game.id(), {redo(), redo()});
  EXPECT_TRUE(contentOf(must(library.load(game.id()))) == after);
}

TEST_F(Notebooks, ARecordingFromScratchIsAGame) {
  const EventLog whole = caseLog("game-d-01");
  const auto path = whole.path(whole.mainHead());
  EXPECT_EQ(must(library.createGame(beginningOf(whole, 1))).entries, 0U);
  append(library, whole.id(), {page({SetRecording{true}})});
  for (std::size_t n = 1; n < path.size(); n += 40) {
    const std::size_t to = std::min(n + 39, path.size() - 1);
    append(library, whole.id(), {page({wayTo(whole, "main", path[n - 1], path[to])})});
  }
  EventLog headed = must(library.load(whole.id()));
  for (const auto& [name, value] : whole.tags())
    headed.setTag(name, value);
  EXPECT_TRUE(contentOf(headed) == contentOf(whole));
  const GameSummary row = summaryOf(library, whole.id());
  EXPECT_EQ(row.events, whole.size());
  EXPECT_TRUE(row.ended);
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
  EXPECT_EQ(troubleOf(library.createGame(beginningOf(whole, 1))), Trouble::conflict);
}

TEST_F(Notebooks, TheSlowerOfTwoWritersHearsOfIt) {
  Library theirs = must(Library::open(file, Access::readWrite));
  append(library, game.id(), somePages());
  const std::vector<Entry> late{page({SetTag{"site", "Roma"}}, "grace")};
  const auto answer = theirs.appendEntries(game.id(), 0, late);
  EXPECT_EQ(troubleOf(answer), Trouble::conflict);
  EXPECT_NE(answer.error().message.find("Load the game again"), std::string::npos);
  EXPECT_EQ(must(theirs.countEntries(game.id())), 2U) << "nothing of it was stored";

  StoredNotebook mine = must(theirs.loadNotebook(game.id()));
  EXPECT_EQ(must(theirs.appendEntries(game.id(), mine.entries, late)), 3U);
  const std::vector<Entry> news = must(library.entriesSince(game.id(), 2));
  ASSERT_EQ(news.size(), 1U);
  EXPECT_EQ(std::get<StudyChange>(news[0]).author, "grace");
  EXPECT_TRUE(must(library.entriesSince(game.id(), 3)).empty());
  append(library, game.id(), {page({SetTag{"annotator", "Ada"}})});
  EXPECT_EQ(must(theirs.load(game.id())).tags().at("site"), "Roma");
}

TEST_F(Notebooks, TwoWhoTakeTurnsLoseNothing) {
  Library theirs = must(Library::open(file, Access::readWrite));
  for (int i = 0; i < 20; ++i)
    append(i % 2 == 0 ? library : theirs, game.id(), {page({remark(game, 5, std::to_string(i))})});
  EXPECT_EQ(must(library.load(game.id())).annotations().size(), 20U);
  EXPECT_EQ(must(theirs.load(game.id())).annotations().size(), 20U);
}

TEST_F(Notebooks, RefuseWhatHasNoSense) {
  SetLine bent = whatIf(game, "bent", 50, 3);
  bent.head = game.id();
  bent.head.bytes[0] ^= 1U;
  EventLog senseless = game;
  NodeIndex wrong = 9;
  for (int twice = 0; twice < 2; ++twice) // there is no city to be abandoned again
    wrong = senseless.append(wrong, CityAbandoned{NationId(0), ProvinceId(0)});
  AddRemark forged = remark(game, 7, "mine");
  forged.remark.text = "yours";
  const std::vector<std::vector<Entry>> bad{
      {page({bent})},
      {page({wayTo(senseless, "senseless", 9, wrong)})},
      {page({forged})},
      {page({tooLong(game, "long", 50)})},
      {page({SetTag{"Not A Name", "x"}})},
      {page({wayTo(game, "main", 0, 50)})},
      {page({SetTag{"site", "Rome"}}), page({DeleteLine{"nobody's"}})},
      {undo()},
  };
  for (const auto& pages : bad)
    EXPECT_EQ(troubleOf(library.appendEntries(game.id(), 0, pages)), Trouble::refused);
  EXPECT_EQ(must(library.countEntries(game.id())), 0U);
  EXPECT_TRUE(contentOf(must(library.load(game.id()))) == contentOf(game));
  append(library, game.id(), somePages());
}

TEST_F(Notebooks, RefuseProvincesOfNoBoard) {
  EventLog strange = game;
  const ProvinceId atlantis = strange.names().provinces.intern("atlantis");
  const NodeIndex there = strange.append(50, CityAbandoned{NationId(0), atlantis});
  const std::vector<Entry> pages{page({wayTo(strange, "to atlantis", 50, there)})};
  EXPECT_EQ(troubleOf(library.appendEntries(game.id(), 0, pages)), Trouble::refused);
}

TEST_F(Notebooks, OfNoGameAreNone) {
  EXPECT_EQ(troubleOf(library.loadNotebook(Hash{})), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.appendEntries(Hash{}, 0, somePages())), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.countEntries(Hash{})), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.entriesSince(Hash{}, 0)), Trouble::noSuchGame);
}

TEST_F(Notebooks, AreOnlyReadWhereWritingIsRefused) {
  append(library, game.id(), somePages());
  Library reading = must(Library::open(file, Access::readOnly));
  EXPECT_EQ(troubleOf(reading.appendEntries(game.id(), 2, somePages())), Trouble::readOnly);
  EXPECT_EQ(must(reading.countEntries(game.id())), 2U);
}

TEST_F(Notebooks, StayCoherentWhenTheBaseGrows) {
  append(library, game.id(), {page({remark(game, 7, "why?")})});
  StoredGame base = must(library.loadForEditing(game.id()));
  const EventLog whole = caseLog("game-01-hex-3");
  require(base.log.setLine(
      kMainLine, base.log.append(base.log.mainHead(), whole[whole.path(whole.mainHead())[120]].event)));
  must(library.save(base.log, base.saved));
  EXPECT_EQ(summaryOf(library, game.id()).remarks, 1U);
  EXPECT_EQ(summaryOf(library, game.id()).events, 121U);
  append(library, game.id(), {page({remark(game, 8, "and here")})});
  EXPECT_EQ(must(library.load(game.id())).annotations().size(), 2U);
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(Notebooks, KeepPagesTheirSenseWhenTheBaseIsSaved) {
  append(library, game.id(), {page({whatIf(game, "better", 100, 5)})});
  StoredGame base = must(library.loadForEditing(game.id()));
  require(base.log.setLine("better", 50)); // would take the name of the own line
  EXPECT_EQ(troubleOf(library.save(base.log, base.saved)), Trouble::refused);
  EXPECT_EQ(must(library.loadNotebook(game.id())).notebook.passedOver(), 0U);
}

} // namespace
} // namespace annales
