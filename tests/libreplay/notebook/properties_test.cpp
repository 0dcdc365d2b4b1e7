// Random notebooks over random trees: nothing is lost that should stay, and the way back is the way there.
#include "engine/fold/apply.h"
#include "engine/state/state_key.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/lines/rebase_edits.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/log/tags.h"
#include "libreplay/log/timeline.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/notebook/notebook.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/remark_threads.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/often.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

namespace annales {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::Field;

/// All that a study says, canonical: lines in their order with what is said of them, and its log.
std::string bytesOf(const Study& study) {
  std::string text = study.recording() ? "recording\n" : "";
  text += "main " + hexOf(study.events()[study.mainHead()].id) + '\n';
  for (const StudyLine& line : study.lines())
    text += line.name + ' ' + hexOf(study.events()[line.head].id) + (line.own ? " own" : "") +
            (line.hidden ? " hidden" : "") + " by " + study.authorOf(line) + '\n';
  for (const Annotation& remark : study.remarks()) {
    appendAnnotationRecord(text, remark);
    text += '\n';
  }
  // Events of the log by id: their order of arrival is not what a study says.
  const EventLog log = study.log();
  std::set<std::string> events;
  for (NodeIndex i = 0; i < log.size(); ++i)
    events.insert(hexOf(log[i].id));
  for (const std::string& event : events)
    text += event + '\n';
  for (const auto& [name, value] : log.tags())
    text += name + '=' + value + '\n';
  return text;
}

/// A game with foreign lines, remarks, and events on no line.
std::shared_ptr<const EventLog> randomBase(std::mt19937& random) {
  EventLog log = *beginning(60 + random() % 40, wholeGames()[random() % wholeGames().size()]);
  std::vector<NodeIndex> places = log.path(log.mainHead());
  for (int i = 0; i < 4; ++i) {
    NodeIndex head = places[random() % places.size()];
    for (int n = 0; n < 3; ++n)
      places.push_back(head = log.append(head, correction(1 + static_cast<int>(random() % 3))));
    if (i > 0) require(log.setLine("foreign " + std::to_string(i), head)); // the first is on no line
  }
  for (int i = 0; i < 3; ++i)
    log.annotate(remarkOn(log, places[random() % places.size()], "foreign remark " + std::to_string(i)));
  return std::make_shared<const EventLog>(std::move(log));
}

/// Somebody who does all kinds of things to a game.
class Reviewer {
public:
  Reviewer(std::shared_ptr<const EventLog> base, unsigned seed) : notebook(base), random_(seed) {}

  /// One gesture; false where it was refused or there was nothing to do.
  bool act() {
    const auto edits = gesture();
    if (!edits || edits->empty()) return false;
    const auto written = notebook.write(StudyChange{"me", moment(), *edits});
    EXPECT_TRUE(written) << written.error().message; // what a builder offers can be written
    return written.has_value();
  }

  Notebook notebook;

private:
  std::size_t pick(std::size_t below) { return random_() % below; }
  [[nodiscard]] const Study& study() const { return notebook.study(); }
  std::string moment() {
    const auto two = [](int n) { return std::to_string(100 + n).substr(1); };
    ++clock_;
    return "2024-05-06T07:" + two(clock_ / 60) + ":" + two(clock_ % 60) + "Z";
  }

  std::string anyLine() {
    const std::size_t n = pick(study().lines().size() + 1);
    return n == 0 ? std::string(kMainLine)
                  : std::next(study().lines().begin(), static_cast<std::ptrdiff_t>(n) - 1)->name;
  }
  LinePlace anyPlace() {
    LinePlace place{anyLine(), 0};
    const StudyLine* line = study().line(place.line);
    const std::vector<NodeIndex> path = study().events().path(line ? line->head : study().mainHead());
    // Ends are where the work is.
    place.event = pick(3) == 0 ? path.back() : path[pick(path.size())];
    return place;
  }
  std::vector<Event> anyEvents() {
    std::vector<Event> events;
    for (std::size_t n = 1 + pick(3); n > 0; --n)
      events.emplace_back(correction(1 + static_cast<int>(pick(4)), pick(2)));
    return events;
  }

  Result<Edits> played(Result<Played> result) {
    if (!result) return tl::unexpected(result.error());
    return result->edits;
  }
  Result<Edits> carried(Result<CarriedOver> result) {
    if (!result) return tl::unexpected(result.error());
    return result->played.edits;
  }

  Result<Edits> gesture() {
    switch (pick(17)) {
    case 0:
      return promote(study(), anyLine());
    case 1:
      return demote(study(), anyLine());
    case 2:
      return makeFirst(study(), anyLine());
    case 3:
      return renameLine(study(), anyLine(), "name " + std::to_string(pick(20)));
    case 4:
      return hideLine(study(), anyLine(), pick(2) == 0);
    case 5:
      return pick(3) == 0 ? deleteLine(study(), anyLine()) : Result<Edits>(Edits{});
    case 6:
      return deleteBranch(study(), anyPlace().event);
    case 7:
      return takeBack(study(), anyLine(), 1 + static_cast<int>(pick(3)));
    case 8:
      return carried(replaceEvent(study(), anyPlace(), anyEvents()));
    case 9:
      return carried(pasteBranch(study(), anyPlace(), anyEvents()));
    case 10:
      return Edits{SetRecording{pick(2) == 0}};
    case 11:
      return Edits{SetTag{"source", "table " + std::to_string(pick(9))}};
    case 12:
      return Edits{
          SetTag{lineAuthorTag(study().events()[anyPlace().event].id), "author " + std::to_string(pick(9))}};
    case 13:
    case 14:
      return remark();
    default:
      return played(play(study(), anyPlace(), anyEvents()));
    }
  }

  Result<Edits> remark() {
    const Writing by{"me", moment()};
    if (study().remarks().empty() || pick(2) == 0) {
      Annotation draft;
      draft.event = study().events()[anyPlace().event].id;
      draft.text = "remark " + std::to_string(clock_);
      return Edits{AddRemark{remarkOf(draft, by)}};
    }
    const Annotation& before = study().remarks()[pick(study().remarks().size())];
    if (pick(3) == 0) return Edits{AddRemark{answerTo(before, "answer " + std::to_string(clock_), by)}};
    if (pick(3) == 0) return Edits{AddRemark{retractionOf(before, by)}};
    Annotation changed = before;
    changed.text += " changed " + std::to_string(clock_);
    return Edits{AddRemark{editOf(before, changed, by)}};
  }

  std::mt19937 random_;
  int clock_ = 0;
};

/// What came with the game is there, as it was.
void expectBaseUntouched(const Study& study) {
  const EventLog& base = study.base();
  const EventLog log = study.log();
  for (NodeIndex i = 0; i < base.size(); ++i)
    ASSERT_TRUE(log.find(base[i].id));
  for (const auto& [name, head] : base.lines()) {
    if (name == kMainLine) continue;
    ASSERT_NE(study.line(name), nullptr) << name;
    ASSERT_FALSE(study.line(name)->own);
    ASSERT_EQ(study.events()[study.line(name)->head].id, base[head].id);
    ASSERT_EQ(log[*log.head(name)].id, base[head].id);
  }
  ASSERT_TRUE(study.events().isAncestorOrSelf(base.mainHead(), study.mainHead()));
  ASSERT_GE(log.annotations().size(), base.annotations().size());
  for (std::size_t i = 0; i < base.annotations().size(); ++i)
    ASSERT_EQ(log.annotations()[i].id, base.annotations()[i].id);
}

/// Every event of a line is in the log, and every remark whose event is; nothing else came in.
void expectLogIsTheStudy(const Study& study) {
  const EventLog log = study.log();
  std::set<Hash> stands;
  for (NodeIndex i = 0; i < study.base().size(); ++i)
    stands.insert(study.base()[i].id);
  const auto add = [&](NodeIndex head) {
    for (const NodeIndex node : study.events().path(head))
      stands.insert(study.events()[node].id);
  };
  add(study.mainHead());
  for (const StudyLine& line : study.lines())
    add(line.head);
  ASSERT_EQ(log.size(), stands.size());
  for (const Hash& id : stands)
    ASSERT_TRUE(log.find(id));
  std::size_t remarks = 0;
  for (const Annotation& remark : study.remarks())
    remarks += stands.contains(remark.event);
  ASSERT_EQ(log.annotations().size(), remarks);
}

/// A gesture on lines leaves every remark, and every event that some untouched line has.
void expectRemarksStay(const Study& before, const Study& after) {
  ASSERT_GE(after.remarks().size(), before.remarks().size());
  for (std::size_t i = 0; i < before.remarks().size(); ++i)
    ASSERT_EQ(after.remarks()[i].id, before.remarks()[i].id);
}

constexpr unsigned kReviewers = test::often(30U);
constexpr int kGestures = 60;

TEST(NotebookProperties, NothingIsLostThatShouldStay) {
  for (unsigned seed = 1; seed <= kReviewers; ++seed) {
    std::mt19937 random(seed);
    Reviewer reviewer(randomBase(random), seed);
    int done = 0;
    for (int i = 0; i < kGestures; ++i) {
      const Study before = reviewer.notebook.study();
      done += reviewer.act();
      const Study& after = reviewer.notebook.study();
      ASSERT_NO_FATAL_FAILURE(expectBaseUntouched(after)) << "reviewer " << seed << ", gesture " << i;
      ASSERT_NO_FATAL_FAILURE(expectLogIsTheStudy(after)) << "reviewer " << seed << ", gesture " << i;
      ASSERT_NO_FATAL_FAILURE(expectRemarksStay(before, after)) << "reviewer " << seed << ", gesture " << i;
    }
    EXPECT_GT(done, kGestures / 3);
  }
}

TEST(NotebookProperties, UndoAndRedoGiveTheSameBytes) {
  for (unsigned seed = 1; seed <= kReviewers; ++seed) {
    std::mt19937 random(seed);
    Reviewer reviewer(randomBase(random), seed + 100);
    Notebook& notebook = reviewer.notebook;
    std::vector<std::string> history{bytesOf(notebook.study())};
    for (int i = 0; i < kGestures; ++i)
      if (reviewer.act()) history.push_back(bytesOf(notebook.study()));
    for (std::size_t i = history.size() - 1; i > 0; --i) {
      require(notebook.write(UndoChange{"me", "2024-05-06T07:08:09Z"}));
      ASSERT_EQ(bytesOf(notebook.study()), history[i - 1]) << "reviewer " << seed << ", undo to " << i - 1;
    }
    EXPECT_FALSE(notebook.write(UndoChange{"me", "2024-05-06T07:08:09Z"}));
    for (std::size_t i = 1; i < history.size(); ++i) {
      require(notebook.write(RedoChange{"me", "2024-05-06T07:08:09Z"}));
      ASSERT_EQ(bytesOf(notebook.study()), history[i]) << "reviewer " << seed << ", redo to " << i;
    }
    EXPECT_FALSE(notebook.write(RedoChange{"me", "2024-05-06T07:08:09Z"}));
  }
}

TEST(NotebookProperties, OfAPageThatFailsInTheEndNothingIsLeft) {
  for (unsigned seed = 1; seed <= kReviewers; ++seed) {
    std::mt19937 random(seed);
    Reviewer reviewer(randomBase(random), seed + 400);
    Notebook& notebook = reviewer.notebook;
    for (int i = 0; i < kGestures; ++i) {
      const std::string before = bytesOf(notebook.study());
      if (!reviewer.act()) continue;
      StudyChange failing = *notebook.undoable();
      failing.edits.emplace_back(DeleteLine{"no such line"});
      const std::string after = bytesOf(notebook.study());
      require(notebook.write(UndoChange{"me", "2024-05-06T07:08:09Z"}));
      EXPECT_FALSE(notebook.write(failing));
      ASSERT_EQ(bytesOf(notebook.study()), before) << "reviewer " << seed << ", gesture " << i;
      require(notebook.write(RedoChange{"me", "2024-05-06T07:08:09Z"}));
      ASSERT_EQ(bytesOf(notebook.study()), after) << "reviewer " << seed << ", gesture " << i;
    }
  }
}

TEST(NotebookProperties, AnUndoTakesNoLongerInAThickNotebook) {
  Notebook notebook = fresh();
  for (int i = 0; i < 100'000; ++i)
    require(notebook.write(StudyChange{"me", "2024-05-06T07:08:09Z", {SetTag{"source", std::to_string(i)}}}));
  for (int i = 0; i < 100'000; ++i) {
    require(notebook.write(UndoChange{"me", "2024-05-06T07:08:09Z"}));
    require(notebook.write(StudyChange{"me", "2024-05-06T07:08:09Z", {SetTag{"source", "last"}}}));
  }
  EXPECT_EQ(notebook.study().log().tags().at("source"), "last");
}

TEST(NotebookProperties, ALongChangeIsReadOnceHoweverOftenItIsUndone) {
  StudyChange change{"me", "2024-05-06T07:08:09Z", {}};
  for (int i = 0; i < 20'000; ++i)
    change.edits.emplace_back(SetTag{"source", std::to_string(i)});
  std::vector<Entry> pages{change};
  for (int i = 0; i < 20'000; ++i) {
    pages.emplace_back(UndoChange{"me", "2024-05-06T07:08:09Z"});
    pages.emplace_back(RedoChange{"me", "2024-05-06T07:08:09Z"});
  }
  Notebook notebook = fresh();
  EXPECT_TRUE(notebook.read(pages).empty());
  EXPECT_EQ(notebook.study().log().tags().at("source"), "19999");
  EXPECT_THAT(notebook.read({UndoChange{}, UndoChange{}, RedoChange{}, RedoChange{}, UndoChange{}}),
              ElementsAre(Field(&Notebook::Skipped::at, 1), Field(&Notebook::Skipped::at, 3)));
  EXPECT_FALSE(notebook.study().log().tags().contains("source"));
  EXPECT_EQ(notebook.passedOver(), 2U);
}

TEST(NotebookProperties, ALineMovesAsFastAmongManyAndIsNamedAsFast) {
  constexpr int kLines = 100'000;
  Study study(std::make_shared<const EventLog>(played()));
  const Hash head = study.events()[study.mainHead()].id;
  const auto name = [](int line) { return "line " + std::to_string(line); };
  for (int i = 0; i < kLines; ++i)
    require(study.apply(SetLine{name(i), head, {}, head}, "Ann"));
  for (int i = 0; i < kLines; ++i) {
    require(study.apply(PlaceLine{name(kLines - 1 - i % 100), name(i % 2)}));
    require(study.apply(SetTag{lineAuthorTag(head), std::to_string(i)}));
  }
  EXPECT_EQ(study.authorOf(study.lines().front()), std::to_string(kLines - 1));
  study.takeBack(2 * kLines);
  std::vector<std::string> expected;
  for (int i = 0; i < kLines; ++i)
    expected.push_back(name(i));
  EXPECT_EQ(namesOf(study), expected);
  EXPECT_EQ(study.authorOf(study.lines().front()), "Ann");
}

TEST(NotebookProperties, ALineTakesItsAuthorAlong) {
  Study study(std::make_shared<const EventLog>(played()));
  const std::vector<NodeIndex> path = study.events().path(study.mainHead());
  const Hash here = study.events()[path[40]].id, there = study.events()[path[50]].id;
  const auto by = [&](const char* line) { return study.authorOf(*study.line(line)); };
  require(study.apply(SetLine{"first", here, {}, here}, "Ann"));
  require(study.apply(SetTag{lineAuthorTag(here), "Bob"}));
  require(study.apply(SetLine{"second", here, {}, here}, "Cid"));
  EXPECT_EQ(by("first"), "Bob");
  EXPECT_EQ(by("second"), "Cid") << "it came after the naming";
  require(study.apply(SetLine{"first", there, {}, there}, "Dan"));
  require(study.apply(SetTag{lineAuthorTag(here), "Eve"}));
  EXPECT_EQ(by("first"), "Bob") << "it was not there any more";
  EXPECT_EQ(by("second"), "Eve");
  require(study.apply(SetLine{"first", here, {}, here}, "Dan"));
  EXPECT_EQ(by("first"), "Bob");
  study.takeBack(2);
  EXPECT_EQ(by("second"), "Cid");
  study.takeBack(1);
  EXPECT_EQ(by("first"), "Bob");
  study.takeBack(2);
  EXPECT_EQ(by("first"), "Ann");
}

/// Who made a line is said by a tag: an export with that name in it could not be read.
TEST(NotebookProperties, ANameThatNoTagMayHaveSignsNothing) {
  Notebook notebook = fresh();
  const Hash head = notebook.study().events()[notebook.study().mainHead()].id;
  const auto signedBy = [&](const std::string& author, const char* line) -> Entry {
    return StudyChange{author, "2024-05-06T07:08:09Z", {SetLine{line, head, {}, head}}};
  };
  const std::string longest(kLongestAuthor, 'x');
  for (const std::string& author : {longest + 'x', std::string("\xff"), std::string(1, '\0')}) {
    const auto written = notebook.write(signedBy(author, "better"));
    ASSERT_FALSE(written);
    EXPECT_THAT(written.error().message, ::testing::HasSubstr("author"));
  }
  EXPECT_TRUE(notebook.entries().empty());
  EXPECT_TRUE(notebook.read({signedBy(longest + 'x', "better")}).empty()) << "earlier versions took it";
  EXPECT_EQ(notebook.study().authorOf(*notebook.study().line("better")), "");
  EXPECT_FALSE(notebook.study().log().tags().contains(lineAuthorTag(head)));
  require(notebook.write(signedBy(longest, "best")));
  EXPECT_EQ(notebook.study().log().tags().at(lineAuthorTag(head)), longest);
}

/// Whatever the page was: a change, an undo, a redo.
TEST(NotebookProperties, ATornOutPageWasNeverWritten) {
  for (unsigned seed = 1; seed <= kReviewers; ++seed) {
    std::mt19937 random(seed);
    Reviewer reviewer(randomBase(random), seed + 300);
    Notebook& notebook = reviewer.notebook;
    for (int i = 0; i < kGestures; ++i) {
      const Notebook before = notebook;
      const bool written = i % 3 == 0   ? notebook.write(UndoChange{"me", "2024-05-06T07:08:09Z"}).has_value()
                           : i % 7 == 1 ? notebook.write(RedoChange{"me", "2024-05-06T07:08:09Z"}).has_value()
                                        : reviewer.act();
      if (!written || random() % 3 != 0) continue;
      notebook.tearOut();
      ASSERT_EQ(bytesOf(notebook.study()), bytesOf(before.study())) << "reviewer " << seed;
      ASSERT_EQ(notebook.entries().size(), before.entries().size());
      ASSERT_EQ(notebook.undoable() != nullptr, before.undoable() != nullptr);
      ASSERT_EQ(notebook.redoable() != nullptr, before.redoable() != nullptr);
    }
  }
}

TEST(NotebookProperties, PagesGoThroughTextAndGiveTheSameNotebook) {
  for (unsigned seed = 1; seed <= kReviewers; ++seed) {
    std::mt19937 random(seed);
    Reviewer reviewer(randomBase(random), seed + 200);
    Notebook& notebook = reviewer.notebook;
    for (int i = 0; i < kGestures; ++i) {
      reviewer.act();
      if (random() % 5 == 0)
        static_cast<void>(notebook.write(UndoChange{"me \"quoted\"\n", "2024-05-06T07:08:09Z"}));
      if (random() % 9 == 0) static_cast<void>(notebook.write(RedoChange{"me", "2024-05-06T07:08:09Z"}));
    }
    const EventNames names = notebook.study().events().names();
    Notebook again(std::make_shared<const EventLog>(notebook.study().base()));
    std::vector<Entry> pages;
    for (const Entry& entry : notebook.entries()) {
      std::string text, twice;
      appendEntry(text, entry, names);
      Entry back = require(readEntry(text, names));
      appendEntry(twice, back, names);
      ASSERT_EQ(twice, text);
      pages.push_back(std::move(back));
    }
    EXPECT_TRUE(again.read(std::move(pages)).empty());
    EXPECT_EQ(again.passedOver(), 0U);
    ASSERT_EQ(bytesOf(again.study()), bytesOf(notebook.study())) << "reviewer " << seed;
  }
}

// --- the samples

GameState folded(const EventLog& log, NodeIndex head) {
  GameState state = require(begin(log.game()));
  for (const NodeIndex node : log.path(head))
    EXPECT_TRUE(node == 0 || !annales::apply(state, log[node].event));
  return state;
}

bool sameState(GameState a, const GameState& b) {
  a.seq = b.seq; // a detour makes a line longer
  return stateKey(a) == stateKey(b);
}

/// After each event: the recorded rest is what main says, so it is followed; as a line of its own it ends on
/// the very same event.
TEST(NotebookProperties, TheRestOfASampleIsTheSampleAgain) {
  for (const std::string& name : sampleNames()) {
    Study study(std::make_shared<const EventLog>(sampleLog(name)));
    const std::vector<NodeIndex> path = study.events().path(study.mainHead());
    const GameState end = folded(study.events(), study.mainHead());
    const std::size_t stride = test::apart<std::size_t>(path.size() > 300 ? 5 : 1);
    for (std::size_t n = 0; n + 1 < path.size(); n += stride) {
      std::vector<Event> rest;
      for (std::size_t i = n + 1; i < path.size(); ++i)
        rest.push_back(study.events()[path[i]].event);
      const Played played = require(play(study, {"main", path[n]}, rest));
      ASSERT_TRUE(played.follows()) << name << ", event " << n + 1;
      ASSERT_EQ(played.event, study.events()[study.mainHead()].id);
      require(study.apply(lineEdit(study, "rest", path[n], rest)));
      ASSERT_EQ(study.line("rest")->head, study.mainHead());
      GameState state = folded(study.events(), path[n]);
      for (const Event& event : rest)
        ASSERT_FALSE(annales::apply(state, event));
      ASSERT_EQ(stateKey(state), stateKey(end)) << name << ", event " << n + 1;
    }
  }
}

/// The same as a real what-if: other ids, the same rest behind a detour that changes nothing.
TEST(NotebookProperties, TheRestBehindADetourEndsInTheSameState) {
  for (const std::string& name : sampleNames()) {
    Study study(std::make_shared<const EventLog>(sampleLog(name)));
    const std::vector<NodeIndex> path = study.events().path(study.mainHead());
    const GameState end = folded(study.events(), study.mainHead());
    const std::size_t stride = test::apart<std::size_t>(path.size() > 300 ? 41 : 7);
    for (std::size_t n = 0; n + 1 < path.size(); n += stride) {
      if (std::holds_alternative<GameEnded>(study.events()[path[n]].event)) continue;
      std::vector<Event> events{correction(2), correction(-2)};
      for (std::size_t i = n + 1; i < path.size(); ++i)
        events.push_back(study.events()[path[i]].event);
      const Played played = require(play(study, {"main", path[n]}, events));
      applyAll(study, played.edits);
      const NodeIndex head = *study.events().find(played.event);
      ASSERT_EQ(study.events()[head].seq, path.size() + 1) << name;
      ASSERT_TRUE(sameState(folded(study.events(), head), end)) << name << ", event " << n + 1;
      require(study.apply(DeleteLine{played.line}));
    }
  }
}

} // namespace
} // namespace annales
