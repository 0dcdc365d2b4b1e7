// Remarks as a document and as a table, to the letter; and what hostile text cannot do there.
#include "importers/remarks/inert_markdown.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/remarks/lesson.h"
#include "libreplay/remarks/remark_edits.h"
#include "libreplay/remarks/step_ask.h"
#include "libreplay/text/csv.h"
#include "libreplay/words/sentence.h"
#include "tests/libreplay/store/pages.h"

#include <gmock/gmock.h>

namespace annales {
namespace {

using namespace test;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class RemarkWriter : public testing::Test {
protected:
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 40);

  Annotation add(
      NodeIndex event, const std::string& author, const std::string& text,
      const std::function<void(Annotation&)>& more = [](Annotation&) {}) {
    Annotation draft;
    draft.event = log[event].id;
    draft.audience = Audience::club;
    draft.text = text;
    more(draft);
    log.annotate(remarkOf(std::move(draft), {author, kMoment}));
    return log.annotations().back();
  }
  [[nodiscard]] std::string sentence(NodeIndex event) const {
    const EventNames names = log.names();
    return sentenceOf(log[event].event, {names.game, names.provinces});
  }
  [[nodiscard]] std::string markdown() const { return remarksMarkdown({log}); }
  [[nodiscard]] std::string csv() const { return remarksCsv({log}); }
};

TEST_F(RemarkWriter, AGameWithoutRemarksIsEmpty) {
  EXPECT_EQ(markdown(), "");
  EXPECT_EQ(csv(), "");
}

TEST_F(RemarkWriter, ADocumentHasGameEventRemarkAndAnswer) {
  log.setTag("event", "Club evening");
  log.setTag("date", "2024-05-03");
  const Annotation remark = add(20, "Ada", "Too *early*.\nWhy?", [](Annotation& draft) {
    draft.glyphs = {"$2"};
    draft.tags = {"open", "tempo-loss", "opening"};
  });
  log.annotate(answerTo(remark, "It was not.", {"Bob", "2024-05-07T00:00:00Z"}));
  const std::string text = markdown();
  EXPECT_THAT(text, StartsWith("# Club evening · 2024\\-05\\-03\n\n"));
  EXPECT_THAT(text, HasSubstr("event 21\n\n" + literalMarkdown(sentence(20)) + "\n\n"));
  EXPECT_THAT(text,
              HasSubstr("> **Ada** · 2024-05-06T07:08:09Z · **?** · **tempo\\-loss** · open · #opening\n"
                        ">\n> Too *early*.\n> Why?\n"
                        "\n> > **Bob** · 2024-05-07T00:00:00Z\n> >\n> > It was not.\n"));
}

TEST_F(RemarkWriter, WhatPartsQuestionAndAnswerMakesNoHeading) {
  add(20, "Ada", "foo\n  ---\nbar\n\n| a | b |\n--- | ---\n| 1 | 2 |");
  const std::string text = markdown();
  EXPECT_THAT(text, HasSubstr("> foo\n>\n>   ---\n> bar\n"));
  EXPECT_THAT(text, HasSubstr("> | a | b |\n> --- | ---\n")) << "a table stays one";
}

TEST_F(RemarkWriter, ATableHasARowARemark) {
  log.setTag("event", "Club, evening");
  add(20, "Ada", "Say \"no\",\nnever", [](Annotation& draft) { draft.glyphs = {"="}; });
  const std::string id = hexOf(log.annotations()[0].id), game = hexOf(log.id());
  const std::string text = csv();
  EXPECT_THAT(text, StartsWith(game + ",\"Club, evening\",,main,21,"));
  CsvWriter said;
  said.text(sentence(20));
  EXPECT_THAT(text, HasSubstr("," + said.take() + ",Ada,2024-05-06T07:08:09Z,,human,club,,'=,,," + id +
                              ",,\"Say \"\"no\"\",\nnever\",,,,\r\n"));
  const auto commas = [](const std::string& row) { return std::count(row.begin(), row.end(), ','); };
  EXPECT_EQ(commas(remarksCsvHeader()), 23);
  EXPECT_THAT(remarksCsvHeader(), HasSubstr(",text,marks,right,wrong,hints\r\n"));
}

TEST_F(RemarkWriter, ATablePartsGlyphsTagsAndMarks) {
  log.setTag("date", "2024-05-03");
  const Game& game = log.game();
  const std::string here = (*game.map)[ProvinceId(0)].id, there = (*game.map)[ProvinceId(1)].id;
  const std::string one = game.nationWord(NationId(0)), other = game.nationWord(NationId(1));
  add(20, "Ada", "x", [&](Annotation& draft) {
    draft.glyphs = {"$2"};
    draft.tags = {"tempo-loss", "opening"};
    draft.marks = {Arrow{here, there, MarkColour::red}, Ring{"nowhere"}, Pact{{one, other}, {here}, 9}};
  });
  const std::string text = csv(), document = markdown();
  EXPECT_THAT(text, HasSubstr(",?,tempo-loss opening,"));
  EXPECT_THAT(text,
              HasSubstr(",x,\"[%arrow red " + here + ">" + there + "][%ring green \"\"nowhere\"\"][%pact " +
                        one + " " + other + ": " + here + " until 9]\",,,\r\n"));
  EXPECT_THAT(text, HasSubstr(" – "));
  EXPECT_THAT(text, HasSubstr(" · 2024-05-03,2024-05-03,main,21,"));
}

TEST_F(RemarkWriter, OnlyWhatStandsAndIsWantedIsWritten) {
  const Annotation first = add(20, "Ada", "first");
  Annotation changed = first;
  changed.text = "second";
  log.annotate(editOf(first, changed, {"Ada", "2024-05-08T00:00:00Z"}));
  const Annotation gone = add(21, "Ada", "gone");
  log.annotate(retractionOf(gone, {"Ada", "2024-05-08T00:00:00Z"}));
  add(22, "Bob", "other");
  for (const std::string& text : {markdown(), csv()}) {
    EXPECT_THAT(text, Not(HasSubstr("first")));
    EXPECT_THAT(text, HasSubstr("second"));
    EXPECT_THAT(text, Not(HasSubstr("gone")));
    EXPECT_THAT(text, HasSubstr("other"));
  }
  RemarkedGame onlyBob{log};
  onlyBob.wanted = [](const DiscussedRemark& remark) { return remark.now.author == "Bob"; };
  EXPECT_THAT(remarksMarkdown(onlyBob), Not(HasSubstr("second")));
  EXPECT_THAT(remarksCsv(onlyBob), StartsWith(hexOf(log.id())));
  EXPECT_THAT(remarksCsv(onlyBob), Not(HasSubstr("second")));
}

TEST_F(RemarkWriter, AStepOfALessonHasItsTurnsTheirTextsAndHints) {
  const NodeIndex main = log.mainHead();
  NodeIndex step = 0;
  for (const NodeIndex node : log.path(main))
    if (step == 0 && std::holds_alternative<TurnBegan>(log[node].event)) step = node;
  const std::vector<Event> turn = turnAfter(log, step, main);
  ASSERT_FALSE(turn.empty());
  const LessonTurn right{TurnWorth::right, TurnMatch::decisions, "", turn, true},
      wrong{TurnWorth::wrong, TurnMatch::decisions, "Count the *gold*.", {turn.front()}, false};
  add(step, "Ada", "Where to?\n\n---\n\nThere.", [&](Annotation& draft) {
    draft = withLessonStep(std::move(draft), "walls", 1);
    draft.ask = Ask{{expectedTurn(right, log.names()), expectedTurn(wrong, log.names())}, {"Look north."}};
  });
  const std::string document = markdown(), table = csv();
  EXPECT_THAT(document, HasSubstr("> - **Right:** "));
  EXPECT_THAT(document, HasSubstr("> - **Wrong:** "));
  EXPECT_THAT(document, HasSubstr("Count the *gold*."));
  EXPECT_THAT(document, HasSubstr("> - **Hint:** Look north.\n"));
  EXPECT_THAT(table, HasSubstr(": Count the *gold*."));
  EXPECT_THAT(table, HasSubstr(",Look north.\r\n"));
}

TEST_F(RemarkWriter, OtherLinesComeLastAndAreNamed) {
  const NodeIndex twig = branchOff(log, 20, 1);
  require(log.setLine("Better *so*", twig));
  add(twig, "Ada", "there");
  add(30, "Ada", "here");
  const std::string text = markdown();
  EXPECT_LT(text.find("here"), text.find("there"));
  EXPECT_THAT(text, HasSubstr("(line “Better \\*so\\*”)"));
  EXPECT_THAT(csv(), HasSubstr(",Better *so*,21,"));
}

/// The line and the number of each row's event.
std::vector<std::string> placesIn(const std::string& csv, const Hash& game) {
  const std::string begin = hexOf(game) + ",Evening,,";
  std::vector<std::string> places;
  for (std::size_t at = csv.find(begin); at != std::string::npos; at = csv.find(begin, at)) {
    at += begin.size();
    places.push_back(csv.substr(at, csv.find(',', csv.find(',', at) + 1) - at));
  }
  return places;
}

TEST_F(RemarkWriter, AnEventStandsOnceWithTheFirstLineThatHasIt) {
  log.setTag("event", "Evening");
  const NodeIndex fork = branchOff(log, 20, 1); // the 21st event of its lines
  const NodeIndex a = log.append(log.append(fork, TurnBegan{NationId(0)}), TurnBegan{NationId(1)});
  const NodeIndex b = log.append(log.append(fork, TurnBegan{NationId(2)}), TurnBegan{NationId(1)});
  const NodeIndex loose = log.append(fork, TurnBegan{NationId(1)});
  require(log.setLine("b", b));
  require(log.setLine("a", a));
  require(log.setLine("c", log[b].parent)); // all that it has is on another line
  for (const NodeIndex event : {loose, b, log[b].parent, a, fork, NodeIndex{30}, NodeIndex{10}})
    add(event, "Ada", "x");
  EXPECT_THAT(placesIn(csv(), log.id()),
              ElementsAre("main,11", "main,31", "a,21", "a,23", "b,22", "b,23", ",22"));
}

TEST_F(RemarkWriter, GermanHasGermanWords) {
  add(20, "Ada", "x", [](Annotation& draft) { draft.tags = {"resolved"}; });
  const std::string text = remarksMarkdown({log, nullptr, Language::german});
  EXPECT_THAT(text, HasSubstr("Ereignis 21"));
  EXPECT_THAT(text, HasSubstr("erledigt"));
}

TEST_F(RemarkWriter, NoFieldIsAFormula) {
  for (const std::string bad : {"=1+1", "+1", "-1", "@SUM(A1)", "＝1", "\tx", "\rx", "\nx"}) {
    EventLog copy = log;
    log.setTag("event", bad);
    add(20, bad, bad);
    const std::string text = csv();
    EXPECT_THAT(text, Not(HasSubstr("," + bad))) << bad;
    EXPECT_THAT(text, Not(HasSubstr("\"" + bad))) << bad;
    EXPECT_THAT(text, HasSubstr("'" + bad)) << bad;
    log = copy;
  }
}

TEST(InertMarkdown, TagsPicturesAndOddLinksAreText) {
  EXPECT_EQ(inertMarkdown("<b>x</b> a<1"), "&lt;b>x&lt;/b> a&lt;1");
  EXPECT_EQ(inertMarkdown("![x](https://e.org/p.png)"), "&#33;[x](https://e.org/p.png)");
  EXPECT_EQ(inertMarkdown("[x](javascript:alert(1))"), "[x&#93;(javascript:alert(1))");
  EXPECT_EQ(inertMarkdown("[x\\](javascript:alert(1))"), "[x\\&#93;(javascript:alert(1))");
  EXPECT_EQ(inertMarkdown("[x]( \n javascript&#58;y)"), "[x&#93;( \n javascript&#58;y)");
  EXPECT_EQ(inertMarkdown("[x]: file:///etc/passwd"), "[x&#93;: file:///etc/passwd");
  EXPECT_EQ(inertMarkdown("[x](https://e.org) [y](annales:event/3) [z]"),
            "[x](https://e.org) [y](annales:event/3) [z]");
  EXPECT_EQ(inertMarkdown("a\r\nb\rc\x01"), "a\nb\nc ");
}

TEST_F(RemarkWriter, NoTextLeavesItsQuote) {
  add(20, "Eve**\n# Boss", "a\r# not a chapter\n\n    code\n> quote\n---\nz");
  const std::string text = markdown();
  std::size_t headings = 0;
  for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1) {
    const char c = text[at];
    headings += c == '#' ? 1 : 0;
  }
  EXPECT_EQ(headings, 2U) << text;
  EXPECT_THAT(text, HasSubstr("> # not a chapter\n>\n>     code\n> > quote\n>\n> ---\n> z\n"));
  EXPECT_THAT(text, HasSubstr("> **Eve\\*\\* \\# Boss**"));
}

} // namespace
} // namespace annales
