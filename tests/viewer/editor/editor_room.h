// An editor on a folder of its own, and the mouse.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/boards/board_writer.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/when_asked.h"
#include "viewer/editor/board_editor.h"
#include "viewer/editor/own_boards.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

namespace annales::viewer::test {

class EditorTest : public testing::Test {
protected:
  void SetUp() override {
    qputenv("XDG_DATA_HOME", (home_.path() + QStringLiteral("/data")).toUtf8());
    qputenv("XDG_CACHE_HOME", (home_.path() + QStringLiteral("/cache")).toUtf8());
  }

  /// Shown, with a board open.
  void open(const char* id, const View& view = {}) {
    editor_ = std::make_unique<BoardEditor>(view);
    editor_->resize(1280, 800);
    editor_->openBoard(BoardShelf::builtIn().find(id));
    editor_->show();
    QApplication::processEvents();
  }

  [[nodiscard]] EditCanvas& canvas() const { return *editor_->findChild<EditCanvas*>(); }
  [[nodiscard]] const Board& board() const { return editor_->draft()->board(); }
  [[nodiscard]] const Map& map() const { return *board().map; }
  [[nodiscard]] std::string text() const { return writeBoard(board()); }
  [[nodiscard]] QPoint place(const QPointF& onBoard) const { return canvas().toView(onBoard).toPoint(); }

  void click(const QPointF& onBoard, Qt::KeyboardModifiers keys = {}) const {
    QTest::mouseClick(&canvas(), Qt::LeftButton, keys, place(onBoard));
  }
  void key(Qt::Key k) const { QTest::keyClick(&canvas(), k); }

  /// Runs it while the next modal dialog is open.
  template <class Dialog> static void answer(std::function<void(Dialog&)> run) {
    whenAsked<Dialog>(qApp, std::move(run));
  }

  QTemporaryDir home_;
  std::unique_ptr<BoardEditor> editor_;
};

} // namespace annales::viewer::test
