// The real window with settings of its own, driven by keys.
#pragma once

#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/window/application.h"
#include "viewer/window/main_window.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>

namespace annales::viewer::test {

inline const std::string kGame = "samples/game-occident.antike.jsonl";
inline const std::string kMistakes = "samples/game-orient-mistakes.antike.jsonl";

inline QString inRepository(const std::string& file) {
  return QStringLiteral(ANNALES_SOURCE_DIR "/") + QString::fromStdString(file);
}

class WindowTest : public ::testing::Test {
protected:
  WindowTest() {
    QApplication::setOrganizationName(QStringLiteral("Annales"));
    QApplication::setApplicationName(QStringLiteral("test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QSettings().clear();
    QSettings().setValue(QStringLiteral("language"), QStringLiteral("en"));
    QSettings().setValue(QStringLiteral("view/dark"), false);
    QSettings().setValue(QStringLiteral("study/author"), QStringLiteral("Reviewer")); // nobody is asked
    QSettings().setValue(QStringLiteral("study/home"), 1);                            // in the library
    application_ = std::make_unique<Application>();
    window_ = &application_->newWindow();
    window_->resize(1280, 720);
    window_->show();
    QApplication::processEvents(); // it must be active for keys
  }
  ~WindowTest() override {
    application_.reset();
    QApplication::processEvents();
  }

  /// Opens it as if it had been chosen in the library.
  void open(const std::string& file = kGame) {
    window_->store().dispatch(OpenGame{openedSample(file)});
    window_->showGame();
    QApplication::processEvents();
  }
  /// The same, to be written on.
  void openEditable(const std::string& file = kGame) {
    const auto game = openedSample(file);
    application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
    open(file);
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(window_, key, modifiers);
    QApplication::processEvents();
  }
  void press(const QString& characters) {
    QTest::keyClicks(window_, characters);
    QApplication::processEvents();
  }
  [[nodiscard]] const Tab& tab() const { return *window_->store().tab(); }
  [[nodiscard]] EventIndex cursor() const { return tab().cursor; }

  QTemporaryDir folder_;
  std::unique_ptr<Application> application_;
  MainWindow* window_ = nullptr;
};

} // namespace annales::viewer::test
