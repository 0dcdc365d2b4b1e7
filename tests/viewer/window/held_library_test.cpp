// The window's dialogs, and what is dropped on it, over a folder with an open library: nobody opens it but
// SQLite.
#include "tests/viewer/files/library_watch.h"
#include "tests/viewer/small_files.h"
#include "tests/viewer/when_asked.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/charts/chart_view.h"
#include "viewer/editor/own_boards.h"
#include "viewer/editor/picture_form.h"
#include "viewer/library/game_files.h"
#include "viewer/library/library_panel.h"
#include "viewer/remarks/remark_file.h"
#include "viewer/reports/report_document.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

namespace annales::viewer::test {
namespace {

class HeldLibraryTest : public WindowTest {
protected:
  HeldLibraryTest() {
    QDir(folder_.path()).mkpath(QStringLiteral("club/sub"));
    QFile::copy(inRepository(kGame), at("game.antike.jsonl"));
    QFile::copy(inRepository(kGame), at("sub/game.antike.jsonl"));
    watch_ = std::make_unique<LibraryWatch>(at("club.annales"), gameWithMistakes()->log());
    QFile::link(at("club.annales"), at("like-a-game.jsonl"));
    window_->library().createLibrary(folder_.filePath(QStringLiteral("other.annales")));
    calm();
    openEditable();
  }
  void calm() {
    EXPECT_TRUE(waitFor([this] { return !window_->library().busy(); }, 60'000));
    QTest::qWait(100);
  }
  [[nodiscard]] QString at(const char* name) const {
    return folder_.filePath(QStringLiteral("club/") + QLatin1String(name));
  }
  /// Until somebody has looked around in the dialog and cancelled it.
  void lookAndCancel(const std::string& name, const std::function<void()>& ask) {
    bool answered = false;
    whenAsked<QFileDialog>(window_, [&](QFileDialog& dialog) {
      lookAround(dialog, folder_.filePath(QStringLiteral("club")));
      dialog.reject();
      answered = true;
    });
    ask();
    EXPECT_TRUE(waitFor([&] { return answered; }, 20'000)) << name << " asks for no file";
    watch_->expectUntouched(name);
  }
  void drop(QWidget& on, const QStringList& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files)
      urls << QUrl::fromLocalFile(file);
    data.setUrls(urls);
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&on, &event);
    calm();
    watch_->expectUntouched("dropping " + files.join(u' ').toStdString());
  }

  std::unique_ptr<LibraryWatch> watch_;
};

TEST_F(HeldLibraryTest, IsOpenedByNoDialogOfACommand) {
  for (const char* id : {"open", "import", "take-in", "export-game", "save-picture", "backup"})
    lookAndCancel(id, [&] { window_->commands().action(id)->trigger(); });
}

/// The ending comes before the question about replacing; what cannot be written leaves the old file.
TEST_F(HeldLibraryTest, IsBesideAPictureThatIsWrittenWholeOrNotAtAll) {
  open();
  const auto save = [&](const char* name, const QString& filter) {
    bool answered = false;
    whenAsked<QFileDialog>(window_, [&](QFileDialog& dialog) {
      if (!filter.isEmpty()) dialog.selectNameFilter(filter);
      dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(at(name));
      whenAsked<QMessageBox>(window_, [](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
      static_cast<QDialog&>(dialog).accept();
      if (dialog.isVisible()) dialog.reject();
      answered = true;
    });
    window_->commands().action("save-picture")->trigger();
    EXPECT_TRUE(answered);
  };
  const auto bytes = [&](const char* name) {
    QFile file(at(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  save("board 28.11", QStringLiteral("Drawings (*.svg)"));
  EXPECT_TRUE(bytes("board 28.11.svg").startsWith("<svg"));
  save("board 28.11", {});
  const QByteArray before = bytes("board 28.11.png");
  EXPECT_TRUE(before.startsWith("\x89PNG"));
  {
    const SmallFiles small;
    window_->resize(1000, 700);
    save("board 28.11", {});
  }
  EXPECT_EQ(bytes("board 28.11.png"), before);
}

TEST_F(HeldLibraryTest, IsOpenedByNoDialogOfThePanel) {
  LibraryPanel& panel = window_->library();
  lookAndCancel("another library", [&] { panel.askForLibrary(); });
  lookAndCancel("a new library", [&] { panel.askForNewLibrary(); });
  lookAndCancel("files", [&] { panel.askForFiles(); });
  lookAndCancel("a folder", [&] { panel.askForFolder(); });
}

TEST_F(HeldLibraryTest, IsOpenedByNobodyOnWhomItsFilesAreDropped) {
  LibraryPanel& panel = window_->library();
  drop(panel, {folder_.filePath(QStringLiteral("club"))});
  drop(panel, {at("club.annales-shm")});
  drop(panel, {at("club.annales-wal")});
  drop(panel, {at("club.annales"), at("game.antike.jsonl")});
  drop(*window_, {at("club.annales-shm")});
  drop(*window_, {at("like-a-game.jsonl"), at("club.annales-wal")});
}

TEST_F(HeldLibraryTest, IsNoGameInAFolderWhateverItIsCalled) {
  const std::atomic<bool> never = false;
  const GameFiles::Found found = GameFiles::in({folder_.filePath(QStringLiteral("club"))}, never);
  EXPECT_EQ(found.files, QStringList({at("game.antike.jsonl"), at("sub/game.antike.jsonl")}));
  EXPECT_EQ(found.leftAside, QStringList{at("like-a-game.jsonl")});
  EXPECT_TRUE(GameFiles::isLibrary(at("club.annales")));
  EXPECT_FALSE(GameFiles::isLibrary(at("club.annales-shm")));
  watch_->expectUntouched("looking for games");
}

TEST_F(HeldLibraryTest, IsNeitherReadNorWrittenByItsName) {
  ChartView chart(ChartKind::cities, window_->store());
  PictureForm picture;
  for (const char* name : {"club.annales", "like-a-game.jsonl", "club.annales-wal", "club.annales-shm"}) {
    const QString file = at(name);
    QString why;
    EXPECT_FALSE(chart.saveCsv(file)) << name;
    EXPECT_FALSE(chart.savePicture(file)) << name;
    EXPECT_FALSE(chart.saveDrawing(file)) << name;
    EXPECT_FALSE(RemarkFile::save(file, "words").isEmpty()) << name;
    EXPECT_FALSE(OwnBoards::write(file, "words").isEmpty()) << name;
    EXPECT_FALSE(OwnBoards::read(file, why)) << name;
    EXPECT_FALSE(why.isEmpty()) << name;
    EXPECT_FALSE(picture.load(file)) << name;
    EXPECT_FALSE(writeReportPdf(std::make_shared<const Report>(), file).isEmpty()) << name;
    watch_->expectUntouched(name);
  }
}

} // namespace
} // namespace annales::viewer::test
