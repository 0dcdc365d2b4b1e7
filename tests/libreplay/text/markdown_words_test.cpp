// What rows of lists say of a text in Markdown.
#include "libreplay/text/markdown_words.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

TEST(MarkdownWords, SayNothingOfSigns) {
  EXPECT_EQ(wordsOfMarkdown("# A plan\n\n**Build** _early_ and ~~late~~ *often*"),
            "A plan Build early and late often");
  EXPECT_EQ(wordsOfMarkdown("> quoted\n> > twice\n- one\n* two\n+ three\n1. four"),
            "quoted twice one two three 1. four");
  EXPECT_EQ(wordsOfMarkdown("- [ ] open\n- [x] done\n\n---\n\nTitle\n====="), "open done Title");
  EXPECT_EQ(wordsOfMarkdown("| a | b |\n|---|:-:|\n| 1 | 2 |"), "a b 1 2");
  EXPECT_EQ(wordsOfMarkdown("```cpp\nx = y;\n```"), "x = y;");
}

TEST(MarkdownWords, KnowLinksByTheirWords) {
  EXPECT_EQ(wordsOfMarkdown("See [**Roma**](annales:province/roma) and ![the plan](plan.png \"a title\")!"),
            "See Roma and the plan!");
  EXPECT_EQ(wordsOfMarkdown("[a [b](c) d](e(f)g) and <https://example.org/x_y>"),
            "a b d and https://example.org/x_y");
  EXPECT_EQ(wordsOfMarkdown("[words][name]"), "words");
}

TEST(MarkdownWords, KeepSignsThatMeanThemselves) {
  EXPECT_EQ(
      wordsOfMarkdown("2 * 3, snake_case, \\*starred\\*, `a_b *c*`, a|b, #7, -1, [note], <b>, ~10, 50 % _"),
      "2 * 3, snake_case, *starred*, a_b *c*, a|b, #7, -1, [note], <b>, ~10, 50 % _");
}

TEST(MarkdownWords, AreOneLine) {
  EXPECT_EQ(wordsOfMarkdown(" two\r\n\twords \x02here\x03 "), "two words here");
  EXPECT_EQ(wordsOfMarkdown(""), "");
  EXPECT_EQ(wordsOfMarkdown("and **so"), "and so") << "what was begun";
  EXPECT_EQ(wordsOfMarkdown("a ** b"), "a ** b");
  EXPECT_EQ(wordsOfMarkdown("Grüße — „*Rom*“"), "Grüße — „Rom“");
}

} // namespace
} // namespace annales
