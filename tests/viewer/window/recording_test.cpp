// A game recorded at the table: what is typed is what is played, and nothing else is.
#include "libreplay/store/library.h"
#include "tests/viewer/window/recording_fixture.h"
#include "viewer/change/corrected_dialog.h"
#include "viewer/library/game_menu.h"
#include "viewer/library/tags_dialog.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/newgame/seat_table.h"
#include "viewer/play/offer_list.h"
#include "viewer/record/record_panel.h"
#include "viewer/remarks/glyph_palette.h"
#include "viewer/tables/rondel_view.h"
#include "viewer/window/game_title.h"

#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <set>

namespace annales::viewer::test {
namespace {

using RecordingTest = RecordingFixture;

TEST_F(RecordingTest, WhatIsTypedGoesIntoTheFieldFromEverywhere) {
  std::vector<QWidget*> places{&page().board(), window_, window_->findChild<QTabBar*>()};
  for (const Panel panel :
       {Panel::record, Panel::nations, Panel::timeline, Panel::lines, Panel::allRemarks}) {
    page().bring(panel);
    QApplication::processEvents();
    if (QWidget* place = keyboardPlace(page().dock(panel)); place != nullptr) places.push_back(place);
  }
  ASSERT_GE(places.size(), 7U);
  const EventIndex length = tab().line->length();
  for (QWidget* place : places) {
    page().bring(Panel::record);
    if (place->isVisible()) place->setFocus();
    if (qobject_cast<QLineEdit*>(place) != nullptr) continue;
    QTest::keyClicks(place, QStringLiteral("2"));
    QApplication::processEvents();
    EXPECT_EQ(focus(), filter()) << place->metaObject()->className();
    type(QStringLiteral(" legion pet"));
    EXPECT_EQ(filter()->text(), QStringLiteral("2 legion pet")) << place->metaObject()->className();
    key(Qt::Key_Return);
    key(Qt::Key_Escape);
    EXPECT_TRUE(filter()->text().isEmpty());
  }
  EXPECT_EQ(tab().line->length(), length);
  EXPECT_EQ(cursor(), length);
  EXPECT_TRUE(tab().game->log().annotations().empty()) << "no glyph was set";
  EXPECT_FALSE(page().palette().isVisible());
  EXPECT_FALSE(tab().changing.has_value());
}

TEST_F(RecordingTest, TextsKeepWhatIsTypedIntoThem) {
  page().bring(Panel::remarks);
  page().remarks().write();
  type(QStringLiteral("Odd"));
  EXPECT_EQ(page().remarks().editor().text().toPlainText(), QStringLiteral("Odd"));
  page().remarks().editor().text().clear(); // drafts outlive tests
  key(Qt::Key_P, Qt::ControlModifier);
  type(QStringLiteral("ro"));
  EXPECT_TRUE(filter()->text().isEmpty());
}

TEST_F(RecordingTest, LettersAreShortcutsAgainOnceTheRecordHasEnded) {
  window_->commands().action("end-recording")->trigger();
  page().board().setFocus();
  key(Qt::Key_F);
  EXPECT_TRUE(tab().selected.exists());
  EXPECT_TRUE(filter()->text().isEmpty());
}

TEST_F(RecordingTest, TheFieldHasTheKeyboardAfterEveryPlay) {
  EXPECT_EQ(focus(), filter()) << "from the beginning";
  window_->resize(1920, 1080); // the rondel is beside the field
  for (int i = 0; i < 5; ++i)
    QApplication::processEvents();
  EXPECT_EQ(focus(), filter()) << "panels found other places";
  page().bring(Panel::rondel);
  QApplication::processEvents();
  auto& rondel = *page().findChild<RondelView*>();
  const EventIndex begun = cursor();
  page().board().setFocus();
  QTest::mouseClick(&rondel, Qt::LeftButton, {}, rondel.placeOf(Space::iron).toPoint());
  ASSERT_GT(cursor(), begun);
  EXPECT_EQ(focus(), filter());
  page().board().setFocus();
  auto* end = page().play().findChild<QToolButton*>(QStringLiteral("end"));
  QTest::mouseClick(end, Qt::LeftButton, {}, QPoint(20, end->height() / 2));
  QApplication::processEvents();
  EXPECT_EQ(focus(), filter());
  const EventIndex here = cursor();
  play(QStringLiteral("gold"));
  EXPECT_GT(cursor(), here);
  EXPECT_EQ(focus(), filter());
  page().board().setFocus();
  key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(tab().state().turn.space, Space::none) << "Ctrl+Enter ends the turn from the board, too";
  EXPECT_EQ(focus(), filter());
}

TEST_F(RecordingTest, EnterOnAnUntypedListPlaysNothingAndSaysSo) {
  const EventIndex begun = cursor();
  key(Qt::Key_Return);
  EXPECT_EQ(cursor(), begun);
  EXPECT_TRUE(window_->statusBar()->currentMessage().contains(QStringLiteral("Nothing was played")));
  type(QStringLiteral("iron"));
  key(Qt::Key_Return);
  const EventIndex iron = cursor();
  ASSERT_GT(iron, begun);
  for (int i = 0; i < 3; ++i)
    key(Qt::Key_Return);
  EXPECT_EQ(cursor(), iron);
  EXPECT_TRUE(std::holds_alternative<Produced>(tab().line->event(iron)));
  type(QStringLiteral(" ,"));
  key(Qt::Key_Return);
  EXPECT_EQ(cursor(), iron) << "signs look for nothing";
  key(Qt::Key_Escape);
}

TEST_F(RecordingTest, ARowThatWasGoneToIsPlayed) {
  const EventIndex begun = cursor();
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  EXPECT_EQ(page().play().list().current(), 1);
  key(Qt::Key_Return);
  EXPECT_GT(cursor(), begun);
}

TEST_F(RecordingTest, CtrlZTakesBackTheGameOrTheText) {
  const EventIndex begun = cursor();
  play(QStringLiteral("iron"));
  ASSERT_GT(cursor(), begun);
  const EventIndex iron = cursor();
  type(QStringLiteral("te"));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(cursor(), iron);
  EXPECT_NE(filter()->text(), QStringLiteral("te"));
  filter()->clear();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(tab().line->length(), begun);
  key(Qt::Key_Y, Qt::ControlModifier);
  EXPECT_EQ(tab().line->length(), iron);
  const QAction* undo = window_->commands().action("undo");
  bool inMenu = false;
  for (const QAction* menu : window_->menuBar()->actions())
    inMenu = inMenu || menu->menu()->actions().contains(undo);
  EXPECT_TRUE(inMenu);
}

TEST_F(RecordingTest, NamesAndDateAreEditedAtAnyTime) {
  play(QStringLiteral("iron"));
  const EventIndex length = tab().line->length();
  QTimer::singleShot(0, window_, [] {
    auto* dialog = qobject_cast<TagsDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->field("event")->setText(QStringLiteral("Autumn cup"));
    dialog->field("date")->setText(QStringLiteral("2026-11-22"));
    dialog->field("player.romans")->setText(QStringLiteral("Livia"));
    dialog->accept();
  });
  key(Qt::Key_F2);
  window_->activateWindow(); // the dialogue was active
  QApplication::processEvents();
  EXPECT_EQ(tagOf(tab().game->log().tags(), "player.romans"), "Livia");
  EXPECT_EQ(tab().line->length(), length);
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("Autumn cup")))
      << window_->windowTitle().toStdString();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(tagOf(tab().game->log().tags(), "player.romans"), "") << "one undo";
}

TEST_F(RecordingTest, GamesOfOneEveningHaveTitlesThatDiffer) {
  NewGameChoice choice;
  choice.board = BoardShelf::builtIn().find("occident");
  choice.seats = suggestedSeats(*choice.board, 3);
  choice.date = "2026-11-22";
  choice.event = "Club evening";
  for (const std::uint64_t seed : {21U, 22U, 23U})
    ASSERT_TRUE(window_->records().begin(choice, library_, seed));
  std::set<QString> titles;
  for (const Tab& tab : window_->store().session().tabs)
    titles.insert(titleOf(*tab.game));
  EXPECT_EQ(titles.size(), 4U);
  EXPECT_TRUE(titles.contains(QStringLiteral("Club evening (3) · 2026-11-22")));
}

TEST_F(RecordingTest, ARoundThatNoEveningHasIsNotCountedOn) {
  NewGameChoice choice;
  choice.board = BoardShelf::builtIn().find("occident");
  choice.seats = suggestedSeats(*choice.board, 3);
  choice.date = "2026-11-22";
  choice.event = "Club evening";
  ASSERT_TRUE(window_->records().begin(choice, library_, 21));
  ASSERT_TRUE(window_->editor().write(tab().game->id(), {SetTag{"round", "2147483647"}}));
  ASSERT_TRUE(window_->records().begin(choice, library_, 22));
  EXPECT_EQ(tagOf(tab().game->log().tags(), "round"), "2");
}

TEST_F(RecordingTest, AnUnfinishedRecordOpensAtItsEnd) {
  play(QStringLiteral("iron"));
  const EventIndex end = cursor();
  const Hash game = tab().game->id();
  window_->store().dispatch(CloseTab{});
  window_->library().openLibrary(library_);
  ASSERT_TRUE(waitFor([&] { return window_->library().model().find(game) != nullptr; }));
  std::unique_ptr<GameMenu> menu(window_->library().menuOf(game));
  ASSERT_NE(menu, nullptr);
  emit menu->openAsked();
  ASSERT_TRUE(waitFor([&] { return window_->store().tab() != nullptr; }));
  QApplication::processEvents();
  EXPECT_EQ(cursor(), end);
  EXPECT_EQ(focus(), filter());
}

/// B looks for a B then.
TEST_F(RecordingTest, TheBannerNamesNoKeyThatIsTyped) {
  const EventIndex begun = cursor();
  play(QStringLiteral("iron"));
  auto move = std::get<RondelMoved>(tab().line->event(begun + 1));
  move.to = Space::gold;
  window_->store().dispatch(GoTo{begun});
  window_->editor().perform(PlayEvents{{move}, {}});
  ASSERT_FALSE(tab().line->isMain());
  const auto buttons = [this] {
    QStringList texts;
    for (const QToolButton* button : page().banner().findChildren<QToolButton*>())
      texts << button->text();
    return texts;
  };
  EXPECT_EQ(buttons(), (QStringList{QStringLiteral("Back to the fork"), QStringLiteral("Main line")}));
  window_->editor().perform(EndRecording{});
  EXPECT_EQ(buttons(),
            (QStringList{QStringLiteral("Back to the fork (B)"), QStringLiteral("Main line (Shift+B)")}));
}

TEST_F(RecordingTest, TheBeginningIsPutRightAndWhatWasPlayedStays) {
  turn(QStringLiteral("iron"), 1);
  play(QStringLiteral("gold"));
  const Hash before = tab().game->id();
  const EventIndex length = tab().line->length();
  NewGameChoice choice = choiceOf(tab().game->log(), tab().game->sharedBoard());
  choice.options.goalTwelve = true;
  choice.seats[0].player = "Ada";
  ASSERT_TRUE(window_->records().beginAgain(choice, 5));
  EXPECT_NE(tab().game->id(), before);
  EXPECT_EQ(window_->store().session().tabs.size(), 1U) << "the old record is closed";
  EXPECT_TRUE(tab().game->game().setup->options.goalTwelve);
  EXPECT_EQ(tab().line->length(), length);
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(tagOf(tab().game->log().tags(), "player." + choice.seats[0].nation), "Ada");
  auto library = Library::open(library_.toStdString(), Access::readOnly);
  ASSERT_TRUE(library);
  const auto old = library->load(before);
  ASSERT_TRUE(old);
  EXPECT_TRUE(isHidden(old->tags()));
  std::swap(choice.seats[0], choice.seats[1]);
  ASSERT_TRUE(window_->records().beginAgain(choice, 6));
  EXPECT_EQ(tab().game->game().nationWord(NationId(0)), choice.seats[0].nation);
}

TEST_F(RecordingTest, TheKeyThatChangesADecisionAsksForTheBeginningThere) {
  window_->store().dispatch(GoToStart{});
  const Hash before = tab().game->id();
  bool asked = false;
  QTimer::singleShot(0, window_, [&] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    asked = true;
    dialog->accept(); // nothing was changed
  });
  key(Qt::Key_D, Qt::ControlModifier);
  EXPECT_TRUE(asked);
  EXPECT_EQ(tab().game->id(), before);
}

TEST_F(RecordingTest, TheBeginningOfAGameThatOpensMeanwhileStays) {
  NewGameChoice other;
  other.board = BoardShelf::builtIn().find("occident");
  other.seats = suggestedSeats(*other.board, 4);
  Hash opened;
  QTimer::singleShot(0, window_, [&] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const NewGameChoice before = dialog->choice();
    dialog->findChild<SeatTable*>()->item(0, SeatTable::kPlayer)->setText(QStringLiteral("Ada"));
    EXPECT_FALSE(dialog->choice() == before);
    EXPECT_TRUE(window_->records().begin(other, library_, 12));
    opened = tab().game->id();
    dialog->accept();
  });
  window_->records().askForBeginning();
  EXPECT_EQ(tab().game->id(), opened);
  EXPECT_EQ(window_->store().session().tabs.size(), 2U);
}

/// The table did it all the same: what it did is entered, and a person looks it over.
TEST_F(RecordingTest, CtrlKTakesOverTheRefusedMove) {
  play(QStringLiteral("temple"));
  const EventIndex here = cursor();
  type(QStringLiteral("build"));
  ASSERT_FALSE(page().play().list().rows().empty());
  const auto refused = page().play().refused();
  ASSERT_TRUE(refused) << "there is no marble for it";
  bool asked = false;
  QTimer::singleShot(0, window_, [&] {
    auto* dialog = qobject_cast<CorrectedDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    asked = true;
    const Corrected made = dialog->correction();
    EXPECT_EQ(made.nation, tab().state().active);
    EXPECT_LT(made.change[Resource::marble], 0);
    ASSERT_EQ(adjustmentsOf(made).size(), 1U);
    EXPECT_EQ(adjustmentsOf(made).front().op, Adjustment::Op::temple);
    EXPECT_TRUE(dialog->reason().text().startsWith(QStringLiteral("Build a temple")))
        << dialog->reason().text().toStdString();
    EXPECT_EQ(dialog->obstacle(), QString());
    pictureOf(*dialog, "corrected-refused");
    dialog->accept();
  });
  key(Qt::Key_K, Qt::ControlModifier);
  window_->activateWindow();
  QApplication::processEvents();
  EXPECT_TRUE(asked);
  EXPECT_EQ(tab().line->length(), here + 1);
  EXPECT_TRUE(std::holds_alternative<Corrected>(tab().line->event(here + 1)));
  filter()->clear();
  asked = false;
  QTimer::singleShot(0, window_, [&] {
    auto* dialog = qobject_cast<CorrectedDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    asked = true;
    EXPECT_TRUE(dialog->correction().change.empty()) << "nothing was refused";
    dialog->reject();
  });
  key(Qt::Key_K, Qt::ControlModifier);
  EXPECT_TRUE(asked);
}

TEST_F(RecordingTest, CtrlEnterPlaysWhatWasTypedAndEndsTheTurn) {
  const NationId first = tab().state().active;
  type(QStringLiteral("iron"));
  key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_NE(tab().state().active, first);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(tab().state().active, first) << "one undo";
  EXPECT_EQ(tab().state().turn.space, Space::none);
}

TEST_F(RecordingTest, TheKeyOfTheEndStandsOnItsButton) {
  play(QStringLiteral("iron"));
  const auto* end = page().play().findChild<QToolButton*>(QStringLiteral("end"));
  EXPECT_TRUE(end->text().contains(QStringLiteral("Ctrl+Enter"))) << end->text().toStdString();
}

} // namespace
} // namespace annales::viewer::test
