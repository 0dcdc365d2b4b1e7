// Lessons made, put in order, undone and presented, by keys.
#include "engine/rules/rules.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/remarks/step_ask.h"
#include "tests/viewer/remarks/remark_desk.h"
#include "tests/viewer/when_asked.h"
#include "viewer/lesson/add_step_dialog.h"
#include "viewer/lesson/answers_dialog.h"
#include "viewer/lesson/lesson_view.h"
#include "viewer/lesson/lesson_words.h"
#include "viewer/lesson/lessons_panel.h"
#include "viewer/remarks/remark_link.h"

#include <QDropEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QToolButton>
#include <algorithm>

namespace annales::viewer::test {
namespace {

using Texts = std::vector<std::string>;

/// The first decision after an event of the shown line.
EventIndex firstDecisionAfter(const Tab& tab, EventIndex k) {
  do
    ++k;
  while (!isDecision(tab.line->event(k)));
  return k;
}

/// Something else that may be decided where the tab stands.
Event anotherThan(const Event& decision, const Tab& tab) {
  const OpenedGame& game = *tab.game;
  for (const Event& event : legal(game.game(), tab.line->stateAt(tab.cursor), Payments::cheapest))
    if (isDecision(event) && compareChoices(event, decision, game.log().names()) == SameChoice::different)
      return event;
  throw std::runtime_error("nothing else is legal");
}

struct Lessons : RemarkDesk {
  Lessons() {
    const auto hear = [this](const QString& words) { told = words; };
    QObject::connect(&panel, &LessonsPanel::told, &panel, hear);
    QObject::connect(&editor, &StudyEditor::refused, &panel, hear);
    QObject::connect(&editor, &StudyEditor::deleted, &panel, hear);
    show(panel, {380, 480});
  }
  /// As the dialog does it.
  void add(EventIndex k, const char* lesson, const char* question, const char* answer = "") {
    goTo(k);
    AddStepDialog dialog(book);
    dialog.lesson().setEditText(QString::fromUtf8(lesson));
    dialog.question().setPlainText(QString::fromUtf8(question));
    dialog.answer().setPlainText(QString::fromUtf8(answer));
    dialog.button().click();
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
  }
  [[nodiscard]] std::vector<Lesson> lessons() const { return lessonsOf(book.discussion()); }
  [[nodiscard]] Texts steps(std::size_t lesson = 0) const {
    Texts texts;
    const std::vector<Lesson> all = lessons();
    for (const LessonStep& step : all.at(lesson).steps)
      texts.push_back(splitLessonText(book.discussion().remarks()[step.remark].now.text).question);
    return texts;
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QTest::keyClick(&panel.tree(), key, with);
  }
  [[nodiscard]] std::string bytes() const {
    std::string all;
    for (const Annotation& remark : tab().game->log().annotations())
      appendAnnotationRecord(all, remark);
    return all;
  }

  QString told;
  LessonsPanel panel{book};
};

TEST(LessonsPanel, WithoutALessonItSaysHowToMakeOne) {
  Lessons l;
  const QLabel* hint = l.panel.findChild<QLabel*>();
  ASSERT_NE(hint, nullptr);
  EXPECT_TRUE(hint->isVisible());
  EXPECT_TRUE(hint->text().contains(QStringLiteral("Ctrl+Shift+P")));
  l.panel.present();
  EXPECT_TRUE(l.told.contains(QStringLiteral("no lessons yet")));
  pictureOf(l.panel, "lessons-empty");
}

TEST(LessonsPanel, StepsAreAddedInOrderAndAreOwnRemarks) {
  Lessons l;
  l.add(40, "Why not Sicilia?", "What now?", "Sicilia.");
  l.add(20, "Why not Sicilia?", "And here?");
  l.add(20, "Walls", "Where?");
  ASSERT_EQ(l.lessons().size(), 2U);
  EXPECT_EQ(l.lessons()[0].slug, "why-not-sicilia");
  EXPECT_EQ(l.steps(), (Texts{"What now?", "And here?"}));
  EXPECT_EQ(l.standing()[0].now.text, "What now?\n\n---\n\nSicilia.");
  EXPECT_EQ(l.standing()[0].now.author, "Ada");
  EXPECT_EQ(l.steps(1), Texts{"Where?"}) << "a step is not taken for another lesson";
  EXPECT_EQ(l.panel.tree().topLevelItemCount(), 2);
  EXPECT_EQ(l.panel.tree().topLevelItem(0)->childCount(), 2);
  pictureOf(l.panel, "lessons-light");
}

TEST(LessonsPanel, ARemarkThatIsThereBecomesTheStep) {
  Lessons l;
  l.goTo(30);
  Annotation mine;
  mine.event = l.tab().line->idAt(30);
  mine.text = "Too early.";
  mine.glyphs = {"?"};
  ASSERT_TRUE(l.editor.perform(WriteRemark{mine}));
  AddStepDialog dialog(l.book);
  EXPECT_EQ(dialog.question().toPlainText(), QStringLiteral("Too early."));
  EXPECT_FALSE(dialog.button().isEnabled()) << "without a name";
  dialog.lesson().setEditText(QStringLiteral("Tempo"));
  dialog.answer().setPlainText(QStringLiteral("Wait."));
  pictureOf(dialog, "lesson-dialog");
  dialog.button().click();
  ASSERT_EQ(l.standing().size(), 1U);
  EXPECT_EQ(l.standing()[0].now.text, "Too early.\n\n---\n\nWait.");
  EXPECT_EQ(l.standing()[0].now.glyphs, Texts{"?"});
  EXPECT_EQ(l.lessons().size(), 1U);
}

TEST(LessonsPanel, TheAnswerLinksToALineWithoutMarkdown) {
  Lessons l;
  const EventIndex before = firstDecisionAfter(l.tab(), 30) - 1;
  l.goTo(before);
  const Event other = anotherThan(l.tab().line->event(l.tab().cursor + 1), l.tab());
  ASSERT_TRUE(l.editor.perform(PlayEvents{{other}, "instead"}));
  l.goTo(before);
  AddStepDialog dialog(l.book);
  dialog.show();
  dialog.answer().setPlainText(QStringLiteral("Better: "));
  dialog.answer().moveCursor(QTextCursor::End);
  dialog.link().setText(QStringLiteral("instead"));
  QTest::keyClick(&dialog.link(), Qt::Key_Return);
  const auto links = linksToLines(dialog.answer().toPlainText().toStdString());
  ASSERT_EQ(links.size(), 1U);
  EXPECT_EQ(links[0].target, hexOf(l.tab().game->log()[*l.tab().game->log().head("instead")].id));
  EXPECT_EQ(lineOfLink(l.tab().game->log(), links[0].target), "instead");
  EXPECT_FALSE(dialog.rightTurns().contains(QStringLiteral("None"))) << "the turn of the line is right";
  EXPECT_TRUE(dialog.isVisible()) << "Enter inserts, and does not add the step";
  pictureOf(dialog, "lesson-dialog-link");
}

TEST(LessonsPanel, WhatWasTypedIsKeptWhereAnotherGameOpens) {
  Lessons l;
  l.goTo(20);
  AddStepDialog dialog(l.book);
  dialog.show();
  dialog.lesson().setEditText(QStringLiteral("Tempo"));
  dialog.question().setPlainText(QStringLiteral("Why not wait?"));
  l.store.dispatch(OpenGame{openedSample("samples/game-occident.antike.jsonl")});
  dialog.button().click();
  EXPECT_TRUE(dialog.isVisible());
  const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().startsWith(QStringLiteral("This game is no longer shown"));
  }));
  l.store.dispatch(SwitchTab{0});
  dialog.button().click();
  EXPECT_EQ(l.steps(), Texts{"Why not wait?"});
}

TEST(LessonsPanel, EscapeLeavesTheLinkAndNotTheDialog) {
  Lessons l;
  AddStepDialog dialog(l.book);
  dialog.show();
  dialog.question().setPlainText(QStringLiteral("Why not wait?"));
  dialog.link().setFocus();
  QTest::keyClick(&dialog.link(), Qt::Key_Escape);
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_EQ(dialog.focusWidget(), &dialog.answer());
}

TEST(LessonsPanel, KeysOrderStepsAndUndoBringsBackEveryByte) {
  Lessons l;
  l.add(20, "Walls", "a");
  l.add(30, "Walls", "b");
  l.add(40, "Walls", "c");
  const std::string before = l.bytes();
  l.panel.choose("walls", 2);
  l.press(Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(l.steps(), (Texts{"a", "c", "b"}));
  l.press(Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(l.steps(), (Texts{"c", "a", "b"})) << "the step stays chosen";
  l.press(Qt::Key_Up, Qt::ControlModifier);
  EXPECT_EQ(l.steps(), (Texts{"c", "a", "b"}));
  l.press(Qt::Key_Down, Qt::ControlModifier);
  EXPECT_EQ(l.steps(), (Texts{"a", "c", "b"}));
  l.panel.choose("walls", 0);
  l.panel.moveTo(2); // as dragging does
  EXPECT_EQ(l.steps(), (Texts{"c", "b", "a"}));
  for (int i = 0; i < 4; ++i)
    l.undo();
  EXPECT_EQ(l.steps(), (Texts{"a", "b", "c"}));
  EXPECT_EQ(l.bytes(), before);
  for (int i = 0; i < 4; ++i)
    l.redo();
  EXPECT_EQ(l.steps(), (Texts{"c", "b", "a"}));
}

TEST(LessonsPanel, AStepIsDraggedWithinItsLesson) {
  Lessons l;
  l.add(20, "Walls", "a");
  l.add(30, "Walls", "b");
  l.add(40, "Walls", "c");
  l.add(50, "Tempo", "d");
  LessonTree& tree = l.panel.tree();
  const auto drop = [&](int from, QTreeWidgetItem* onto) {
    l.panel.choose("walls", from);
    QMimeData data;
    QDropEvent event(tree.visualItemRect(onto).center(), Qt::MoveAction, &data, Qt::LeftButton,
                     Qt::NoModifier);
    tree.dropEvent(&event);
    QApplication::processEvents();
  };
  drop(2, tree.topLevelItem(0)->child(0));
  EXPECT_EQ(l.steps(), (Texts{"c", "a", "b"}));
  drop(0, tree.topLevelItem(0)->child(2));
  EXPECT_EQ(l.steps(), (Texts{"a", "b", "c"}));
  drop(1, tree.topLevelItem(0));
  EXPECT_EQ(l.steps(), (Texts{"b", "a", "c"})) << "onto the lesson: its first step";
  drop(1, tree.topLevelItem(1)->child(0));
  EXPECT_EQ(l.steps(), (Texts{"b", "a", "c"})) << "not into another lesson";
  EXPECT_EQ(l.steps(1), Texts{"d"});
}

TEST(LessonsPanel, ALessonKeepsItsNameWhereAnotherGameOpensBehindTheQuestion) {
  Lessons l;
  l.add(20, "Walls", "a");
  l.panel.choose("walls");
  whenAsked<QInputDialog>(&l.panel, [&](QInputDialog& dialog) {
    l.store.dispatch(OpenGame{gameWithMistakes()});
    dialog.setTextValue(QStringLiteral("Town walls"));
    dialog.accept();
  });
  l.panel.rename();
  EXPECT_TRUE(l.told.contains(QStringLiteral("Nothing was done"))) << l.told.toStdString();
  l.store.dispatch(SwitchTab{0});
  ASSERT_EQ(l.lessons().size(), 1U);
  EXPECT_EQ(l.lessons()[0].slug, "walls");
}

TEST(LessonsPanel, TakingOutKeepsTheRemarkAndRenamingTheOrder) {
  Lessons l;
  l.add(20, "Walls", "a");
  l.add(30, "Walls", "b");
  l.add(40, "Tempo", "c");
  l.panel.choose("walls", 0);
  l.panel.renameTo(QStringLiteral("Tempo"));
  EXPECT_TRUE(l.told.contains(QStringLiteral("already")));
  l.panel.renameTo(QStringLiteral("Town walls"));
  EXPECT_EQ(l.lessons()[0].slug, "town-walls");
  EXPECT_EQ(l.steps(), (Texts{"a", "b"}));
  l.panel.choose("town-walls", 0);
  l.press(Qt::Key_Delete);
  EXPECT_EQ(l.steps(), Texts{"b"});
  EXPECT_EQ(l.standing().size(), 3U);
  l.undo();
  EXPECT_EQ(l.steps(), (Texts{"a", "b"}));
}

TEST(LessonsPanel, EnterShowsThePosition) {
  Lessons l;
  l.add(20, "Walls", "a");
  l.goTo(90);
  l.panel.choose("walls", 0);
  l.press(Qt::Key_Return);
  EXPECT_EQ(l.tab().cursor, 20U);
}

TEST(LessonsPanel, NobodyWritesInAnothersName) {
  Lessons l;
  l.writeAs("Eve");
  l.add(20, "Walls", "hers");
  l.writeAs("Ada");
  l.add(30, "Walls", "mine");
  const std::string before = l.bytes();
  l.panel.choose("walls", 1);
  l.press(Qt::Key_Up, Qt::ControlModifier);
  EXPECT_TRUE(l.told.contains(QStringLiteral("Eve")));
  EXPECT_EQ(l.bytes(), before);
}

/// Three steps: a question, words alone, a question on another line's event.
struct Presented : Lessons {
  Presented() {
    add(20, "Walls", "**What** now?", "Build [here](annales:province/x)");
    add(35, "Walls", "Look.");
    add(60, "Walls", "<b>And</b> now? ![p](file:///etc/passwd)", "That was it.");
    const auto ring = Ring{(*tab().game->game().map)[ProvinceId(3)].id, MarkColour::red};
    goTo(20);
    EXPECT_TRUE(editor.perform(ToggleMark{ring}));
    Annotation other;
    other.event = tab().line->idAt(20);
    other.text = "no step";
    other.marks = {Ring{(*tab().game->game().map)[ProvinceId(5)].id, MarkColour::blue}};
    EXPECT_TRUE(editor.perform(WriteRemark{other}));
    EXPECT_TRUE(editor.perform(SetStepAsk{standing()[0].first, statedAsk(ask(), tab().game->log().names())}));
    view = std::make_unique<LessonView>(tab().game, book.discussion(), lessons()[0], store.session().view);
    view->setAttribute(Qt::WA_DeleteOnClose, false);
    view->resize(1280, 720);
    static_cast<QWidget&>(*view).show();
    QApplication::processEvents();
  }
  /// At the first step: what was played is right, another first decision wrong whatever follows.
  [[nodiscard]] StepAsk ask() const {
    StepAsk ask{tab().line->node(20), AskSource::stated, {}, {"Count the **iron**.", "Look west."}};
    ask.turns.push_back({TurnWorth::right, TurnMatch::decisions, "Capua is free.", turn(), true});
    ask.turns.push_back({TurnWorth::wrong, TurnMatch::decisions, "That is too slow.", {}});
    for (EventIndex k = 21; k <= before(); ++k)
      ask.turns[1].turn.push_back(tab().line->event(k));
    ask.turns[1].turn.push_back(wrong());
    return ask;
  }
  [[nodiscard]] EventIndex before() const { return firstDecisionAfter(tab(), 20) - 1; }
  /// The whole turn after the first step, and what of it is decided.
  [[nodiscard]] std::vector<Event> turn() const {
    const EventLog& log = tab().game->log();
    return turnAfter(log, tab().line->node(20), log.mainHead());
  }
  [[nodiscard]] std::vector<Event> decided() const {
    const std::vector<Event> all = turn();
    return {all.begin() + static_cast<std::ptrdiff_t>(before() - 20), all.end()};
  }
  [[nodiscard]] Event wrong() const {
    Tab at = tab();
    at.cursor = before();
    return anotherThan(tab().line->event(before() + 1), at);
  }
  void key(Qt::Key which) {
    QTest::keyClick(view.get(), which);
    QApplication::processEvents();
  }
  /// "1?" while the question waits, "1!" once it is answered, "2" without a question.
  [[nodiscard]] std::string where() const {
    std::string words = std::to_string(view->walk().place() + 1);
    if (view->walk().text().answer) words += view->answer().isVisible() ? "!" : "?";
    return words;
  }
  /// How many rings and arrows the shown log has at the shown event.
  [[nodiscard]] std::size_t marks() const {
    const Tab& shown = *view->store().tab();
    const Discussion discussion(shown.game->log(), shown.game->log().annotations());
    std::size_t count = 0;
    for (const std::uint32_t place : discussion.at(shown.line->node(shown.cursor)))
      count += discussion.remarks()[place].now.marks.size();
    return count;
  }

  [[nodiscard]] bool ringIsAtItsCity() const {
    const BoardSheet& sheet = view->board().sheet();
    const QPointF city = sheet.picture()->cityAt(ProvinceId(3));
    return std::ranges::any_of(sheet.signs(), [&](const OverlaySign& sign) {
      return sign.bounds.adjusted(0, 0, 1, 1).contains(city.toPoint());
    });
  }

  std::unique_ptr<LessonView> view;
};

TEST(LessonView, GoesThroughAllStepsAndAsksBeforeItAnswers) {
  Presented p;
  Texts seen{p.where()};
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Space, Qt::Key_Space}) {
    p.key(key);
    seen.push_back(p.where());
  }
  EXPECT_EQ(seen, (Texts{"1?", "1!", "2", "3?", "3!", "3!"}));
  seen.clear();
  for (const Qt::Key key : {Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left,
                            Qt::Key_End, Qt::Key_A, Qt::Key_Home, Qt::Key_A, Qt::Key_A}) {
    p.key(key);
    seen.push_back(p.where());
  }
  EXPECT_EQ(seen, (Texts{"3?", "2", "1!", "1?", "1?", "3?", "3!", "1?", "1!", "1!"}));
  EXPECT_EQ(p.view->counter(), QStringLiteral("Step 1 of 3"));
  p.key(Qt::Key_Escape);
  EXPECT_FALSE(p.view->isVisible());
}

TEST(LessonView, TheBoardStandsAtTheStepAndItsMarksWaitForTheAnswer) {
  Presented p;
  EXPECT_EQ(p.view->store().tab()->cursor, 20U);
  EXPECT_EQ(p.marks(), 0U);
  p.key(Qt::Key_A);
  EXPECT_EQ(p.marks(), 1U) << "its own, not the other remark's";
  EXPECT_TRUE(p.ringIsAtItsCity());
  p.view->resize(1920, 1080);
  QApplication::processEvents();
  p.view->board().grab();
  EXPECT_TRUE(p.ringIsAtItsCity()) << "in a window of another size too";
  p.key(Qt::Key_Space);
  EXPECT_EQ(p.view->store().tab()->cursor, 35U);
  p.key(Qt::Key_Home);
  EXPECT_EQ(p.marks(), 0U) << "asked anew";
  EXPECT_EQ(p.tab().cursor, 20U) << "the window behind stays where it is";
}

TEST(LessonView, ShowsRondelAndNationsAndNoTools) {
  Presented p;
  EXPECT_TRUE(p.view->rondel().isVisible());
  EXPECT_TRUE(p.view->nations().isVisible());
  for (const QToolButton* tool : p.view->board().findChildren<QToolButton*>())
    EXPECT_FALSE(tool->isVisible());
  for (const QLineEdit* field : p.view->board().findChildren<QLineEdit*>())
    EXPECT_FALSE(field->isVisible());
}

TEST(LessonView, APupilPlaysTheWholeTurn) {
  Presented p;
  p.key(Qt::Key_P);
  EXPECT_TRUE(p.view->play().isVisible());
  EXPECT_EQ(p.view->size(), QSize(1280, 720)) << "a screen is not larger";
  EXPECT_TRUE(p.view->play().isActive());
  EXPECT_TRUE(p.view->play().isAncestorOf(p.view->focusWidget()));
  EXPECT_EQ(p.view->store().tab()->cursor, p.before());
  EXPECT_FALSE(p.view->play().offeredSpaces().empty() && p.view->play().offeredProvinces().empty())
      << "by clicks on board or rondel";
  pictureOf(*p.view, "lesson-play");
  p.view->judge({p.wrong()});
  EXPECT_TRUE(p.view->verdict().contains(QStringLiteral("Not"))) << p.view->verdict().toStdString();
  EXPECT_TRUE(p.view->reason().contains(QStringLiteral("too slow"))) << "its author says why";
  EXPECT_EQ(p.where(), "1?") << "asked on";
  EXPECT_FALSE(p.view->play().isVisible());
  QApplication::processEvents();
  pictureOf(*p.view, "lesson-wrong");
  p.key(Qt::Key_P);
  EXPECT_TRUE(p.view->play().isVisible()) << "once more";
  EXPECT_EQ(p.view->verdict(), QString());
  const std::vector<Event> turn = p.decided();
  for (std::size_t i = 0; i + 1 < turn.size(); ++i) {
    p.view->judge({turn[i]});
    EXPECT_EQ(p.view->verdict(), QString()) << "before the turn is over nothing is said";
  }
  p.view->judge({turn.back()});
  EXPECT_TRUE(p.view->verdict().contains(QStringLiteral("Right"))) << p.view->verdict().toStdString();
  EXPECT_TRUE(p.view->reason().contains(QStringLiteral("Capua")));
  EXPECT_EQ(p.where(), "1!") << "and the answer is shown";
  EXPECT_FALSE(p.view->shownLine().isEmpty());
  EXPECT_FALSE(p.view->play().isVisible());
  QApplication::processEvents();
  pictureOf(*p.view, "lesson-right");
  p.key(Qt::Key_Space);
  EXPECT_EQ(p.view->verdict(), QString());
  p.key(Qt::Key_P);
  EXPECT_FALSE(p.view->play().isVisible()) << "nothing is asked";
}

TEST(LessonView, ADecisionIsTakenBackAndTheTurnGoesOn) {
  Presented p;
  p.key(Qt::Key_P);
  p.view->judge({p.decided().front()});
  EXPECT_EQ(p.view->store().tab()->cursor, p.before() + 1);
  p.view->takeBack();
  EXPECT_EQ(p.view->store().tab()->cursor, p.before());
  p.view->judge({p.wrong()});
  EXPECT_TRUE(p.view->verdict().contains(QStringLiteral("Not")));
  p.view->takeBack();
  EXPECT_EQ(p.view->verdict(), QString());
  p.view->judge(p.decided());
  EXPECT_TRUE(p.view->verdict().contains(QStringLiteral("Right")));
}

TEST(LessonView, HintsAreShownOneAfterAnother) {
  Presented p;
  EXPECT_FALSE(p.view->hints().contains(QStringLiteral("iron")));
  p.key(Qt::Key_H);
  EXPECT_TRUE(p.view->hints().contains(QStringLiteral("iron")));
  EXPECT_FALSE(p.view->hints().contains(QStringLiteral("west")));
  p.key(Qt::Key_H);
  p.key(Qt::Key_H);
  EXPECT_TRUE(p.view->hints().contains(QStringLiteral("west")));
  p.key(Qt::Key_End);
  EXPECT_FALSE(p.view->hints().contains(QStringLiteral("iron"))) << "of another step";
}

TEST(LessonView, AStepThatDoesNotSayWhichTurnsAreRightGivesNoVerdict) {
  Presented p;
  p.key(Qt::Key_End);
  EXPECT_TRUE(p.view->playButton().isVisible()) << "an answer may be played in any step that asks";
  p.key(Qt::Key_P);
  const EventLog& log = p.tab().game->log();
  p.view->judge(turnAfter(log, p.tab().line->node(60), log.mainHead()));
  EXPECT_FALSE(p.view->verdict().contains(QStringLiteral("ight:"))) << p.view->verdict().toStdString();
  EXPECT_TRUE(p.view->verdict().contains(QStringLiteral("does not say")));
  EXPECT_EQ(p.where(), "3?");
}

TEST(LessonView, EscapeEndsPlayingBeforeTheLesson) {
  Presented p;
  p.key(Qt::Key_P);
  p.key(Qt::Key_Escape);
  EXPECT_TRUE(p.view->isVisible());
  EXPECT_FALSE(p.view->play().isVisible());
  EXPECT_EQ(p.view->store().tab()->cursor, 20U);
}

TEST(LessonView, TheTurnOfALinkedLineIsRightWhateverItsNameBecomes) {
  Presented p;
  p.goTo(p.before());
  ASSERT_TRUE(p.editor.perform(PlayEvents{{p.wrong()}, "instead"}));
  p.editor.perform(GoToMainLine{});
  const EventLog& log = p.tab().game->log();
  const Hash head = log[*log.head("instead")].id;
  const std::string link = linkToLine("instead", head).toStdString();
  p.add(p.before(), "Lines", "And here?", ("So: " + link).c_str());
  ASSERT_TRUE(p.editor.perform(NameLine{"instead", "Something else"}));
  p.editor.perform(GoToMainLine{});
  const std::vector<Lesson> lessons = p.lessons();
  LessonView view(p.tab().game, p.book.discussion(), *lessonWith(lessons, "lines"), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  static_cast<QWidget&>(view).show();
  EXPECT_TRUE(view.shownLine().isEmpty());
  view.judge({p.wrong()});
  EXPECT_TRUE(view.verdict().contains(QStringLiteral("Right"))) << view.verdict().toStdString();
  EXPECT_FALSE(view.shownLine().isEmpty());
  view.follow(LineLink{hexOf(head)});
  EXPECT_EQ(view.store().tab()->line->name(), "Something else");
  QApplication::processEvents();
  pictureOf(view, "lesson-line");
}

TEST(LessonView, LargePrintOnAndOffLeavesEverySizeAsItWas) {
  Presented p;
  const auto sizes = [&] {
    std::vector<double> all;
    for (const QWidget* widget : p.view->findChildren<QWidget*>())
      if (widget->isVisible()) all.push_back(widget->font().pointSizeF());
    all.push_back(p.view->question().document()->defaultFont().pointSizeF());
    return all;
  };
  QApplication::processEvents();
  const auto before = sizes();
  const auto print = p.view->question().document()->defaultFont();
  View view = p.store.session().view;
  view.projector = true;
  wearLook(view);
  EXPECT_EQ(p.view->question().document()->defaultFont(), print) << "the program's font is not the lesson's";
  p.view->setView(view);
  QApplication::processEvents();
  const auto large = sizes();
  ASSERT_EQ(large.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_GE(large[i], before[i]) << i;
  view.projector = false;
  wearLook(view);
  p.view->setView(view);
  QApplication::processEvents();
  EXPECT_EQ(sizes(), before);
}

// --- the answers of a step

TEST(AnswersDialog, TurnsAreAddedFromTheBoardAndFromLinesWithATextEach) {
  Presented p;
  AnswersDialog dialog(p.tab().game, StepAsk{p.tab().line->node(20), AskSource::unclear, {}, {}}, View{});
  static_cast<QDialog&>(dialog).show();
  QApplication::processEvents();
  dialog.playEvents({p.wrong()});
  EXPECT_TRUE(dialog.told().contains(QStringLiteral("not ended"))) << dialog.told().toStdString();
  dialog.addTurn(TurnWorth::wrong);
  dialog.text().setPlainText(QStringLiteral("Too slow."));
  dialog.showLine(QStringLiteral("main"));
  EXPECT_TRUE(dialog.told().isEmpty());
  dialog.addTurn(TurnWorth::right);
  EXPECT_EQ(dialog.turns().count(), 2);
  dialog.hints().setPlainText(QStringLiteral("Count the iron.\n\nLook west."));
  QApplication::processEvents();
  pictureOf(dialog, "lesson-answers");
  const Ask ask = dialog.ask();
  ASSERT_EQ(ask.answers.size(), 2U);
  EXPECT_EQ(ask.answers[0].worth, TurnWorth::wrong);
  EXPECT_EQ(ask.answers[0].text, "Too slow.");
  EXPECT_EQ(ask.answers[1].worth, TurnWorth::right);
  EXPECT_EQ(ask.hints, (Texts{"Count the iron.", "Look west."}));
  dialog.showLine(QStringLiteral("main"));
  dialog.addTurn(TurnWorth::wrong);
  EXPECT_EQ(dialog.turns().count(), 2) << "the same turn changes its worth";
  EXPECT_EQ(dialog.ask().answers[1].worth, TurnWorth::wrong);
  dialog.removeTurn();
  EXPECT_EQ(dialog.turns().count(), 1);
}

TEST(AnswersDialog, WhatItSaysBecomesTheStepAndUndoTakesItBack) {
  Lessons l;
  l.add(20, "Walls", "What now?", "Think.");
  l.panel.choose("walls", 0);
  const std::vector<Lesson> lessons = l.lessons();
  EXPECT_EQ(l.panel.unclearSteps(lessons[0]), std::vector<int>{0});
  EXPECT_TRUE(l.panel.tree().topLevelItem(0)->child(0)->text(0).contains(QStringLiteral("unclear")));
  const std::string before = l.bytes();
  whenAsked<AnswersDialog>(&l.panel, [&](AnswersDialog& dialog) {
    dialog.showLine(QStringLiteral("main"));
    dialog.addTurn(TurnWorth::right);
    dialog.accept();
  });
  l.press(Qt::Key_F4);
  ASSERT_TRUE(l.standing()[0].now.ask);
  EXPECT_EQ(l.standing()[0].now.ask->answers.size(), 1U);
  EXPECT_EQ(l.standing()[0].now.text, "What now?\n\n---\n\nThink.");
  EXPECT_TRUE(l.panel.unclearSteps(l.lessons()[0]).empty());
  l.undo();
  EXPECT_EQ(l.bytes(), before);
}

TEST(LessonView, WordsAreInert) {
  Presented p;
  p.key(Qt::Key_End);
  EXPECT_TRUE(p.view->question().toPlainText().contains(QStringLiteral("<b>And</b>")));
  EXPECT_FALSE(p.view->question().toHtml().contains(QStringLiteral("<img")));
}

TEST(LessonView, IsReadFromAfarInEveryLook) {
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      Presented p;
      View look;
      look.dark = dark;
      look.projector = projector;
      wearLook(look);
      LessonView view(p.tab().game, p.book.discussion(), p.lessons()[0], look);
      view.setAttribute(Qt::WA_DeleteOnClose, false);
      for (const QSize size : {QSize(1280, 720), QSize(3840, 2160)}) {
        view.resize(size);
        static_cast<QWidget&>(view).show();
        QApplication::processEvents();
        QTest::keyClick(&view, Qt::Key_A);
        QApplication::processEvents();
        const QString name = QStringLiteral("lesson-%1%2-%3")
                                 .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"),
                                      projector ? QStringLiteral("-projector") : QString())
                                 .arg(size.width());
        pictureOf(view, name.toStdString());
        EXPECT_GE(view.question().document()->defaultFont().pointSizeF(), 11);
        EXPECT_LE(view.question().geometry().right(), view.question().parentWidget()->width());
      }
    }
}

} // namespace
} // namespace annales::viewer::test
