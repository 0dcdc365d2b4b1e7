// Writing, answering, resolving and taking back, with real keys.
#include "tests/viewer/remarks/remark_desk.h"
#include "viewer/remarks/remark_chip.h"
#include "viewer/remarks/remark_panel.h"
#include "viewer/remarks/remark_text.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QCompleter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTranslator>
#include <csignal>

namespace annales::viewer::test {
namespace {

struct Panel : RemarkDesk {
  explicit Panel(std::shared_ptr<const OpenedGame> game = sixNations(), bool writable = true)
      : RemarkDesk(std::move(game), writable),
        panel(book, RemarkDrafts(folder.filePath(QStringLiteral("drafts")))) {
    show(panel);
  }

  void type(const QString& words) { QTest::keyClicks(&panel.editor().text(), words); }
  void save() { QTest::keyClick(&panel.editor().text(), Qt::Key_Return, Qt::ControlModifier); }
  void write(const QString& words) {
    type(words);
    save();
  }
  [[nodiscard]] std::vector<RemarkCard*> cards() { return panel.threads().shownCards(); }
  void press(std::size_t card, const char* button) {
    auto* found = cards().at(card)->findChild<QToolButton*>(QLatin1String(button));
    ASSERT_NE(found, nullptr);
    ASSERT_TRUE(found->isVisibleTo(cards().at(card)));
    found->click();
    QApplication::processEvents();
  }
  [[nodiscard]] bool offers(std::size_t card, const char* button) {
    return cards().at(card)->findChild<QToolButton*>(QLatin1String(button))->isVisibleTo(cards().at(card));
  }

  RemarkPanel panel;
};

TEST(RemarkPanel, ARemarkIsWrittenWithTheKeysAlone) {
  Panel p;
  p.goTo(12);
  p.panel.write();
  p.write(QStringLiteral("Better **iron** first."));
  ASSERT_EQ(p.standing().size(), 1U);
  const Annotation& now = p.standing()[0].now;
  EXPECT_EQ(now.text, "Better **iron** first.");
  EXPECT_EQ(now.author, "Ada");
  EXPECT_EQ(now.event, p.tab().line->idAt(12));
  EXPECT_EQ(now.audience, Audience::me);
  ASSERT_EQ(p.cards().size(), 1U);
  EXPECT_EQ(p.cards()[0]->text().toPlainText(), QStringLiteral("Better iron first."));
  EXPECT_TRUE(p.panel.editor().draft().empty());
  p.goTo(13);
  EXPECT_TRUE(p.cards().empty());
  p.store.dispatch(Hover{12});
  EXPECT_EQ(p.cards().size(), 1U) << "what is previewed is shown";
}

/// On the move, whether the words are written there or where its turn begins.
TEST(RemarkPanel, AGlyphAndTheWordsBehindItAreOneRemark) {
  for (const bool atTheMove : {true, false}) {
    Panel p;
    const OpenedLine& line = *p.tab().line;
    EventIndex began = 30;
    while (!std::holds_alternative<TurnBegan>(line.event(began)))
      ++began;
    p.goTo(began);
    ASSERT_TRUE(p.editor.perform(ToggleGlyph{"??", {}}));
    ASSERT_EQ(p.standing().size(), 1U);
    const std::optional<std::string> nation = p.standing()[0].now.nation;
    ASSERT_TRUE(nation);
    p.goTo(atTheMove ? began + 1 : began);
    p.panel.write();
    p.write(QStringLiteral("The legion was needed at home."));
    ASSERT_EQ(p.standing().size(), 1U) << "one remark";
    const Annotation& now = p.standing()[0].now;
    EXPECT_EQ(now.glyphs, std::vector<std::string>{"??"});
    EXPECT_EQ(now.text, "The legion was needed at home.");
    EXPECT_EQ(now.event, line.idAt(began + 1));
    EXPECT_EQ(now.nation, nation) << "it stays about the nation that acts";
    p.write(QStringLiteral("And the galley too."));
    EXPECT_EQ(p.standing().size(), 2U) << "a second text is a second remark";
  }
}

TEST(RemarkPanel, TheStatusSpeaksTheLanguageOfTheWindow) {
  Panel p;
  p.goTo(12);
  p.panel.write();
  p.write(QStringLiteral("  "));
  const auto status = [&p] {
    QStringList shown;
    for (const QLabel* label : p.panel.editor().findChildren<QLabel*>())
      if (label->isVisibleTo(&p.panel.editor())) shown << label->text();
    return shown.join(u'|');
  };
  ASSERT_TRUE(status().contains(QStringLiteral("Nothing written yet."))) << status().toStdString();
  class Turned : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override {
      return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
  } turned;
  QApplication::installTranslator(&turned);
  QApplication::processEvents();
  EXPECT_TRUE(status().contains(QStringLiteral("[Nothing written yet.]"))) << status().toStdString();
  QApplication::removeTranslator(&turned);
  QApplication::processEvents();
  EXPECT_FALSE(status().contains(QStringLiteral("[Nothing")));
}

TEST(RemarkPanel, NothingIsSavedWithoutWords) {
  Panel p;
  p.write(QStringLiteral("  "));
  EXPECT_TRUE(p.standing().empty());
}

TEST(RemarkPanel, EditAnswerResolveAndTakeBackCanAllBeUndone) {
  Panel p;
  p.goTo(7);
  p.write(QStringLiteral("first"));
  p.press(0, "edit");
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("first"));
  p.write(QStringLiteral(" thought"));
  ASSERT_EQ(p.standing().size(), 1U);
  EXPECT_EQ(p.standing()[0].now.text, "first thought");
  EXPECT_TRUE(p.standing()[0].edited);

  p.press(0, "answer");
  p.write(QStringLiteral("and an answer"));
  ASSERT_EQ(p.standing().size(), 2U);
  ASSERT_EQ(p.book.discussion().threads().size(), 1U);
  EXPECT_EQ(p.cards().size(), 2U);

  p.press(0, "resolve");
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::resolved);
  p.press(0, "resolve");
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::open);

  p.press(1, "delete");
  EXPECT_EQ(p.standing().size(), 1U);
  p.press(0, "delete");
  EXPECT_TRUE(p.standing().empty());
  EXPECT_TRUE(p.cards().empty());

  p.undo();
  p.undo();
  EXPECT_EQ(p.cards().size(), 2U);
  p.undo();
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::resolved);
  p.undo();
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::plain);
  p.undo();
  EXPECT_EQ(p.cards().size(), 1U);
  p.undo();
  EXPECT_EQ(p.standing()[0].now.text, "first");
  p.undo();
  EXPECT_TRUE(p.standing().empty());
  for (int i = 0; i < 7; ++i)
    p.redo();
  EXPECT_TRUE(p.standing().empty());
  EXPECT_FALSE(p.editor.perform(RedoLast{}));
}

TEST(RemarkPanel, OthersRemarksAreAnsweredAndResolvedNotChanged) {
  const auto game = sixNations();
  Panel p(withRemarks(game, {remarkBy(*game, 9, "Eve", "Why?")}));
  p.goTo(9);
  ASSERT_EQ(p.cards().size(), 1U);
  EXPECT_FALSE(p.offers(0, "edit"));
  EXPECT_FALSE(p.offers(0, "delete"));
  p.press(0, "resolve");
  ASSERT_EQ(p.standing().size(), 2U) << "an answer says so";
  EXPECT_EQ(p.standing()[0].now.author, "Eve");
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::resolved);
  p.press(0, "resolve");
  EXPECT_EQ(p.standing().size(), 2U) << "and is changed";
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::open);
  p.press(0, "answer");
  EXPECT_EQ(p.panel.editor().draft().audience, Audience::club) << "as the remark it answers";
  p.write(QStringLiteral("Because."));
  EXPECT_EQ(p.standing().size(), 3U);
}

TEST(RemarkPanel, ADraftStaysWithItsEvent) {
  Panel p;
  p.goTo(5);
  p.type(QStringLiteral("half a tho"));
  p.goTo(6);
  EXPECT_TRUE(p.panel.editor().draft().empty());
  p.type(QStringLiteral("other"));
  p.goTo(5);
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("half a tho"));
  QSignalSpy left(&p.panel, &RemarkPanel::left);
  QTest::keyClick(&p.panel.editor().text(), Qt::Key_Escape);
  EXPECT_EQ(left.size(), 1);
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("half a tho"));
  p.panel.write();
  p.write(QStringLiteral("ught"));
  ASSERT_EQ(p.standing().size(), 1U);
  EXPECT_EQ(p.standing()[0].now.text, "half a thought");
  p.goTo(6);
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("other"));
  p.goTo(5);
  EXPECT_TRUE(p.panel.editor().draft().empty());
}

TEST(RemarkPanel, ADraftStaysThoughAnotherWindowWritesAboutTheSameEvent) {
  Panel p;
  SessionStore store;
  StudyEditor editor(store, p.desk);
  RemarkBook book(editor);
  store.dispatch(SetReviewer{p.store.session().reviewer});
  store.dispatch(OpenGame{p.tab().game});
  RemarkPanel other(book, RemarkDrafts(p.folder.filePath(QStringLiteral("drafts"))));
  p.show(other);
  p.goTo(5);
  store.dispatch(GoTo{5});
  p.type(QStringLiteral("half a thought"));
  QTest::keyClicks(&other.editor().text(), QStringLiteral("done"));
  EXPECT_TRUE(other.save());
  p.goTo(6);
  p.goTo(5);
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("half a thought"));
}

TEST(RemarkPanel, TagsThatWereEnteredFirstStayWithTheirEvent) {
  Panel p;
  p.goTo(5);
  auto* tags = p.panel.editor().findChild<QLineEdit*>(QStringLiteral("tags"));
  ASSERT_NE(tags, nullptr);
  QTest::keyClicks(tags, QStringLiteral("trade"));
  EXPECT_FALSE(p.panel.save()) << "tags alone are no remark";
  p.goTo(6);
  EXPECT_TRUE(tags->text().isEmpty());
  p.goTo(5);
  EXPECT_EQ(tags->text(), QStringLiteral("trade"));
}

TEST(RemarkPanel, AnEditOrAnAnswerSaysNotForWhomTheNextRemarkIs) {
  const auto game = sixNations();
  Panel p(withRemarks(game, {remarkBy(*game, 9, "Eve", "Why?"), remarkBy(*game, 10, "Ada", "Mine.")}));
  p.goTo(9);
  p.press(0, "answer");
  p.write(QStringLiteral("Because."));
  p.goTo(10);
  p.press(0, "edit");
  p.write(QStringLiteral(" Still."));
  EXPECT_EQ(p.store.session().reviewer.audience, Audience::me);
  p.goTo(11);
  EXPECT_EQ(p.panel.editor().draft().audience, Audience::me);
}

TEST(RemarkPanel, WhatIsBeingWrittenStaysWhileOthersWrite) {
  Panel p;
  p.goTo(5);
  p.type(QStringLiteral("I think"));
  Annotation other;
  other.event = p.tab().line->idAt(5);
  other.text = "meanwhile";
  ASSERT_TRUE(
      p.desk.write(p.id(), "Eve", {AddRemark{remarkOf(other, {"Eve", "2026-01-01T00:00:00Z"})}}).has_value());
  EXPECT_EQ(p.cards().size(), 1U);
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("I think"));
}

TEST(RemarkPanel, AnAnswerToWhatIsGoneBecomesARemark) {
  Panel p;
  p.goTo(5);
  p.write(QStringLiteral("one"));
  p.press(0, "answer");
  p.type(QStringLiteral("two"));
  p.undo();
  EXPECT_FALSE(p.panel.editor().draft().answers.has_value());
  p.save();
  ASSERT_EQ(p.standing().size(), 1U);
  EXPECT_EQ(p.standing()[0].now.text, "two");
}

TEST(RemarkPanel, AnEditDoesNotOverwriteADraft) {
  Panel p;
  p.goTo(5);
  p.write(QStringLiteral("one"));
  p.type(QStringLiteral("unsaved"));
  p.press(0, "edit");
  EXPECT_EQ(p.panel.editor().draft().text, QStringLiteral("unsaved"));
  EXPECT_FALSE(p.panel.editor().draft().replaces.has_value());
}

TEST(RemarkPanel, TheWholeGameHasRemarksToo) {
  Panel p;
  p.write(QStringLiteral("A fine game"));
  EXPECT_EQ(p.standing()[0].event, 0U);
  p.goTo(20);
  ASSERT_EQ(p.cards().size(), 1U) << "below those of the event";
  p.press(0, "answer");
  EXPECT_EQ(p.tab().cursor, 20U);
  p.write(QStringLiteral("It was"));
  ASSERT_EQ(p.standing().size(), 2U);
  EXPECT_EQ(p.standing()[1].event, 0U);
  EXPECT_EQ(p.book.discussion().threads().size(), 1U);
}

TEST(RemarkPanel, TheSameWordsTwiceInASecondAreTwoRemarks) {
  Panel p;
  p.write(QStringLiteral("again"));
  p.write(QStringLiteral("again"));
  EXPECT_EQ(p.standing().size(), 2U);
  EXPECT_TRUE(p.problem.isEmpty()) << p.problem.toStdString();
}

TEST(RemarkPanel, LayersHideWhatTheyAreFor) {
  const auto game = sixNations();
  std::vector<Annotation> remarks{remarkBy(*game, 9, "Eve", "club"), remarkBy(*game, 9, "Eve", "machine")};
  remarks[1].layer = Layer::machine;
  remarks[1].id = annotationId(remarks[1]);
  Panel p(withRemarks(game, remarks));
  p.goTo(9);
  EXPECT_EQ(p.cards().size(), 2U);
  p.panel.layers().button(RemarkLayer::machine).click();
  EXPECT_EQ(p.cards().size(), 1U);
  EXPECT_EQ(p.cards()[0]->text().toPlainText(), QStringLiteral("club"));
  p.panel.layers().button(RemarkLayer::club).click();
  EXPECT_TRUE(p.cards().empty());
  EXPECT_FALSE(p.editor.perform(GoToRemark{-1})) << "what is hidden is passed over";
  p.panel.layers().button(RemarkLayer::machine).click();
  EXPECT_EQ(p.cards().size(), 1U);
}

TEST(RemarkPanel, ButtonsHelpWithMarkdown) {
  Panel p;
  RemarkEditor& editor = p.panel.editor();
  p.type(QStringLiteral("iron"));
  editor.text().selectAll();
  QTest::keyClick(&editor.text(), Qt::Key_B, Qt::ControlModifier);
  EXPECT_EQ(editor.draft().text, QStringLiteral("**iron**"));
  editor.text().selectAll();
  editor.findChild<QToolButton*>(QStringLiteral("list"))->click();
  EXPECT_EQ(editor.draft().text, QStringLiteral("- **iron**"));
  editor.text().moveCursor(QTextCursor::End);
  QTest::keyClick(&editor.text(), Qt::Key_K, Qt::ControlModifier);
  auto* links = editor.findChild<LinkBox*>();
  ASSERT_TRUE(links->isVisible());
  QTest::keyClicks(links, QStringLiteral("12"));
  QTest::keyClick(links, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(editor.draft().text, QStringLiteral("- **iron**[event 12](annales:event/12)"));
  EXPECT_FALSE(links->isVisible());
  p.save();
  EXPECT_EQ(p.cards().size(), 1U);
  p.book.follow(EventLink{12});
  EXPECT_EQ(p.tab().cursor, 12U);
}

TEST(RemarkPanel, LinksLeadToLinesAndProvinces) {
  EventLog log(sixNations()->log());
  ASSERT_TRUE(log.setLine("begin", 3).has_value());
  Panel p(openGame(std::move(log), sixNations()->sharedBoard()));
  p.book.follow(LineLink{"begin"});
  EXPECT_EQ(p.tab().line->name(), "begin");
  p.book.follow(LineLink{"no such line"});
  EXPECT_EQ(p.tab().line->name(), "begin");
  ProvinceId asked;
  QObject::connect(&p.book, &RemarkBook::provinceAsked, [&](ProvinceId province) { asked = province; });
  p.book.follow(ProvinceLink{"no-such-province"});
  EXPECT_FALSE(asked.exists());
  p.book.follow(ProvinceLink{(*p.tab().game->game().map)[ProvinceId(2)].id});
  EXPECT_EQ(asked, ProvinceId(2));
}

TEST(RemarkPanel, AGameThatCannotBeWrittenToIsRead) {
  const auto game = sixNations();
  Panel p(withRemarks(game, {remarkBy(*game, 9, "Ada", "mine")}), false);
  p.goTo(9);
  EXPECT_EQ(p.cards().size(), 1U);
  EXPECT_FALSE(p.offers(0, "edit"));
  EXPECT_FALSE(p.panel.editor().isVisible());
  EXPECT_FALSE(p.panel.save());
  p.store.dispatch(CloseTab{0});
  EXPECT_TRUE(p.panel.isVisible());
  EXPECT_FALSE(p.panel.save());
}

TEST(RemarkPanel, TheEditorGrowsWithItsTextUpToALimit) {
  Panel p;
  p.goTo(5);
  QPlainTextEdit& text = p.panel.editor().text();
  QApplication::processEvents();
  const int few = text.height();
  text.setPlainText(QStringLiteral("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight"));
  QApplication::processEvents();
  EXPECT_GE(text.height(), 8 * text.fontMetrics().lineSpacing()) << "all of it is seen";
  EXPECT_FALSE(text.verticalScrollBar()->isVisible());
  const int eight = text.height();
  text.setPlainText(QStringLiteral("line\n").repeated(300));
  QApplication::processEvents();
  EXPECT_GT(text.height(), eight);
  EXPECT_LT(text.height(), p.panel.height() / 2) << "what is answered stays in sight";
  EXPECT_TRUE(text.verticalScrollBar()->isVisible());
  text.clear();
  QApplication::processEvents();
  EXPECT_EQ(text.height(), few);
}

TEST(RemarkPanel, TagsAreOfferedBehindEachComma) {
  Panel p;
  p.panel.editor().setTags({QStringLiteral("trade"), QStringLiteral("weak-opening")});
  auto* tags = p.panel.editor().findChild<QLineEdit*>(QStringLiteral("tags"));
  ASSERT_NE(tags, nullptr);
  QCompleter* offers = tags->completer();
  offers->setCompletionPrefix(QStringLiteral("trade, we"));
  EXPECT_EQ(offers->completionCount(), 1);
  EXPECT_EQ(offers->currentCompletion(), QStringLiteral("trade, weak-opening"));
}

TEST(RemarkPanel, ResolvingAThreadIsNoEdit) {
  const auto game = sixNations();
  Panel p(withRemarks(game, {remarkBy(*game, 9, "Eve", "Why?")}));
  p.goTo(9);
  p.press(0, "answer");
  p.write(QStringLiteral("Because."));
  p.press(0, "resolve");
  ASSERT_EQ(p.standing().size(), 3U) << "said by an answer of its own";
  for (const DiscussedRemark& remark : p.standing())
    EXPECT_FALSE(remark.edited) << remark.now.text;
  EXPECT_EQ(p.standing()[1].now.text, "Because.");
  EXPECT_TRUE(p.standing()[1].now.tags.empty());
  const auto labels = p.cards()[2]->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() && label->text() == QStringLiteral("Resolved");
  })) << "what the answer without words says";
  EXPECT_EQ(p.book.discussion().threads()[0].state, ThreadState::resolved);
  p.goTo(10);
  p.write(QStringLiteral("Mine."));
  p.press(0, "resolve");
  EXPECT_FALSE(p.standing().back().edited) << "nor does it change what I asked myself";
}

TEST(RemarkPanel, TwoHundredTagsAreTwelveAndANumber) {
  const auto game = sixNations();
  Annotation remark = remarkBy(*game, 9, "Eve", "Much");
  for (int i = 0; i < 200; ++i)
    remark.tags.push_back("tag-" + std::to_string(i));
  Panel p(withRemarks(game, {remark}));
  p.goTo(9);
  QStringList chips;
  for (const RemarkChip* chip : p.cards()[0]->findChildren<RemarkChip*>())
    if (chip->isVisible()) chips.append(chip->text());
  EXPECT_TRUE(chips.contains(QStringLiteral("tag-11")));
  EXPECT_FALSE(chips.contains(QStringLiteral("tag-12")));
  EXPECT_EQ(chips.back(), QStringLiteral("+188"));
}

TEST(RemarkPanel, ForeignNamesAndTagsAreText) {
  const auto game = sixNations();
  Annotation remark = remarkBy(*game, 9, "<b>Eve</b>", "<h1>big</h1>");
  remark.tags.assign(5000, "many");
  remark.glyphs.assign(5000, "!");
  Panel p(withRemarks(game, {remark}));
  p.goTo(9);
  ASSERT_EQ(p.cards().size(), 1U);
  for (const QLabel* label : p.cards()[0]->findChildren<QLabel*>())
    EXPECT_TRUE(label->textFormat() == Qt::PlainText || !label->pixmap().isNull() || label->text().isEmpty());
  EXPECT_EQ(p.cards()[0]->text().toPlainText(), QStringLiteral("<h1>big</h1>"));
}

/// The program dies while somebody types into the panel.
TEST(RemarkPanel, ADraftSurvivesAKill) {
  Panel p;
  p.goTo(8);
  const pid_t child = fork();
  if (child == 0) {
    p.type(QStringLiteral("almost done"));
    kill(getpid(), SIGKILL);
  }
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(p.panel.editor().draft().empty());
  RemarkPanel again(p.book, RemarkDrafts(p.folder.filePath(QStringLiteral("drafts"))));
  EXPECT_EQ(again.editor().draft().text, QStringLiteral("almost done"));
}

} // namespace
} // namespace annales::viewer::test
