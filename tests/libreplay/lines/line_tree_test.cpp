#include "libreplay/lines/line_tree.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace annales {
namespace {

using namespace test;

/// main of 40 events; "early" leaves it after event 10 for 3, "late" after 20 for 3, "deep" leaves "late"
/// after its first, "ends" stops in the middle of "late", "on" goes on from the end of "deep".
struct Tree {
  Study study{beginning(40)};
  NodeIndex early = addLine(study, "early", 10, {1, 2, 3});
  NodeIndex late = addLine(study, "late", 20, {4, 5, 6});
  NodeIndex lateFirst = study.events()[study.events()[late].parent].parent;
  NodeIndex deep = addLine(study, "deep", lateFirst, {7, 8});
  NodeIndex on = addLine(study, "on", deep, {9});
  NodeIndex ends = addLine(study, "ends", 20, {4, 5});
  NodeIndex twin = addLine(study, "twin", 20, {10});
};

TEST(LineTree, KnowsTheParentOfEveryLine) {
  const Tree t;
  const LineTree tree(t.study);
  ASSERT_EQ(tree.lines().size(), 7U);
  EXPECT_EQ(tree[0].name, "main");
  EXPECT_EQ(tree[0].parent, kNoLine);
  EXPECT_EQ(tree.ownEvents(0).size(), 40U);
  const LineIndex late = tree.lineNamed("late"), deep = tree.lineNamed("deep");
  EXPECT_EQ(tree[late].parent, 0U);
  EXPECT_EQ(tree[late].fork, 20U);
  EXPECT_EQ(tree[deep].parent, late);
  EXPECT_EQ(tree[deep].fork, t.lateFirst);
  EXPECT_EQ(tree.ownEvents(deep).size(), 2U);
  EXPECT_EQ(tree[tree.lineNamed("on")].parent, deep);
  EXPECT_EQ(tree[tree.lineNamed("twin")].parent, 0U);
  EXPECT_EQ(tree.lineNamed("nobody"), kNoLine);
  EXPECT_TRUE(tree[deep].own);
}

TEST(LineTree, ALineThatEndsOnAnotherHasNothingOfItsOwn) {
  const Tree t;
  const LineTree tree(t.study);
  const LineIndex ends = tree.lineNamed("ends");
  EXPECT_TRUE(tree.ownEvents(ends).empty());
  EXPECT_EQ(tree[ends].parent, tree.lineNamed("late"));
  EXPECT_EQ(tree[ends].fork, t.ends);
  EXPECT_FALSE(tree.isFork(t.ends));
}

TEST(LineTree, PutsMainFirstAmongChildren) {
  const Tree t;
  const LineTree tree(t.study);
  ASSERT_EQ(tree.children(20).size(), 3U);
  EXPECT_EQ(tree.children(20)[0], 21U);
  EXPECT_EQ(tree.children(20)[1], t.lateFirst);
  EXPECT_EQ(tree.children(20)[2], t.twin);
  EXPECT_EQ(tree.children(21).size(), 1U);
  EXPECT_TRUE(tree.children(39).empty());
  EXPECT_EQ(tree.siblings(21).size(), 3U);
  EXPECT_TRUE(tree.siblings(0).empty());
}

TEST(LineTree, GoesFromForkToFork) {
  const Tree t;
  const LineTree tree(t.study);
  EXPECT_EQ(tree.nextFork({0, 0}), (TreePlace{0, 10}));
  EXPECT_EQ(tree.nextFork({0, 10}), (TreePlace{0, 20}));
  EXPECT_FALSE(tree.nextFork({0, 20}));
  const LineIndex deep = tree.lineNamed("deep");
  EXPECT_EQ(tree.nextFork({deep, 20}), (TreePlace{deep, t.lateFirst}));
  EXPECT_EQ(tree.previousFork({deep, t.deep}), (TreePlace{deep, t.lateFirst}));
  EXPECT_EQ(tree.previousFork({deep, t.lateFirst}), (TreePlace{deep, 20}));
  EXPECT_FALSE(tree.previousFork({0, 10}));
}

TEST(LineTree, StepsAmongSiblingsAndBackToTheFork) {
  const Tree t;
  const LineTree tree(t.study);
  const LineIndex late = tree.lineNamed("late"), twin = tree.lineNamed("twin");
  EXPECT_EQ(tree.sibling({0, 21}, 1), (TreePlace{late, t.lateFirst}));
  EXPECT_EQ(tree.sibling({0, 25}, 1), (TreePlace{late, t.lateFirst})); // the branch it stands on
  EXPECT_EQ(tree.sibling({late, t.lateFirst}, 1), (TreePlace{twin, t.twin}));
  EXPECT_EQ(tree.sibling({twin, t.twin}, -2), (TreePlace{0, 21}));
  EXPECT_FALSE(tree.sibling({twin, t.twin}, 1));
  EXPECT_FALSE(tree.sibling({0, 5}, 1));
  EXPECT_EQ(tree.backToFork(t.deep), (TreePlace{late, t.lateFirst}));
  EXPECT_EQ(tree.backToFork(t.late), (TreePlace{0, 20}));
  EXPECT_FALSE(tree.backToFork(30));
}

TEST(LineTree, LeavesHiddenLinesOut) {
  Tree t;
  require(t.study.apply(HideLine{"late", true}));
  EXPECT_TRUE(LineTree(t.study)[2].hidden);
  const LineTree tree(t.study, HiddenLines::leftOut);
  EXPECT_EQ(tree.lineNamed("late"), kNoLine);
  EXPECT_EQ(tree.lineAt(t.late), kNoLine);
  EXPECT_TRUE(tree.children(t.late).empty());
  EXPECT_EQ(tree[tree.lineNamed("deep")].parent, 0U); // now it is the first there
}

TEST(LineTree, DeletedLinesAreGone) {
  Tree t;
  require(t.study.apply(DeleteLine{"early"}));
  const LineTree tree(t.study);
  EXPECT_FALSE(tree.isFork(10));
  EXPECT_EQ(tree.lineAt(t.early), kNoLine);
  EXPECT_FALSE(tree.isOnLine(t.early, 0));
}

/// Against a plain walk up every line.
TEST(LineTree, AgreesWithThePathsOfRandomTrees) {
  std::mt19937 random(11);
  Study study(beginning(30));
  std::vector<NodeIndex> places{0, 7, 29};
  for (int i = 0; i < 60; ++i) {
    const NodeIndex from = places[random() % places.size()];
    const NodeIndex head = addLine(study, "line " + std::to_string(i), from,
                                   {static_cast<int>(random() % 3), 1, static_cast<int>(random() % 2)});
    places.push_back(head);
    places.push_back(study.events()[head].parent);
  }
  const LineTree tree(study);
  for (LineIndex line = 0; line < tree.lines().size(); ++line) {
    const std::vector<NodeIndex> path = study.events().path(tree[line].head);
    for (NodeIndex event = 0; event < study.events().size(); ++event)
      ASSERT_EQ(tree.isOnLine(event, line), std::find(path.begin(), path.end(), event) != path.end());
    for (std::size_t n = 0; n + 1 < path.size(); ++n) {
      const auto children = tree.children(path[n]);
      ASSERT_NE(std::find(children.begin(), children.end(), path[n + 1]), children.end());
      ASSERT_LE(tree.lineAt(path[n]), line);
    }
  }
}

} // namespace
} // namespace annales
