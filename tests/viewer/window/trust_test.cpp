// "Saved" means saved, everybody has a name, and whoever opens a file knows where the work on it goes.
#include "engine/boards/board_shelf.h"
#include "importers/antike_jsonl/log_reader.h"
#include "tests/viewer/when_asked.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/library/recent_libraries.h"
#include "viewer/library/tags_dialog.h"
#include "viewer/window/home_chooser.h"
#include "viewer/window/preferences.h"

#include <QAbstractButton>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <fstream>

namespace annales::viewer {
namespace {

using test::inRepository;
using test::kGame;
using test::waitFor;

class TrustTest : public test::WindowTest {
protected:
  TrustTest() {
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8()); // where a library goes when nobody says where
    QFile::copy(inRepository(kGame), file_);
    QFile::setPermissions(file_, QFile::ReadOwner | QFile::WriteOwner);
  }
  ~TrustTest() override { qunsetenv("XDG_DATA_HOME"); }

  void openFile() {
    window_->openPaths({file_});
    ASSERT_TRUE(waitFor([this] { return window_->store().tab() != nullptr; }));
  }
  /// The game of a library, which the window has open.
  void openFromLibrary() {
    QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::library));
    openFile();
    ASSERT_TRUE(remark("before"));
    ASSERT_TRUE(waitFor([this] { return !window_->library().busy() && !library().isEmpty(); }));
  }
  [[nodiscard]] QString library() const { return window_->library().libraryPath(); }
  [[nodiscard]] bool remark(const std::string& text) {
    Annotation draft;
    draft.text = text;
    return window_->editor().perform(WriteRemark{draft});
  }
  /// Beyond those that the sample brings.
  [[nodiscard]] std::vector<Annotation> written() const {
    const auto& all = tab().game->log().annotations();
    const auto brought = test::openedSample(kGame)->log().annotations().size();
    return {all.begin() + static_cast<std::ptrdiff_t>(brought), all.end()};
  }
  [[nodiscard]] std::vector<std::string> remarks() const {
    std::vector<std::string> all;
    for (const Annotation& one : written())
      all.push_back(one.text);
    return all;
  }
  [[nodiscard]] QString status() const { return window_->statusBar()->currentMessage(); }
  /// As soon as a dialogue is open, `act` is done with it.
  template <class Dialog> void whenAsked(std::function<void(Dialog&)> act) {
    test::whenAsked<Dialog>(window_, [this, act](Dialog& dialog) {
      ++asked_;
      act(dialog);
    });
  }
  static void press(QMessageBox& box, const QString& part) {
    for (QAbstractButton* button : box.buttons())
      if (button->text().remove(u'&').contains(part)) return button->click();
    ADD_FAILURE() << "no button " << part.toStdString();
    box.reject();
  }

  QString file_ = folder_.filePath(QStringLiteral("evening.antike.jsonl"));
  int asked_ = 0;
};

TEST_F(TrustTest, ARemarkInADeletedLibraryIsNotSaidToBeSaved) {
  openFromLibrary();
  QFile::remove(library());
  EXPECT_FALSE(remark("lost"));
  EXPECT_TRUE(window_->rescue().banner().isVisible());
  EXPECT_TRUE(window_->rescue().banner().text().contains(QFileInfo(library()).fileName()));
  test::pictureOf(*window_, "window-trouble");
  whenAsked<QMessageBox>([](QMessageBox& box) { box.reject(); });
  EXPECT_FALSE(window_->close()) << "who wants to stay stays";
  EXPECT_EQ(asked_, 1);

  const QString other = folder_.filePath(QStringLiteral("other.annales"));
  ASSERT_TRUE(window_->rescue().saveElsewhere(library(), other));
  EXPECT_FALSE(window_->rescue().banner().isVisible());
  EXPECT_TRUE(remark("after"));
  EXPECT_EQ(remarks(), (std::vector<std::string>{"before", "after"}));
  EXPECT_TRUE(waitFor([&] { return library() == other; })) << "the library's page shows the new one";
}

TEST_F(TrustTest, ALostLibraryIsNoticedWithoutWriting) {
  openFromLibrary();
  QFile::rename(library(), folder_.filePath(QStringLiteral("renamed.annales")));
  EXPECT_TRUE(waitFor([this] { return window_->rescue().banner().isVisible(); }));
  QFile::rename(folder_.filePath(QStringLiteral("renamed.annales")), library());
  EXPECT_TRUE(waitFor([this] { return !window_->rescue().banner().isVisible(); }));
}

TEST_F(TrustTest, QuittingAsksAtOnceAndLetsGo) {
  openFromLibrary();
  QFile::remove(library());
  whenAsked<QMessageBox>([](QMessageBox& box) { press(box, QStringLiteral("Quit without saving")); });
  EXPECT_TRUE(window_->close()) << "though nobody has looked since";
  EXPECT_EQ(asked_, 1);
}

TEST_F(TrustTest, NobodyIsAskedWhereAllIsWell) {
  openFromLibrary();
  EXPECT_TRUE(window_->close());
  EXPECT_EQ(asked_, 0);
}

TEST_F(TrustTest, TheNameIsAskedAtTheFirstRemarkAndThenKnown) {
  QSettings().remove(QStringLiteral("study/author"));
  application_.reset();
  application_ = std::make_unique<Application>();
  window_ = &application_->newWindow();
  window_->show();
  QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::library));
  openFile();
  whenAsked<QInputDialog>([](QInputDialog& dialog) { dialog.reject(); });
  EXPECT_FALSE(remark("who?"));
  EXPECT_TRUE(remarks().empty());
  whenAsked<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue(QStringLiteral("Livia"));
    dialog.accept();
  });
  EXPECT_TRUE(remark("first"));
  EXPECT_TRUE(remark("second"));
  EXPECT_EQ(asked_, 2);
  ASSERT_EQ(written().size(), 2U);
  EXPECT_EQ(written().front().author, "Livia");
  EXPECT_TRUE(Application().reviewer().introduced) << "next time, too";
}

TEST_F(TrustTest, AGameThatOpensBehindTheQuestionIsNotWrittenTo) {
  QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::ask));
  openFile();
  const Hash asked = tab().game->id();
  const auto other = test::openedSample(test::kMistakes);
  application_->desk().put(other, Notebook(std::make_shared<const EventLog>(other->log())), nullptr);
  whenAsked<QMessageBox>([this, other](QMessageBox& box) {
    window_->store().dispatch(OpenGame{other});
    press(box, QStringLiteral("In the file"));
  });
  EXPECT_FALSE(remark("on the other game"));
  EXPECT_EQ(tab().game, other) << "which is as it was";
  EXPECT_TRUE(status().contains(QStringLiteral("A different game is shown now"))) << status().toStdString();
  const PageKeeper* keeper = application_->desk().keeper(asked);
  ASSERT_TRUE(keeper != nullptr && keeper->decided());
  EXPECT_EQ(keeper->place().filename().string(), QFileInfo(file_).fileName().toStdString());
  window_->store().dispatch(SwitchTab{0});
  EXPECT_TRUE(remark("in the file"));
  EXPECT_EQ(remarks(), std::vector<std::string>{"in the file"});
}

TEST_F(TrustTest, WorkOnAFileGoesWhereTheUserSaysAndTheQuestionComesOnce) {
  QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::ask));
  openFile();
  whenAsked<QMessageBox>([](QMessageBox& box) { box.reject(); });
  EXPECT_FALSE(remark("nowhere"));
  whenAsked<QMessageBox>([](QMessageBox& box) { press(box, QStringLiteral("In the file")); });
  EXPECT_TRUE(remark("in the file"));
  EXPECT_TRUE(status().contains(QFileInfo(file_).fileName())) << status().toStdString();
  EXPECT_TRUE(remark("again"));
  EXPECT_EQ(asked_, 2);
  EXPECT_EQ(rememberedHome(), Home::file);
  EXPECT_FALSE(QFile::exists(RecentLibraries::defaultPath())) << "no library is made unasked";

  std::ifstream in(file_.toStdString());
  const BoardShelf shelf = BoardShelf::builtIn();
  LogReader reader(shelf.finder());
  ASSERT_FALSE(reader.read(in));
  EXPECT_EQ((*reader.game(0))->annotations().size(), tab().game->log().annotations().size());
  EXPECT_EQ(remarks(), (std::vector<std::string>{"in the file", "again"}));
}

TEST_F(TrustTest, TagsOfAFileAskWhereTheyGoAndStayTypedUntilThen) {
  QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::ask));
  openFile();
  whenAsked<TagsDialog>([this](TagsDialog& dialog) {
    dialog.field("event")->setText(QStringLiteral("Autumn cup"));
    whenAsked<QMessageBox>([this](QMessageBox& box) {
      whenAsked<TagsDialog>([this](TagsDialog& again) {
        EXPECT_EQ(again.field("event")->text(), QStringLiteral("Autumn cup"));
        whenAsked<QMessageBox>([](QMessageBox& other) { press(other, QStringLiteral("In the file")); });
        again.accept();
      });
      box.reject();
    });
    dialog.accept();
  });
  window_->commands().action("game-tags")->trigger();
  EXPECT_EQ(asked_, 4);
  EXPECT_EQ(tagOf(tab().game->log().tags(), "event"), "Autumn cup");
  EXPECT_FALSE(QFile::exists(RecentLibraries::defaultPath())) << "no library is made unasked";
}

TEST_F(TrustTest, AFileThatSomebodyElseHasChangedIsNotOverwritten) {
  QSettings().setValue(QStringLiteral("study/home"), static_cast<int>(Home::file));
  openFile();
  ASSERT_TRUE(remark("mine"));
  QFile other(file_);
  ASSERT_TRUE(other.open(QIODevice::WriteOnly) && other.write("theirs") == 6);
  other.close();
  EXPECT_FALSE(remark("over it"));
  EXPECT_TRUE(window_->rescue().banner().isVisible());
  ASSERT_TRUE(other.open(QIODevice::ReadOnly));
  EXPECT_EQ(other.readAll(), QByteArray("theirs"));
}

TEST_F(TrustTest, ALibraryThatIsWrittenIsShown) {
  openFromLibrary();
  EXPECT_EQ(library(), RecentLibraries::defaultPath());
}

TEST_F(TrustTest, PreferencesAreTakenOverAtOnce) {
  Preferences preferences(*application_, window_);
  preferences.name().setText(QStringLiteral("Drusus"));
  preferences.audience().setCurrentIndex(2);
  preferences.home().setCurrentIndex(2);
  preferences.accept();
  EXPECT_EQ(window_->store().session().reviewer.name, "Drusus");
  EXPECT_EQ(window_->store().session().reviewer.audience, Audience::club);
  EXPECT_EQ(rememberedHome(), Home::file);
}

} // namespace
} // namespace annales::viewer
