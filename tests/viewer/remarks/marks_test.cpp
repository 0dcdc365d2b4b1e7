// Signs from the palette, arrows and rings from the board, with real keys and buttons.
#include "tests/viewer/remarks/remark_desk.h"
#include "viewer/board/board_panel.h"
#include "viewer/remarks/board_marks.h"
#include "viewer/remarks/glyph_palette.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

using testing::ElementsAre;

struct Palette : RemarkDesk {
  GlyphPalette palette{book};
  Palette() { goTo(30); }
  [[nodiscard]] const Annotation& only() {
    EXPECT_EQ(standing().size(), 1U);
    return standing().front().now;
  }
};

TEST(GlyphPalette, HasLichessOrderAndEachKeyOnce) {
  std::string keys;
  constexpr std::array<std::string_view, kMoveGlyphs> order{"!", "?", "!!", "??", "!?", "?!", "$7", "$22"};
  for (std::size_t i = 0; i < order.size(); ++i) {
    EXPECT_EQ(glyphSigns()[i].word, order[i]);
    EXPECT_EQ(groupOf(order[i]), GlyphGroup::move);
    EXPECT_EQ(glyphSigns()[i].key, '1' + static_cast<int>(i));
  }
  for (const GlyphSign& sign : glyphSigns()) {
    EXPECT_EQ(keys.find(sign.key), std::string::npos) << sign.key;
    EXPECT_NE(sign.key, 'G') << "closes";
    keys += sign.key;
    if (sign.isTag)
      EXPECT_NE(std::ranges::find(observationTags(), sign.word), observationTags().end());
    else
      EXPECT_TRUE(isGlyph(sign.word)) << sign.word;
    EXPECT_EQ(groupOf(sign.word), sign.group) << sign.word;
  }
}

TEST(GlyphPalette, OneOfAMoveManyOfObservations) {
  Palette p;
  p.palette.toggleGlyph(0);
  EXPECT_THAT(p.only().glyphs, ElementsAre("!"));
  p.palette.toggleGlyph(3);
  EXPECT_THAT(p.only().glyphs, ElementsAre("??"));
  p.palette.toggleGlyph(16);
  p.palette.toggleGlyph(17);
  p.palette.toggleGlyph(21);
  EXPECT_THAT(p.only().glyphs, ElementsAre("??", "$138"));
  EXPECT_THAT(p.only().tags, ElementsAre("tempo-loss", "overpaid"));
  EXPECT_TRUE(p.palette.has(3) && p.palette.has(16) && !p.palette.has(0));
  for (const int index : {3, 16, 17})
    p.palette.toggleGlyph(index);
  EXPECT_THAT(p.only().glyphs, ElementsAre("$138"));
  p.palette.toggleGlyph(21);
  EXPECT_TRUE(p.standing().empty()) << "nothing is left of it";
  for (int i = 0; i < 9; ++i)
    p.undo();
  EXPECT_TRUE(p.standing().empty());
  for (int i = 0; i < 5; ++i)
    p.redo();
  EXPECT_EQ(p.only().tags.size(), 2U);
  p.palette.toggleGlyph(-1);
  p.palette.toggleGlyph(999);
  EXPECT_TRUE(p.problem.isEmpty()) << p.problem.toStdString();
}

TEST(GlyphPalette, APositionIsThatOfANation) {
  Palette p;
  p.store.dispatch(SelectNation{NationId(0)});
  p.palette.toggleGlyph(14);
  p.store.dispatch(SelectNation{NationId(1)});
  EXPECT_FALSE(p.palette.has(14));
  p.palette.toggleGlyph(15);
  ASSERT_EQ(p.standing().size(), 2U) << "a remark for each nation";
  const Game& game = p.tab().game->game();
  EXPECT_EQ(p.standing()[0].now.nation, game.nationWord(NationId(0)));
  EXPECT_THAT(p.standing()[0].now.glyphs, ElementsAre("+-"));
  EXPECT_EQ(p.standing()[1].now.nation, game.nationWord(NationId(1)));
  EXPECT_THAT(p.standing()[1].now.glyphs, ElementsAre("-+"));
  p.store.dispatch(SelectNation{NationId(0)});
  p.palette.toggleGlyph(8);
  EXPECT_THAT(p.standing()[0].now.glyphs, ElementsAre("="));
}

TEST(GlyphPalette, KeysAndClicksInThePopup) {
  Palette p;
  QWidget window;
  window.resize(800, 600);
  window.show();
  p.palette.openOver(window);
  EXPECT_TRUE(p.palette.isVisible());
  QTest::keyClick(&p.palette, Qt::Key_2);
  EXPECT_THAT(p.only().glyphs, ElementsAre("?"));
  EXPECT_TRUE(p.palette.button(1).isChecked());
  QTest::keyClick(&p.palette, Qt::Key_A);
  EXPECT_THAT(p.only().tags, ElementsAre("tempo-loss"));
  QTest::mouseClick(&p.palette.button(5), Qt::LeftButton);
  EXPECT_THAT(p.only().glyphs, ElementsAre("?!"));
  EXPECT_FALSE(p.palette.button(1).isChecked());
  QTest::keyClick(&p.palette, Qt::Key_G);
  EXPECT_FALSE(p.palette.isVisible());
}

TEST(GlyphPalette, MistakesAreSteppedToWithTheEventBefore) {
  Palette p;
  p.palette.toggleGlyph(1);
  p.goTo(60);
  p.palette.toggleGlyph(0);
  p.goTo(80);
  p.palette.toggleGlyph(3);
  p.goTo(1);
  EXPECT_TRUE(p.editor.perform(GoToMistake{1}));
  EXPECT_EQ(p.tab().cursor, 29U);
  EXPECT_TRUE(p.editor.perform(GoToMistake{1}));
  EXPECT_EQ(p.tab().cursor, 79U);
  EXPECT_FALSE(p.editor.perform(GoToMistake{1}));
  EXPECT_TRUE(p.editor.perform(GoToMistake{-1}));
  EXPECT_EQ(p.tab().cursor, 29U);
  EXPECT_TRUE(p.editor.perform(GoToRemark{1}));
  EXPECT_TRUE(p.editor.perform(GoToRemark{1}));
  EXPECT_EQ(p.tab().cursor, 60U);
  EXPECT_TRUE(p.editor.perform(GoToRemark{-1}));
  EXPECT_EQ(p.tab().cursor, 30U);
}

/// A board beside the remarks, joined as the window joins them.
struct Board : RemarkDesk {
  BoardPanel panel{store};
  BoardMarks marks{book};
  BoardSheet* sheet = nullptr;

  Board() {
    QObject::connect(&panel, &BoardPanel::marked, &marks, &BoardMarks::mark);
    goTo(40);
    show(panel, {900, 600});
    sheet = panel.findChild<BoardSheet*>();
  }
  [[nodiscard]] QPoint at(std::size_t p) const { return sheet->picture()->cityAt(ProvinceId(p)).toPoint(); }
  [[nodiscard]] std::string name(std::size_t p) const { return (*tab().game->game().map)[ProvinceId(p)].id; }
  void click(Qt::MouseButton button, std::size_t p, Qt::KeyboardModifiers held = {}) {
    QTest::mouseClick(sheet, button, held, at(p));
  }
  void drag(std::size_t from, QPoint to, Qt::KeyboardModifiers held = {}) {
    QTest::mousePress(sheet, Qt::RightButton, held, at(from));
    QTest::mouseMove(sheet, to);
    QTest::mouseRelease(sheet, Qt::RightButton, held, to);
  }
  [[nodiscard]] std::vector<Mark> drawn() {
    std::vector<Mark> all;
    for (const DiscussedRemark& remark : standing())
      all.insert(all.end(), remark.now.marks.begin(), remark.now.marks.end());
    return all;
  }
};

TEST(BoardMarks, ARightDragIsAnArrowARightClickARing) {
  Board b;
  const std::size_t signs = b.sheet->signs().size();
  b.drag(3, b.at(7));
  ASSERT_EQ(b.drawn().size(), 1U);
  const auto arrow = std::get<Arrow>(b.drawn()[0]);
  EXPECT_EQ(arrow.from, b.name(3));
  EXPECT_EQ(arrow.to, b.name(7));
  EXPECT_EQ(arrow.colour, MarkColour::green);
  b.click(Qt::RightButton, 5, Qt::ShiftModifier);
  ASSERT_EQ(b.drawn().size(), 2U);
  EXPECT_EQ(std::get<Ring>(b.drawn()[1]).province, b.name(5));
  EXPECT_EQ(std::get<Ring>(b.drawn()[1]).colour, MarkColour::red);
  EXPECT_EQ(b.standing().size(), 1U) << "one remark for all of them";
  EXPECT_EQ(b.sheet->signs().size(), signs + 2) << "and they are seen";
  EXPECT_FALSE(b.sheet->sketched().has_value());
  pictureOf(b.panel, "remarks-board-marks");
}

TEST(BoardMarks, TheSameAgainTakesAwayAnotherColourPaintsAnew) {
  Board b;
  b.drag(3, b.at(7), Qt::ControlModifier);
  EXPECT_EQ(std::get<Arrow>(b.drawn().at(0)).colour, MarkColour::blue);
  b.drag(3, b.at(7), Qt::AltModifier);
  ASSERT_EQ(b.drawn().size(), 1U);
  EXPECT_EQ(std::get<Arrow>(b.drawn()[0]).colour, MarkColour::yellow);
  b.drag(7, b.at(3), Qt::AltModifier);
  EXPECT_EQ(b.drawn().size(), 2U) << "the other way is another arrow";
  b.drag(3, b.at(7), Qt::AltModifier);
  b.drag(7, b.at(3), Qt::AltModifier);
  EXPECT_TRUE(b.standing().empty());
  b.undo();
  EXPECT_EQ(b.drawn().size(), 1U);
}

TEST(BoardMarks, ALeftClickErasesNothing) {
  Board b;
  b.drag(3, b.at(7));
  b.click(Qt::RightButton, 5);
  for (const std::size_t p : {3U, 5U, 7U, 1U})
    b.click(Qt::LeftButton, p);
  QTest::mouseDClick(b.sheet, Qt::LeftButton, {}, b.at(5));
  QTest::mousePress(b.sheet, Qt::LeftButton, {}, b.at(3));
  QTest::mouseMove(b.sheet, b.at(7));
  QTest::mouseRelease(b.sheet, Qt::LeftButton, {}, b.at(7));
  EXPECT_EQ(b.drawn().size(), 2U);
}

TEST(BoardMarks, BesideTheProvincesNothingIsDrawn) {
  Board b;
  b.drag(3, QPoint(-20, -20));
  QTest::mouseClick(b.sheet, Qt::RightButton, {}, QPoint(1, 1));
  const bool sea = !b.sheet->provinceAt(QPoint(1, 1)).exists();
  EXPECT_EQ(b.standing().empty(), sea);
  EXPECT_FALSE(b.sheet->sketched().has_value());
}

TEST(BoardMarks, AddToTheRemarkThatIsThere) {
  Board b;
  Annotation mine;
  mine.event = b.tab().line->idAt(40);
  mine.text = "look here";
  ASSERT_TRUE(b.editor.perform(WriteRemark{mine}));
  b.click(Qt::RightButton, 5);
  ASSERT_EQ(b.standing().size(), 1U);
  EXPECT_EQ(b.standing()[0].now.text, "look here");
  EXPECT_EQ(b.standing()[0].now.marks.size(), 1U);
  b.click(Qt::RightButton, 5);
  EXPECT_EQ(b.standing().size(), 1U);
  EXPECT_TRUE(b.standing()[0].now.marks.empty());
}

TEST(BoardMarks, WhereNothingCanBeWrittenItIsSaid) {
  RemarkDesk closed(sixNations(), false);
  BoardMarks marks(closed.book);
  marks.mark(ProvinceId(1), ProvinceId(2), MarkColour::green);
  EXPECT_FALSE(closed.problem.isEmpty());
  closed.store.dispatch(CloseTab{0});
  marks.mark(ProvinceId(1), ProvinceId(2), MarkColour::green);
}

} // namespace
} // namespace annales::viewer::test
