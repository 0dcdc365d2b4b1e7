// The desk: what is written is kept first, and several people write into one game.
#include "engine/rules/rules.h"
#include "libreplay/desk/desk.h"
#include "libreplay/desk/library_keeper.h"
#include "libreplay/desk/moment.h"
#include "libreplay/desk/recording.h"
#include "libreplay/log/record_limit.h"
#include "tests/libreplay/desk/edited.h"
#include "tests/libreplay/store/temp_library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::editedGame;
using test::Editor;
using test::SharedPages;

class Desks : public ::testing::Test {
protected:
  static StudyIntent remark(const std::string& text) {
    Annotation draft;
    draft.text = text;
    return WriteRemark{draft};
  }
  static std::vector<std::string> texts(const Editor& editor) {
    std::vector<std::string> all;
    const Discussion discussion = editor.discussion();
    for (const DiscussedRemark& one : discussion.remarks())
      all.push_back(one.now.text);
    return all;
  }

  std::shared_ptr<SharedPages> pages_ = std::make_shared<SharedPages>();
  Editor ada_{editedGame(), "Ada", pages_}, bob_{editedGame(), "Bob", pages_};
};

TEST_F(Desks, WhoComesSecondTakesInTheOthersPagesAndLosesNothing) {
  ASSERT_TRUE(ada_.perform(remark("first")));
  ASSERT_TRUE(bob_.perform(remark("second")));
  EXPECT_EQ(bob_.othersPages, 1);
  EXPECT_EQ(bob_.told, 1) << "one change is told, with what the other wrote in it";
  EXPECT_THAT(texts(bob_), ::testing::UnorderedElementsAre("first", "second"));
  EXPECT_THAT(texts(ada_), ::testing::ElementsAre("first"));
  ada_.desk.catchUp();
  EXPECT_THAT(texts(ada_), ::testing::UnorderedElementsAre("first", "second"));
}

TEST_F(Desks, WhatCannotBeKeptIsNotShownAndTheSessionStays) {
  pages_->broken = true;
  const Session before = ada_.session;
  EXPECT_FALSE(ada_.perform(remark("lost?")));
  ASSERT_TRUE(ada_.refusal && ada_.refusal->library);
  EXPECT_EQ(ada_.refusal->library->kind, LibraryError::Kind::full);
  EXPECT_EQ(ada_.refusal->place, "shared.annales");
  ASSERT_TRUE(ada_.refusal->said.why);
  EXPECT_EQ(ada_.refusal->said.why->saying.text, "the disk is full") << "kept in parts, for any language";
  EXPECT_TRUE(ada_.session == before);
  EXPECT_EQ(ada_.notebook().undoable(), nullptr);
  pages_->broken = false;
  EXPECT_TRUE(ada_.perform(remark("kept"))) << "nothing of the failure is left";
}

TEST_F(Desks, AProgramThatNeverStopsWritingIsNamed) {
  pages_->alwaysFirst = true;
  EXPECT_FALSE(ada_.perform(remark("no room")));
  EXPECT_EQ(ada_.said.key, SaidKey::keepsWriting);
  EXPECT_GT(ada_.othersPages, 0) << "what the other wrote is shown all the same";
  EXPECT_EQ(ada_.tab().game->log().tags().at("source"), "Eve");
}

TEST_F(Desks, APageThatHasLostItsSenseIsRefusedAndTheOthersAreShown) {
  ASSERT_TRUE(ada_.perform(remark("hers")));
  EXPECT_FALSE(bob_.perform(UndoLast{})) << "not seen yet";
  bob_.desk.catchUp();
  ASSERT_TRUE(bob_.perform(UndoLast{}));
  EXPECT_FALSE(ada_.perform(UndoLast{})) << "Bob has undone it";
  EXPECT_TRUE(texts(ada_).empty());
}

/// What is legal after the k-th event, was not played there and does not end the game.
std::vector<Event> othersAfter(const Editor& editor, EventIndex k) {
  const OpenedLine& line = *editor.tab().game->main();
  std::vector<Event> events = legal(line.game(), line.stateAt(k), Payments::cheapest);
  std::erase_if(events, [&](const Event& event) {
    return std::holds_alternative<GameEnded>(event) ||
           eventId(event, &line.idAt(k), line.log().names()) == line.idAt(k + 1);
  });
  return events;
}

/// Where two others are legal.
EventIndex crossroads(const Editor& editor) {
  EventIndex k = 100;
  while (othersAfter(editor, k).size() < 2)
    ++k;
  return k;
}

// One of them was acknowledged and lost: both were the first to be called "What if 1".
TEST_F(Desks, LinesOfPlayThatBeginAtOnceAreTwo) {
  const EventIndex at = crossroads(ada_);
  ada_.goTo(at);
  bob_.goTo(at);
  ASSERT_TRUE(ada_.perform(PlayEvents{{othersAfter(ada_, at)[0]}, {}}));
  const Hash hers = ada_.tab().line->idAt(at + 1);
  ASSERT_TRUE(bob_.perform(PlayEvents{{othersAfter(bob_, at)[1]}, {}}));
  const Hash his = bob_.tab().line->idAt(at + 1);
  EXPECT_NE(hers, his);
  EXPECT_EQ(bob_.othersPages, 1);
  ada_.desk.catchUp();
  for (const Editor* editor : {&ada_, &bob_}) {
    ASSERT_EQ(editor->study().lines().size(), 2U);
    std::vector<Hash> heads;
    for (const StudyLine& line : editor->study().lines())
      heads.push_back(editor->study().events()[line.head].id);
    EXPECT_THAT(heads, ::testing::UnorderedElementsAre(hers, his));
  }
}

TEST_F(Desks, ALineThatTwoLeadOnLosesNothing) {
  const EventIndex at = crossroads(ada_);
  ada_.goTo(at);
  ASSERT_TRUE(ada_.perform(PlayEvents{{othersAfter(ada_, at)[0]}, {}}));
  const std::string name = ada_.tab().line->name();
  bob_.desk.catchUp();
  bob_.session = update(std::move(bob_.session), ChooseLine{name});
  bob_.session = update(std::move(bob_.session), GoToEnd{});
  const auto next = [&](const Editor& editor, std::size_t n) {
    const OpenedLine& line = *editor.tab().line;
    std::vector<Event> events = legal(line.game(), line.stateAt(line.length()), Payments::cheapest);
    std::erase_if(events, [](const Event& event) { return std::holds_alternative<GameEnded>(event); });
    return events.at(n);
  };
  ASSERT_TRUE(bob_.perform(PlayEvents{{next(bob_, 0)}, {}}));
  const Hash his = bob_.tab().line->idAt(at + 2);
  ASSERT_TRUE(ada_.perform(PlayEvents{{next(ada_, 1)}, {}}));
  const Hash hers = ada_.tab().line->idAt(at + 2);
  EXPECT_EQ(ada_.study().lines().size(), 2U) << "the second goes a way of its own";
  const EventLog log = ada_.study().log();
  EXPECT_TRUE(log.find(his) && log.find(hers));
}

TEST_F(Desks, NobodyUndoesWhatHeHasNotSeen) {
  ASSERT_TRUE(ada_.perform(remark("hers")));
  bob_.desk.catchUp();
  ASSERT_TRUE(bob_.perform(remark("his")));
  EXPECT_FALSE(ada_.perform(UndoLast{}));
  EXPECT_EQ(ada_.said.key, SaidKey::othersWrote);
  EXPECT_THAT(texts(ada_), ::testing::UnorderedElementsAre("hers", "his"));
  EXPECT_TRUE(ada_.perform(UndoLast{})) << "now it is known";
  EXPECT_THAT(texts(ada_), ::testing::ElementsAre("hers"));
}

TEST_F(Desks, EditsThatLeadALineOnAreNotRepeatedBehindOthers) {
  const EventIndex at = crossroads(ada_);
  ada_.goTo(at);
  const Hash parent = ada_.tab().line->idAt(at);
  const Event event = othersAfter(ada_, at)[0];
  const Hash head = eventId(event, &parent, ada_.tab().game->log().names());
  const std::vector<Edit> edits{SetLine{"long", parent, {event}, head}};
  ASSERT_TRUE(bob_.perform(remark("first")));
  const auto written = ada_.desk.write(ada_.id(), "Ada", edits);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().said.key, SaidKey::othersWrote);
  EXPECT_THAT(texts(ada_), ::testing::ElementsAre("first"));
}

/// A file that keeps it could not be read again, and neither could an export.
TEST_F(Desks, AnEventThatFitsIntoNoRecordIsRefusedWhereverItWouldBeKept) {
  const std::string reason(kLongestRecord - 100, 'x'); // short enough as a fact
  Corrected corrected(NationId(0), {}, std::make_shared<const std::string>(reason));
  corrected.change.set(Resource::iron, 1);
  const StudyIntent played = PlayEvents{{corrected}, "long"};
  Editor nowhere(editedGame(), "Ada");
  for (Editor* editor : {&ada_, &nowhere}) {
    EXPECT_FALSE(editor->perform(played));
    ASSERT_TRUE(editor->said.why);
    EXPECT_THAT(editor->said.why->message, ::testing::HasSubstr("longer than 1 MiB"));
    EXPECT_TRUE(editor->study().lines().empty());
  }
  EXPECT_TRUE(pages_->all.empty());
}

/// The command line refused this once: the same words within a second are the same remark.
TEST_F(Desks, TheSameWordsTwiceInOneSecondAreTwoRemarks) {
  ASSERT_TRUE(ada_.perform(remark("Again!")));
  ASSERT_TRUE(ada_.perform(remark("Again!")));
  EXPECT_THAT(texts(ada_), ::testing::ElementsAre("Again!", "Again!"));
  const auto& remarks = ada_.study().remarks();
  EXPECT_EQ(remarks[0].at, "2026-03-04T18:30:00Z");
  EXPECT_EQ(remarks[1].at, "2026-03-04T18:30:01Z");
  EXPECT_NE(remarks[0].id, remarks[1].id);
}

TEST_F(Desks, UndoAndRedoGoBackToTheSameBytes) {
  const auto before = ada_.study().log();
  ASSERT_TRUE(ada_.perform(remark("here and gone")));
  const auto with = ada_.study().log();
  ASSERT_TRUE(ada_.perform(UndoLast{}));
  EXPECT_EQ(ada_.study().log().annotations().size(), before.annotations().size());
  ASSERT_TRUE(ada_.perform(RedoLast{}));
  ASSERT_EQ(ada_.study().log().annotations().size(), with.annotations().size());
  EXPECT_EQ(ada_.study().log().annotations().back().id, with.annotations().back().id);
  EXPECT_FALSE(ada_.perform(RedoLast{}));
  EXPECT_EQ(ada_.said.key, SaidKey::because);
}

TEST(Desk, WithoutAGameItSaysWhatToDo) {
  Desk desk(presentMoment);
  const auto performed = desk.perform({}, UndoLast{});
  ASSERT_FALSE(performed);
  EXPECT_EQ(performed.error().said.key, SaidKey::openAGame);
  const auto notThere = desk.perform(update({}, OpenGame{editedGame()}), UndoLast{});
  ASSERT_FALSE(notThere);
  EXPECT_EQ(notThere.error().said.key, SaidKey::notEditable);
}

TEST(Desk, NothingIsWrittenBeforeSomebodyHasSaidWhere) {
  Desk desk(presentMoment);
  const auto game = editedGame();
  desk.put(game, Notebook(std::make_shared<const EventLog>(game->log())),
           std::make_shared<UndecidedKeeper>());
  const auto written = desk.write(game->id(), "Ada", {SetTag{"event", "Autumn cup"}});
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().said.key, SaidKey::whereToKeep);
}

TEST(DeskLibrary, AGameFromAFileComesIntoTheLibraryWithItsFirstPage) {
  const test::TempFolder folder;
  const auto file = folder / "new" / "club.annales";
  Editor ada(editedGame(), "Ada", std::make_shared<LibraryKeeper>(file, EventLog(editedGame()->log())));
  EXPECT_FALSE(std::filesystem::exists(file)) << "looking keeps nothing";
  Annotation draft;
  draft.text = "kept";
  ASSERT_TRUE(ada.perform(WriteRemark{draft}));
  auto library = Library::open(file, Access::readOnly);
  ASSERT_TRUE(library);
  const auto stored = library->loadNotebook(ada.id());
  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->notebook.study().remarks().back().text, "kept");
}

// An import adds to the game itself, and pages stand on what it brought.
TEST(DeskLibrary, WhatAnImportAddsIsSeen) {
  const test::TempFolder folder;
  const auto file = folder / "club.annales";
  const EventLog whole = editedGame()->log(), part = test::beginningOf(whole, 200);
  const auto import = [&](const EventLog& log) {
    auto library = test::must(Library::open(file, Access::create));
    auto batch = test::must(library.beginImport());
    test::must(batch.add(log));
    test::must(batch.commit());
  };
  import(part);
  auto stored = test::must(test::must(Library::open(file, Access::readOnly)).loadNotebook(part.id()));
  Editor ada(openGame(part, nullptr), "Ada", std::make_shared<LibraryKeeper>(file, stored.rows));
  Annotation draft;
  draft.text = "hers";
  ASSERT_TRUE(ada.perform(WriteRemark{draft}));
  import(whole);
  ada.desk.catchUp();
  EXPECT_EQ(ada.tab().game->log().path(ada.tab().game->log().mainHead()).size(),
            whole.path(whole.mainHead()).size());
  draft.text = "later";
  ASSERT_TRUE(ada.perform(WriteRemark{draft}));
  stored = test::must(test::must(Library::open(file, Access::readOnly)).loadNotebook(part.id()));
  EXPECT_EQ(stored.notebook.entries().size(), ada.notebook().entries().size());
  EXPECT_EQ(stored.notebook.study().log().annotations().size(), ada.study().log().annotations().size());
}

// The file knows a remark that the library does not, and the library one that the file does not.
TEST(DeskLibrary, AGameFromAFileThatTheLibraryHasIsWhatBothKnow) {
  const test::TempFolder folder;
  const auto file = folder / "club.annales";
  const EventLog& log = editedGame()->log();
  Annotation draft;
  draft.text = "in the library";
  Editor bob(editedGame(), "Bob", std::make_shared<LibraryKeeper>(file, EventLog(log)));
  ASSERT_TRUE(bob.perform(WriteRemark{draft}));
  Editor eve(editedGame(), "Eve");
  draft.text = "in the file";
  ASSERT_TRUE(eve.perform(WriteRemark{draft}));
  const EventLog sent = eve.study().log();
  Editor ada(openGame(sent, nullptr), "Ada", std::make_shared<LibraryKeeper>(file, EventLog(sent)));
  draft.text = "hers";
  ASSERT_TRUE(ada.perform(WriteRemark{draft}));
  const auto said = [](const Study& study) {
    std::vector<std::string> texts;
    const EventLog now = study.log();
    for (const Annotation& remark : now.annotations())
      texts.push_back(remark.text);
    return texts;
  };
  const auto all = ::testing::IsSupersetOf({"in the library", "in the file", "hers"});
  EXPECT_THAT(said(ada.study()), all);
  auto stored = test::must(test::must(Library::open(file, Access::readOnly)).loadNotebook(log.id()));
  EXPECT_THAT(said(stored.notebook.study()), all);
  EXPECT_EQ(stored.notebook.entries().size(), ada.notebook().entries().size());
  ASSERT_TRUE(ada.perform(UndoLast{})) << "her own";
  EXPECT_THAT(said(ada.study()), ::testing::Not(::testing::Contains("hers")));
  EXPECT_THAT(said(ada.study()), ::testing::IsSupersetOf({"in the library", "in the file"}));
}

TEST(DeskLibrary, ARecordingBeginsWithItsHeadersAndFirstTurn) {
  const test::TempFolder folder;
  const auto file = folder / "new" / "club.annales";
  Desk desk(presentMoment);
  const EventLog& log = editedGame()->log();
  const NewRecord record{NewGame{log.game(), std::make_shared<Gazetteer>(log.game().map)},
                         editedGame()->sharedBoard(),
                         {{"event", "Club evening"}}};
  const auto begun = beginRecord(desk, record, file, {"Ada", true, Audience::me, "What if"}, sentenceOf);
  ASSERT_TRUE(begun) << begun.error().said.about;
  EXPECT_TRUE(desk.notebook((*begun)->id())->study().recording());
  EXPECT_EQ((*begun)->log().tags().at("event"), "Club evening");
  EXPECT_GT((*begun)->main()->length(), 2U);
  EXPECT_FALSE(beginRecord(desk, record, file, {"Ada", true, Audience::me, "What if"}, sentenceOf))
      << "it is there already";
}

TEST(Moment, SecondsGoOverMidnightAndLeapDays) {
  EXPECT_EQ(momentAfter("2026-03-04T18:30:00Z", 1), "2026-03-04T18:30:01Z");
  EXPECT_EQ(momentAfter("2024-02-28T23:59:59Z", 1), "2024-02-29T00:00:00Z");
  EXPECT_EQ(momentAfter("2025-12-31T23:59:00Z", 60), "2026-01-01T00:00:00Z");
  EXPECT_EQ(presentMoment().size(), 20U);
}

} // namespace
} // namespace annales
