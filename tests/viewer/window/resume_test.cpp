// What was open comes back with the program: windows, games, lines and places.
#include "libreplay/store/library.h"
#include "tests/viewer/window/window_fixture.h"

#include <QTabBar>

namespace annales::viewer::test {
namespace {

class Resume : public WindowTest {
protected:
  Resume() {
    // The fixture's window belongs to a program that keeps nothing.
    application_.reset();
    start();
  }
  void start() {
    application_ = std::make_unique<Application>();
    window_ = &application_->resume();
    for (MainWindow* window : application_->windows())
      window->show();
    ASSERT_TRUE(waitFor([this] {
      return std::ranges::none_of(application_->windows(), [](const MainWindow* w) { return w->resuming(); });
    }));
  }
  /// The program ends as by Ctrl+Q, and is started again.
  void restart() {
    application_->quit();
    QApplication::processEvents();
    application_.reset();
    start();
  }
  void openFile(const std::string& file) {
    const std::size_t before = window_->store().session().tabs.size();
    window_->openPaths({inRepository(file)});
    ASSERT_TRUE(waitFor([&] { return window_->store().session().tabs.size() > before; }));
  }
  QString libraryWith(const std::string& file) {
    const QString path = folder_.filePath(QStringLiteral("club.annales"));
    makeLibrary(path, logsOf({file}));
    return path;
  }
  void openFromLibrary(const QString& path, const Hash& game) {
    const std::size_t before = window_->store().session().tabs.size();
    auto* opener = window_->findChild<GameOpener*>(QStringLiteral("opener"));
    opener->openFromLibrary(path, game);
    ASSERT_TRUE(waitFor([&] { return window_->store().session().tabs.size() > before; }));
  }
};

TEST_F(Resume, BeginsWithTheLibraryWhereNothingWasOpen) {
  EXPECT_EQ(application_->windows().size(), 1U);
  EXPECT_TRUE(window_->showsLibrary());
  EXPECT_EQ(window_->store().tab(), nullptr);
}

TEST_F(Resume, BringsGamesAndPlacesBack) {
  openFile(kGame);
  window_->store().dispatch(GoTo{120});
  window_->store().dispatch(HideNation{NationId(1)});
  window_->store().dispatch(FindText{QStringLiteral("temple").toStdString()});
  const Hash second = openedSample(kMistakes)->id();
  openFromLibrary(libraryWith(kMistakes), second);
  window_->store().dispatch(GoTo{77});
  window_->store().dispatch(SwitchTab{0});
  window_->showGame();
  restart();
  const Session& session = window_->store().session();
  ASSERT_EQ(session.tabs.size(), 2U);
  EXPECT_EQ(session.current, 0U);
  EXPECT_EQ(session.tabs[0].game->id(), openedSample(kGame)->id());
  EXPECT_EQ(session.tabs[0].cursor, 120U);
  EXPECT_TRUE(session.tabs[0].isHidden(NationId(1)));
  EXPECT_TRUE(session.tabs[0].search.text.empty()) << "searches end with the program";
  EXPECT_EQ(session.tabs[1].game->id(), second);
  EXPECT_EQ(session.tabs[1].cursor, 77U);
  EXPECT_FALSE(window_->showsLibrary());
  restart();
  EXPECT_EQ(window_->store().session().tabs.size(), 2U) << "and once more";
}

TEST_F(Resume, RemembersThatTheLibraryWasShown) {
  openFile(kGame);
  window_->showLibrary();
  restart();
  EXPECT_EQ(window_->store().session().tabs.size(), 1U);
  EXPECT_TRUE(window_->showsLibrary());
}

TEST_F(Resume, LeavesOutWhatIsGone) {
  const QString path = libraryWith(kMistakes);
  openFromLibrary(path, openedSample(kMistakes)->id());
  openFile(kGame);
  window_->store().dispatch(GoTo{50});
  application_->quit();
  QApplication::processEvents();
  application_.reset();
  ASSERT_TRUE(QFile::remove(path));
  start();
  ASSERT_EQ(window_->store().session().tabs.size(), 1U);
  EXPECT_EQ(tab().game->id(), openedSample(kGame)->id());
  EXPECT_EQ(cursor(), 50U);
}

TEST_F(Resume, OpensWhatIsAskedForBehindWhatComesBack) {
  openFile(kGame);
  application_->quit();
  QApplication::processEvents();
  application_.reset();
  application_ = std::make_unique<Application>();
  window_ = &application_->resume();
  window_->openPaths({inRepository(kMistakes)});
  ASSERT_TRUE(waitFor([this] { return window_->store().session().tabs.size() == 2; }));
  EXPECT_EQ(tab().game->id(), openedSample(kMistakes)->id());
}

TEST_F(Resume, KeepsTheLastStateThoughTheProgramIsKilled) {
  openFile(kGame);
  window_->store().dispatch(GoTo{33});
  const auto kept = [] { return QSettings().value(QStringLiteral("window/session")).toByteArray(); };
  ASSERT_TRUE(waitFor([&] {
    const QByteArray bytes = kept();
    const auto windows = unpackSessions({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return windows.size() == 1 && windows[0].tabs.size() == 1 && windows[0].tabs[0].cursor == 33;
  }));
}

TEST_F(Resume, BringsEveryWindowBack) {
  openFile(kGame);
  MainWindow& other = application_->newWindow();
  other.show();
  other.openPaths({inRepository(kMistakes)});
  ASSERT_TRUE(waitFor([&] { return other.store().tab() != nullptr; }));
  restart();
  ASSERT_EQ(application_->windows().size(), 2U);
  EXPECT_EQ(application_->windows()[0]->store().tab()->game->id(), openedSample(kGame)->id());
  EXPECT_EQ(application_->windows()[1]->store().tab()->game->id(), openedSample(kMistakes)->id());
}

TEST_F(Resume, TakesNoNoticeOfDamage) {
  openFile(kGame);
  application_->quit();
  QApplication::processEvents();
  application_.reset();
  QByteArray bytes = QSettings().value(QStringLiteral("window/session")).toByteArray();
  ASSERT_GT(bytes.size(), 100);
  bytes[60] = static_cast<char>(bytes[60] ^ 1);
  QSettings().setValue(QStringLiteral("window/session"), bytes);
  start();
  EXPECT_EQ(application_->windows().size(), 1U);
  EXPECT_EQ(window_->store().tab(), nullptr);
}

} // namespace
} // namespace annales::viewer::test
