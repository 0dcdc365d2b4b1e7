// Pictures for people, and that every size and look draws.
#include "tests/viewer/editor/editor_room.h"
#include "viewer/editor/picture_form.h"

#include <QTabWidget>

namespace annales::viewer::test {
namespace {

class EditorPictures : public EditorTest {
protected:
  void picture(const char* name) {
    QApplication::processEvents();
    const QImage image = pictureOf(*editor_, name);
    EXPECT_FALSE(image.isNull());
  }
};

TEST_F(EditorPictures, Tools) {
  open("mare-nostrum");
  click(toQt(board()[map().find("roma")].at));
  picture("editor-select-light");
  editor_->chooseTool(EditTool::border);
  const auto* spot = canvas().shapes().border(map().find("roma"), map().find("neapolis"));
  QTest::mouseMove(&canvas(), place(spot == nullptr ? canvas().shapes().borders()[9].middle : spot->middle));
  picture("editor-border-light");
  canvas().zoom(3);
  editor_->chooseTool(EditTool::points);
  QTest::mouseMove(&canvas(), canvas().rect().center());
  picture("editor-points-light");
}

TEST_F(EditorPictures, DarkStartsAndFindings) {
  View view;
  view.dark = true;
  wearLook(view);
  open("occident", view);
  editor_->chooseTool(EditTool::starts);
  for (const Neighbour& n : std::vector<Neighbour>(map().neighbours(map().find("roma"))))
    canvas().edited(editor_->draft()->withBorder(map().find("roma"), n.province, BorderKind::none));
  editor_->checkNow();
  picture("editor-starts-dark");
}

TEST_F(EditorPictures, BoardFormAndPicture) {
  open("occident");
  auto* tabs = editor_->findChild<QTabWidget*>();
  tabs->setCurrentIndex(2);
  picture("editor-board-light");
  QImage scan(800, 500, QImage::Format_RGB32);
  scan.fill(QColor("#c8b070"));
  ASSERT_TRUE(scan.save(home_.filePath(QStringLiteral("scan.png"))));
  ASSERT_TRUE(editor_->findChild<PictureForm*>()->load(home_.filePath(QStringLiteral("scan.png"))));
  tabs->setCurrentIndex(3);
  picture("editor-picture-light");
}

TEST_F(EditorPictures, FirstPage) {
  editor_ = std::make_unique<BoardEditor>(View{});
  editor_->show();
  picture("editor-choice-light");
}

TEST_F(EditorPictures, Projector) {
  View view;
  view.projector = true;
  wearLook(view);
  open("orient-ii", view);
  editor_->resize(1920, 1080);
  editor_->chooseTool(EditTool::split);
  click(toQt(board().provinces[20].outline[4]));
  QTest::mouseMove(&canvas(), place(toQt(board().provinces[20].at)));
  picture("editor-split-projector");
}

} // namespace
} // namespace annales::viewer::test
