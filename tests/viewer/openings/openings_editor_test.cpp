// One's own names of openings in their editor: typed, complained about, undone, kept, and shared with others.
#include "libreplay/openings/opening_merge.h"
#include "viewer/openings/openings_editor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace annales::viewer::test {
namespace {

using testing::HasSubstr;

NamedOpening ownOpening(const char* code, const char* english) {
  return {code, english, "", RulesetId::antike, "", {SpaceChoice{Space::iron}}};
}

OpeningBook ownBook(const std::vector<NamedOpening>& openings) {
  OpeningBook book;
  for (const NamedOpening& opening : openings)
    EXPECT_TRUE(book.add(opening));
  return book;
}

class Editor : public testing::Test {
protected:
  Editor() { EXPECT_EQ(names_.save(ownBook({ownOpening("I1", "Iron")}), {}), OpeningNames::Saved::done); }

  static void type(QLineEdit& edit, const QString& text) {
    edit.selectAll();
    QTest::keyClicks(&edit, text);
  }
  QPushButton& button(OpeningsEditor& editor, const char* text) {
    for (QPushButton* one : editor.findChildren<QPushButton*>())
      if (one->text() == QLatin1String(text)) return *one;
    throw std::runtime_error(text);
  }
  [[nodiscard]] QByteArray bytes() const {
    QFile file(path_);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir folder_;
  const QString path_ = folder_.filePath(QStringLiteral("openings.json"));
  OpeningNames names_{path_};
};

TEST_F(Editor, ListsOnesOwnAndTheRulebooks) {
  OpeningsEditor editor(names_, Look{});
  auto& model = *qobject_cast<OpeningsList*>(editor.list().model());
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.own(), 1U);
  EXPECT_EQ(model.rowCount(), 1 + static_cast<int>(OpeningBook::ofRulebooks().openings().size()));
  EXPECT_EQ(editor.english().text(), QStringLiteral("Iron"));
  editor.choose(1);
  EXPECT_FALSE(editor.code().isEnabled()) << "the rulebooks' are not changed";
  EXPECT_THAT(editor.complaint().toStdString(), HasSubstr("rulebooks"));
}

TEST_F(Editor, KeepsWhatWasTypedForAllPanelsAtOnce) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  QTest::mouseClick(&button(editor, "New"), Qt::LeftButton);
  EXPECT_THAT(editor.complaint().toStdString(), HasSubstr("English name"));
  EXPECT_FALSE(button(editor, "Save").isEnabled());
  type(editor.english(), QStringLiteral("Marble, then anything"));
  type(editor.german(), QStringLiteral("Marmor, dann Beliebiges"));
  type(editor.code(), QStringLiteral("Q7"));
  editor.nation().setCurrentIndex(editor.nation().findData(QStringLiteral("romans")));
  editor.turns().more()->click();
  editor.turns().box(0, static_cast<std::size_t>(Space::gold))->click();
  ASSERT_TRUE(button(editor, "Save").isEnabled()) << editor.complaint().toStdString();
  QTest::mouseClick(&button(editor, "Save"), Qt::LeftButton);
  EXPECT_FALSE(editor.isChanged());
  const NamedOpening* kept = names_.all()->withCode("Q7");
  ASSERT_NE(kept, nullptr);
  EXPECT_EQ(kept->english, "Marble, then anything");
  EXPECT_EQ(kept->german, "Marmor, dann Beliebiges");
  EXPECT_EQ(kept->nation, "romans");
  EXPECT_EQ(kept->turns, (std::vector<SpaceChoice>{{Space::marble, Space::gold}, SpaceChoice::any()}));
  EXPECT_NE(OpeningNames(path_).own().withCode("Q7"), nullptr) << "in the file";
}

TEST_F(Editor, ComplainsAsOneTypes) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  QTest::mouseClick(&button(editor, "New"), Qt::LeftButton);
  type(editor.english(), QStringLiteral("Another"));
  type(editor.code(), QStringLiteral("I1"));
  EXPECT_THAT(editor.complaint().toStdString(), HasSubstr("has the code I1"));
  EXPECT_FALSE(button(editor, "Save").isEnabled());
  type(editor.code(), QStringLiteral("G1"));
  EXPECT_THAT(editor.complaint().toStdString(), HasSubstr("replaces G1 Growth from the rulebooks"));
  EXPECT_TRUE(button(editor, "Save").isEnabled());
  editor.turns().box(0, static_cast<std::size_t>(Space::marble))->click();
  EXPECT_THAT(editor.complaint().toStdString(), HasSubstr("allows no space in turn 1"));
  EXPECT_FALSE(editor.save());
  EXPECT_EQ(names_.own().withCode("G1"), nullptr);
  editor.turns().box(0, kSpaces)->click();
  EXPECT_TRUE(editor.turns().turns()[0].isAny());
  editor.turns().box(0, 0)->click();
  EXPECT_FALSE(editor.turns().turns()[0].isAny());
  EXPECT_FALSE(editor.turns().turns()[0].allows(static_cast<Space>(0)));
  editor.choose(0);
  EXPECT_TRUE(editor.complaint().isEmpty()) << editor.complaint().toStdString();
}

TEST_F(Editor, UndoesAFieldAtATime) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  type(editor.english(), QStringLiteral("Swords"));
  type(editor.code(), QStringLiteral("S9"));
  EXPECT_EQ(editor.draft().openings()[0].code, "S9");
  editor.undoAction().trigger();
  EXPECT_EQ(editor.draft().openings()[0].code, "I1");
  EXPECT_EQ(editor.code().text(), QStringLiteral("I1"));
  EXPECT_EQ(editor.english().text(), QStringLiteral("Swords"));
  editor.undoAction().trigger();
  EXPECT_EQ(editor.english().text(), QStringLiteral("Iron"));
  EXPECT_FALSE(editor.isChanged());
  EXPECT_FALSE(editor.undoAction().isEnabled());
  QTest::mouseClick(&button(editor, "Remove"), Qt::LeftButton);
  EXPECT_TRUE(editor.draft().openings().empty());
  editor.undoAction().trigger();
  EXPECT_EQ(editor.draft().openings().size(), 1U);
}

/// From the record or the explorer: what a nation has played gets a name, and only once.
TEST_F(Editor, BeginsWithWhatWasPlayed) {
  OpeningsEditor editor(names_, Look{});
  editor.name(RulesetId::antike, "romans", OpeningKey::of({Space::marble, Space::none, Space::arming}));
  ASSERT_EQ(editor.draft().openings().size(), 2U);
  const NamedOpening& begun = editor.draft().openings()[1];
  EXPECT_EQ(begun.nation, "romans");
  EXPECT_EQ(begun.turns, (std::vector<SpaceChoice>{{Space::marble}, SpaceChoice::any(), {Space::arming}}));
  EXPECT_EQ(editor.list().currentIndex().row(), 1);
  editor.name(RulesetId::antike, "greeks", OpeningKey::of({Space::iron}));
  EXPECT_EQ(editor.draft().openings().size(), 2U) << "it has a name already";
  EXPECT_EQ(editor.list().currentIndex().row(), 0);
}

TEST_F(Editor, LosesNothingOfWhatSomebodyElseWroteMeanwhile) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  type(editor.english(), QStringLiteral("Mine"));
  OpeningNames other(path_);
  ASSERT_EQ(other.save(ownBook({ownOpening("I1", "Theirs"), ownOpening("T2", "Two")}), other.own()),
            OpeningNames::Saved::done);
  names_.reload();
  const QByteArray theirs = bytes();
  EXPECT_FALSE(editor.save());
  EXPECT_EQ(bytes(), theirs) << "nothing is written before somebody has looked";
  EXPECT_THAT(editor.strip().sentence().toStdString(), HasSubstr("Somebody else has changed"));
  EXPECT_THAT(editor.strip().sentence().toStdString(), HasSubstr("changed I1"));
  EXPECT_FALSE(editor.undoAction().isEnabled());
  EXPECT_TRUE(editor.save());
  const OpeningBook kept = OpeningNames(path_).own();
  EXPECT_EQ(kept.withCode("I1")->english, "Mine");
  EXPECT_EQ(kept.withCode("I1-2")->english, "Theirs");
  EXPECT_EQ(kept.withCode("T2")->english, "Two");
}

TEST_F(Editor, LeavesADamagedFileAloneUntilItIsPutAside) {
  {
    QFile file(path_);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"openings\":");
  }
  OpeningsEditor editor(names_, Look{});
  editor.show();
  EXPECT_THAT(editor.strip().sentence().toStdString(), HasSubstr("cannot be read"));
  EXPECT_FALSE(button(editor, "New").isEnabled());
  editor.name(RulesetId::antike, "romans", OpeningKey::of({Space::iron}));
  EXPECT_TRUE(editor.draft().openings().empty());
  button(editor, "Set the file aside").click();
  QApplication::processEvents();
  EXPECT_TRUE(button(editor, "New").isEnabled());
  EXPECT_EQ(QDir(folder_.path()).entryList({QStringLiteral("openings.json.unreadable-*")}).size(), 1);
}

TEST_F(Editor, WhatWasTypedStaysWhereTheFileIsDamagedMeanwhile) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  type(editor.english(), QStringLiteral("Mine"));
  {
    QFile file(path_);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("no book");
  }
  names_.reload();
  EXPECT_EQ(editor.draft().openings()[0].english, "Mine");
  button(editor, "Set the file aside").click();
  QApplication::processEvents();
  EXPECT_TRUE(editor.save()) << editor.strip().sentence().toStdString();
  EXPECT_EQ(OpeningNames(path_).own().withCode("I1")->english, "Mine");
}

TEST_F(Editor, AsksBeforeItForgets) {
  OpeningsEditor editor(names_, Look{});
  editor.show();
  type(editor.english(), QStringLiteral("Mine"));
  const auto answer = [](QMessageBox::StandardButton button) {
    QTimer::singleShot(0, [button] {
      qobject_cast<QMessageBox*>(QApplication::activeModalWidget())->button(button)->click();
    });
  };
  answer(QMessageBox::Cancel);
  editor.close();
  EXPECT_TRUE(editor.isVisible());
  answer(QMessageBox::Save);
  editor.reject();
  EXPECT_FALSE(editor.isVisible());
  EXPECT_EQ(names_.own().withCode("I1")->english, "Mine");
}

} // namespace
} // namespace annales::viewer::test
