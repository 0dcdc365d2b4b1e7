// Puzzles of the library by keys of the real window.
#include "libreplay/store/library.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/learn/learn_view.h"

#include <QProgressDialog>
#include <QPushButton>

namespace annales::viewer::test {
namespace {

class PuzzlesKeys : public WindowTest {
protected:
  void openLibrary(const std::vector<std::string>& files) {
    const QString path = folder_.filePath(QStringLiteral("club.annales"));
    makeLibrary(path, logsOf(files));
    window_->library().openLibrary(path);
    const auto rows = static_cast<int>(files.size());
    ASSERT_TRUE(waitFor([&] { return window_->library().model().rowCount() == rows; }));
    window_->showLibrary();
    QApplication::processEvents();
  }
  void hunt() { press(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier); }
  [[nodiscard]] QProgressDialog* dialog() const {
    auto* found = window_->findChild<QProgressDialog*>();
    return found != nullptr && found->isVisible() ? found : nullptr;
  }
  static LearnView* quiz() {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* view = qobject_cast<LearnView*>(widget)) return view;
    return nullptr;
  }
};

TEST_F(PuzzlesKeys, AreLookedForInTheGamesOfTheListAndAsked) {
  openLibrary({"samples/antike-ii.game-mare-nostrum.antike.jsonl", kMistakes});
  hunt();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(window_->isEnabled());
  ASSERT_TRUE(waitFor([&] { return dialog()->labelText().contains(QStringLiteral("of 2")); }));
  pictureOf(*dialog(), "puzzles-looked-for");
  ASSERT_TRUE(waitFor([&] { return quiz() != nullptr; }));
  EXPECT_EQ(dialog(), nullptr);
  EXPECT_GT(quiz()->quiz().count(), 3U);
  EXPECT_EQ(quiz()->windowTitle(), QStringLiteral("Puzzles"));
  EXPECT_TRUE(quiz()->quiz().isOfSeveralGames());
  waitFor([] { return false; }, 300); // the list of what may be played comes a moment later
  pictureOf(*quiz(), "puzzle-of-library");
  quiz()->close();
}

/// A verdict that comes after the window would be noted in the window's book.
TEST_F(PuzzlesKeys, AreGoneTogetherWithTheirWindow) {
  openLibrary({"samples/antike-ii.game-mare-nostrum.antike.jsonl"});
  hunt();
  ASSERT_TRUE(waitFor([] { return quiz() != nullptr; }));
  delete window_;
  EXPECT_EQ(quiz(), nullptr);
}

TEST_F(PuzzlesKeys, WhoStopsGetsThoseFoundAndAnEmptyListHasNone) {
  openLibrary({"samples/antike-ii.opening-growth.antike.jsonl", "samples/rondel.move.antike.jsonl"});
  hunt();
  ASSERT_NE(dialog(), nullptr);
  QTest::keyClick(dialog(), Qt::Key_Escape);
  ASSERT_TRUE(waitFor([&] { return window_->findChild<QProgressDialog*>() == nullptr; }));
  EXPECT_EQ(quiz(), nullptr) << "these have none";
  GamesQuery nobody;
  nobody.text = QStringLiteral("nobody plays this");
  window_->library().model().setQuery(nobody);
  ASSERT_TRUE(waitFor([&] { return window_->library().model().rowCount() == 0; }));
  hunt();
  EXPECT_EQ(dialog(), nullptr);
}

} // namespace
} // namespace annales::viewer::test
