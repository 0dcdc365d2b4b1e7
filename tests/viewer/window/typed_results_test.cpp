// Results without moves from the keys of the window: typed after Ctrl+R or at once, undone, dropped as a log.
#include "libreplay/store/result_games.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/newgame/new_game_dialog.h"
#include "viewer/results/result_dialog.h"

#include <QPushButton>
#include <QTimer>

namespace annales::viewer::test {
namespace {

class TypedResults : public WindowTest {
protected:
  TypedResults() {
    static_cast<void>(Library::open(library_.toStdString(), Access::create));
    window_->library().openLibrary(library_);
    EXPECT_TRUE(settled());
    window_->showLibrary();
  }
  bool settled() {
    QTest::qWait(20);
    return QTest::qWaitFor([&] { return !window_->library().busy(); }, 20000);
  }
  ResultDialog* form() {
    ResultDialog* found = nullptr;
    static_cast<void>(QTest::qWaitFor(
        [&] {
          found = window_->findChild<ResultDialog*>();
          return found != nullptr && found->isVisible();
        },
        20000));
    return found;
  }
  void fillIn(ResultDialog& dialog) {
    dialog.rows()[0].name->setText(QStringLiteral("Ilse"));
    dialog.rows()[1].name->setText(QStringLiteral("Benno"));
    dialog.save().click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return count() == 1 && !window_->library().busy(); }, 20000));
    window_->activateWindow(); // as a window manager does behind a closed dialog
    EXPECT_TRUE(QTest::qWaitForWindowActive(window_));
  }
  [[nodiscard]] std::size_t count() const { return window_->library().model().counts().results; }

  QString library_ = folder_.filePath(QStringLiteral("club.annales"));
};

TEST_F(TypedResults, OneKeyTypesAResultAndUndoTakesItOutAgain) {
  press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  ResultDialog* dialog = form();
  ASSERT_NE(dialog, nullptr);
  fillIn(*dialog);
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return count() == 0; }, 20000));
  press(Qt::Key_Y, Qt::ControlModifier);
  EXPECT_TRUE(QTest::qWaitFor([&] { return count() == 1; }, 20000));
}

TEST_F(TypedResults, TheFormOfANewRecordingLeadsToOnlyTheResult) {
  QTimer::singleShot(0, window_, [] {
    auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    dialog->findChild<QLineEdit*>(QStringLiteral("date"))->setText(QStringLiteral("2026-02-03"));
    for (QPushButton* button : dialog->findChildren<QPushButton*>())
      if (button->text().contains(QStringLiteral("result"))) return button->click();
    FAIL() << "no such button";
  });
  press(Qt::Key_R, Qt::ControlModifier);
  ResultDialog* dialog = form();
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->date().text(), QStringLiteral("2026-02-03"));
  fillIn(*dialog);
  EXPECT_EQ(window_->store().tab(), nullptr) << "no recording has begun";
}

TEST_F(TypedResults, ALogOfPlaysThatIsOpenedGoesIntoTheLibrary) {
  QFile log(folder_.filePath(QStringLiteral("BGStatsExport.json")));
  ASSERT_TRUE(log.open(QIODevice::WriteOnly));
  log.write(
      R"({"players":[{"id":1,"name":"Ilse","isAnonymous":false},{"id":2,"name":"Benno","isAnonymous":false}],
"locations":[],"games":[{"id":1,"name":"Antike II","bggName":"Antike II","bggId":166857}],
"plays":[{"uuid":"5f0c3a52-11aa-4a6e-9d55-0123456789ab","gameRefId":1,"playDate":"2025-11-04 20:00:00",
"playerScores":[{"playerRefId":1,"score":"9","winner":true,"role":"Romans"},
{"playerRefId":2,"score":"7","winner":false,"role":"Greeks"}]}]})");
  log.close();
  window_->openPaths({log.fileName()});
  EXPECT_TRUE(QTest::qWaitFor([&] { return count() == 1; }, 20000));
  EXPECT_EQ(window_->store().tab(), nullptr);
}

} // namespace
} // namespace annales::viewer::test
