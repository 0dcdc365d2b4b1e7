// Questions over the library in the window: typed, complained about, completed, answered, kept.
#include "tests/libreplay/logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "viewer/questions/questions_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCompleter>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <algorithm>
#include <fstream>
#include <iterator>

namespace annales::viewer::test {
namespace {

class Questions : public LibraryFixture {
protected:
  Questions() {
    Library open = library(path_, Access::create);
    ImportBatch batch = must(open.beginImport());
    for (std::uint64_t k = 0; k < 5; ++k)
      static_cast<void>(must(batch.add(annales::test::simulatedLog(RulesetId::antike, k))));
    must(batch.commit());
    panel_.setLibrary(path_);
    panel_.resize(560, 420);
    panel_.show();
  }
  void answer(const char* question) {
    panel_.edit().setPlainText(QString::fromUtf8(question));
    panel_.ask();
    wait();
  }
  void wait() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !panel_.asker().busy(); }, kPatience));
  }
  void waitForSaved() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !panel_.saved().busy(); }, kPatience));
  }
  void show(AnswerView view) {
    panel_.views().setCurrentIndex(static_cast<int>(view));
    emit panel_.views().activated(static_cast<int>(view));
    wait();
  }

  const QString path_ = at("bots.annales");
  SessionStore store_;
  QuestionsPanel panel_{store_};
};

TEST_F(Questions, AreAnsweredAsEventsGamesAndCounts) {
  QAbstractItemModelTester tester(&panel_.model());
  answer("cities >= 3");
  ASSERT_NE(panel_.model().answer(), nullptr) << panel_.hint().toStdString();
  EXPECT_EQ(panel_.model().answer()->games, 5U);
  EXPECT_GT(panel_.model().rowCount(), 4);
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("5 of 5 games"));
  show(AnswerView::games);
  EXPECT_EQ(panel_.model().rowCount(), 5);
  show(AnswerView::byNation);
  EXPECT_EQ(panel_.model().rowCount(), 4);
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("Too few games to say much"));
  const QModelIndex wins = panel_.model().index(0, AnswerModel::kWinsColumn);
  EXPECT_THAT(wins.data(Qt::ToolTipRole).toString().toStdString(), testing::HasSubstr("95 %"));
}

/// And by other names as soon as somebody gives them.
TEST_F(Questions, CountsByOpeningsWithOnesOwnNames) {
  OpeningNames names(at("openings.json"));
  panel_.setOpeningNames(names);
  answer("won");
  show(AnswerView::byOpening);
  ASSERT_GT(panel_.model().rowCount(), 0);
  const auto cells = [&] {
    std::string all;
    for (int row = 0; row < panel_.model().rowCount(); ++row)
      all += panel_.model().index(row, 0).data().toString().toStdString() + '\n';
    return all;
  };
  EXPECT_THAT(cells(), testing::Not(testing::HasSubstr("Whatever")));
  OpeningBook own;
  ASSERT_TRUE(own.add({"ZZ", "Whatever", "", RulesetId::antike, "", {SpaceChoice::any()}}));
  ASSERT_EQ(names.save(own, {}), OpeningNames::Saved::done);
  wait();
  EXPECT_THAT(cells(), testing::HasSubstr("Whatever"));
}

TEST_F(Questions, AMistakeIsUnderlinedAndNotAsked) {
  panel_.edit().setPlainText(QStringLiteral("tempels >= 2"));
  ASSERT_TRUE(panel_.edit().complaint().has_value());
  EXPECT_THAT(panel_.said().toStdString(), testing::HasSubstr("did you mean temples"));
  const auto marked = panel_.edit().extraSelections();
  ASSERT_EQ(marked.size(), 1);
  EXPECT_EQ(marked.front().cursor.selectedText(), QStringLiteral("tempels"));
  panel_.ask();
  EXPECT_FALSE(panel_.asker().busy());
  panel_.edit().setPlainText(QStringLiteral("temples >= "));
  EXPECT_TRUE(panel_.edit().extraSelections().isEmpty()) << "somebody is still typing";
}

TEST_F(Questions, WordsAreCompletedAsOneTypes) {
  panel_.activateWindow();
  panel_.edit().setFocus();
  QTest::keyClicks(&panel_.edit(), QStringLiteral("nation = ro"));
  QAbstractItemModel* offered = panel_.edit().completer().model();
  ASSERT_GE(offered->rowCount(), 1);
  EXPECT_EQ(offered->index(0, 0).data().toString(), QStringLiteral("romans"));
  emit panel_.edit().completer().activated(QStringLiteral("romans"));
  EXPECT_EQ(panel_.edit().toPlainText(), QStringLiteral("nation = romans "));
}

TEST_F(Questions, EnterInTheTableOpensTheGameAtTheEvent) {
  QSignalSpy chosen(&panel_, &QuestionsPanel::eventChosen);
  answer("own turn and space = temple");
  ASSERT_GT(panel_.model().rowCount(), 0);
  const auto place = panel_.model().place(panel_.model().index(0, 0));
  ASSERT_TRUE(place.has_value());
  panel_.table().selectRow(0);
  QTest::keyClick(&panel_.table(), Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.front().at(1).value<std::uint32_t>(), place->seq);
}

TEST_F(Questions, AreKeptAsCollectionsAndForgotten) {
  answer("cities >= 3");
  QSignalSpy changed(&panel_, &QuestionsPanel::collectionsChanged);
  panel_.keep(QStringLiteral("Three cities"));
  waitForSaved();
  EXPECT_EQ(changed.count(), 1);
  {
    const auto kept = must(library(path_).questions());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().question, "cities >= 3");
  }
  emit panel_.collections().aboutToShow();
  EXPECT_EQ(panel_.collections().actions().size(), 4); // save, a line, the collection, delete
  panel_.forget(QStringLiteral("Three cities"));
  waitForSaved();
  EXPECT_TRUE(must(library(path_).questions()).empty());
}

TEST_F(Questions, AnAnswerIsWrittenAsATable) {
  answer("cities >= 3");
  const QString file = at("answer.csv");
  QSignalSpy written(&panel_.asker(), &QuestionAsker::written);
  panel_.asker().writeCsv(file, AnswerView::byNation);
  ASSERT_TRUE(written.wait(kPatience));
  std::ifstream in(file.toStdString());
  std::string head;
  std::getline(in, head);
  EXPECT_THAT(head, testing::StartsWith("nation,code,name,games,decided,won,wins,low,high,baseline"));
}

/// What is shown can be written, whatever became of what was asked afterwards.
TEST_F(Questions, AnAnswerIsWrittenThoughALaterQuestionFailed) {
  answer("cities >= 3");
  panel_.asker().ask("tempels >= 2", AnswerView::events);
  wait();
  const QString file = at("answer.csv");
  QSignalSpy written(&panel_.asker(), &QuestionAsker::written);
  panel_.asker().writeCsv(file, AnswerView::games);
  ASSERT_TRUE(written.wait(kPatience)) << panel_.hint().toStdString();
  std::ifstream in(file.toStdString());
  EXPECT_EQ(std::count(std::istreambuf_iterator<char>(in), {}, '\n'), 1 + 5) << "of the answer that is shown";
}

TEST_F(Questions, AnotherOfTheSameNameIsReplacedOnlyByAYes) {
  const auto box = [this] { return panel_.findChild<QMessageBox*>(); };
  const auto answerBox = [&](QMessageBox::ButtonRole role) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return box() != nullptr; }, kPatience));
    for (QAbstractButton* found : box()->buttons())
      if (box()->buttonRole(found) == role) return found->click();
  };
  const auto kept = [this] { return must(library(path_).questions()).front().question; };
  const auto gone = [&] {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return box() == nullptr;
  };
  panel_.edit().setPlainText(QStringLiteral("cities >= 3"));
  panel_.keep(QStringLiteral("Mine"));
  panel_.keep(QStringLiteral("Mine")); // the same: nothing to ask
  waitForSaved();
  EXPECT_EQ(box(), nullptr);
  panel_.edit().setPlainText(QStringLiteral("temples >= 2"));
  panel_.keep(QStringLiteral("Mine"));
  answerBox(QMessageBox::RejectRole);
  ASSERT_TRUE(QTest::qWaitFor(gone, kPatience));
  waitForSaved();
  EXPECT_EQ(kept(), "cities >= 3");
  panel_.keep(QStringLiteral("Mine"));
  answerBox(QMessageBox::DestructiveRole);
  waitForSaved();
  EXPECT_EQ(kept(), "temples >= 2");
}

/// Other programs write into the library, too.
TEST_F(Questions, CollectionsOfOtherProgramsAreOffered) {
  waitForSaved();
  must(library(path_, Access::readWrite).keepQuestion("Theirs", "temples >= 1"));
  emit panel_.collections().aboutToShow();
  waitForSaved();
  emit panel_.collections().aboutToShow();
  EXPECT_EQ(panel_.collections().actions().size(), 4);
}

TEST_F(Questions, WhatIsSavedInTheLastMomentIsWritten) {
  {
    QuestionsPanel panel(store_);
    panel.setLibrary(path_);
    panel.edit().setPlainText(QStringLiteral("cities >= 3"));
    panel.keep(QStringLiteral("Last"));
  }
  const auto kept = must(library(path_).questions());
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept.front().name, "Last");
}

TEST_F(Questions, AreDrawnInLightAndDark) {
  answer("cities >= 3 and some rival has personages >= 1");
  for (const bool dark : {false, true}) {
    View view = store_.session().view;
    view.dark = dark;
    wearLook(view);
    store_.dispatch(SetView{view});
    const std::string look = dark ? "dark" : "light";
    show(AnswerView::byNation);
    EXPECT_FALSE(pictureOf(panel_, "questions-counts-" + look).isNull());
    show(AnswerView::events);
    EXPECT_FALSE(pictureOf(panel_, "questions-events-" + look).isNull());
  }
  panel_.edit().setPlainText(QStringLiteral("cities >= 3 and tempels = 0"));
  EXPECT_FALSE(pictureOf(panel_, "questions-complaint").isNull());
}

TEST_F(Questions, SayWhatToDoWithoutALibrary) {
  QuestionsPanel empty(store_);
  EXPECT_THAT(empty.hint().toStdString(), testing::HasSubstr("Open a library"));
  empty.askFor("temples >= 1");
  EXPECT_FALSE(empty.asker().busy());
}

TEST_F(Questions, ACollectionChoosesGamesOfTheTable) {
  must(library(path_, Access::readWrite).keepQuestion("Nobody", "temples > 100"));
  must(library(path_, Access::readWrite).keepQuestion("All", "cities >= 1"));
  LibraryPanel games(store_);
  games.resize(900, 500);
  games.show();
  open(games, path_);
  ASSERT_EQ(games.model().rowCount(), 5);
  CollectionFilter& collections = games.collections();
  ASSERT_TRUE(QTest::qWaitFor([&] { return collections.box().count() == 3; }, kPatience));
  EXPECT_TRUE(collections.isVisible());
  const auto choose = [&](int index) {
    collections.box().setCurrentIndex(index);
    emit collections.box().activated(index);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !collections.busy() && !games.busy(); }, kPatience));
  };
  ASSERT_EQ(collections.box().count(), 3); // all games, All, Nobody
  choose(2);
  EXPECT_EQ(games.model().rowCount(), 0);
  choose(1);
  EXPECT_EQ(games.model().rowCount(), 5);
  choose(2);
  choose(0);
  EXPECT_EQ(games.model().rowCount(), 5);
}

} // namespace
} // namespace annales::viewer::test
