#include "engine/event/codec.h"
#include "tests/viewer/what_if.h"
#include "viewer/record/record_panel.h"
#include "viewer/record/record_words.h"
#include "viewer/store/study_editor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace annales::viewer::test {
namespace {

QString sentenceAt(const OpenedLine& line, EventIndex k) {
  const std::string_view text = line.stats().sentences.at(k);
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A line of one correction a number, as somebody else's tool may make a thousand of them.
SetLine correctionLine(const EventLog& log, NodeIndex parent, int number) {
  Corrected corrected;
  corrected.nation = NationId(0);
  corrected.change.set(Resource::marble, number);
  corrected.more->reason = std::make_shared<const std::string>("what if");
  const Event event = corrected;
  const Hash from = log[parent].id;
  return {"Line " + std::to_string(number), from, {event}, eventId(event, &from, log.names())};
}

class RecordVariations : public ::testing::Test {
protected:
  void open(Notebook notebook) {
    const auto game = openedWith(notebook);
    id_ = game->id();
    desk_.put(game, std::move(notebook), nullptr);
    store_.dispatch(OpenGame{desk_.game(id_)});
    panel_ = std::make_unique<RecordPanel>(store_, &desk_);
    panel_->resize(700, 500);
    panel_->show();
    QApplication::processEvents();
  }
  [[nodiscard]] const Tab& tab() const { return *store_.tab(); }
  [[nodiscard]] RecordModel& model() { return panel_->model(); }
  [[nodiscard]] RecordTree& tree() { return panel_->tree(); }
  [[nodiscard]] QModelIndex variation(int row = 0) {
    return model().index(row, 0, model().indexOfEvent(kFork));
  }
  void click(const QModelIndex& row) {
    tree().scrollTo(row);
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(row).center());
  }

  Hash id_{};
  StudyDesk desk_;
  SessionStore store_;
  StudyEditor editor_{store_, desk_};
  std::unique_ptr<RecordPanel> panel_;
};

TEST_F(RecordVariations, StandBelowTheEventAfterWhichTheyLeave) {
  open(withElse());
  const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
  for (EventIndex k = 1; k <= tab().line->length(); ++k)
    for (int i = 0; i < model().rowCount(model().indexOfEvent(k)); ++i)
      ASSERT_TRUE(k == kFork || model().isRemark(model().index(i, 0, model().indexOfEvent(k)))) << k;
  const auto line = tab().game->line(kElse);
  const QModelIndex row = variation();
  EXPECT_EQ(row.data().toString(), QString::fromLatin1(kElse));
  const RecordVariation& way = model().variation(row);
  EXPECT_EQ(way.author, QStringLiteral("Eve"));
  EXPECT_EQ(way.events, line->length() - kFork);
  ASSERT_GT(way.begin.size(), 0U);
  ASSERT_GT(way.more(), 0U);
  ASSERT_EQ(model().rowCount(row), static_cast<int>(way.begin.size()) + 1);
  for (int i = 0; i < static_cast<int>(way.begin.size()); ++i)
    EXPECT_EQ(model().index(i, 0, row).data().toString(),
              sentenceAt(*line, kFork + 1 + static_cast<EventIndex>(i)));
  const QModelIndex last = model().index(static_cast<int>(way.begin.size()) - 1, 0, row);
  EXPECT_TRUE(std::holds_alternative<TurnEnded>(line->event(model().eventElsewhere(last))));
  EXPECT_EQ(last.siblingAtRow(last.row() + 1).data().toString(),
            RecordWords::more(static_cast<int>(way.more())));
}

TEST_F(RecordVariations, OfAWhatIfLineHaveTheRecordedOne) {
  open(withElse());
  store_.dispatch(ChooseLine{kElse});
  EXPECT_EQ(variation().data().toString(), QStringLiteral("As played"));
  EXPECT_TRUE(model().variation(variation()).author.isEmpty());
  EXPECT_EQ(model().index(0, 0, variation()).data().toString(), sentenceAt(*tab().game->main(), kFork + 1));
}

TEST_F(RecordVariations, AClickShowsTheLineAtThatEvent) {
  open(withElse());
  click(model().index(1, 0, variation()));
  EXPECT_EQ(tab().line->name(), kElse);
  EXPECT_EQ(tab().cursor, kFork + 2);
  click(variation());
  EXPECT_TRUE(tab().line->isMain());
  EXPECT_EQ(tab().cursor, kFork + 1);
}

TEST_F(RecordVariations, KeysMarkFoldAndShowThem) {
  open(withElse());
  store_.dispatch(GoTo{kFork});
  tree().setFocus();
  QTest::keyClick(&tree(), Qt::Key_Down, Qt::AltModifier);
  ASSERT_EQ(tree().marked(), variation());
  EXPECT_EQ(tab().cursor, kFork);
  ASSERT_TRUE(tree().isExpanded(variation()));
  QTest::keyClick(&tree(), Qt::Key_Left);
  EXPECT_FALSE(tree().isExpanded(variation()));
  QTest::keyClick(&tree(), Qt::Key_Right);
  EXPECT_TRUE(tree().isExpanded(variation()));
  QTest::keyClick(&tree(), Qt::Key_Down, Qt::AltModifier);
  QTest::keyClick(&tree(), Qt::Key_Down, Qt::AltModifier);
  EXPECT_EQ(tree().marked(), model().index(1, 0, variation()));
  QTest::keyClick(&tree(), Qt::Key_Return);
  EXPECT_EQ(tab().line->name(), kElse);
  EXPECT_EQ(tab().cursor, kFork + 2);
  EXPECT_FALSE(tree().marked().isValid());
  QTest::keyClick(&tree(), Qt::Key_Down);
  EXPECT_EQ(tab().cursor, kFork + 3);
}

TEST_F(RecordVariations, StayFoldedAsTheUserLeftThemWhenTheStudyGrows) {
  open(withElse());
  store_.dispatch(GoTo{kFork});
  QTest::keyClick(&tree(), Qt::Key_Down, Qt::AltModifier);
  QTest::keyClick(&tree(), Qt::Key_Left);
  ASSERT_FALSE(tree().isExpanded(variation()));
  const EventLog& log = desk_.study(&tab())->events();
  ASSERT_TRUE(desk_.write(id_, "Ada", {correctionLine(log, log.path(log.mainHead())[kFork - 1], 1)}));
  ASSERT_EQ(model().rowCount(model().indexOfEvent(kFork)), 2);
  EXPECT_FALSE(tree().isExpanded(variation(0)));
  EXPECT_TRUE(tree().isExpanded(variation(1)));
}

TEST_F(RecordVariations, HiddenLinesAndAllOfThemMayBeLeftOut) {
  open(withElse());
  ASSERT_TRUE(desk_.write(id_, "Ada", {HideLine{kElse, true}}));
  EXPECT_TRUE(model().variations().empty());
  ASSERT_TRUE(editor_.perform(UndoLast{}));
  EXPECT_EQ(model().variations().size(), 1U);
  View view = store_.session().view;
  view.variations = false;
  store_.dispatch(SetView{view});
  EXPECT_TRUE(model().variations().empty());
  EXPECT_EQ(model().rowCount(model().indexOfEvent(kFork)), 0);
}

TEST_F(RecordVariations, AThousandAreFoldedAndStepsMakeNothingAnew) {
  Notebook notebook = withElse();
  const EventLog& log = notebook.study().events();
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  StudyChange change{"Ann", "2026-01-02T00:00:00Z", {}};
  for (int i = 1; i <= 1000; ++i)
    change.edits.emplace_back(
        correctionLine(log, path[i <= 600 ? kFork - 1 : static_cast<std::size_t>(100 + i % 7)], i));
  ASSERT_TRUE(notebook.write(std::move(change)));
  open(std::move(notebook));
  const QModelIndex fork = model().indexOfEvent(kFork);
  EXPECT_EQ(model().variations().size(), 1001U);
  EXPECT_EQ(model().rowCount(fork), 601);
  EXPECT_FALSE(tree().isExpanded(fork));
  const QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
  for (EventIndex k = kFork - 20; k < kFork + 20; ++k) {
    store_.dispatch(GoTo{k});
    QApplication::processEvents();
    const QRect row = tree().visualRect(tree().rowOf(k));
    ASSERT_TRUE(row.isValid() && row.top() >= 0 && row.bottom() < tree().viewport()->height()) << k;
  }
  EXPECT_EQ(resets.count(), 0);
  store_.dispatch(GoTo{kFork});
  click(fork); // on its words: no fold
  EXPECT_FALSE(tree().isExpanded(fork));
  const QRect words = tree().visualRect(fork);
  QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, QPoint(words.left() - 4, words.center().y()));
  EXPECT_TRUE(tree().isExpanded(fork));
}

TEST_F(RecordVariations, ToLookAt) {
  Notebook notebook = withElse();
  const EventLog& log = notebook.study().events();
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  ASSERT_TRUE(
      notebook.write(StudyChange{"Ann", "2026-01-02T00:00:00Z", {correctionLine(log, path[kFork - 1], 3)}}));
  open(std::move(notebook));
  for (const bool dark : {false, true}) {
    View view = store_.session().view;
    view.dark = dark;
    wearLook(view);
    store_.dispatch(SetView{view});
    store_.dispatch(GoTo{kFork + 3});
    panel_->setFocus();
    tree().setFocus();
    QTest::keyClick(&tree(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_FALSE(pictureOf(*panel_, dark ? "record-variations-dark" : "record-variations").isNull());
  }
  panel_->resize(340, 460);
  QApplication::processEvents();
  EXPECT_FALSE(pictureOf(*panel_, "record-variations-narrow").isNull());
}

} // namespace
} // namespace annales::viewer::test
