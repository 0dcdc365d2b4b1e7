// The tour says what to press, goes on when that was done, and takes no key away.
#include "tests/viewer/samples.h"
#include "viewer/start/tour.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace annales::viewer::test {
namespace {

constexpr int kPatience = 20'000; // milliseconds; only what is broken takes so long

struct Guided {
  Guided() {
    store.dispatch(OpenGame{openedSample("samples/game-occident.antike.jsonl")});
    window.resize(1280, 720);
    window.show();
    tour.show();
  }
  void reach(std::size_t step) {
    while (tour.step() < step)
      tour.next();
  }
  [[nodiscard]] bool goesOnTo(std::size_t step) {
    return QTest::qWaitFor([&] { return tour.step() == step; }, kPatience);
  }

  SessionStore store;
  QWidget window;
  Tour tour{store, [](const char* id) { return QStringLiteral("<%1>").arg(QLatin1String(id)); }, &window};
};

TEST(Tour, NamesTheKeyAndGoesOnWhenItWasPressed) {
  Guided g;
  EXPECT_TRUE(g.tour.words().contains(QStringLiteral("<next-turn>"))) << g.tour.words().toStdString();
  g.store.dispatch(StepTurn{1});
  ASSERT_TRUE(g.goesOnTo(1));
  g.store.dispatch(TogglePlayback{});
  ASSERT_TRUE(g.goesOnTo(2));
  g.store.dispatch(TogglePlayback{});
  g.store.dispatch(CycleNation{1});
  EXPECT_TRUE(g.goesOnTo(3));
  pictureOf(g.tour, "tour");
}

TEST(Tour, ButtonsSkipGoBackAndEnd) {
  Guided g;
  const QSignalSpy ended(&g.tour, &Tour::ended);
  EXPECT_FALSE(g.tour.backButton().isEnabled());
  g.tour.nextButton().click();
  EXPECT_EQ(g.tour.step(), 1U);
  g.tour.backButton().click();
  EXPECT_EQ(g.tour.step(), 0U);
  g.reach(Tour::steps().size() - 1);
  EXPECT_EQ(ended.size(), 0);
  g.tour.nextButton().click();
  EXPECT_EQ(ended.size(), 1);
  EXPECT_FALSE(g.tour.isVisible());
}

TEST(Tour, StaysInTheWindowAndNeverHasTheFocus) {
  Guided g;
  for (const QSize size : {QSize(1280, 720), QSize(640, 420)})
    for (std::size_t i = 0; i < Tour::steps().size(); ++i) {
      g.window.resize(size);
      QApplication::processEvents();
      EXPECT_TRUE(g.window.rect().contains(g.tour.geometry())) << i;
      g.tour.nextButton().click();
      g.tour.show();
      for (const QWidget* part : g.tour.findChildren<QWidget*>())
        EXPECT_EQ(part->focusPolicy() & Qt::TabFocus, 0) << part->metaObject()->className();
      if (i + 1 == Tour::steps().size())
        while (g.tour.step() > 0)
          g.tour.back();
    }
}

} // namespace
} // namespace annales::viewer::test
