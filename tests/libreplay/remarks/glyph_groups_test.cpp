#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/glyph_groups.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using Glyphs = std::vector<std::string>;

TEST(GlyphGroups, FollowTheStandardNumbers) {
  for (const std::string_view glyph : {"!", "??", "?!", "$2", "$7", "$9", "$22", "$23"})
    EXPECT_EQ(groupOf(glyph), GlyphGroup::move) << glyph;
  for (const std::string_view glyph : {"=", "~", "+-", "-+", "$10", "$14", "$21"})
    EXPECT_EQ(groupOf(glyph), GlyphGroup::position) << glyph;
  for (const std::string_view glyph : {"$0", "$24", "$36", "$138", "$255", "tempo-loss"})
    EXPECT_EQ(groupOf(glyph), GlyphGroup::observation) << glyph;
  EXPECT_EQ(canonicalGlyph("$4"), "??");
  EXPECT_EQ(canonicalGlyph("$40"), "$40");
}

TEST(GlyphGroups, OneOfTheMoveAndOneOfThePosition) {
  Annotation remark = withGlyph({}, "~");
  remark = withGlyph(remark, "?");
  EXPECT_EQ(remark.glyphs, (Glyphs{"?", "~"}));
  remark = withGlyph(remark, "$3");
  EXPECT_EQ(remark.glyphs, (Glyphs{"!!", "~"}));
  remark = withGlyph(remark, "$16");
  EXPECT_EQ(remark.glyphs, (Glyphs{"!!", "$16"}));
  EXPECT_EQ(withGlyph(remark, "!!").glyphs, (Glyphs{"$16"})); // once more takes it away
}

TEST(GlyphGroups, AsManyObservationsAsOneLikes) {
  Annotation remark = withGlyph(withGlyph(withGlyph({}, "$36"), "$138"), "kingmaking");
  remark.tags.push_back("open");
  remark = withGlyph(remark, "overpaid");
  remark = withGlyph(remark, "!");
  EXPECT_EQ(remark.glyphs, (Glyphs{"!", "$36", "$138"}));
  EXPECT_EQ(remark.tags, (Glyphs{"kingmaking", "open", "overpaid"}));
  EXPECT_TRUE(hasGlyph(remark, "kingmaking"));
  remark = withGlyph(withGlyph(remark, "kingmaking"), "$36");
  EXPECT_EQ(remark.glyphs, (Glyphs{"!", "$138"}));
  EXPECT_EQ(remark.tags, (Glyphs{"open", "overpaid"}));
  EXPECT_EQ(observationTags().size(), 5U);
}

TEST(GlyphGroups, MistakesHaveTwoNamesEach) {
  for (const std::string glyph : {"?", "??", "?!", "$2", "$4", "$6"}) {
    Annotation remark;
    remark.glyphs = {"=", glyph};
    EXPECT_TRUE(judgesMistake(remark)) << glyph;
  }
  for (const std::string glyph : {"!?", "!", "$5", "$9", "-+"}) {
    Annotation remark;
    remark.glyphs = {glyph};
    EXPECT_FALSE(judgesMistake(remark)) << glyph;
  }
}

} // namespace
} // namespace annales
