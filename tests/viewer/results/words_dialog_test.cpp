// The page of questions about words: one Enter accepts, letters change a line, cancel changes nothing.
#include "viewer/results/word_answers.h"
#include "viewer/results/words_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace annales::viewer::test {
namespace {

WordQuestion question(WordKind kind, const std::string& word, std::optional<std::string> proposal,
                      bool isOpen = true) {
  WordQuestion one;
  one.kind = kind;
  if (kind == WordKind::nation || kind == WordKind::board) one.ruleset = wordOf(RulesetId::antikeII);
  one.word = word;
  one.times = 12;
  one.proposal = std::move(proposal);
  one.isOpen = isOpen;
  return one;
}

std::vector<WordQuestion> someQuestions() {
  auto white = question(WordKind::nation, "White", "");
  white.isDefault = true;
  return {white, question(WordKind::nation, "purple", "phoenicians"),
          question(WordKind::nation, "Cyan", std::nullopt), question(WordKind::person, "ilse", "Ilse"),
          question(WordKind::game, "Antike (2nd)", std::nullopt)};
}

QString cellOf(WordsDialog& dialog, int row, int column) {
  return dialog.table().item(row, column)->text();
}

TEST(WordsPage, OneEnterAcceptsWhatIsProposed) {
  WordsDialog dialog(someQuestions(), {"Ilse"}, Look::of({}));
  const QSignalSpy accepted(&dialog, &QDialog::accepted);
  dialog.show();
  QTest::keyClick(&dialog.table(), Qt::Key_Return);
  ASSERT_EQ(accepted.size(), 1);
  const auto answers = dialog.answers();
  ASSERT_EQ(answers.size(), 3U) << "two words have no proposal and stay open";
  EXPECT_EQ(answers[0].answer, "");
  EXPECT_EQ(answers[1].answer, "phoenicians");
  EXPECT_EQ(answers[2].answer, "Ilse");
}

TEST(WordsPage, SaysWhatIsAnAppsDefault) {
  WordsDialog dialog(someQuestions(), {}, Look::of({}));
  EXPECT_TRUE(cellOf(dialog, 0, WordsTable::kWhy).contains(QStringLiteral("default")));
  EXPECT_EQ(cellOf(dialog, 0, WordsTable::kTimes), QStringLiteral("12"));
  EXPECT_EQ(cellOf(dialog, 1, WordsTable::kAnswer), QStringLiteral("Phoenicians"));
  EXPECT_EQ(cellOf(dialog, 2, WordsTable::kAnswer), WordAnswers::leftOpen());
}

TEST(WordsPage, LettersChangeTheLineAndEnterInItsFieldStaysOnThePage) {
  WordsDialog dialog(someQuestions(), {}, Look::of({}));
  const QSignalSpy finished(&dialog, &QDialog::finished);
  dialog.show();
  dialog.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog)); // a field completes only where the keys go
  dialog.table().setFocus();
  QTest::keyClick(&dialog.table(), Qt::Key_Down);
  QTest::keyClick(&dialog.table(), Qt::Key_Down);
  ASSERT_EQ(dialog.table().currentRow(), 2);
  QTest::keyClicks(&dialog.table(), QStringLiteral("R"));
  auto* box = dialog.table().findChild<QComboBox*>();
  ASSERT_NE(box, nullptr);
  QTest::keyClicks(box, QStringLiteral("om"));
  EXPECT_EQ(box->currentText(), QStringLiteral("Romans")) << "the rest stands behind it";
  QTest::keyClick(box, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(dialog.answer(2), "romans");
  EXPECT_EQ(finished.size(), 0);
}

TEST(WordsPage, DeleteLeavesAWordOpen) {
  WordsDialog dialog(someQuestions(), {}, Look::of({}));
  dialog.show();
  dialog.table().setCurrentCell(1, WordsTable::kAnswer);
  QTest::keyClick(&dialog.table(), Qt::Key_Delete);
  EXPECT_FALSE(dialog.answer(1));
  EXPECT_EQ(dialog.answers().size(), 2U);
}

TEST(WordsPage, RefusesWhatIsNoAnswerAndSaysSo) {
  WordsDialog dialog(someQuestions(), {}, Look::of({}));
  EXPECT_FALSE(dialog.setAnswer(1, QStringLiteral("Martians")));
  EXPECT_TRUE(dialog.trouble().contains(QStringLiteral("Martians")));
  EXPECT_EQ(dialog.answer(1), "phoenicians");
  EXPECT_TRUE(dialog.setAnswer(1, QStringLiteral("greeks + Romans")));
  EXPECT_EQ(dialog.answer(1), "greeks romans");
  EXPECT_TRUE(dialog.trouble().isEmpty());
}

TEST(WordsPage, AnswersOfBeforeAreShownAndOnlyChangesAreKept) {
  auto red = question(WordKind::nation, "red", "romans", false);
  red.answer = "greeks";
  WordsDialog dialog({red}, {}, Look::of({}));
  EXPECT_EQ(cellOf(dialog, 0, WordsTable::kAnswer), QStringLiteral("Greeks"));
  EXPECT_TRUE(dialog.answers().empty());
  EXPECT_FALSE(dialog.setAnswer(0, WordAnswers::leftOpen()));
  EXPECT_TRUE(dialog.setAnswer(0, QStringLiteral("no nation")));
  ASSERT_EQ(dialog.answers().size(), 1U);
  EXPECT_EQ(dialog.answers()[0].answer, "");
}

/// A game that was answered once is no word of the results; it can be changed all the same.
TEST(WordsPage, RememberedAnswersComeAfterTheOpenQuestions) {
  ResultWords remembered;
  remembered.set({WordKind::game, "", "Antike Jubiläum", "antike"});
  remembered.set({WordKind::nation, std::string(wordOf(RulesetId::antikeII)), "PURPLE", "phoenicians"});
  auto sure = question(WordKind::nation, "Greece", "greeks", false);
  const auto page = questionsForPage({sure, question(WordKind::nation, "purple", "phoenicians")}, remembered);
  ASSERT_EQ(page.size(), 3U) << "the same word in capitals is the same word";
  EXPECT_EQ(page[0].word, "purple");
  EXPECT_EQ(page[1].word, "Greece");
  EXPECT_EQ(page[2].word, "Antike Jubiläum");
}

} // namespace
} // namespace annales::viewer::test
