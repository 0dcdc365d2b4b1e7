// Keys on other keyboards than the American one, and letters of menus.
#include "tests/viewer/what_if.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/look/quiet_box.h"
#include "viewer/window/layout_keys.h"
#include "viewer/window/menu_letters.h"

#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <set>

namespace annales::viewer::test {
namespace {

class OtherKeyboards : public WindowTest {
protected:
  [[nodiscard]] bool hasGlyph(const std::string& glyph) {
    for (const Annotation& remark : tab().line->log().annotations())
      if (remark.event == tab().line->idAt(tab().cursor) &&
          std::ranges::find(remark.glyphs, glyph) != remark.glyphs.end())
        return true;
    return false;
  }
};

/// A French keyboard has digits above signs: the digit comes with Shift held.
TEST_F(OtherKeyboards, ADigitTypedWithShiftIsTheDigit) {
  openEditable();
  window_->store().dispatch(GoTo{40});
  press(Qt::Key_1, Qt::ShiftModifier);
  EXPECT_TRUE(hasGlyph("!"));
  press(Qt::Key_7, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(window_->page().dock(Panel::resources).visibleRegion().isEmpty());
}

TEST_F(OtherKeyboards, SignsTypedWithShiftStepToo) {
  open();
  press(Qt::Key_Period, Qt::ShiftModifier);
  press(Qt::Key_Period, Qt::ShiftModifier);
  EXPECT_EQ(cursor(), 3U);
  press(Qt::Key_BracketRight, Qt::ShiftModifier);
  EXPECT_EQ(tab().playback.speed, kNormalSpeed + 1);
  press(Qt::Key_Question, Qt::ShiftModifier);
  EXPECT_NE(window_->findChild<QWidget*>(QStringLiteral("help")), nullptr);
}

TEST_F(OtherKeyboards, WithALetterShiftMeansAnotherCommand) {
  open();
  press(Qt::Key_F);
  press(Qt::Key_F);
  press(Qt::Key_F, Qt::ShiftModifier);
  EXPECT_EQ(tab().selected, NationId(0));
}

TEST_F(OtherKeyboards, WhereTextIsTypedADigitIsText) {
  openEditable();
  window_->store().dispatch(GoTo{40});
  window_->page().bring(Panel::remarks);
  window_->page().remarks().write();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::ShiftModifier);
  EXPECT_FALSE(hasGlyph("!"));
}

TEST(DigitsByPlace, AreKnownWhereTheSystemCountsPlaces) {
  EXPECT_EQ(digitAtPlace(10, QStringLiteral("xcb")), 1);
  EXPECT_EQ(digitAtPlace(19, QStringLiteral("wayland")), 0);
  EXPECT_EQ(digitAtPlace(3, QStringLiteral("windows")), 2);
  EXPECT_EQ(digitAtPlace(20, QStringLiteral("xcb")), -1);
  EXPECT_EQ(digitAtPlace(10, QStringLiteral("offscreen")), -1);
}

TEST_F(OtherKeyboards, F10OpensTheMenus) {
  open();
  press(Qt::Key_F10);
  EXPECT_NE(window_->menuBar()->activeAction(), nullptr);
  ASSERT_NE(QApplication::activePopupWidget(), nullptr);
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Right);
  EXPECT_EQ(window_->menuBar()->activeAction(), window_->menuBar()->actions()[1]);
  while (QWidget* menu = QApplication::activePopupWidget())
    menu->close();
}

void expectLetters(const QList<QAction*>& actions, const std::string& where, int mayLack) {
  std::set<QChar> letters;
  int lacking = 0;
  for (const QAction* action : actions) {
    if (action->isSeparator()) continue;
    const QChar letter = menuLetter(action->text());
    if (letter.isNull()) {
      ++lacking;
      continue;
    }
    EXPECT_TRUE(letters.insert(letter).second) << where << ": " << action->text().toStdString();
  }
  EXPECT_LE(lacking, mayLack) << where;
}

TEST_F(OtherKeyboards, EveryMenuAndItsEntriesHaveLettersInEachLanguage) {
  for (const char* language : {"en", "de"}) {
    application_->setLanguage(QLatin1String(language));
    QApplication::processEvents();
    const QList<QAction*> menus = window_->menuBar()->actions();
    expectLetters(menus, language, 0);
    for (const QAction* menu : menus)
      expectLetters(menu->menu()->actions(), std::string(language) + ", " + menu->text().toStdString(),
                    menu->menu()->actions().size() > 24 ? 4 : 0);
  }
}

TEST(MenuLetters, NamedOnesStayAndTheOthersGetWhatIsFree) {
  EXPECT_EQ(withMenuLetters({QStringLiteral("&Open"), QStringLiteral("Other"), QStringLiteral("Over")}),
            QStringList({QStringLiteral("&Open"), QStringLiteral("O&ther"), QStringLiteral("O&ver")}));
  EXPECT_EQ(withMenuLetters({QStringLiteral("&Save"), QStringLiteral("&Sort")}),
            QStringList({QStringLiteral("&Save"), QStringLiteral("S&ort")}));
  EXPECT_EQ(withMenuLetters({QStringLiteral("ab"), QStringLiteral("a")}),
            QStringList({QStringLiteral("a&b"), QStringLiteral("&a")}))
      << "one text moves so that both have a letter";
  EXPECT_EQ(withMenuLetters({QStringLiteral("a"), QStringLiteral("a")}).count(QStringLiteral("&a")), 1);
}

TEST_F(OtherKeyboards, AfterTheBoxOfLinesTheKeysMoveThroughTheGame) {
  const auto game = openedWith(withElse());
  window_->store().dispatch(OpenGame{game});
  window_->showGame();
  QApplication::processEvents();
  QComboBox* lines = nullptr;
  for (QComboBox* box : window_->page().playback().findChildren<QComboBox*>())
    if (box->isVisible() && box->count() == static_cast<int>(game->lines().size()) &&
        box->itemText(1) == QString::fromStdString(game->lines()[1].name))
      lines = box;
  ASSERT_NE(lines, nullptr);
  lines->setFocus();
  QTest::keyClick(lines, Qt::Key_Down);
  ASSERT_EQ(tab().line->name(), game->lines()[1].name);
  const EventIndex before = cursor();
  QTest::keyClick(lines, Qt::Key_Right);
  EXPECT_GT(cursor(), before);
  QTest::keyClick(lines, Qt::Key_End);
  EXPECT_EQ(cursor(), tab().line->length());
  EXPECT_EQ(tab().line->name(), game->lines()[1].name) << "the same line";
  QTest::keyClick(lines, Qt::Key_Home);
  EXPECT_EQ(cursor(), 1U);
}

TEST_F(OtherKeyboards, HomeInAChoiceOfAFormGoesToItsFirstEntry) {
  openEditable();
  window_->store().dispatch(GoTo{40});
  window_->page().bring(Panel::remarks);
  QApplication::processEvents();
  for (QComboBox* box : window_->page().remarks().editor().findChildren<QComboBox*>()) {
    ASSERT_GT(box->count(), 2);
    box->setCurrentIndex(box->count() - 1);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    EXPECT_EQ(box->currentIndex(), 0);
    QTest::keyClick(box, Qt::Key_End);
    EXPECT_EQ(box->currentIndex(), box->count() - 1);
    EXPECT_EQ(cursor(), 40U) << "the game stays where it is";
  }
}

} // namespace
} // namespace annales::viewer::test
