#include "tests/viewer/samples.h"
#include "viewer/timeline/playback_bar.h"
#include "viewer/timeline/symbol_legend.h"
#include "viewer/timeline/timeline_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

std::shared_ptr<const OpenedGame> game(const std::string& name) {
  if (name == "six") return test::sixNations();
  return test::openedSample("samples/" + name + ".antike.jsonl");
}

struct Scene {
  std::string name, game;
  bool dark, projector;
  QSize size;
  int zooms;
};

/// Player and timeline as they stand in the window, with the pointer over an event.
void picture(const Scene& scene) {
  SessionStore store;
  View look;
  look.dark = scene.dark;
  look.projector = scene.projector;
  wearLook(look);
  store.dispatch(SetView{look});
  store.dispatch(OpenGame{game(scene.game)});
  store.dispatch(GoTo{store.tab()->line->length() / 3});
  store.dispatch(SelectNation{NationId(1)});
  QWidget window;
  auto* column = new QVBoxLayout(&window);
  column->setContentsMargins(0, 120, 0, 0);
  column->setSpacing(0);
  column->addWidget(new PlaybackBar(store));
  auto* view = new TimelineView(store);
  column->addWidget(view);
  window.setPalette(Look::of(look).palette());
  window.resize(scene.size);
  window.show();
  const double x = view->xOf(store.tab()->line->length() / 2);
  for (int i = 0; i < scene.zooms; ++i) {
    QWheelEvent wheel({x, 40}, view->mapToGlobal(QPointF(x, 40)), {}, {0, 240}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view, &wheel);
  }
  const QPointF at(x, view->height() / 2.0);
  QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(view, &move);
  const QImage image = test::pictureOf(window, "timeline-" + scene.name);
  EXPECT_EQ(image.pixelColor(5, 5), Look::of(look).window);
  SymbolLegend legend(store, nullptr);
  legend.setAttribute(Qt::WA_DeleteOnClose, false);
  legend.adjustSize();
  EXPECT_FALSE(test::pictureOf(legend, "timeline-legend-" + scene.name).isNull());
}

TEST(TimelinePictures, OfTheWholeStrip) {
  picture({"small", "game-occident", false, false, {1280, 310}, 0});
  picture({"six-dark", "six", true, false, {1280, 310}, 0});
  picture({"zoomed", "six", false, false, {1280, 310}, 3});
  picture({"mistakes-projector", "game-orient-mistakes", true, true, {1280, 400}, 0});
  picture({"six-projector", "six", false, true, {1280, 400}, 0});
  picture({"large", "game-orient-mistakes", false, false, {3840, 400}, 0});
}

} // namespace
} // namespace annales::viewer
