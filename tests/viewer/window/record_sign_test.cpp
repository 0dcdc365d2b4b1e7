// One sees that a game is recorded and into which library, and a record goes on after its end.
#include "engine/rules/rules.h"
#include "libreplay/store/library.h"
#include "tests/viewer/window/recording_fixture.h"
#include "viewer/library/recent_libraries.h"
#include "viewer/newgame/library_choice.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/window/record_sign.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

namespace annales::viewer::test {
namespace {

class RecordSignTest : public RecordingFixture {
protected:
  [[nodiscard]] RecordSign& sign() { return *window_->findChild<RecordSign*>(); }
  [[nodiscard]] QString told() const { return window_->statusBar()->currentMessage(); }
  void command(const char* id) {
    window_->commands().action(id)->trigger();
    QApplication::processEvents();
  }
  /// Ctrl+R; the dialogue is answered so.
  void ask(const std::function<void(NewGameDialog&)>& answer) {
    QTimer::singleShot(0, window_, [&] {
      auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      answer(*dialog);
    });
    key(Qt::Key_R, Qt::ControlModifier);
    window_->activateWindow();
    QApplication::processEvents();
  }
  [[nodiscard]] static std::size_t gamesIn(const QString& path) {
    auto library = Library::open(path.toStdString(), Access::readOnly);
    std::size_t games = 0;
    if (library) static_cast<void>(library->list({}, [&](const GameSummary&) { return ++games > 0; }));
    return games;
  }
};

TEST_F(RecordSignTest, NamesTheLibraryWhileAGameIsRecorded) {
  EXPECT_TRUE(sign().isVisible());
  EXPECT_EQ(sign().text(), QStringLiteral("Recording into evening.annales"));
  EXPECT_TRUE(sign().toolTip().contains(folder_.path()));
  pictureOf(*window_, "window-recording");
  command("end-recording");
  EXPECT_FALSE(sign().isVisible());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sign().isVisible());
  open();
  EXPECT_FALSE(sign().isVisible()) << "another game is shown";
}

TEST_F(RecordSignTest, CtrlRAsksForTheLibraryAndRemembersIt) {
  const QString bots = folder_.filePath(QStringLiteral("bots.annales"));
  const QString club = folder_.filePath(QStringLiteral("club.annales"));
  for (const QString& path : {bots, club})
    ASSERT_TRUE(Library::open(path.toStdString(), Access::create));
  window_->library().openLibrary(bots);
  ASSERT_TRUE(waitFor([&] { return !window_->library().busy(); }));
  window_->showGame();
  const auto choiceOfLibrary = [](NewGameDialog& dialog) { return dialog.findChild<LibraryChoice*>(); };
  ask([&](NewGameDialog& dialog) {
    EXPECT_TRUE(choiceOfLibrary(dialog)->isVisible());
    EXPECT_EQ(dialog.library(), bots) << "the open one, where none is remembered";
    choiceOfLibrary(dialog)->choose(club);
    pictureOf(dialog, "new-game-library");
    dialog.accept();
  });
  EXPECT_EQ(sign().text(), QStringLiteral("Recording into club.annales"));
  EXPECT_EQ(gamesIn(club), 1U);
  EXPECT_EQ(gamesIn(bots), 0U);
  ask([&](NewGameDialog& dialog) {
    EXPECT_EQ(dialog.library(), club) << "although the other one is open";
    EXPECT_GE(choiceOfLibrary(dialog)->findData(bots), 0);
    dialog.reject();
  });
  ASSERT_TRUE(QFile::remove(club));
  ask([&](NewGameDialog& dialog) {
    EXPECT_EQ(dialog.library(), bots) << "the remembered one is gone";
    dialog.reject();
  });
}

TEST_F(RecordSignTest, CtrlZAfterTheEndSaysThatTheRecordGoesOn) {
  play(QStringLiteral("iron"));
  const EventIndex end = tab().line->length();
  command("end-recording");
  EXPECT_TRUE(told().contains(QStringLiteral("what-if line")));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(window_->records().isRecording());
  EXPECT_TRUE(told().contains(QStringLiteral("end of the recording was undone"))) << told().toStdString();
  EXPECT_EQ(tab().line->length(), end) << "no move was undone";
  key(Qt::Key_Y, Qt::ControlModifier);
  EXPECT_FALSE(window_->records().isRecording());
  EXPECT_TRUE(told().contains(QStringLiteral("Recording has ended"))) << told().toStdString();
}

TEST_F(RecordSignTest, ARecordGoesOnAfterItsEnd) {
  play(QStringLiteral("iron"));
  command("end-recording");
  const EventIndex end = tab().line->length();
  window_->store().dispatch(GoToStart{});
  command("continue-recording");
  EXPECT_TRUE(window_->records().isRecording());
  EXPECT_EQ(cursor(), end);
  EXPECT_EQ(focus(), filter());
  key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_GT(tab().game->main()->length(), end);
  EXPECT_TRUE(tab().line->isMain());
  command("continue-recording");
  EXPECT_TRUE(told().contains(QStringLiteral("already being recorded"))) << told().toStdString();
}

TEST_F(RecordSignTest, AnImportedGameThatIsNotFinishedIsRecordedOn) {
  const auto sample = openedSample(kGame);
  EventLog log(NewGame{sample->game(), std::make_shared<Gazetteer>(sample->game().map)});
  for (EventIndex k = 2; k <= 30; ++k)
    log.append(log.mainHead(), sample->main()->event(k));
  ASSERT_TRUE(log.setLine(kMainLine, log.mainHead()));
  const auto game = openGame(EventLog(log), sample->sharedBoard());
  application_->desk().put(game, Notebook(std::make_shared<const EventLog>(log)), nullptr);
  window_->store().dispatch(OpenGame{game});
  window_->showGame();
  QApplication::processEvents();
  EXPECT_FALSE(window_->records().isRecording());
  command("continue-recording");
  ASSERT_TRUE(window_->records().isRecording());
  EXPECT_EQ(sign().text(), QStringLiteral("Recording"));
  EXPECT_EQ(cursor(), 30U);
  const auto next = legal(tab().line->game(), tab().state(), Payments::cheapest);
  ASSERT_FALSE(next.empty());
  ASSERT_TRUE(window_->editor().perform(PlayEvents{{next.front()}, {}}));
  EXPECT_EQ(tab().game->main()->length(), 31U);
  EXPECT_TRUE(tab().line->isMain());
}

TEST_F(RecordSignTest, AGameThatHasEndedIsNotRecordedOn) {
  openEditable();
  ASSERT_TRUE(tab().line->stateAt(tab().line->length()).ended);
  command("continue-recording");
  EXPECT_FALSE(window_->records().isRecording());
  EXPECT_TRUE(told().contains(QStringLiteral("has ended"))) << told().toStdString();
}

} // namespace
} // namespace annales::viewer::test
