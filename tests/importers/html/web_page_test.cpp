// The page and the drawing as text: what stands in them whatever a remark says. What a browser makes of the
// page is tested in tests/page.
#include "engine/boards/board_shelf.h"
#include "engine/core/sha256.h"
#include "importers/html/board_diagram.h"
#include "importers/html/safe_markdown.h"
#include "importers/html/web_page.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/lesson.h"
#include "tests/importers/antike_jsonl/read_logs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <regex>

namespace annales::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string html(std::string_view markdown) {
  return page::safeHtml(markdown, [](std::string_view name) { return name == "after the war" ? 2 : -1; });
}

TEST(SafeHtml, AListBeginsWithItsNumber) {
  EXPECT_NE(html("12. Runde war entscheidend.").find("<ol start=\"12\"><li>"), std::string::npos);
  // Rounds, not places in a list: "3.", "7.", "12." stay what they are.
  EXPECT_NE(html("3. Rome builds.\n7. Greece sails.\n8. Rome waits.").find("<li value=\"7\">"),
            std::string::npos);
  EXPECT_NE(html("3. Rome builds.\n7. Greece sails.\n8. Rome waits.").find("<li><p>Rome waits."),
            std::string::npos);
  EXPECT_NE(html("1. first\n2. second").find("<ol><li>"), std::string::npos);
}

std::string paper(std::string_view markdown) {
  return page::safeDocument(markdown, [](std::string_view target) { return target.starts_with("https://"); });
}

TEST(SafeDocument, AListKeepsItsNumbers) {
  EXPECT_THAT(paper("12. Temple"), HasSubstr("<li>12.&#160;Temple</li>"));
  EXPECT_THAT(paper("1. Temple\r\n7. Gold"), HasSubstr("1.&#160;Temple</li><li>7.&#160;Gold</li>"));
  EXPECT_THAT(paper("7) Temple\n8) Iron"), HasSubstr("<li>7)&#160;Temple</li><li>8)&#160;Iron</li>"));
  EXPECT_THAT(paper("3. Temple\n\n4. Iron"), HasSubstr("4.&#160;Iron"));
  EXPECT_THAT(paper("1. first\n2. second"), HasSubstr("<ol><li>first</li><li>second</li></ol>"));
  EXPECT_THAT(paper("12. Temple\n    - roma"), HasSubstr("12.&#160;Temple<ul><li>roma</li></ul>"));
}

TEST(SafeDocument, TildesAreText) {
  for (const char* text : {"3~4 rounds, 5~6 cities", "~~old~~"})
    EXPECT_THAT(paper(text), HasSubstr(text));
}

TEST(SafeDocument, LinesOfCodeMayBreak) {
  const std::string code = paper("```\na <b>\nc\n```");
  EXPECT_EQ(code.find("<pre"), std::string::npos);
  EXPECT_THAT(code, HasSubstr("a &lt;b&gt;<br>c</span>"));
}

TEST(SafeDocument, DeepListsAndQuotesAreSetInNoFurther) {
  std::string deep;
  for (int i = 0; i < 40; ++i)
    deep += "- ";
  const std::string list = paper(deep + "here");
  std::size_t sets = 0;
  for (std::size_t at = list.find("<ul"); at != std::string::npos; at = list.find("<ul", at + 1))
    ++sets;
  EXPECT_EQ(sets, 6U);
  EXPECT_THAT(list, HasSubstr("here"));
  EXPECT_THAT(paper(std::string(40, '>') + " here"), HasSubstr("here"));
}

TEST(SafeDocument, LinksAreWordsWhereTheyMayNotLead) {
  EXPECT_THAT(paper("[a](https://example.org/?a=1&b=2)"),
              HasSubstr("<a href=\"https://example.org/?a=1&amp;b=2\">a</a>"));
  EXPECT_THAT(paper("[b](javascript:alert(1)) <b>c</b> ![d](file:///e)"),
              HasSubstr(">b &lt;b&gt;c&lt;/b&gt; ![d](file:///e)</p>"));
}

// An XML reader refuses a whole drawing for one of them.
TEST(SafeHtml, WhatIsNoCharacterIsReplaced) {
  EXPECT_EQ(page::escapedHtml("A\xEF\xBF\xBF\xEF\xBF\xBE"
                              "B\xEF\xBF"),
            "A\xEF\xBF\xBD\xEF\xBF\xBD"
            "B\xEF\xBF");
}

/// Looking for the end of each would take the square of them.
TEST(SafeMarkdown, BracketsWithoutEndAreText) {
  std::string brackets;
  for (int i = 0; i < 3000; ++i)
    brackets += "![[]()";
  EXPECT_EQ(html(brackets + "<b>"), "<p>" + brackets + "&lt;b&gt;</p>");
}

TEST(SafeMarkdown, KeepsWhatMarkdownIsFor) {
  EXPECT_EQ(html("A **strong** and *soft* word, `x < y`.\n\n- one\n- two\n\n> said"),
            "<p>A <strong>strong</strong> and <em>soft</em> word, <code>x &lt; "
            "y</code>.</p><ul><li><p>one</p></li><li><p>two"
            "</p></li></ul><blockquote><p>said</p></blockquote>");
  EXPECT_EQ(html("# Head"), "<p><strong>Head</strong></p>");
}

TEST(SafeMarkdown, TagsAndPicturesAreText) {
  EXPECT_EQ(html("<script>alert(1)</script>"), "<pre>&lt;script&gt;alert(1)&lt;/script&gt;\n</pre>");
  EXPECT_EQ(html("a <img src=x onerror=y> b"), "<p>a &lt;img src=x onerror=y&gt; b</p>");
  EXPECT_EQ(html("![pixel](https://example.org/p.png)"), "<p>![pixel](https://example.org/p.png)</p>");
}

TEST(SafeMarkdown, LinksLeadToTheWebOrIntoThePageAndNowhereElse) {
  EXPECT_THAT(html("[a](https://example.org/?a=1&b=2)"),
              HasSubstr("href=\"https://example.org/?a=1&amp;b=2\""));
  EXPECT_EQ(html("[b](javascript:alert(1)) [c](data:text/html,x) [d](file:///etc/passwd) [e](//example.org)"),
            "<p>b c d e</p>");
  EXPECT_EQ(html("[f](annales:event/12)"), "<p><button type=\"button\" data-event=\"12\">f</button></p>");
  EXPECT_EQ(html("[g](annales:line/after%20the%20war) [h](annales:line/none)"),
            "<p><button type=\"button\" data-line=\"2\">g</button> h</p>");
  EXPECT_EQ(html("[i](annales:event/1x) [j](annales:province/a%22b)"),
            "<p>i <button type=\"button\" data-province=\"a&quot;b\">j</button></p>");
}

TEST(SafeMarkdown, NothingTurnsTheDirectionOfText) {
  EXPECT_EQ(page::withoutTurns("a\u202Eb\u2066c\u200Fd\u061Ce\u00e9\u2026"), "abcde\u00e9\u2026");
}

/// The game of a sample, with a remark.
struct PagedGame {
  EventLog log;
  std::shared_ptr<const Board> board;
};
PagedGame remarked(const std::string& text) {
  const BoardShelf shelf = BoardShelf::builtIn();
  std::ifstream file(ANNALES_SOURCE_DIR "/samples/antike.battle-athens.antike.jsonl");
  PagedGame game{*test::readLogs(file, shelf.finder()).value().front(), nullptr};
  game.board = shelf.find(game.log.game().map->hash());
  Annotation remark;
  remark.event = game.log[20].id;
  remark.author = "Ada</script>";
  remark.at = "2026-03-04T18:30:00Z";
  remark.text = text;
  remark.marks = {Ring{"roma", MarkColour::red}, Arrow{"roma", "neapolis", MarkColour::blue}};
  remark.audience = Audience::club;
  remark.id = annotationId(remark);
  game.log.annotate(std::move(remark));
  return game;
}

std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) return {};
  return text.substr(at + from.size(), text.find(to, at + from.size()) - at - from.size());
}

TEST(WebPage, ItsPolicyNamesExactlyItsScriptAndItsStyle) {
  const PagedGame game = remarked("Too early.");
  const std::string text = webPage({game.log, game.board.get()});
  EXPECT_THAT(text, HasSubstr("content=\"default-src 'none'; script-src 'sha256-"));
  EXPECT_THAT(text, Not(HasSubstr("unsafe")));
  // A hash that does not fit would stop the page in every browser: tests/page opens it. Here: 44 digits each.
  std::smatch found;
  ASSERT_TRUE(std::regex_search(
      text, found,
      std::regex("script-src 'sha256-([A-Za-z0-9+/]{43}=)'; style-src 'sha256-([A-Za-z0-9+/]{43}=)'")));
  EXPECT_NE(found[1], found[2]);
  EXPECT_THAT(text, Not(HasSubstr(" style=\""))) << "the policy would refuse it";
  EXPECT_THAT(text, Not(testing::ContainsRegex(" on[a-z]+=\"")));
}

TEST(WebPage, NothingEndsTheBlockOfDataButItsEnd) {
  const PagedGame game = remarked("</script><script>alert(1)</script> <!-- ]]> </template>");
  const std::string text = webPage({game.log, game.board.get()});
  const std::string data = between(text, "id=\"game\">", "</script>");
  EXPECT_THAT(data, Not(HasSubstr("<")));
  EXPECT_THAT(data, HasSubstr("Ada\\u003c/script>"));
  EXPECT_EQ(data.back(), '}');
  EXPECT_THAT(text, HasSubstr("&lt;/script&gt;&lt;script&gt;alert(1)"));
  EXPECT_THAT(text, Not(HasSubstr("<script>alert")));
}

TEST(WebPage, TheSameGameGivesTheSameBytes) {
  const PagedGame game = remarked("Too early.");
  EXPECT_EQ(webPage({game.log, game.board.get()}), webPage({game.log, game.board.get()}));
}

TEST(WebPage, OpensInTheLanguageThatIsAskedForAndHasBoth) {
  const PagedGame game = remarked("Too early.");
  const std::string german = webPage({game.log, game.board.get(), Language::german});
  EXPECT_THAT(german, HasSubstr("<html lang=\"de\">"));
  EXPECT_THAT(german, HasSubstr("Romans begin their turn"));
  EXPECT_THAT(german, HasSubstr("Römer beginnen ihren Zug"));
}

TEST(WebPage, LinesEndOnOthersOrGoOnFromTheirEnds) {
  PagedGame game = remarked("Too early.");
  const NodeIndex main = game.log.head(kMainLine).value();
  const auto after = [&](NodeIndex event, std::uint16_t round) {
    return game.log.append(event, RoundBegan{round}); // folds anywhere
  };
  const NodeIndex longer = after(main, 90), beside = after(20, 91), beyond = after(beside, 92);
  const std::vector<std::pair<std::string, NodeIndex>> lines{
      {"short", 20}, {"longer", longer}, {"beside", beside}, {"beyond", beyond}};
  for (const auto& [name, head] : lines)
    ASSERT_TRUE(game.log.setLine(name, head));
  const auto page =
      nlohmann::json::parse(between(webPage({game.log, game.board.get()}), "id=\"game\">", "</script>"));
  const auto lengthTo = [&](int event) {
    std::uint32_t length = 0;
    for (; event >= 0; event = page["events"][static_cast<std::size_t>(event)][0].get<int>())
      ++length;
    return length;
  };
  std::map<std::string, std::uint32_t> shown;
  for (const auto& line : page["lines"])
    shown[line["id"].get<std::string>()] = lengthTo(line["head"].get<int>());
  EXPECT_EQ(shown.at(std::string(kMainLine)), game.log[main].seq + 1);
  for (const auto& [name, head] : lines)
    EXPECT_EQ(shown.at(name), game.log[head].seq + 1) << name;
  EXPECT_EQ(page["events"].size(), game.log[main].seq + 4U) << "each event once";
}

/// Each link looked through all lines.
TEST(WebPage, EveryLinkLeadsToItsLineHoweverManyThereAre) {
  constexpr std::size_t kLines = 1500; // more links are left as they are typed
  const auto nameOf = [](std::size_t n) { return "l" + std::to_string(10'000 + n); };
  std::string links;
  for (std::size_t n = 0; n < kLines; ++n)
    links += "[x](annales:line/" + nameOf(n) + ")\n";
  PagedGame game = remarked(links);
  for (std::size_t n = 0; n < kLines; ++n)
    ASSERT_TRUE(game.log.setLine(nameOf(n), 20));
  const std::string text = webPage({game.log, game.board.get()});
  const auto lines = nlohmann::json::parse(between(text, "id=\"game\">", "</script>")).at("lines");
  ASSERT_EQ(lines.size(), kLines + 1);
  for (const std::size_t number : {std::size_t{0}, kLines / 2, kLines}) {
    const std::string button = "data-line=\"" + std::to_string(number) + "\"";
    EXPECT_EQ(text.find(button) != std::string::npos, lines.at(number).at("id") != kMainLine) << number;
  }
}

/// Each with a step of this number.
std::vector<EventLog> taughtGames(std::initializer_list<int> numbers) {
  std::vector<EventLog> games;
  for (const int number : numbers) {
    EventLog log = remarked("Step " + std::to_string(number)).log;
    Annotation step = log.annotations().back();
    step.text += "\n---\nThe answer.";
    step = withLessonStep(std::move(step), "endgames", number);
    step.id = annotationId(step);
    log.annotate(std::move(step));
    games.push_back(std::move(log));
  }
  return games;
}

TEST(WebPage, ALessonOfSeveralGamesIsOnePageWithItsStepsInTheirOrder) {
  const std::vector<EventLog> games = taughtGames({2, 3, 1});
  const PagedGame plain = remarked("No lesson.");
  const RemarkedGame all[] = {{plain.log, plain.board.get()},
                              {games[0], plain.board.get()},
                              {games[1], plain.board.get()},
                              {games[2], plain.board.get()}};
  const std::string text = lessonPage(all, "endgames", [] { return true; });
  const auto first = nlohmann::json::parse(between(text, "id=\"game\">", "</script>")),
             second = nlohmann::json::parse(between(text, "id=\"game1\">", "</script>"));
  EXPECT_THAT(text, Not(HasSubstr("id=\"game3\""))) << "a game without the lesson stays out";
  const auto& steps = first["course"][0]["steps"];
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0][0], 2);
  EXPECT_EQ(steps[1][0], 0);
  EXPECT_EQ(steps[2][0], 1);
  EXPECT_FALSE(second.contains("board")) << "the board is written once";
  EXPECT_EQ(second["from"]["board"], 0);
  EXPECT_EQ(second["part"], "1-");
  const int number = steps[2][1].get<int>();
  EXPECT_THAT(text, HasSubstr("<template id=\"1-a" + std::to_string(number) + "\">"));
  EXPECT_EQ(lessonPage(all, "no-such", [] { return true; }), "");
  EXPECT_EQ(lessonPage(all, "endgames", [] { return false; }), "");
}

TEST(WebPage, AnInterruptionLeavesNothing) {
  const PagedGame game = remarked("Too early.");
  int asked = 0;
  EXPECT_EQ(webPage({game.log, game.board.get()}, [&] { return ++asked < 10; }), "");
}

TEST(WebPage, StandsWithoutADrawingOfTheBoard) {
  const PagedGame game = remarked("Too early.");
  const std::string text = webPage({game.log, nullptr});
  EXPECT_THAT(text, HasSubstr("\"drawn\":0"));
  EXPECT_THAT(text, HasSubstr("\"name\":\"Roma\""));
}

TEST(BoardDiagram, DrawsEveryProvinceItsNameAndTheMarks) {
  const PagedGame game = remarked("Too early.");
  const std::vector<Mark>& marks = game.log.annotations().back().marks;
  const std::string plain = boardDiagram({game.log, game.board.get()}, 20),
                    drawn = boardDiagram({game.log, game.board.get()}, 20, marks);
  EXPECT_THAT(drawn, testing::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(drawn, testing::EndsWith("</svg>\n"));
  EXPECT_THAT(drawn, HasSubstr(">Roma</text>"));
  EXPECT_THAT(plain, Not(HasSubstr("#cc2b20")));
  EXPECT_THAT(drawn, HasSubstr("stroke=\"#cc2b20\""));
  EXPECT_THAT(drawn, HasSubstr("fill=\"#2166c2\""));
  EXPECT_THAT(drawn, Not(HasSubstr("href")));
}

TEST(BoardDiagram, IsEmptyWhereFoldingDoesNotReach) {
  PagedGame game = remarked("Too early.");
  const ProvinceId roma = game.log.game().map->find("roma");
  const NodeIndex first =
      game.log.append(game.log.mainHead(), CityFounded{NationId(0), Resource::gold, roma, {}});
  const NodeIndex second = game.log.append(first, CityFounded{NationId(1), Resource::gold, roma, {}});
  EXPECT_EQ(boardDiagram({game.log, game.board.get()}, second), "");
  EXPECT_NE(boardDiagram({game.log, game.board.get()}, game.log.mainHead() - 5), "");
}

} // namespace
} // namespace annales::tests
