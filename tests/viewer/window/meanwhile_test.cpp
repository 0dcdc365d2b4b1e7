// What is saved is what was shown when somebody asked for it, whatever opens behind the dialog.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/export/game_export.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTimer>

namespace annales::viewer::test {
namespace {

class MeanwhileTest : public WindowTest {
protected:
  /// A game that nobody else keeps.
  MeanwhileTest() {
    SimulateSpec spec;
    spec.board = BoardShelf::builtIn().find("occident");
    window_->store().dispatch(OpenGame{playedByBots(spec), 90});
    window_->showGame();
    QApplication::processEvents();
  }

  /// While the key's dialog is open, another game opens and the first is closed.
  void saveTo(const QString& path, Qt::Key key) {
    auto* timer = new QTimer(window_);
    QObject::connect(timer, &QTimer::timeout, window_, [this, timer, path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->stop();
      window_->store().dispatch(OpenGame{openedSample(kMistakes)});
      window_->store().dispatch(CloseTab{0});
      QApplication::processEvents();
      dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
      static_cast<QDialog&>(*dialog).accept();
      if (dialog->isVisible()) dialog->reject();
    });
    timer->start(10);
    press(key, Qt::ControlModifier);
    EXPECT_EQ(tab().game->id(), openedSample(kMistakes)->id());
  }
  [[nodiscard]] static std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
  }
};

TEST_F(MeanwhileTest, TheGameThatWasShownIsExported) {
  const std::string wanted = GameExport::text(GameExport::formats().front(), tab().game->log(), nullptr);
  const QString path = folder_.filePath(QStringLiteral("game.antike.jsonl"));
  saveTo(path, Qt::Key_E);
  EXPECT_TRUE(bytesOf(path) == wanted);
}

TEST_F(MeanwhileTest, TheBoardThatWasShownIsSavedAsAPicture) {
  const QImage wanted = window_->page().board().grab().toImage().convertToFormat(QImage::Format_RGB32);
  const QString path = folder_.filePath(QStringLiteral("board.png"));
  saveTo(path, Qt::Key_S);
  EXPECT_EQ(QImage(path).convertToFormat(QImage::Format_RGB32), wanted);
}

TEST_F(MeanwhileTest, TheBoardThatWasShownIsSavedAsADrawing) {
  const QString before = folder_.filePath(QStringLiteral("before.svg"));
  const QString said = GameExport::saveDrawing(*tab().game, *tab().line, tab().shown(), {}, before);
  ASSERT_FALSE(bytesOf(before).empty()) << said.toStdString();
  const QString path = folder_.filePath(QStringLiteral("board.svg"));
  saveTo(path, Qt::Key_S);
  EXPECT_TRUE(bytesOf(path) == bytesOf(before));
}

} // namespace
} // namespace annales::viewer::test
