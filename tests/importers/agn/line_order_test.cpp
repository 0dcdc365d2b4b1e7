// Sidelines and the remarks before them: both stand in a file where their author put them, and stay there.
#include "importers/antike_jsonl/log_reader.h"
#include "importers/readers/format.h"
#include "importers/turns/turn_cells.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/tags.h"
#include "libreplay/notebook/merge_study.h"
#include "libreplay/notebook/study.h"
#include "tests/importers/agn/round_trip.h"

#include <gmock/gmock.h>

namespace annales {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string kSidelineHead =
    "[Event \"x\"]\n[Date \"2026-11-17\"]\n[Board \"Occident\"]\n[Nations \"4\"]\n\n";

std::shared_ptr<const EventLog> sidelinesOf(const std::string& turns) {
  AnyReader reader(ReadRequest{.shelf = knownShelf()});
  std::istringstream in(turns.starts_with('{') || turns.starts_with('[') ? turns : kSidelineHead + turns);
  EXPECT_FALSE(reader.read(in)) << turns;
  EXPECT_EQ(told(reader.complaints()), "") << turns;
  return *reader.game(0);
}

/// Written and read again in each of the ways that keep everything.
std::vector<std::shared_ptr<const EventLog>> writtenAndReadLines(const EventLog& log) {
  return {sidelinesOf(agnOf(log)), sidelinesOf(bytesOf(log))};
}

std::vector<std::string> lineOrderIn(const EventLog& log) {
  std::vector<std::string> names;
  for (const LineName& line : linesInOrder(log))
    names.push_back(line.name);
  return names;
}

void doTo(Study& study, const Result<Edits>& edits) {
  ASSERT_TRUE(edits);
  for (const Edit& edit : *edits)
    ASSERT_TRUE(study.apply(edit));
}

std::string movesOfText(const std::string& agn) {
  return agn.substr(agn.find("\n\n"));
}

TEST(AgnSidelines, ARemarkBeforeASidelineStaysBeforeIt) {
  const auto log = sidelinesOf("1. Phoenicians: Iron {usual}\n  ({The quiet way:} Phoenicians: Marble)\n"
                               "  ({A blunder:} Phoenicians: Temple ?\?)\n");
  const std::string agn = agnOf(*log);
  EXPECT_THAT(movesOfText(agn),
              HasSubstr("1. Phoenicians: Iron {usual}\n  (\"line 1\" {The quiet way:} ... Marble)\n"));
  EXPECT_THAT(movesOfText(agn), HasSubstr("(\"line 2\" {A blunder:} ... Temple ?\?"));
  EXPECT_THAT(agn, Not(HasSubstr("[%no")));
  for (const auto& again : writtenAndReadLines(*log))
    EXPECT_EQ(bytesOf(*again), bytesOf(*log));
  for (const Annotation& remark : log->annotations())
    EXPECT_EQ(log->isAncestorOrSelf(*log->find(remark.event), log->mainHead()), remark.text == "usual")
        << remark.text << ": a remark before a sideline is not one of the played turn";
}

TEST(AgnSidelines, ARemarkStaysBeforeEveryFormOfASideline) {
  for (const std::string line :
       {"({before} Germans: Iron {behind})", "(\"named\" {before} Germans: Iron {behind})",
        "(Germans: {before} Iron {behind})", "({before} {before, too} Germans: Iron {behind})",
        "({before} then Greeks: Iron {behind})", "(then {before} Greeks: Iron {behind})",
        "(then Greeks: Iron {behind})", "({before} ... Iron {behind})", "(... {before} Iron {behind})",
        "({before} Germans: Arming Vindobona L {behind})", "({! not a glyph} Germans: Iron ! {behind})",
        "(! {before} Germans: Iron {behind})", "({before [%ring red Roma][%tags open]} Germans: Iron)"}) {
    const auto log = sidelinesOf("1. Phoenicians: Iron\nRomans: Iron\nGermans: Temple\n  " + line + "\n");
    const std::string agn = agnOf(*log);
    for (const Annotation& remark : log->annotations()) {
      const bool before = !remark.tags.empty() && remark.tags.back() == kBeforeTag;
      EXPECT_EQ(before, remark.text != "behind") << line << agn;
      EXPECT_FALSE(log->isAncestorOrSelf(*log->find(remark.event), log->mainHead())) << line;
      const std::size_t bracket = agn.find('(');
      EXPECT_LT(bracket, agn.find(remark.text)) << agn;
    }
    for (const auto& again : writtenAndReadLines(*log))
      EXPECT_EQ(bytesOf(*again), bytesOf(*log)) << line << agn;
  }
}

TEST(AgnSidelines, ARemarkBetweenTwoSidelinesBelongsToTheSecond) {
  const auto log =
      sidelinesOf("1. Phoenicians: Iron {usual}\n (Phoenicians: Marble)\n {A blunder:}\n {Really.}\n"
                  " (Phoenicians: Temple)\nRomans: Iron\n");
  EXPECT_THAT(movesOfText(agnOf(*log)), HasSubstr("(\"line 2\" {A blunder:} {Really.} ... Temple)"));
  EXPECT_THAT(movesOfText(agnOf(*log)), HasSubstr("Iron {usual}\n"));
  for (const auto& again : writtenAndReadLines(*log))
    EXPECT_EQ(bytesOf(*again), bytesOf(*log));
}

TEST(AgnSidelines, ABracketWithNothingButARemarkKeepsIt) {
  AnyReader reader(ReadRequest{.shelf = knownShelf()});
  std::istringstream in(kSidelineHead + "1. Phoenicians: Iron ({why not?})\nRomans: Iron\n");
  ASSERT_FALSE(reader.read(in));
  EXPECT_THAT(told(reader.complaints()), HasSubstr("these brackets are empty"));
  ASSERT_EQ((*reader.game(0))->annotations().size(), 1U);
  EXPECT_EQ((*reader.game(0))->annotations()[0].text, "why not?");
}

TEST(AgnSidelines, SidelinesStayInTheOrderOfTheFile) {
  const std::string turns =
      "1. Phoenicians: Iron\n (\"zeta\" Phoenicians: Marble (\"inner b\" then Romans: Iron) "
      "(\"inner a\" then Romans: Gold))\n (\"alpha\" Phoenicians: Temple)\nRomans: Iron\n";
  const auto log = sidelinesOf(turns);
  EXPECT_THAT(lineOrderIn(*log), ElementsAre("zeta", "inner b", "inner a", "alpha"));
  const std::string agn = agnOf(*log);
  EXPECT_THAT(agn, Not(HasSubstr("[Line-order"))) << "the brackets say it";
  EXPECT_LT(agn.find("\"zeta\""), agn.find("\"alpha\""));
  EXPECT_LT(agn.find("\"inner b\""), agn.find("\"inner a\""));
  for (const auto& again : writtenAndReadLines(*log)) {
    EXPECT_EQ(bytesOf(*again), bytesOf(*log));
    const Study study(again);
    std::vector<std::string> names;
    for (const StudyLine& line : study.lines())
      names.push_back(line.name);
    EXPECT_EQ(names, lineOrderIn(*log));
  }
}

TEST(AgnSidelines, TheOrderOfNamesIsNoHeader) {
  const auto few = sidelinesOf("1. Phoenicians: Iron\n (\"line 2\" Phoenicians: Marble)\n"
                               " (\"line 10\" Phoenicians: Temple)\n");
  EXPECT_FALSE(few->tags().contains(std::string(kLineOrderTag))) << "numbers sort as numbers";
  EXPECT_THAT(lineOrderIn(*few), ElementsAre("line 2", "line 10"));
  const auto apart = sidelinesOf("1. Phoenicians: Iron\n (\"b\" Phoenicians: Marble)\nRomans: Iron\n"
                                 " (\"a\" Romans: Marble)\n");
  EXPECT_FALSE(apart->tags().contains(std::string(kLineOrderTag))) << "they do not leave at the same event";
}

TEST(AgnSidelines, APromotedLineIsFirstInEveryFile) {
  const auto log =
      sidelinesOf("1. Phoenicians: Iron\n (\"a\" Phoenicians: Marble)\n (\"b\" Phoenicians: Temple)\n"
                  "Romans: Iron\n (\"c\" Romans: Marble)\n");
  Study study(log);
  doTo(study, promote(study, "b"));
  EXPECT_THAT(lineOrderIn(study.log()), ElementsAre("b", "a", "c"));
  EXPECT_THAT(agnOf(study.log()), Not(HasSubstr("[Line-order"))) << "the brackets say it";
  for (const auto& again : writtenAndReadLines(study.log()))
    EXPECT_EQ(bytesOf(*again), bytesOf(study.log()));
  doTo(study, makeFirst(study, "c")); // leaves elsewhere: brackets cannot say it
  EXPECT_THAT(lineOrderIn(study.log()), ElementsAre("c", "b", "a"));
  EXPECT_THAT(agnOf(study.log()), HasSubstr("[Line-order \"c\\nb\\na\"]"));
  for (const auto& again : writtenAndReadLines(study.log()))
    EXPECT_EQ(bytesOf(*again), bytesOf(study.log()));
  study.takeBack(4);
  EXPECT_EQ(bytesOf(study.log()), bytesOf(*log)) << "undone, it is as it was";
  EXPECT_EQ(study.lines().front().name, "a");
}

TEST(AgnSidelines, ARenamedLineKeepsItsPlace) {
  const auto log =
      sidelinesOf("1. Phoenicians: Iron\n (\"b\" Phoenicians: Marble)\n (\"a\" Phoenicians: Temple)\n");
  Study study(log);
  ASSERT_TRUE(study.apply(SetLine{"own", (*log)[3].id, {}, (*log)[3].id}));
  for (const std::string_view to : {"first", "still first"}) {
    const std::string from = to == "first" ? "own" : "first";
    doTo(study, makeFirst(study, from));
    doTo(study, renameLine(study, from, to));
    EXPECT_THAT(lineOrderIn(study.log()), ElementsAre(std::string(to), "b", "a"));
  }
}

TEST(AgnSidelines, MergedLinesKeepTheirOrder) {
  const auto ours = sidelinesOf("1. Phoenicians: Iron\n (\"m\" Phoenicians: Marble)\nRomans: Iron\n");
  const auto theirs =
      sidelinesOf("1. Phoenicians: Iron\n (\"z\" Phoenicians: Temple)\n (\"a\" Phoenicians: Gold)\n"
                  " (\"m\" Phoenicians: Marble)\nRomans: Iron\n");
  Study study(ours);
  const auto none = [](const std::string&, const std::string&) { return false; };
  const StudyMerge merge = mergeStudy(study, *theirs, none, std::nullopt);
  doTo(study, merge.edits);
  EXPECT_THAT(lineOrderIn(study.log()), ElementsAre("z", "a", "m"));
  EXPECT_EQ(study.lines().front().name, "z") << "the window shows them so, too";
}

TEST(AgnSidelines, AListThatIsLongerThanATagGoesOnInTheNext) {
  const auto log = sidelinesOf("1. Phoenicians: Iron\nRomans: Iron\n");
  EventLog many = *log;
  std::vector<std::string> names;
  for (int i = 300; i > 0; --i) {
    names.push_back(std::string(60, 'n') + std::to_string(i));
    ASSERT_TRUE(many.setLine(names.back(), many.mainHead()));
  }
  const auto arrange = [&] {
    for (const auto& [name, value] : lineOrderTags(names, many.tags()))
      many.setTag(name, value);
  };
  arrange();
  EXPECT_TRUE(many.tags().contains("line-order.2"));
  EXPECT_EQ(lineOrderIn(many), names);
  for (const auto& again : writtenAndReadLines(many))
    EXPECT_EQ(lineOrderIn(*again), names);
  names.resize(2);
  std::ranges::reverse(names);
  arrange();
  EXPECT_EQ(many.tags().at("line-order.2"), "") << "nothing is left of the longer list";
  std::vector<std::string> first = lineOrderIn(many);
  first.resize(2);
  EXPECT_EQ(first, names);
}

TEST(AgnSidelines, AHeaderThatNamesOtherLinesDoesNoHarm) {
  const auto log =
      sidelinesOf("1. Phoenicians: Iron\n (\"a\" Phoenicians: Marble)\n (\"b\" Phoenicians: Temple)\n");
  EventLog odd = *log;
  odd.setTag(std::string(kLineOrderTag), "gone\nb\nb\n\nalso gone");
  EXPECT_THAT(lineOrderIn(odd), ElementsAre("b", "a"));
  EXPECT_EQ(lineOrderIn(*sidelinesOf(agnOf(odd))), lineOrderIn(odd));
}

TEST(AgnSidelines, AGameWhoseOrderedLinesAreGoneIsStillWritten) {
  const auto log = sidelinesOf("1. Phoenicians: Iron\nRomans: Iron\n");
  for (const std::string name : {"line-order", "line-order.7"}) {
    EventLog bare = *log;
    bare.setTag(name, "gone\nalso gone");
    EXPECT_EQ(sidelinesOf(agnOf(bare))->tags(), bare.tags()) << name;
  }
}

TEST(AgnSidelines, AGameWhoseResultIsContradictedIsStillWritten) {
  EventLog game = *sidelinesOf(
      "1. Phoenicians: Iron\nRomans: Gold\nGermans: Marble\nGreeks: Gold\ngame agreed Phoenicians\n");
  game.setTag("result", "Romans");
  const auto text = agn::gameText(game, knownShelf().find(game.game().map->hash()));
  ASSERT_TRUE(text);
  EXPECT_THAT(*text, HasSubstr("[Result \"Romans\"]"));
}

TEST(AgnSidelines, TurnsAndSheetsKeepOrderAndRemarks) {
  const auto log = sidelinesOf("1. Phoenicians: Iron\n (\"z\" {first} Phoenicians: Marble)\n"
                               " (\"a\" {second} Phoenicians: Temple)\nRomans: Iron\n");
  const auto cells = turns::cellsOf(*log, knownShelf().find(log->game().map->hash()));
  ASSERT_TRUE(cells);
  EXPECT_THAT(cells->turns.front().comment, HasSubstr("(\"z\" {first} ... Marble)"));
  EXPECT_LT(cells->turns.front().comment.find("\"z\""), cells->turns.front().comment.find("\"a\""));
}

} // namespace
} // namespace annales
