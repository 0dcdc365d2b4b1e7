// What foreign text may do to a reader: nothing.
#include "libreplay/text/visible_text.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

std::string oneLine(std::string_view text) {
  return visibleText(text, Breaks::becomeBlanks);
}

TEST(VisibleText, LeavesOrdinaryTextAlone) {
  for (const char* text : {"", "Römer", "Ἀθῆναι", "♔ 1–2", "日本", "e\u0301", "👍🏽"})
    EXPECT_EQ(oneLine(text), text);
}

TEST(VisibleText, HasNoControls) {
  EXPECT_EQ(oneLine("a\x1b[2Jb\x7F\xC2\x9B"), "a [2Jb  ");
  EXPECT_EQ(oneLine("a\nb\tc\r"), "a b c ");
  EXPECT_EQ(visibleText("a\nb\tc\r\x1b", Breaks::stay), "a\nb\tc  ");
}

TEST(VisibleText, ReadsInTheOrderInWhichItIsWritten) {
  EXPECT_EQ(oneLine("exe.\u202Egpj\u202C\u2066x\u2069\u200F"), "exe.gpjx");
}

TEST(VisibleText, HidesNothing) {
  EXPECT_EQ(oneLine("An\u200Bna\u00AD\uFEFF\U000E0041"), "Anna");
}

TEST(VisibleText, LeavesASignItsLookAndNothingElse) {
  EXPECT_EQ(oneLine("\u2764\uFE0F \u2194\uFE0E"), "\u2764\uFE0F \u2194\uFE0E");
  EXPECT_EQ(oneLine("\u2764\uFE0F\uFE0F\uFE00"), "\u2764\uFE0F");
  EXPECT_EQ(oneLine("\uFE0FAn\uFE00na \uFE0F"), "Anna ");
}

TEST(VisibleText, IsUtf8) {
  EXPECT_EQ(oneLine("a\xFF\xC3"), "a\uFFFD\uFFFD");
  EXPECT_EQ(oneLine("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD") << "a surrogate";
}

} // namespace
} // namespace annales
