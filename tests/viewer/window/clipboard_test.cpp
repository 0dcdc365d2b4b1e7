// Turns typed and pasted in the real window, and things that go from one window to another.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/library/mistakes_dialog.h"
#include "viewer/window/pictures.h"

#include <QClipboard>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <fstream>

namespace annales::viewer::test {
namespace {

class ClipboardTest : public WindowTest {
protected:
  ClipboardTest() { QApplication::clipboard()->clear(); }
  [[nodiscard]] const Notebook& notebook() const { return *application_->desk().notebook(tab().game->id()); }
  [[nodiscard]] std::size_t pages() const { return notebook().entries().size(); }
  [[nodiscard]] TurnLine& line() { return window_->page().record().turnLine(); }
  void type(const QString& text) {
    window_->commands().action("type-turn")->trigger();
    line().edit().setPlainText(text);
    QTest::keyClick(&line().edit(), Qt::Key_Return);
    QApplication::processEvents();
  }
  void run(const char* command) {
    window_->commands().action(command)->trigger();
    QApplication::processEvents();
  }
  void paste(const QString& text) {
    QApplication::clipboard()->setText(text);
    run("paste-branch");
  }
  [[nodiscard]] std::string told() const { return window_->statusBar()->currentMessage().toStdString(); }
};

TEST_F(ClipboardTest, ATypedTurnIsAWhatIfLineAndOneStepOfUndo) {
  openEditable();
  type(QStringLiteral("Iron {Steady.} Romans: Marble !?"));
  EXPECT_FALSE(tab().line->isMain());
  EXPECT_TRUE(line().edit().toPlainText().isEmpty());
  EXPECT_TRUE(line().edit().hasFocus()) << "for the next one";
  ASSERT_EQ(pages(), 2U) << "a page a turn, with what is said of it";
  EXPECT_EQ(tab().game->log().annotations().size(), openedSample(kGame)->log().annotations().size() + 2);
  const EventIndex there = cursor();
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_LT(cursor(), there);
  EXPECT_EQ(tab().game->log().annotations().size(), openedSample(kGame)->log().annotations().size() + 1);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(tab().line->isMain());
  window_->page().resize(1280, 720);
  type(QStringLiteral("Iron {Steady.}"));
  pictureOf(*window_, "window-typed");
}

/// For people: the line in the real window, as a coach with a projector sees it.
TEST_F(ClipboardTest, TheLineIsThereInEveryLook) {
  openEditable();
  window_->store().dispatch(GoTo{tab().line->stats().outline.turns()[9].last});
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      View view = window_->store().session().view;
      view.dark = dark;
      view.projector = projector;
      window_->store().dispatch(SetView{view});
      window_->resize(projector ? QSize(1920, 1080) : QSize(1280, 720));
      window_->commands().action("type-turn")->trigger();
      line().edit().setPlainText(projector ? QStringLiteral("Temple Massilai") : QStringLiteral("Marble"));
      QApplication::processEvents();
      EXPECT_TRUE(line().edit().isVisible());
      EXPECT_FALSE(line().told().isEmpty());
      EXPECT_LE(line().mapTo(window_, QPoint(0, line().height())).y(), window_->height());
      pictureOf(*window_,
                std::string("window-typing") + (dark ? "-dark" : "-light") + (projector ? "-projector" : ""));
    }
}

TEST_F(ClipboardTest, WhatWasPlayedThereIsFollowed) {
  openEditable();
  type(QStringLiteral("Arming Antiochia L, Petra L"));
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(pages(), 0U);
  EXPECT_GT(cursor(), 1U);
}

TEST_F(ClipboardTest, WhatIsWrongStaysInTheLineAndNothingOfItIsPlayed) {
  openEditable();
  type(QStringLiteral("Iron Romans: Marble Germans: Temple Massilai"));
  EXPECT_EQ(pages(), 2U) << "two turns were right";
  EXPECT_EQ(line().edit().toPlainText(), QStringLiteral("Germans: Temple Massilai"));
  type(QStringLiteral("Temple Massilai"));
  EXPECT_EQ(pages(), 2U);
  EXPECT_NE(told().find("Column 8"), std::string::npos) << told();
}

TEST_F(ClipboardTest, WhileRecordingItIsTheRecord) {
  NewGameChoice choice;
  choice.board = BoardShelf::builtIn().find("occident");
  choice.seats = suggestedSeats(*choice.board, 4);
  ASSERT_TRUE(window_->records().begin(choice, folder_.filePath(QStringLiteral("club.annales")), 11));
  type(QStringLiteral("Iron\nGold\nMarble"));
  EXPECT_NE(told(), "");
  type(QStringLiteral("Iron"));
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_TRUE(std::holds_alternative<TurnEnded>(tab().event()));
}

TEST_F(ClipboardTest, ADecisionIsChangedByTypingAnother) {
  openEditable();
  const auto turns = tab().line->stats().outline.turns();
  window_->store().dispatch(GoTo{turns[0].first + 1});
  run("change-decision");
  ASSERT_TRUE(tab().changing);
  type(QStringLiteral("Iron"));
  EXPECT_FALSE(tab().changing);
  EXPECT_FALSE(tab().line->isMain());
}

TEST_F(ClipboardTest, ATurnGoesFromOneWindowToAnotherAsAgnAndAsEvents) {
  openEditable();
  window_->store().dispatch(GoTo{tab().line->stats().outline.turns()[0].first});
  type(QStringLiteral("end Phoenicians: Iron")); // wrong: nothing happens
  line().edit().clear();
  window_->store().dispatch(GoTo{1});
  type(QStringLiteral("Iron Romans: Marble"));
  const std::string from = tab().line->name();
  run("copy-turn");
  const QString text = QApplication::clipboard()->text();
  EXPECT_TRUE(text.contains(QStringLiteral("Romans: Marble"))) << text.toStdString();
  // Another window of the same program, another game on the same board.
  MainWindow& other = application_->newWindow();
  other.show();
  const auto second = openedSample(kGame);
  other.store().dispatch(OpenGame{application_->desk().game(second->id())});
  other.showGame();
  other.store().dispatch(ChooseLine{std::string(kMainLine)});
  other.store().dispatch(GoTo{other.store().tab()->line->stats().outline.turns()[0].last});
  other.commands().action("paste-branch")->trigger();
  EXPECT_FALSE(other.store().tab()->line->isMain());
  other.store().dispatch(ChooseLine{std::string(kMainLine)});
  other.store().dispatch(GoTo{other.store().tab()->line->stats().outline.turns()[0].last});
  QApplication::clipboard()->setText(text); // as out of a mail
  other.commands().action("paste-branch")->trigger();
  EXPECT_FALSE(other.store().tab()->line->isMain());
}

TEST_F(ClipboardTest, WhatIsNotLegalHereIsRefusedWithItsPlace) {
  openEditable();
  paste(QStringLiteral("Iron\nRomans: Temple Massilai"));
  EXPECT_NE(told().find("Row 2, column 16"), std::string::npos) << told();
  EXPECT_EQ(pages(), 0U) << "all of it or nothing";
  paste(QStringLiteral("dear all, see you on Friday"));
  EXPECT_NE(told().find("do not fit here"), std::string::npos) << told();
  paste(QStringLiteral("{\"type\":\"Nonsense\"}"));
  EXPECT_NE(told().find("no line that can be pasted"), std::string::npos) << told();
  paste(QString(5 << 20, u'('));
  EXPECT_NE(told().find("too long: the limit"), std::string::npos) << told();
  paste(QString(3 << 20, u'('));
  EXPECT_EQ(pages(), 0U);
  EXPECT_TRUE(tab().line->isMain());
}

TEST_F(ClipboardTest, AGameIsOpenedWhereItIsPasted) {
  openEditable();
  run("copy-game");
  const QString agn = QApplication::clipboard()->text();
  run("copy-game-json");
  const QString json = QApplication::clipboard()->text();
  for (const QString& text : {agn, json}) {
    application_ = nullptr;
    application_ = std::make_unique<Application>();
    window_ = &application_->newWindow();
    window_->show();
    paste(text);
    ASSERT_TRUE(waitFor([this] { return window_->store().tab() != nullptr; }));
    EXPECT_EQ(tab().game->id(), openedSample(kGame)->id());
    EXPECT_EQ(tab().line->length(), openedSample(kGame)->main()->length());
    EXPECT_FALSE(window_->showsLibrary());
  }
}

TEST_F(ClipboardTest, AGameIsImportedWhereTheLibraryIsShown) {
  openEditable();
  run("copy-game");
  const QString text = QApplication::clipboard()->text();
  window_->showLibrary();
  window_->library().createLibrary(folder_.filePath(QStringLiteral("club.annales")));
  ASSERT_TRUE(waitFor([this] { return !window_->library().busy(); }));
  QSignalSpy finished(&window_->library(), &LibraryPanel::importFinished);
  paste(text);
  ASSERT_TRUE(waitFor([&] { return finished.size() == 1; }));
  EXPECT_EQ(finished.front().front().value<ImportReport>().added, 1U);
  ASSERT_TRUE(waitFor([this] { return window_->library().model().rowCount() == 1; }));
  const std::unique_ptr<QMimeData> dragged(
      window_->library().model().mimeData({window_->library().model().index(0, 0)}));
  ASSERT_NE(dragged, nullptr);
  EXPECT_TRUE(dragged->text().startsWith(QStringLiteral("[Date"))) << dragged->text().left(40).toStdString();
}

TEST_F(ClipboardTest, WithoutTemporaryFilesASentenceSaysWhatToDo) {
  openEditable();
  run("copy-game");
  const QString text = QApplication::clipboard()->text();
  window_->showLibrary();
  const QString library = folder_.filePath(QStringLiteral("club.annales"));
  window_->library().createLibrary(library);
  ASSERT_TRUE(waitFor([this] { return !window_->library().busy(); }));
  const QByteArray before = qgetenv("TMPDIR");
  qputenv("TMPDIR", library.toUtf8()); // a file, no folder
  paste(text);
  EXPECT_EQ(told(), "Cannot write temporary files in " + library.toStdString() +
                        ". Free some space there, or set TMPDIR to another folder and restart Annales.");
  before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
  QSignalSpy finished(&window_->library(), &LibraryPanel::importFinished);
  paste(text);
  EXPECT_TRUE(waitFor([&] { return finished.size() == 1; })) << "it is tried again";
}

TEST_F(ClipboardTest, ACopiedPositionLeadsBackToItsPlace) {
  openEditable();
  window_->store().dispatch(GoTo{100});
  run("copy-position");
  EXPECT_TRUE(QApplication::clipboard()->mimeData()->hasImage());
  window_->store().dispatch(GoTo{1});
  run("paste-branch");
  EXPECT_EQ(cursor(), 100U);
  EXPECT_EQ(window_->store().session().tabs.size(), 1U);
}

TEST_F(ClipboardTest, RowsAreDraggedOutAndDroppedIntoAnotherWindow) {
  openEditable();
  RecordTree& tree = window_->page().record().tree();
  const auto turn = tab().line->stats().outline.turns()[4];
  const auto clip = tree.clipOf(tree.rowOf(turn.first).parent(), ClipText::agn);
  ASSERT_NE(clip, nullptr);
  EXPECT_FALSE(clip->text().isEmpty());
  EXPECT_NE(tree.menuOf(tree.rowOf(turn.first)), nullptr);
  QMimeData game;
  game.setText(QString::fromStdString([] {
    std::ifstream in(ANNALES_SOURCE_DIR "/samples/opening-growth.agn");
    return std::string(std::istreambuf_iterator<char>(in), {});
  }()));
  QDragEnterEvent enter({5, 5}, Qt::CopyAction, &game, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window_, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop({5, 5}, Qt::CopyAction, &game, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(window_, &drop);
  ASSERT_TRUE(waitFor([this] { return window_->store().session().tabs.size() == 2; }));
  EXPECT_EQ(tab().game->id(), openedSample("samples/opening-growth.antike.jsonl")->id());
}

TEST_F(ClipboardTest, SeveralFilesOpenInSeveralTabsAtTheWantedEvent) {
  const QString third = inRepository("samples/opening-growth.agn");
  window_->openPaths({inRepository(kGame), inRepository(kMistakes), third}, 30);
  ASSERT_TRUE(waitFor([this] { return window_->store().session().tabs.size() == 3; }));
  for (const Tab& one : window_->store().session().tabs)
    EXPECT_EQ(one.cursor, std::min<EventIndex>(30, one.line->length()));
  EXPECT_EQ(tab().game->id(), openedSample("samples/opening-growth.antike.jsonl")->id());
}

TEST_F(ClipboardTest, OneBadFileDoesNotKeepTheOthersBack) {
  window_->openPaths({folder_.filePath(QStringLiteral("missing.agn")), inRepository(kGame)});
  ASSERT_TRUE(waitFor([this] { return window_->store().tab() != nullptr; }));
  EXPECT_NE(told().find("missing.agn"), std::string::npos) << told();
}

TEST_F(ClipboardTest, AWrittenGameWithMistakesOpensWithTheirList) {
  const QString file = folder_.filePath(QStringLiteral("evening.agn"));
  std::ofstream(file.toStdString()) << "[Date \"2026-11-17\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n"
                                       "Phoenicians: Arming Antiochia L\nRomans: Arming Rome L, Knosos G\n";
  window_->openPaths({file});
  ASSERT_TRUE(waitFor([this] { return window_->findChild<MistakesDialog*>() != nullptr; }));
  auto* dialog = window_->findChild<MistakesDialog*>();
  EXPECT_TRUE(dialog->text().contains(QStringLiteral("Knossos")));
  pictureOf(*dialog, "window-mistakes");
}

TEST_F(ClipboardTest, ALibraryWithoutGamesInItIsNoReasonToWait) {
  PicturesOrder order;
  order.folder = folder_.filePath(QStringLiteral("out"));
  order.library = folder_.filePath(QStringLiteral("junk.annales"));
  std::ofstream(order.library.toStdString()) << "this is no library\n";
  QString why;
  QElapsedTimer clock;
  clock.start();
  EXPECT_TRUE(takePictures(*application_, order, why).isEmpty());
  EXPECT_FALSE(why.isEmpty());
  EXPECT_LT(clock.elapsed(), 20'000);
}

} // namespace
} // namespace annales::viewer::test
