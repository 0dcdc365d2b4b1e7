#include "viewer/remarks/remark_glance.h"

#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

TEST(RemarkGlance, AGlyphWithTwoNamesHasTheShortOneAndSignsAreFew) {
  Annotation remark;
  remark.glyphs = {"$4", "?"};
  remark.tags = {"open"};
  EXPECT_EQ(signsAtAGlance(remark), QStringLiteral("?? ?"));
  remark.glyphs = std::vector<std::string>(20, "!");
  EXPECT_EQ(signsAtAGlance(remark).count(u'!'), 8);
}

TEST(RemarkGlance, WordsAreOnePlainLineThatEndsWithAWholeCharacter) {
  EXPECT_EQ(wordsAtAGlance("**Look** at\n[Roma](annales:province/roma)"), QStringLiteral("Look at Roma"));
  EXPECT_EQ(wordsAtAGlance("## Plan\n> _quoted_\n- ~~one~~"), QStringLiteral("Plan quoted one"));
  EXPECT_EQ(wordsAtAGlance("[Roma](annales:" + std::string(300, 'x') + ") falls"),
            QStringLiteral("Roma falls"))
      << "a long target does not use up the room";
  std::string text;
  for (int i = 0; i < 150; ++i)
    text += "ü";
  for (const std::string& shifted : {text, "a" + text}) {
    const QString words = wordsAtAGlance(shifted);
    EXPECT_FALSE(words.contains(QChar::ReplacementCharacter));
    EXPECT_GT(words.size(), 90);
  }
}

} // namespace
} // namespace annales::viewer::test
