// Turns typed under the record: who is to move, words that fit, complaints while one types.
#include "tests/viewer/what_if.h"
#include "viewer/record/record_panel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

namespace annales::viewer::test {
namespace {

constexpr auto kTyped = "samples/game-occident.antike.jsonl";

class TypeTurns : public testing::Test {
protected:
  TypeTurns() : game_(openedSample(kTyped)) {
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
    panel_.resize(460, 600);
    panel_.show();
    panel_.activateWindow();
    QApplication::processEvents();
  }
  [[nodiscard]] TurnLine& line() { return panel_.turnLine(); }
  [[nodiscard]] TurnEdit& edit() { return line().edit(); }
  void type(const QString& text) {
    edit().setFocus();
    QTest::keyClicks(&edit(), text);
    QApplication::processEvents();
  }
  [[nodiscard]] int underlined() { return static_cast<int>(edit().extraSelections().size()); }

  std::shared_ptr<const OpenedGame> game_;
  StudyDesk desk_;
  SessionStore store_;
  RecordPanel panel_{store_, &desk_};
};

TEST_F(TypeTurns, OnlyWhereTheGameCanBeEdited) {
  EXPECT_FALSE(line().isHidden());
  RecordPanel reader(store_);
  EXPECT_TRUE(reader.turnLine().isHidden());
  EXPECT_FALSE(reader.focusTyping());
}

TEST_F(TypeTurns, TheBadgeIsOfWhoeverMovesNext) {
  const QLabel* badge = line().findChild<QLabel*>(QStringLiteral("toMove"));
  EXPECT_TRUE(badge->toolTip().contains(QStringLiteral("Phoenicians")));
  const auto turns = game_->main()->stats().outline.turns();
  store_.dispatch(GoTo{turns[0].last});
  EXPECT_TRUE(badge->toolTip().contains(QStringLiteral("Romans"))) << badge->toolTip().toStdString();
}

TEST_F(TypeTurns, SaysWhatEnterWouldPlayAndMarksWhatIsWrong) {
  type(QStringLiteral("Arming Antiochia L, Petra L"));
  EXPECT_EQ(underlined(), 0);
  EXPECT_TRUE(line().told().startsWith(QStringLiteral("Enter plays:"))) << line().told().toStdString();
  edit().clear();
  EXPECT_TRUE(line().told().isEmpty());
  edit().setPlainText(QStringLiteral("Arming Antiochi L, Knosos G, Petra L"));
  ASSERT_EQ(underlined(), 1);
  EXPECT_EQ(edit().extraSelections().front().cursor.selectedText(), QStringLiteral("Knosos"));
  EXPECT_TRUE(line().told().startsWith(QStringLiteral("Column 20:"))) << line().told().toStdString();
  EXPECT_TRUE(line().told().contains(QStringLiteral("Knossos")));
  pictureOf(panel_, "record-typing-wrong");
}

TEST_F(TypeTurns, WhatIsOnlyBegunIsNotUnderlined) {
  type(QStringLiteral("Arming Antiochia L, Kno"));
  EXPECT_EQ(underlined(), 0);
  EXPECT_FALSE(line().told().isEmpty());
}

TEST_F(TypeTurns, ABrokenRuleIsMarkedWithTheWholeAction) {
  edit().setPlainText(QStringLiteral("Temple Antiochia (m9) Petra"));
  ASSERT_EQ(underlined(), 1);
  EXPECT_EQ(edit().extraSelections().front().cursor.selectedText(), QStringLiteral("Antiochia (m9)"));
}

TEST_F(TypeTurns, WordsAreOfferedAndTabTakesTheFirst) {
  type(QStringLiteral("Arm"));
  EXPECT_EQ(edit().offered().value(0), QStringLiteral("Arming"));
  QTest::keyClick(&edit(), Qt::Key_Tab);
  EXPECT_EQ(edit().toPlainText(), QStringLiteral("Arming "));
  EXPECT_TRUE(edit().offered().contains(QStringLiteral("Antiochia"))) << "and what comes next";
  pictureOf(*edit().completer().popup(), "record-typing-words");
  type(QStringLiteral("Ro"));
  ASSERT_FALSE(edit().offered().isEmpty()) << "there is such a place";
  EXPECT_EQ(edit().completer().popup()->currentIndex().isValid(), false) << "Enter plays, it does not choose";
}

TEST_F(TypeTurns, WordsComeInTheLanguageInWhichTheyAreBegun) {
  type(QStringLiteral("Tem"));
  EXPECT_TRUE(edit().offered().contains(QStringLiteral("Temple")));
  edit().clear();
  type(QStringLiteral("Templu"));
  EXPECT_EQ(edit().offered().value(0), QStringLiteral("Templum"));
  edit().clear();
  type(QStringLiteral("Eise"));
  EXPECT_EQ(edit().offered().value(0), QStringLiteral("Eisen"));
}

TEST_F(TypeTurns, EnterAsksForTheTurnAndEscapeLeaves) {
  QSignalSpy entered(&line(), &TurnLine::entered);
  QSignalSpy left(&line(), &TurnLine::left);
  type(QStringLiteral("Iron"));
  QTest::keyClick(&edit(), Qt::Key_Return);
  EXPECT_EQ(entered.size(), 1);
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_TRUE(edit().toPlainText().isEmpty());
  QTest::keyClick(&edit(), Qt::Key_Escape);
  EXPECT_EQ(left.size(), 1);
}

TEST_F(TypeTurns, TheLineGrowsWithWhatIsPasted) {
  const int one = edit().height();
  edit().setPlainText(QStringLiteral("Iron\nRomans: Iron\nGermans: Gold"));
  EXPECT_GT(edit().height(), one);
  edit().setPlainText(QStringLiteral("Iron\n").repeated(50));
  EXPECT_LT(edit().height(), panel_.height() / 2);
}

TEST_F(TypeTurns, MegabytesAreNotTaken) {
  QSignalSpy refused(&line(), &TurnLine::refused);
  QMimeData much;
  much.setText(QString(3 << 20, u'x'));
  type(QStringLiteral("Iron"));
  QMetaObject::invokeMethod(&edit(), [&] {
    struct Open : TurnEdit {
      using TurnEdit::insertFromMimeData;
    };
    (edit().*(&Open::insertFromMimeData))(&much);
  });
  EXPECT_EQ(refused.size(), 1);
  EXPECT_EQ(edit().toPlainText(), QStringLiteral("Iron")) << "nothing is lost";
}

TEST_F(TypeTurns, LooksWellInEveryLook) {
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      View view;
      view.dark = dark;
      view.projector = projector;
      wearLook(view);
      store_.dispatch(SetView{view});
      panel_.resize(projector ? 700 : 430, projector ? 800 : 520);
      edit().setPlainText(QStringLiteral("Arming Antiochia L, Petra L"));
      pictureOf(panel_,
                std::string("record-typing") + (dark ? "-dark" : "-light") + (projector ? "-projector" : ""));
    }
}

} // namespace
} // namespace annales::viewer::test
