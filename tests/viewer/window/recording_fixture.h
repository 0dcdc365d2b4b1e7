// A window in which a game is being recorded.
#pragma once

#include "engine/boards/board_shelf.h"
#include "tests/viewer/window/window_fixture.h"

#include <QLineEdit>
#include <QMenuBar>

namespace annales::viewer::test {

class RecordingFixture : public WindowTest {
protected:
  RecordingFixture() { begin(); }

  void begin() {
    NewGameChoice choice;
    choice.board = BoardShelf::builtIn().find("occident");
    choice.seats = suggestedSeats(*choice.board, 3);
    EXPECT_TRUE(window_->records().begin(choice, library_, 11));
    window_->activateWindow();
    QApplication::processEvents();
  }
  [[nodiscard]] GamePage& page() { return window_->page(); }
  [[nodiscard]] QWidget* focus() const { return QApplication::focusWidget(); }
  [[nodiscard]] QLineEdit* filter() { return page().play().findChild<QLineEdit*>(QStringLiteral("filter")); }
  /// To whatever has the keyboard, as from a real one.
  void key(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier) {
    QTest::keyClick(focus() != nullptr ? focus() : window_, key, held);
    QApplication::processEvents();
  }
  void type(const QString& text) {
    for (const QChar c : text)
      QTest::keyClick(focus() != nullptr ? focus() : window_, c.toLatin1());
    QApplication::processEvents();
  }
  /// Looked for and played.
  void play(const QString& text) {
    type(text);
    key(Qt::Key_Return);
  }
  /// The same turn for each of so many nations.
  void turn(const QString& text, int times) {
    for (int i = 0; i < times; ++i) {
      play(text);
      key(Qt::Key_Return, Qt::ControlModifier);
    }
  }

  const QString library_ = folder_.filePath(QStringLiteral("evening.annales"));
};

} // namespace annales::viewer::test
