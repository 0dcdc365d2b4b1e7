// Pictures for people, each checked to show something.
#include "tests/viewer/board/board_games.h"
#include "viewer/board/board_panel.h"

#include <gtest/gtest.h>

#include <QTest>
#include <set>

namespace annales::viewer::test {
namespace {

int coloursIn(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 7)
    for (int x = 0; x < image.width(); x += 7)
      colours.insert(image.pixel(x, y));
  return static_cast<int>(colours.size());
}

struct Shot {
  std::shared_ptr<const OpenedGame> game;
  QSize size{760, 480};
  bool dark = false, projector = false;
  double zoom = 1;
  QString find{};
};

void shoot(const Shot& shot, const std::string& name, EventIndex at = 0) {
  SessionStore store;
  View view;
  view.dark = shot.dark;
  view.projector = shot.projector;
  wearLook(view);
  store.dispatch(SetView{view});
  BoardPanel panel(store);
  panel.resize(shot.size);
  store.dispatch(OpenGame{shot.game, at != 0 ? at : shot.game->main()->length() * 2 / 3});
  panel.grab();
  for (int i = 1; i < static_cast<int>(shot.zoom); ++i)
    panel.zoomIn();
  panel.findChild<BoardSheet*>()->settle();
  if (!shot.find.isEmpty()) {
    panel.show();
    QCoreApplication::processEvents();
    panel.resize(shot.size);
    QCoreApplication::processEvents();
    EXPECT_TRUE(panel.findProvince(shot.find));
  }
  EXPECT_GT(coloursIn(pictureOf(panel, name)), 20);
}

EventIndex lastMove(const OpenedLine& line) {
  for (EventIndex k = line.length(); k > 1; --k)
    if (line.transitionAt(k).moved && line.transitionAt(k).moved->count > 1) return k;
  return 1;
}

TEST(BoardPictures, SmallAndLargeLightAndDark) {
  shoot({sixNations()}, "board-six-small");
  shoot({sixNations(), {760, 480}, true}, "board-six-small-dark");
  shoot({sixNations(), {1300, 820}}, "board-six-1080", lastMove(*sixNations()->main()));
  shoot({sixNations(), {2800, 1800}}, "board-six-4k");
  shoot({sixNations(), {1300, 820}, true, true}, "board-six-projector-dark");
  shoot({duellumGame(), {760, 480}}, "board-duellum-small");
  shoot({duellumGame(), {1300, 820}, true}, "board-duellum-dark");
  shoot({playedOn("greece-persia", RulesetId::duellum, 2), {1000, 700}}, "board-greece");
  shoot({antikeIIGame(), {1300, 820}}, "board-antike-ii");
  shoot({playedOn("orient-ii", RulesetId::antikeII, 3), {760, 480}}, "board-orient-ii-small");
  shoot({playedOn("orient", RulesetId::antike, 3), {1000, 640}}, "board-orient");
  shoot({sixNations(), {1000, 640}, false, false, 4, QStringLiteral("Athenae")}, "board-found-zoomed");
  shoot({antikeIIGame(), {760, 480}, true, false, 1, QStringLiteral("Roma")}, "board-found-dark");
}

TEST(BoardPictures, PannedAndZoomedTheBoardIsPaintedAsItIs) {
  SessionStore store;
  BoardPanel panel(store);
  panel.resize(1920, 1080);
  store.dispatch(OpenGame{sixNations()});
  panel.show();
  QTest::qWait(50);
  panel.zoomIn();
  QCoreApplication::processEvents();
  auto* sheet = panel.findChild<BoardSheet*>();
  sheet->pan({30, 20});
  QCoreApplication::processEvents();
  sheet->settle();
  QCoreApplication::processEvents();
  EXPECT_EQ(sheet->painted(), sheet->scene());
}

} // namespace
} // namespace annales::viewer::test
