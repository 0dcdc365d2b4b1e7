// Every border of a built-in board is changed by clicks on the real widget.
#include "tests/viewer/editor/editor_room.h"

namespace annales::viewer::test {
namespace {

class BorderTool : public EditorTest {};

TEST_F(BorderTool, AClickAtItsMiddleChangesEachBorderAndUndoGivesTheFileBack) {
  open("occident");
  canvas().zoom(1.0);
  const std::string before = text();
  editor_->chooseTool(EditTool::border);
  const auto spots = canvas().shapes().borders();
  std::size_t clicked = 0;
  for (std::size_t i = 0; i < spots.size(); i += 6) { // a click draws the whole board anew
    const BorderSpot& spot = spots[i];
    const BorderSpot* hit = canvas().shapes().borderAt(spot.middle, 4);
    if (hit == nullptr || hit->a != spot.a || hit->b != spot.b) continue; // a way over others' ground
    const BorderKind was = map().border(spot.a, spot.b);
    click(spot.middle);
    const BorderKind now = map().border(spot.a, spot.b);
    EXPECT_EQ(now, was == BorderKind::land   ? BorderKind::sea
                   : was == BorderKind::sea  ? BorderKind::both
                   : was == BorderKind::both ? BorderKind::none
                                             : BorderKind::land);
    ++clicked;
  }
  EXPECT_GT(clicked, spots.size() / 8);
  EXPECT_TRUE(editor_->isChanged());
  EXPECT_TRUE(editor_->isWindowModified());
  for (std::size_t i = 0; i < clicked; ++i)
    editor_->undo();
  EXPECT_EQ(text(), before);
  EXPECT_FALSE(editor_->isChanged());
  editor_->undo(); // no more: nothing happens
  EXPECT_EQ(text(), before);
  for (std::size_t i = 0; i < clicked + 3; ++i)
    editor_->redo();
  EXPECT_NE(text(), before);
}

TEST_F(BorderTool, FourClicksGoAroundAllKinds) {
  open("rome-carthage");
  editor_->chooseTool(EditTool::border);
  const auto spot = canvas().shapes().borders().front();
  const BorderKind was = map().border(spot.a, spot.b);
  std::set<BorderKind> seen;
  for (int i = 0; i < 4; ++i) {
    click(spot.middle);
    seen.insert(map().border(spot.a, spot.b));
  }
  EXPECT_EQ(seen.size(), 4U);
  EXPECT_EQ(map().border(spot.a, spot.b), was);
}

TEST_F(BorderTool, TheBorderUnderTheMouseIsNamed) {
  open("rome-carthage");
  editor_->chooseTool(EditTool::border);
  const auto spot = canvas().shapes().borders().front();
  QTest::mouseMove(&canvas(), place(spot.middle));
  EXPECT_TRUE(canvas().hint().contains(QString::fromStdString(board()[spot.a].name)));
  EXPECT_TRUE(canvas().hint().contains(QString::fromStdString(board()[spot.b].name)));
}

} // namespace
} // namespace annales::viewer::test
