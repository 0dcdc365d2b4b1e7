// Remarks that stand are found, whatever somebody types.
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/remarks/standing.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_statements.h"

namespace annales {
namespace {

using namespace test;
using Trouble = LibraryError::Kind;

class RemarkSearch : public testing::Test {
protected:
  TempFolder folder;
  std::filesystem::path file = folder / "games.antike-library";
  Library library = openNew(file);
  EventLog game = played("game-01-hex-3"), other = played("game-d-01");

  void SetUp() override {
    importInto(library, game);
    importInto(library, other);
  }
  static EventLog played(const std::string& name) {
    EventLog log = beginningOf(caseLog(name), 120);
    require(log.setLine(kMainLine, log.mainHead()));
    return log;
  }

  static Annotation said(const EventLog& log, const std::string& text, const std::string& day = "06",
                         NodeIndex event = 7) {
    Annotation remark = remarkOn(log, event, text);
    remark.at = "2024-05-" + day + "T07:08:09Z";
    remark.id = annotationId(remark);
    return remark;
  }
  static Annotation sealed(Annotation remark) {
    remark.id = annotationId(remark);
    return remark;
  }
  void write(const EventLog& log, const std::vector<Annotation>& remarks) {
    std::vector<Edit> edits;
    for (const Annotation& remark : remarks)
      edits.emplace_back(AddRemark{remark});
    append(library, log.id(), {page(std::move(edits))});
  }

  std::vector<FoundRemark> find(const RemarkQuery& query) {
    std::vector<FoundRemark> all;
    must(library.searchRemarks(query, [&](const FoundRemark& found) { return all.push_back(found), true; }));
    return all;
  }
  std::vector<std::string> texts(const RemarkQuery& query) {
    std::vector<std::string> all;
    for (const FoundRemark& found : find(query))
      all.push_back(found.remark.text);
    return all;
  }
  std::vector<std::string> with(const std::string& words) { return texts({.text = words}); }
};

using Texts = std::vector<std::string>;

TEST_F(RemarkSearch, FindsWordsAndTheirBeginningsNewestFirst) {
  write(game, {said(game, "Küstenkonflikt um **Sicilia**", "06"), said(game, "the coast of Sicilia", "08")});
  write(other, {said(other, "Sicily instead", "07")});
  EXPECT_EQ(with("sicil"),
            (Texts{"the coast of Sicilia", "Sicily instead", "Küstenkonflikt um **Sicilia**"}));
  EXPECT_EQ(with("KUSTENK sicilia"), (Texts{"Küstenkonflikt um **Sicilia**"}));
  EXPECT_EQ(with("coast sicily"), Texts{});
  EXPECT_EQ(with("icilia"), Texts{});
  EXPECT_EQ(with("").size(), 3U);
  EXPECT_EQ(with("  \n").size(), 3U);
}

TEST_F(RemarkSearch, TakesWhateverIsTyped) {
  write(game, {said(game, "he said \"no\" AND left: a*b, don't NEAR(x)")});
  for (const std::string typed : {"\"",    "\"\"",    "*",     "AND",   "OR NOT",
                                  "NEAR(", "text:no", "-",     "^he",   "(",
                                  ")",     "{",       "a + b", "don't", "'; DROP TABLE remarks",
                                  "%",     "_",       "\\",    "he*",   "\xff\xfe",
                                  "no\"",  "!?"})
    static_cast<void>(find({.text = typed}));
  EXPECT_EQ(with("don't").size(), 1U);
  EXPECT_EQ(with("\"no\"").size(), 1U);
  EXPECT_EQ(with("AND").size(), 1U);
  EXPECT_EQ(with("NOT").size(), 0U);
  EXPECT_EQ(with("!?").size(), 0U) << "signs are no words";
  EXPECT_EQ(with("said !?").size(), 1U) << "and do not stand in the way of words";
  EXPECT_EQ(with(std::string("no\0said", 7)).size(), 1U);
  std::string many;
  for (int i = 0; i < 5000; ++i)
    many += "said ";
  EXPECT_EQ(with(many).size(), 1U);
  EXPECT_EQ(with(std::string(200'000, 'x')).size(), 0U);
}

TEST_F(RemarkSearch, KeepsToEveryCondition) {
  Annotation a = said(game, "one", "06");
  a.author = "grace";
  a.nation = game.game().nationWord(NationId(0));
  a.glyphs = {"?!", "$14"};
  a.tags = {"overpaid", "open"};
  a.audience = Audience::club;
  Annotation b = said(other, "two", "09");
  b.layer = Layer::machine;
  write(game, {sealed(a)});
  write(other, {sealed(b)});
  EXPECT_EQ(texts({.author = "grace"}), Texts{"one"});
  EXPECT_EQ(texts({.author = "grac"}), Texts{});
  EXPECT_EQ(texts({.tag = "overpaid"}), Texts{"one"});
  EXPECT_EQ(texts({.tag = "over"}), Texts{});
  EXPECT_EQ(texts({.glyph = "?!"}), Texts{"one"});
  EXPECT_EQ(texts({.glyph = "?"}), Texts{});
  EXPECT_EQ(texts({.nation = *a.nation}), Texts{"one"});
  EXPECT_EQ(texts({.layer = Layer::machine}), Texts{"two"});
  EXPECT_EQ(texts({.audience = Audience::club}), Texts{"one"});
  EXPECT_EQ(texts({.game = other.id()}), Texts{"two"});
  EXPECT_EQ(texts({.game = Hash{}}), Texts{});
  EXPECT_EQ(texts({.onlyOpen = true}), Texts{"one"});
  EXPECT_EQ(texts({.from = "2024-05-07"}), Texts{"two"});
  EXPECT_EQ(texts({.to = "2024-05-06"}), Texts{"one"});
  EXPECT_EQ(texts({.from = "2024", .to = "2024"}).size(), 2U);
  EXPECT_EQ(texts({.text = "one", .author = "grace", .tag = "open", .from = "2024-05"}), Texts{"one"});
}

TEST_F(RemarkSearch, SaysWhereTheRemarkStands) {
  append(library, game.id(), {page({whatIf(game, "better", 100, 5)})});
  const EventLog seen = must(library.load(game.id()));
  write(game, {said(seen, "on the way", "06", *seen.head("better")), said(game, "as played", "05", 30)});
  const auto found = find({});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].line, "better");
  EXPECT_EQ(found[0].seq, 100U);
  EXPECT_EQ(found[0].game, game.id());
  EXPECT_EQ(found[1].line, "main");
  EXPECT_EQ(found[1].seq, 30U);
  append(library, game.id(), {page({RenameLine{"better", "best"}})});
  EXPECT_EQ(find({})[0].line, "best");
  append(library, game.id(), {page({DeleteLine{"best"}})});
  EXPECT_EQ(texts(RemarkQuery{}), Texts{"as played"}) << "nobody can see it there";
}

TEST_F(RemarkSearch, ShowsThePlaceThatWasFound) {
  std::string filler;
  for (int i = 0; i < 100; ++i)
    filler += "filler ";
  write(game, {said(game, filler + "the needle\x02 here " + filler)});
  const std::string snippet = find({.text = "needle"})[0].snippet;
  EXPECT_NE(snippet.find("the \x02needle\x03"), std::string::npos) << snippet;
  EXPECT_LT(snippet.size(), 300U);
  EXPECT_EQ(find({})[0].snippet.substr(0, 6), "filler");
  EXPECT_LT(find({})[0].snippet.size(), 200U);
}

TEST_F(RemarkSearch, FindsOnlyWhatStands) {
  const Annotation first = said(game, "first thought", "06");
  Annotation second = said(game, "second thought", "07");
  second.replaces = first.id;
  write(game, {first});
  write(game, {sealed(second)});
  EXPECT_EQ(with("thought"), Texts{"second thought"});
  append(library, game.id(), {undo()});
  EXPECT_EQ(with("thought"), Texts{"first thought"});
  append(library, game.id(), {redo()});
  EXPECT_EQ(with("thought"), Texts{"second thought"});
  Annotation gone = said(game, "", "08");
  gone.replaces = sealed(second).id;
  gone.retracted = true;
  write(game, {sealed(gone)});
  EXPECT_EQ(texts(RemarkQuery{}), Texts{});
}

/// The search in all games and the one in a game take the same for the same.
TEST_F(RemarkSearch, ComparesLettersAsAllSearchesDo) {
  const Texts said{"Straße", "Søren", "Zoë", "Mu\xCC\x88ller", "Łódź", "œuvre", "ΑΘΗΝΑΙ", "it's 3:1"};
  std::vector<Annotation> remarks;
  for (std::size_t i = 0; i < said.size(); ++i)
    remarks.push_back(this->said(game, said[i], std::to_string(10 + i)));
  write(game, remarks);
  const EventLog seen = must(library.load(game.id()));
  const Discussion discussion(seen, seen.annotations());
  for (const std::string asked : {"strasse", "STRASSE", "straße", "soren", "SØR", "zoe", "müller", "Muller",
                                  "lodz", "œuv", "oeuvre", "αθηναι", "Ἀθῆναι", "it's", "3:1"}) {
    Texts inGame;
    RemarkFilter filter;
    filter.text = asked;
    for (const std::uint32_t place : filtered(discussion, filter))
      inGame.push_back(discussion.remarks()[place].now.text);
    EXPECT_EQ(with(asked), inGame) << asked;
    EXPECT_EQ(inGame.size(), 1U) << asked;
  }
}

TEST_F(RemarkSearch, KnowsWhichGamesWaitForAnAnswer) {
  Annotation question = said(game, "why?", "06");
  question.tags = {"open"};
  question = sealed(question);
  Annotation later = said(other, "and here?", "07");
  later.tags = {"open"};
  write(game, {question});
  write(other, {sealed(later)});
  auto waiting = must(library.gamesWithOpenRemarks());
  ASSERT_EQ(waiting.size(), 2U);
  EXPECT_EQ(waiting[0].game, other.id());
  EXPECT_EQ(waiting[1].count, 1U);
  EXPECT_EQ(waiting[1].newest, question.at);
  Annotation answer = said(game, "because", "08");
  answer.answers = question.id;
  answer.tags = {"resolved"};
  write(game, {sealed(answer)});
  EXPECT_EQ(must(library.gamesWithOpenRemarks()).size(), 1U);
  EXPECT_EQ(texts({.onlyOpen = true}), Texts{"and here?"});
  EXPECT_EQ(texts({.tag = "open"}).size(), 2U) << "it still has the tag";
  append(library, game.id(), {undo()});
  EXPECT_EQ(must(library.gamesWithOpenRemarks()).size(), 2U);
}

TEST_F(RemarkSearch, FindsWhatCameWithGamesToo) {
  EventLog theirs = game;
  theirs.annotate(said(game, "from a file"));
  importInto(library, theirs);
  EXPECT_EQ(with("file"), Texts{"from a file"});
  write(game, {said(game, "of my own")});
  EventLog more = theirs;
  more.annotate(said(game, "from a second file", "09"));
  importInto(library, more);
  EXPECT_EQ(with("file").size(), 2U);
}

TEST_F(RemarkSearch, IsComputedAnewWhenItWasDropped) {
  write(game, {said(game, "kept")});
  ASSERT_EQ(sql(file, "DROP TABLE remark_texts"), "");
  library = must(Library::open(file, Access::readWrite));
  EXPECT_EQ(with("kept"), Texts{"kept"});
  must(library.rebuildDerived());
  EXPECT_EQ(with("kept"), Texts{"kept"});
  EXPECT_EQ(must(library.check({})).findings.size(), 0U);
  ASSERT_EQ(sql(file, "DELETE FROM remarks"), "");
  EXPECT_FALSE(must(library.check({})).findings.empty());
}

TEST_F(RemarkSearch, LooksFurtherOnWhereVeryManyRemarksWantOnePlace) {
  const Annotation mine = said(game, "mine"), late = said(game, "late");
  const auto keyOf = [&](const Annotation& remark) {
    return number(file, "SELECT key FROM remarks WHERE hex(id) = upper('" + hexOf(remark.id) + "')");
  };
  write(game, {mine, late});
  const long long free = keyOf(mine), far = keyOf(late);
  ASSERT_EQ(sql(file, "DELETE FROM remarks"), "");
  const auto fill = [&](long long from, int rows) {
    ASSERT_EQ(sql(file, "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < " +
                            std::to_string(rows) + ") INSERT INTO remarks SELECT " + std::to_string(from) +
                            " + i, 2, randomblob(32), '', '', '', '', '', '', '', 0, 0, '', '' FROM n"),
              "");
  };
  fill(free, 3);
  fill(far, 300);
  write(game, {said(game, "again")});
  EXPECT_EQ(keyOf(mine), free + 3);
  EXPECT_GT(keyOf(late), far + 300);
  EXPECT_EQ(with("late"), Texts{"late"});
}

TEST_F(RemarkSearch, CanBeStoppedAndAskedWithin) {
  write(game, {said(game, "one", "06"), said(game, "two", "07"), said(game, "three", "08")});
  int rows = 0;
  must(library.searchRemarks({}, [&](const FoundRemark& found) {
    EXPECT_EQ(with(found.remark.text).size(), 1U);
    return ++rows < 2;
  }));
  EXPECT_EQ(rows, 2);
  std::atomic<bool> stop = true;
  EXPECT_EQ(troubleOf(library.searchRemarks(
                {}, [](const FoundRemark&) { return true; }, &stop)),
            Trouble::cancelled);
}

TEST(RemarkIndex, ManyRemarksOfOneSecondFindTheirKeysSoon) {
  constexpr std::size_t kRemarks = 400;
  const TempFolder folder;
  std::size_t looks = 0;
  const WatchedStatements watched([&](std::string_view statement) {
    if (statement.starts_with("SELECT 1 FROM remarks WHERE key")) ++looks;
  });
  Library library = openNew(folder / "games.antike-library");
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 20);
  for (std::size_t i = 0; i < kRemarks; ++i) {
    Annotation remark = remarkOn(log, 7, std::to_string(i));
    remark.id.bytes[0] = remark.id.bytes[1] = 0; // they all want the same key
    log.annotate(std::move(remark));
  }
  importInto(library, log);
  EXPECT_GE(looks, kRemarks);
  EXPECT_LT(looks, 10 * kRemarks);
}

} // namespace
} // namespace annales
