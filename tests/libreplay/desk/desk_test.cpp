// The desk: what is written is kept first, and several people write into one game.
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
