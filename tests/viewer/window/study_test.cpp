// Branching, undoing and recording in the real window.
#include "engine/rules/rules.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/store/library.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/window/undo_toast.h"

#include <QClipboard>
#include <QMimeData>

namespace annales::viewer::test {
namespace {

constexpr EventIndex kAt = 120;

class StudyTest : public WindowTest {
protected:
  void openOnDesk(const std::string& file = kGame) {
    const auto game = openedSample(file);
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    open(file);
  }
  [[nodiscard]] const Notebook& notebook() const { return *application_->desk().notebook(tab().game->id()); }
  [[nodiscard]] const Study& study() const { return notebook().study(); }

  /// Plays something legal that was not played there.
  void playOtherwise() {
    const EventIndex at = cursor();
    const Event& played = tab().line->event(at + 1);
    for (const Event& event : legal(tab().game->game(), tab().state(), Payments::cheapest)) {
      EventLog copy = tab().game->log();
      const NodeIndex node = copy.append(tab().line->node(at), event);
      if (copy[node].id == tab().line->idAt(at + 1)) continue;
      window_->editor().perform(PlayEvents{{event}, {}});
      return;
    }
    FAIL() << nameOf(played);
  }
};

TEST_F(StudyTest, PlayingSomethingElseMakesALineAndShowsIt) {
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  const Hash recorded = tab().game->main()->idAt(tab().game->main()->length());
  playOtherwise();
  EXPECT_FALSE(tab().line->isMain());
  EXPECT_EQ(cursor(), kAt + 1);
  EXPECT_EQ(study().lines().size(), 1U);
  EXPECT_FALSE(window_->page().banner().isHidden());
  EXPECT_EQ(tab().game->main()->idAt(tab().game->main()->length()), recorded);
}

TEST_F(StudyTest, PlayingWhatWasPlayedFollowsTheLine) {
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  window_->editor().perform(PlayEvents{{tab().line->event(kAt + 1)}, {}});
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(cursor(), kAt + 1);
  EXPECT_TRUE(study().lines().empty());
}

TEST_F(StudyTest, KeysLeadToForksSiblingsAndBack) {
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  playOtherwise();
  const std::string line = tab().line->name();
  press(Qt::Key_B);
  EXPECT_EQ(cursor(), kAt);
  press(Qt::Key_B, Qt::ShiftModifier);
  EXPECT_TRUE(tab().line->isMain());
  window_->store().dispatch(GoTo{1});
  press(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(cursor(), kAt);
  press(QStringLiteral("."));
  press(Qt::Key_Down);
  EXPECT_EQ(tab().line->name(), line);
  press(Qt::Key_Up);
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(cursor(), kAt + 1);
}

TEST_F(StudyTest, UndoRedoDeleteCopyAndPaste) {
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  playOtherwise();
  const std::string line = tab().line->name();
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(study().lines().empty());
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(cursor(), kAt);
  press(Qt::Key_Y, Qt::ControlModifier);
  ASSERT_EQ(study().lines().size(), 1U);
  EXPECT_EQ(tab().line->name(), line) << "what was brought back is shown";
  EXPECT_EQ(cursor(), kAt + 1);
  press(Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(
      QApplication::clipboard()->mimeData()->data(QStringLiteral("application/json")).contains("\"type\""));
  EXPECT_FALSE(QApplication::clipboard()->text().contains(u'{')) << "people read AGN";
  press(Qt::Key_Delete);
  EXPECT_TRUE(study().lines().empty());
  window_->store().dispatch(GoTo{kAt});
  press(Qt::Key_V, Qt::ControlModifier);
  EXPECT_EQ(study().lines().size(), 1U);
  EXPECT_EQ(cursor(), kAt + 1);
}

TEST_F(StudyTest, TheButtonToUndoGoesWhenItWouldUndoSomethingElse) {
  openOnDesk(kMistakes);
  openOnDesk();
  const auto* toast = window_->findChild<UndoToast*>();
  const auto deleteALine = [this] {
    window_->store().dispatch(GoTo{kAt});
    playOtherwise();
    press(Qt::Key_Delete);
    window_->store().dispatch(GoTo{kAt});
  };
  deleteALine();
  EXPECT_TRUE(toast->isVisible());
  playOtherwise();
  EXPECT_FALSE(toast->isVisible()) << "a later edit";
  window_->store().dispatch(ChooseLine{std::string(kMainLine)});
  deleteALine();
  EXPECT_TRUE(toast->isVisible());
  window_->store().dispatch(SwitchTab{0});
  EXPECT_FALSE(toast->isVisible()) << "another game";
}

TEST_F(StudyTest, ANameIsNoLongerThanWorkMayBeSignedWith) {
  application_->setReviewer({std::string(2 * kLongestAuthor, 'x'), true, Audience::me, "What if"});
  EXPECT_EQ(application_->reviewer().name.size(), kLongestAuthor);
  EXPECT_EQ(window_->store().session().reviewer.name.size(), kLongestAuthor);
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  playOtherwise();
  EXPECT_EQ(study().lines().size(), 1U);
}

TEST_F(StudyTest, DeletingOnTheRecordedLineIsRefused) {
  openOnDesk();
  window_->store().dispatch(GoTo{kAt});
  const EventIndex length = tab().line->length();
  press(Qt::Key_Delete);
  EXPECT_EQ(tab().line->length(), length);
  EXPECT_EQ(notebook().undoable(), nullptr);
}

TEST_F(StudyTest, AGameIsRecordedIntoTheLibraryAndTakenBack) {
  const QString library = folder_.filePath(QStringLiteral("own/games.annales"));
  NewGameChoice choice;
  choice.board = BoardShelf::builtIn().find("occident");
  choice.seats = suggestedSeats(*choice.board, 3);
  choice.seats[0].player = "Ada";
  ASSERT_TRUE(window_->records().begin(choice, library, 11));
  EXPECT_TRUE(window_->records().isRecording());
  EXPECT_EQ(tab().game->log().tags().at("player." + choice.seats[0].nation), "Ada");
  const EventIndex start = tab().line->length();
  for (int turn = 0; turn < 3; ++turn) {
    const auto first = legal(tab().game->game(), tab().state(), Payments::cheapest);
    ASSERT_FALSE(first.empty());
    const auto events = decide(tab().game->game(), tab().state(), Act{first.front()});
    ASSERT_TRUE(events);
    window_->editor().perform(PlayEvents{*events, {}});
    EXPECT_TRUE(tab().line->isMain());
    EXPECT_EQ(cursor(), tab().line->length());
  }
  const std::string whole = hexOf(tab().line->idAt(tab().line->length()));
  press(Qt::Key_Z, Qt::ControlModifier);
  press(Qt::Key_Z, Qt::ControlModifier);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(tab().line->length(), start);
  for (int i = 0; i < 3; ++i)
    press(Qt::Key_Y, Qt::ControlModifier);
  EXPECT_EQ(hexOf(tab().line->idAt(tab().line->length())), whole);
  auto stored = Library::open(library.toStdString(), Access::readOnly);
  ASSERT_TRUE(stored);
  const auto log = stored->load(tab().game->id());
  ASSERT_TRUE(log);
  EXPECT_EQ(hexOf((*log)[log->mainHead()].id), whole) << "kept at every event";
}

TEST_F(StudyTest, TwoWindowsSeeTheSameStudy) {
  openOnDesk();
  MainWindow& other = application_->newWindow();
  other.show();
  other.store().dispatch(OpenGame{application_->desk().game(tab().game->id())});
  window_->store().dispatch(GoTo{kAt});
  playOtherwise();
  EXPECT_EQ(other.store().tab()->game, tab().game);
  EXPECT_TRUE(other.store().tab()->line->isMain());
}

} // namespace
} // namespace annales::viewer::test
