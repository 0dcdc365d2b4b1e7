#include "libreplay/lines/variations.h"
#include "tests/libreplay/notebook/trees.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::Pair;

struct Variations : ::testing::Test {
  Study study{std::make_shared<const EventLog>(sampleLog("game-occident"))};
  std::vector<NodeIndex> path = study.events().path(study.mainHead());

  [[nodiscard]] std::vector<std::pair<std::string, EventIndex>> of(std::string_view line) const {
    std::vector<std::pair<std::string, EventIndex>> names;
    for (const Variation& way : variationsOf(LineTree(study, HiddenLines::leftOut), study, line))
      names.emplace_back(way.line, way.at);
    return names;
  }
};

TEST_F(Variations, StandWhereTheyLeaveALine) {
  addLine(study, "late", path[200], {1, 2});
  addLine(study, "early", path[50], {1, 2, 3});
  addLine(study, "other", path[50], {9});
  EXPECT_THAT(of("main"), ElementsAre(Pair("early", 51), Pair("other", 51), Pair("late", 201)));
  EXPECT_THAT(of("early"), ElementsAre(Pair("main", 51), Pair("other", 51)));
  EXPECT_THAT(of("late"), ElementsAre(Pair("early", 51), Pair("other", 51), Pair("main", 201)));
  const auto ways = variationsOf(LineTree(study), study, "early");
  EXPECT_EQ(ways[0].events, path.size() - 51);
  EXPECT_EQ(ways[1].events, 1U);
}

TEST_F(Variations, OfAVariationStandOnItsLineOnly) {
  const NodeIndex head = addLine(study, "a", path[50], {1, 2, 3});
  addLine(study, "b", study.events()[head].parent, {7});
  EXPECT_THAT(of("main"), ElementsAre(Pair("a", 51)));
  EXPECT_THAT(of("a"), ElementsAre(Pair("main", 51), Pair("b", 53)));
  EXPECT_THAT(of("b"), ElementsAre(Pair("main", 51), Pair("a", 53)));
}

TEST_F(Variations, ThatAreHiddenAreLeftOutAndSeeTheOthers) {
  addLine(study, "a", path[50], {1});
  addLine(study, "b", path[60], {1});
  require(study.apply(HideLine{"a", true}));
  EXPECT_THAT(of("main"), ElementsAre(Pair("b", 61)));
  EXPECT_THAT(of("a"), ElementsAre(Pair("main", 51)));
}

TEST_F(Variations, BeginWithTheRestOfTheTurn) {
  addLine(study, "a", path[50], {1});
  const Variation main = variationsOf(LineTree(study), study, "a")[0];
  ASSERT_FALSE(main.begin.empty());
  for (std::size_t i = 0; i < main.begin.size(); ++i) {
    EXPECT_EQ(main.begin[i], path[51 + i]);
    EXPECT_EQ(std::holds_alternative<TurnEnded>(study.events()[main.begin[i]].event),
              i + 1 == main.begin.size());
  }
}

TEST_F(Variations, WhoMadeALineIsKnownAsLongAsItStands) {
  Notebook notebook(std::make_shared<const EventLog>(sampleLog("game-occident")));
  const auto add = [&](const char* author, const char* name) {
    require(notebook.write(StudyChange{
        author, "2026-01-01T00:00:00Z", {lineEdit(notebook.study(), name, path[50], {correction(1)})}}));
  };
  add("Ann", "a");
  add("Bob", "b");
  const auto authors = [&] {
    std::vector<std::pair<std::string, std::string>> known;
    for (const StudyLine& line : notebook.study().lines())
      known.emplace_back(line.name, notebook.study().authorOf(line));
    return known;
  };
  EXPECT_THAT(authors(), ElementsAre(Pair("a", "Ann"), Pair("b", "Bob")));
  require(notebook.write(UndoChange{"Bob", "2026-01-01T00:00:00Z"}));
  EXPECT_THAT(authors(), ElementsAre(Pair("a", "Ann")));
  require(notebook.write(RedoChange{"Bob", "2026-01-01T00:00:00Z"}));
  require(notebook.write(StudyChange{"Cay", "2026-01-01T00:00:00Z", {RenameLine{"a", "c"}}}));
  EXPECT_THAT(authors(), ElementsAre(Pair("c", "Ann"), Pair("b", "Bob")));
}

} // namespace
} // namespace annales
