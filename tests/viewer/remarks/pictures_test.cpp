// Pictures for people; what they show is asked only roughly.
#include "tests/viewer/remarks/remark_desk.h"
#include "viewer/remarks/glyph_palette.h"
#include "viewer/remarks/remark_list.h"
#include "viewer/remarks/remark_panel.h"

#include <gtest/gtest.h>

#include <QTranslator>

namespace annales::viewer::test {
namespace {

std::shared_ptr<const OpenedGame> discussed() {
  const auto game = sixNations();
  Annotation first =
      remarkBy(*game, 60, "Coach Rosa",
               "This is **too early**: look at [Roma](annales:province/roma) and\n\n"
               "- iron is gone\n- the know-how costs 3 more\n\nsee https://example.org/antike");
  first.audience = Audience::coach;
  first.nation = game->game().nationWord(NationId(1));
  first.glyphs = {"??", "-+", "$138"};
  first.tags = {"tempo-loss", "open", "opening", "iron"};
  first.marks = {Arrow{"roma", "sicilia", MarkColour::red}, Ring{"roma", MarkColour::green}};
  first.id = annotationId(first);
  Annotation answer = remarkBy(*game, 60, "Ada", "I wanted to be first at the temple.");
  answer.answers = first.id;
  answer.id = annotationId(answer);
  Annotation machine = remarkBy(*game, 60, "Annales 0.1", "A rondel step of 4 would have won a personage.");
  machine.layer = Layer::machine;
  machine.glyphs = {"?!"};
  machine.id = annotationId(machine);
  Annotation whole = remarkBy(*game, 1, "Ada", "Second game of the evening.");
  whole.audience = Audience::me;
  whole.marks = {
      Pact{{game->game().nationWord(NationId(0)), game->game().nationWord(NationId(1))}, {"roma"}, 8}};
  whole.id = annotationId(whole);
  return withRemarks(game, {first, answer, machine, whole});
}

TEST(RemarkPictures, ToLookAt) {
  RemarkDesk d(discussed());
  d.goTo(60);
  RemarkPanel panel(d.book, RemarkDrafts(d.folder.path()));
  RemarkList list(d.book);
  GlyphPalette palette(d.book);
  d.show(panel, {380, 760});
  d.show(list, {900, 260});
  for (const bool dark : {false, true}) {
    d.setDark(dark);
    QApplication::processEvents();
    const std::string end = dark ? "-dark" : "-light";
    EXPECT_FALSE(pictureOf(panel, "remarks-panel" + end).isNull());
    EXPECT_FALSE(pictureOf(list, "remarks-list" + end).isNull());
    palette.openOver(panel);
    QApplication::processEvents();
    EXPECT_FALSE(pictureOf(palette, "remarks-palette" + end).isNull());
    palette.hide();
  }
  d.setDark(false);
  panel.resize(260, 620);
  QApplication::processEvents();
  EXPECT_FALSE(pictureOf(panel, "remarks-panel-narrow").isNull());
}

} // namespace
} // namespace annales::viewer::test
