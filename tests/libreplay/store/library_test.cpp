// What a library gives back is what was put into it.
#include "libreplay/log/timeline.h"
#include "libreplay/store/library.h"
#include "tests/libreplay/store/temp_library.h"

#include <set>

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class LibraryTest : public testing::Test {
protected:
  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
};

/// A game with everything that a log can have.
EventLog studied() {
  EventLog log = simulatedLog(RulesetId::antike, 4);
  const NodeIndex twig = branchOff(log, 100, 3);
  require(log.setLine("better", twig));
  branchOff(log, 120, 4); // on no line
  log.setTag("date", "2024-05-06");
  log.setTag("event", "Küstenkonflikt, “Runde 2”");
  log.setTag("player.romans", "Ada\nLovelace");
  log.annotate(remarkOn(log, 0, "the whole game"));
  log.annotate(remarkOn(log, twig, "**why not** this?"));
  return log;
}

TEST_F(LibraryTest, GivesBackWholeGames) {
  Library library = openNew(file);
  std::vector<EventLog> logs{studied(), caseLog("ok-lines-tags-annotations")};
  for (const std::string& name : wholeGames())
    logs.push_back(caseLog(name));
  for (const EventLog& log : logs)
    EXPECT_TRUE(std::holds_alternative<Added>(importInto(library, log)));
  Library again = must(Library::open(file, Access::readOnly));
  for (const EventLog& log : logs) {
    const EventLog read = must(again.load(log.id()));
    EXPECT_TRUE(contentOf(read) == contentOf(log));
    EXPECT_EQ(read.game().map->canonical(), log.game().map->canonical());
    EXPECT_EQ(read.lines().count(kMainLine), 1U) << "where main ends is always said";
  }
}

TEST_F(LibraryTest, KeepsAGameThatHasOnlyBegun) {
  Library library = openNew(file);
  const EventLog log = beginningOf(caseLog("game-01-hex-3"), 1);
  importInto(library, log);
  const EventLog read = must(library.load(log.id()));
  EXPECT_EQ(read.size(), 1U);
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

TEST_F(LibraryTest, FindsGamesByAPrefix) {
  Library library = openNew(file);
  std::set<Hash> ids;
  for (std::uint64_t k = 0; k < 20; ++k) {
    const EventLog log = beginningOf(simulatedLog(RulesetId::antike, k), 10);
    importInto(library, log);
    ids.insert(log.id());
  }
  for (const Hash& id : ids) {
    const std::string hex = hexOf(id);
    EXPECT_EQ(must(library.find(hex)), id);
    EXPECT_EQ(must(library.find(std::string_view(hex).substr(0, 12))), id);
    EXPECT_EQ(must(library.load(std::string_view(hex).substr(0, 13))).id(), id);
  }
  EXPECT_EQ(troubleOf(library.find("0000000000")), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.find("")), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.find("xyz")), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.find(std::string(65, 'a'))), Trouble::noSuchGame);
  EXPECT_EQ(troubleOf(library.load(Hash{})), Trouble::noSuchGame);
}

TEST_F(LibraryTest, NamesTheCandidatesOfAnAmbiguousPrefix) {
  Library library = openNew(file);
  for (std::uint64_t k = 0; k < 40; ++k)
    importInto(library, beginningOf(simulatedLog(RulesetId::duellum, k), 5));
  bool ambiguous = false;
  for (const char digit : std::string("0123456789abcdef")) {
    const auto found = library.find(std::string(1, digit));
    if (found || found.error().kind != Trouble::ambiguous) continue;
    ambiguous = true;
    const std::string& message = found.error().message;
    EXPECT_NE(message.find(std::string("\n  ") + digit), std::string::npos) << message;
  }
  EXPECT_TRUE(ambiguous) << "40 games have only 16 first digits";
}

TEST_F(LibraryTest, ListsWhatItHas) {
  Library library = openNew(file);
  const EventLog log = studied();
  importInto(library, log);
  importInto(library, caseLog("game-d-01"));
  std::vector<GameSummary> rows;
  must(library.list({}, [&](const GameSummary& row) {
    rows.push_back(row);
    return true;
  }));
  ASSERT_EQ(rows.size(), 2U);
  const GameSummary& row = rows.back().id == log.id() ? rows.back() : rows.front();
  EXPECT_EQ(row.id, log.id());
  EXPECT_EQ(row.map, log.game().map->hash());
  EXPECT_EQ(row.ruleset, RulesetId::antike);
  EXPECT_EQ(row.nations.size(), log.game().nations());
  EXPECT_EQ(row.nations.front(), log.game().nationWord(NationId(0)));
  EXPECT_EQ(row.tags, log.tags());
  EXPECT_EQ(row.events, log[log.mainHead()].seq + 1);
  EXPECT_EQ(row.stored, log.size());
  EXPECT_EQ(row.importedAt.size(), std::string("2024-05-06T07:08:09Z").size());
  const auto& end = std::get<GameEnded>(log[log.mainHead()].event);
  EXPECT_TRUE(row.ended);
  EXPECT_EQ(row.reason, end.reason);
  EXPECT_EQ(row.winner, end.winner.exists() ? log.game().nationWord(end.winner) : "");
  Timeline timeline(log, log.mainHead());
  EXPECT_EQ(row.rounds, timeline.stateAt(timeline.length()).round);
}

TEST_F(LibraryTest, ListsWhatIsAskedFor) {
  Library library = openNew(file);
  const auto add = [&](RulesetId ruleset, std::uint64_t k, const std::string& date,
                       const std::string& player) {
    EventLog log = simulatedLog(ruleset, k);
    if (k == 3) log = beginningOf(log, 50);
    if (!date.empty()) log.setTag("date", date);
    log.setTag("player." + log.game().nationWord(NationId(0)), player);
    log.setTag("event", "Club " + std::to_string(k));
    importInto(library, log);
  };
  add(RulesetId::antike, 1, "2023-12-31", "Ada");
  add(RulesetId::antikeII, 2, "2024-02", "Grace Hopper");
  add(RulesetId::duellum, 3, "", "Zoë Groß");
  const auto count = [&](const ListFilter& filter) {
    int rows = 0;
    must(library.list(filter, [&](const GameSummary&) { return ++rows, true; }));
    return rows;
  };
  ListFilter filter;
  EXPECT_EQ(count(filter), 3);
  filter.ruleset = RulesetId::duellum;
  EXPECT_EQ(count(filter), 1);
  filter = {};
  filter.player = "~hopp";
  EXPECT_EQ(count(filter), 1);
  filter.player = "~ZOE GROSS";
  EXPECT_EQ(count(filter), 1) << "as every other search";
  for (const char* part : {"hopp", "Grace", "ZOE GROSS"}) {
    filter.player = part;
    EXPECT_EQ(count(filter), 0) << "a part is not the name: " << part;
  }
  for (const char* name : {"Grace Hopper", " grace   HOPPER ", "ZOË GROSS"}) {
    filter.player = name;
    EXPECT_EQ(count(filter), 1) << name;
  }
  filter.player = "~%";
  EXPECT_EQ(count(filter), 0);
  filter = {};
  filter.event = "CLUB";
  EXPECT_EQ(count(filter), 3);
  filter = {};
  filter.from = "2024";
  EXPECT_EQ(count(filter), 1);
  filter = {};
  filter.to = "2024";
  EXPECT_EQ(count(filter), 2) << "all of that year, but no game without a date";
  filter.to = "2023-12";
  EXPECT_EQ(count(filter), 1);
  filter = {};
  filter.ended = false;
  EXPECT_EQ(count(filter), 1);
  filter.ended = true;
  EXPECT_EQ(count(filter), 2);
  filter = {};
  filter.map = boardFor(RulesetId::antike)->map->hash();
  EXPECT_EQ(count(filter), 1);
  int rows = 0;
  must(library.list({}, [&](const GameSummary&) { return ++rows, false; }));
  EXPECT_EQ(rows, 1) << "the caller may stop";
}

TEST_F(LibraryTest, TellsTheRowOfOneGame) {
  Library library = openNew(file);
  const EventLog log = studied();
  importInto(library, beginningOf(caseLog("game-01-hex-3"), 10));
  importInto(library, log);
  const auto row = must(library.summary(log.id()));
  ASSERT_TRUE(row);
  EXPECT_EQ(row->id, log.id());
  EXPECT_EQ(row->tags, log.tags());
  EXPECT_EQ(row->remarks, 2U);
  EXPECT_FALSE(must(library.summary(Hash{})));
}

TEST_F(LibraryTest, LoadsWhileItLists) {
  Library library = openNew(file);
  for (std::uint64_t k = 0; k < 3; ++k)
    importInto(library, beginningOf(simulatedLog(RulesetId::antike, k), 100));
  int rows = 0;
  must(library.list({}, [&](const GameSummary& row) {
    EXPECT_EQ(must(library.load(row.id)).size(), row.stored);
    must(library.list({}, [&](const GameSummary&) { return true; }));
    return ++rows, true;
  }));
  EXPECT_EQ(rows, 3);
}

TEST_F(LibraryTest, KeepsBoardsByTheirHash) {
  Library library = openNew(file);
  const EventLog log = caseLog("game-01-hex-3");
  importInto(library, log);
  EXPECT_EQ(must(library.board(log.game().map->hash()))->canonical(), log.game().map->canonical());
  EXPECT_EQ(must(library.board(Hash{})), nullptr);
}

TEST_F(LibraryTest, RecordsAGameEventByEvent) {
  Library library = openNew(file);
  const EventLog whole = caseLog("game-d-01");
  EventLog log = beginningOf(whole, 1);
  Saved saved = must(library.save(log, {}));
  const auto path = whole.path(whole.mainHead());
  NodeIndex head = 0;
  for (std::size_t n = 1; n < 60; ++n) {
    head = log.append(head, whole[path[n]].event);
    saved = must(library.save(log, saved));
    EXPECT_EQ(saved.events, n + 1);
  }
  log.setTag("site", "kitchen");
  log.annotate(remarkOn(log, head, "so far"));
  saved = must(library.save(log, saved));
  Library other = must(Library::open(file, Access::readOnly));
  EXPECT_TRUE(contentOf(must(other.load(log.id()))) == contentOf(log));
  EXPECT_EQ(number(file, "SELECT count(*) FROM segments"), 59);
  EXPECT_EQ(must(other.check({})).findings.size(), 0U);
  must(library.save(log, saved)); // nothing new is fine
}

TEST_F(LibraryTest, TheSlowerOfTwoWritersHearsOfIt) {
  Library ours = openNew(file);
  const EventLog whole = caseLog("game-d-01");
  importInto(ours, beginningOf(whole, 50));
  Library theirs = must(Library::open(file, Access::readWrite));
  StoredGame mine = must(ours.loadForEditing(whole.id()));
  StoredGame other = must(theirs.loadForEditing(whole.id()));
  const auto& next = whole[whole.path(whole.mainHead())[50]].event;
  mine.log.append(mine.log.mainHead(), next);
  branchOff(other.log, 40, 9);
  must(theirs.save(other.log, other.saved));
  const auto late = ours.save(mine.log, mine.saved);
  EXPECT_EQ(troubleOf(late), Trouble::conflict);
  EXPECT_NE(late.error().message.find("Load it again"), std::string::npos) << late.error().message;

  StoredGame anew = must(ours.loadForEditing(whole.id()));
  anew.log.append(anew.log.mainHead(), next);
  must(ours.save(anew.log, anew.saved));
  EXPECT_EQ(must(ours.load(whole.id())).size(), 52U);
  EXPECT_EQ(must(ours.check({})).findings.size(), 0U);
}

TEST_F(LibraryTest, TwoWhoTagOneGameHearOfIt) {
  Library ours = openNew(file);
  const EventLog game = beginningOf(caseLog("game-d-01"), 50);
  importInto(ours, game);
  Library theirs = must(Library::open(file, Access::readWrite));
  StoredGame mine = must(ours.loadForEditing(game.id()));
  StoredGame other = must(theirs.loadForEditing(game.id()));
  mine.log.setTag("site", "here");
  other.log.setTag("site", "there");
  must(ours.save(mine.log, mine.saved));
  EXPECT_EQ(troubleOf(theirs.save(other.log, other.saved)), Trouble::conflict);
  EXPECT_EQ(must(theirs.load(game.id())).tags().at("site"), "here");
}

TEST_F(LibraryTest, OfVeryManyQuestionsTheLastOfEachNameIsSoonFound) {
  Library library = openNew(file);
  must(library.keepQuestion("walls", "walls >= 2"));
  must(library.keepQuestion("cities", "cities >= 5"));
  must(library.keepQuestion("walls", "walls >= 3"));
  must(library.keepQuestion("cities", ""));
  ASSERT_EQ(sql(file, "WITH RECURSIVE n (i) AS (SELECT 5 UNION ALL SELECT i + 1 FROM n WHERE i < 200000) "
                      "INSERT INTO questions SELECT i, 'name ' || (i / 2), 'question ' || i FROM n"),
            "");
  const std::vector<SavedQuestion> questions = must(library.questions());
  ASSERT_EQ(questions.size(), 100'000U);
  EXPECT_EQ(questions.front().question, "question 5") << "of name 2, as numbers sort as numbers";
  EXPECT_EQ(questions.back().question, "walls >= 3");
}

/// No answer, no JSON and no export could hold them.
TEST_F(LibraryTest, KeepsOnlyQuestionsThatAreText) {
  Library library = openNew(file);
  for (const char* name : {"", "n\xff", "a\nb", "a\u009Bb"})
    EXPECT_EQ(troubleOf(library.keepQuestion(name, "won")), Trouble::refused) << name;
  EXPECT_EQ(troubleOf(library.keepQuestion("n", "player = \"\xff\"")), Trouble::refused);
  must(library.keepQuestion("Städte", "won"));
  EXPECT_EQ(must(library.questions()).size(), 1U);
  ASSERT_EQ(sql(file, "INSERT INTO questions VALUES (9, CAST(X'6EFF' AS TEXT), 'won')"), "");
  must(library.keepQuestion("n\xff", "")); // of an earlier version: it can go
  EXPECT_EQ(must(library.questions()).size(), 1U);
}

TEST_F(LibraryTest, RefusesWhatHasNoMeaning) {
  Library library = openNew(file);
  EventLog log = beginningOf(caseLog("game-d-01"), 50);
  Saved saved = must(library.save(log, {}));
  EventLog wrong = log;
  wrong.append(wrong.mainHead(), CityAbandoned{NationId(0), wrong.names().provinces.intern("atlantis")});
  EXPECT_EQ(troubleOf(library.save(wrong, saved)), Trouble::refused);
  EventLog stray = log;
  Annotation remark = remarkOn(stray, 3, "about nothing");
  remark.event = Hash{};
  stray.annotate(remark);
  EXPECT_EQ(troubleOf(library.save(stray, saved)), Trouble::refused);
  EXPECT_EQ(troubleOf(library.save(beginningOf(log, 20), saved)), Trouble::refused);
  EXPECT_TRUE(contentOf(must(library.load(log.id()))) == contentOf(log)) << "nothing of it was stored";
}

TEST_F(LibraryTest, ComputesDroppedTablesAnew) {
  {
    Library library = openNew(file);
    importInto(library, studied());
  }
  ASSERT_EQ(sql(file, "DROP TABLE summaries; DROP TABLE remarks"), "");
  {
    Library reading = must(Library::open(file, Access::readOnly));
    must(reading.load(hexOf(studied().id())));
    int games = 0;
    must(reading.list({}, [&](const GameSummary&) { return ++games, true; }));
    EXPECT_EQ(games, 1) << "also for who only reads, where the file can be written";
  }
  ASSERT_EQ(sql(file, "DROP TABLE summaries; DROP TABLE remarks"), "");
  Library library = must(Library::open(file, Access::readWrite));
  EXPECT_EQ(number(file, "SELECT count(*) FROM summaries"), 1);
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
}

} // namespace
} // namespace annales
