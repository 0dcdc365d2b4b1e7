#include "engine/rules/rules.h"
#include "tests/libreplay/notebook/trees.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/when_asked.h"
#include "viewer/lines/lines_panel.h"
#include "viewer/lines/what_if_banner.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QTest>
#include <QTreeView>

namespace annales::viewer::test {
namespace {

constexpr EventIndex kAt = 120;

/// A sample on the desk, and what-if lines on demand.
class Lines : public ::testing::Test {
protected:
  Lines() : game_(openedSample("samples/game-occident.antike.jsonl")) {
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
  }

  /// A line with one legal event after event `at` that nobody has played there.
  std::string branch(EventIndex at, const char* stem) {
    const auto main = store_.tab()->game->main();
    for (const Event& event : legal(main->game(), main->stateAt(at), Payments::cheapest)) {
      auto played = play(study(), {std::string(kMainLine), main->node(at)}, {event}, stem);
      if (!played || played->follows()) continue;
      EXPECT_TRUE(desk_.write(game_->id(), "Ada", std::move(played->edits)));
      return played->line;
    }
    return {};
  }
  [[nodiscard]] const Study& study() const { return desk_.notebook(game_->id())->study(); }

  std::shared_ptr<const OpenedGame> game_;
  SessionStore store_;
  StudyDesk desk_;
  StudyEditor editor_{store_, desk_};
};

TEST_F(Lines, ColumnsAreAsWideAsTheirWords) {
  LinesPanel panel(editor_);
  panel.resize(700, 300);
  panel.show();
  const auto* tree = panel.findChild<QTreeView*>();
  const auto widths = [&] {
    QTreeView plain; // measures all itself
    plain.setFont(tree->font());
    plain.setModel(&panel.model());
    plain.header()->setStretchLastSection(false);
    plain.expandAll();
    std::vector<int> wide;
    for (int column = 1; column < LinesModel::kColumns; ++column) {
      plain.resizeColumnToContents(column);
      wide.push_back(plain.columnWidth(column));
    }
    return wide;
  };
  const auto shown = [&] {
    QApplication::processEvents();
    std::vector<int> wide;
    for (int column = 1; column < LinesModel::kColumns; ++column)
      wide.push_back(tree->columnWidth(column));
    return wide;
  };
  EXPECT_EQ(shown(), widths());
  ASSERT_FALSE(branch(kAt, "A").empty());
  EXPECT_EQ(shown(), widths());
  View large = store_.session().view;
  large.projector = true;
  wearLook(large);
  store_.dispatch(SetView{large});
  EXPECT_EQ(shown(), widths());
}

TEST_F(Lines, WhatIsFoldedStaysFoldedWhereNothingIsNew) {
  LinesPanel panel(editor_);
  ASSERT_FALSE(branch(kAt, "A").empty());
  auto* tree = panel.findChild<QTreeView*>();
  tree->collapseAll();
  Annotation remark;
  remark.event = store_.tab()->line->idAt(5);
  remark.text = "of no line";
  store_.dispatch(SetReviewer{{"Ada", true, Audience::me, "What if"}});
  ASSERT_TRUE(editor_.perform(WriteRemark{remark}));
  EXPECT_FALSE(tree->isExpanded(panel.model().index(0, 0)));
  ASSERT_FALSE(branch(kAt + 40, "B").empty());
  EXPECT_TRUE(tree->isExpanded(panel.model().index(0, 0)));
}

TEST_F(Lines, StandAsATreeBelowTheRecordedOne) {
  LinesPanel panel(editor_);
  const QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(panel.model().rowCount(), 1);
  const std::string first = branch(kAt, "A"), second = branch(kAt + 40, "B");
  ASSERT_FALSE(first.empty() || second.empty());
  const QModelIndex main = panel.model().index(0, 0);
  EXPECT_EQ(panel.model().rowCount(main), 2);
  EXPECT_EQ(panel.model().forkOf(panel.model().indexOfLine(first)), kAt);
  EXPECT_EQ(panel.model().parent(panel.model().indexOfLine(second)), main);
}

TEST_F(Lines, StandInTheOrderOfTheirForks) {
  LinesPanel panel(editor_);
  const std::string late = branch(kAt + 40, "B"), early = branch(kAt, "A"), twin = branch(kAt, "C");
  ASSERT_FALSE(late.empty() || early.empty() || twin.empty());
  EXPECT_EQ(panel.model().indexOfLine(early).row(), 0);
  EXPECT_EQ(panel.model().indexOfLine(twin).row(), 1);
  EXPECT_EQ(panel.model().indexOfLine(late).row(), 2);
}

TEST_F(Lines, NestedVeryDeeplyStandBesideEachOther) {
  Study study(annales::test::beginning(10));
  NodeIndex fork = 5;
  for (int i = 0; i < 100; ++i) {
    const std::string name = "line " + std::to_string(i);
    const NodeIndex head = annales::test::addLine(study, name, fork, {2 * i + 1, 2 * i + 2});
    fork = study.events()[head].parent;
  }
  LinesModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.show(game_, &study);
  const QModelIndex last = model.indexOfLine("line 99"), before = model.indexOfLine("line 98");
  int levels = 0;
  for (QModelIndex at = last; at.isValid(); at = model.parent(at))
    ++levels;
  EXPECT_LT(levels, 50);
  EXPECT_EQ(model.parent(last), model.parent(before));
  EXPECT_EQ(last.row(), before.row() + 1);
  EXPECT_EQ(model.index(last.row(), 0, model.parent(last)), last);
  EXPECT_EQ(model.parent(model.indexOfLine("line 9")), model.indexOfLine("line 8"));
}

TEST_F(Lines, KeepTheirNamesWhereAnotherGameOpensBehindTheQuestion) {
  LinesPanel panel(editor_);
  const std::string line = branch(kAt, "A");
  panel.select(line);
  QString told;
  QObject::connect(&editor_, &StudyEditor::told, &panel, [&](const QString& words) { told = words; });
  whenAsked<QInputDialog>(&panel, [this](QInputDialog& dialog) {
    store_.dispatch(OpenGame{gameWithMistakes()});
    dialog.setTextValue(QStringLiteral("Better"));
    dialog.accept();
  });
  panel.rename();
  EXPECT_TRUE(told.contains(QStringLiteral("Nothing was done"))) << told.toStdString();
  EXPECT_NE(study().line(line), nullptr);
  EXPECT_EQ(study().line("Better"), nullptr);
}

TEST_F(Lines, AreOrderedHiddenDeletedAndComeBack) {
  LinesPanel panel(editor_);
  const std::string first = branch(kAt, "A"), second = branch(kAt, "B");
  ASSERT_NE(first, second);
  panel.select(second);
  panel.promote();
  EXPECT_EQ(study().lines().front().name, second);
  panel.toggleHidden();
  EXPECT_TRUE(study().line(second)->hidden);
  QTest::keyClick(panel.findChild<QTreeView*>(), Qt::Key_Delete);
  EXPECT_EQ(study().line(second), nullptr);
  EXPECT_TRUE(editor_.perform(UndoLast{}));
  EXPECT_TRUE(study().line(second)->hidden);
  EXPECT_EQ(panel.model().rowCount(panel.model().index(0, 0)), 2);
}

TEST_F(Lines, TheRecordedLineIsOutOfReach) {
  LinesPanel panel(editor_);
  branch(kAt, "A");
  panel.select(kMainLine);
  panel.remove();
  panel.promote();
  panel.toggleHidden();
  EXPECT_EQ(study().mainHead(), game_->log().mainHead());
  EXPECT_EQ(study().lines().size(), 1U);
}

TEST_F(Lines, AWhatIfLineIsFramedLoudly) {
  WhatIfBanner banner(store_);
  EXPECT_TRUE(banner.text().isEmpty());
  const std::string line = branch(kAt, "A");
  store_.dispatch(ChooseLine{line});
  EXPECT_TRUE(banner.text().contains(QString::fromStdString(line)));
  EXPECT_TRUE(banner.text().contains(QString::number(kAt)));
  banner.resize(900, 36);
  pictureOf(banner, "what-if-banner");
  banner.resize(420, banner.heightForWidth(420)); // beside wide docks on a small screen
  banner.resize(420, banner.heightForWidth(420)); // now that the buttons stand above each other
  for (const QLabel* words : banner.findChildren<QLabel*>()) {
    EXPECT_GT(words->width(), 150);
    EXPECT_GE(words->height(), words->heightForWidth(words->width()));
  }
  pictureOf(banner, "what-if-banner-narrow");
  store_.dispatch(ChooseLine{std::string(kMainLine)});
  EXPECT_TRUE(banner.isHidden());
}

} // namespace
} // namespace annales::viewer::test
