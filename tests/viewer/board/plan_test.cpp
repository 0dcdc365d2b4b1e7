// Names, cities and docks do not collide, on every board.
#include "tests/viewer/board/board_games.h"
#include "viewer/board/board_picture.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

namespace annales::viewer::test {
namespace {

BoardPicture pictureOn(const std::shared_ptr<const Board>& board, const QSizeF& size, double zoom = 1) {
  BoardPicture picture(board, Look{});
  const QRectF view(QPointF(0, 0), size);
  picture.setFrame(BoardFrame({board->view.width, board->view.height}, view).zoomed(zoom, view.center()));
  return picture;
}

void expectNoCollisions(const BoardPicture& picture) {
  const std::vector<ProvincePlan>& plans = picture.plans();
  for (std::size_t a = 0; a < plans.size(); ++a) {
    if (!plans[a].name) continue;
    for (std::size_t b = 0; b < plans.size(); ++b) {
      const std::string who = picture.board().provinces[a].name + " and " + picture.board().provinces[b].name;
      const QRectF& name = plans[a].name->box;
      if (a != b && plans[b].name) {
        EXPECT_FALSE(name.intersects(plans[b].name->box)) << who;
      }
      EXPECT_FALSE(name.intersects(plans[b].cityBox)) << who;
      EXPECT_FALSE(name.intersects(plans[b].dock)) << who;
      if (plans[b].water) {
        EXPECT_FALSE(name.intersects(*plans[b].water)) << who;
      }
    }
  }
}

int namesShown(const BoardPicture& picture) {
  return static_cast<int>(
      std::ranges::count_if(picture.plans(), [](const ProvincePlan& plan) { return plan.name.has_value(); }));
}

class BoardPlans : public testing::TestWithParam<std::size_t> {
protected:
  [[nodiscard]] std::shared_ptr<const Board> board() const { return allBoards()[GetParam()]; }
};

TEST_P(BoardPlans, NothingCollidesAt1600x900) {
  const BoardPicture picture = pictureOn(board(), {1600, 878});
  expectNoCollisions(picture);
  EXPECT_EQ(namesShown(picture), static_cast<int>(picture.plans().size()));
}

TEST_P(BoardPlans, NothingCollidesInASmallWindow) {
  const BoardPicture picture = pictureOn(board(), {760, 458});
  expectNoCollisions(picture);
  EXPECT_GE(namesShown(picture), static_cast<int>(picture.plans().size()) - 4);
}

TEST_P(BoardPlans, NothingCollidesLargeAndMagnified) {
  expectNoCollisions(pictureOn(board(), {3840, 2100}));
  const BoardPicture near = pictureOn(board(), {760, 458}, 3);
  expectNoCollisions(near);
  EXPECT_EQ(namesShown(near), static_cast<int>(near.plans().size()));
}

/// A frame that was shown before is drawn as one that never was; more of them than are remembered.
TEST_P(BoardPlans, FramesComeAgain) {
  const auto frameOf = [&](int i) {
    return BoardFrame({board()->view.width, board()->view.height}, QRectF(0, 0, 1000 + 40 * (i % 7), 600));
  };
  const auto drawn = [](const BoardPicture& picture) {
    QImage image(1300, 620, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    picture.draw(painter, {});
    return image;
  };
  BoardPicture often(board(), Look{});
  for (const int i : {0, 1, 0, 2, 3, 4, 5, 0}) {
    often.setFrame(frameOf(i));
    BoardPicture once(board(), Look{});
    once.setFrame(frameOf(i));
    ASSERT_EQ(drawn(often), drawn(once)) << i;
  }
}

TEST_P(BoardPlans, NamesStandInTheBoard) {
  const BoardPicture picture = pictureOn(board(), {1600, 878});
  const QRectF all(QPointF(0, 0), picture.frame().boardRect().size());
  for (const ProvincePlan& plan : picture.plans())
    if (plan.name) {
      EXPECT_TRUE(all.contains(plan.name->box));
    }
}

TEST_P(BoardPlans, EveryCityLiesInItsProvince) {
  const BoardPicture picture = pictureOn(board(), {760, 458});
  for (std::size_t p = 0; p < picture.plans().size(); ++p)
    EXPECT_EQ(picture.shapes().at(picture.frame().toBoard(picture.cityAt(ProvinceId(p)))), ProvinceId(p));
}

TEST_P(BoardPlans, EveryBorderIsDrawn) {
  const BoardShapes shapes(*board());
  for (const BorderKind kind : {BorderKind::land, BorderKind::sea, BorderKind::both}) {
    const bool some = std::ranges::any_of(board()->map->borders(),
                                          [kind](const Border& border) { return border.kind == kind; });
    EXPECT_EQ(some, !shapes.borders[indexOf(kind)].isEmpty() || !shapes.bridges[indexOf(kind)].isEmpty());
  }
}

INSTANTIATE_TEST_SUITE_P(All, BoardPlans, testing::Range(std::size_t{0}, std::size_t{6}),
                         [](const auto& one) {
                           std::string name = allBoards()[one.param]->map->id();
                           std::erase(name, '-');
                           return name;
                         });

TEST(BoardPlan, AsManyBoardsAsAreTested) {
  EXPECT_EQ(allBoards().size(), 6U);
}

TEST(BoardFrame, WhatLiesUnderABannerCanBePulledOut) {
  const BoardFrame all({1600, 1000}, {0, 0, 800, 500});
  EXPECT_EQ(all.panned({0, 90}).origin(), all.origin()) << "nothing lies over it";
  const BoardFrame covered = all.under(60);
  EXPECT_EQ(covered.origin(), all.origin()) << "a banner that comes moves nothing";
  EXPECT_EQ(covered.panned({0, 90}).origin(), QPointF(0, 60));
  EXPECT_EQ(covered.panned({0, -90}).origin(), all.origin());
  EXPECT_EQ(covered.showing({700, 0, 100, 50}).origin(), QPointF(0, 60)) << "what is searched is seen";
  EXPECT_EQ(covered.panned({0, 90}).under(0).origin(), all.origin());
}

TEST(BoardFrame, ZoomKeepsThePointAndStaysInBounds) {
  const BoardFrame all({1600, 1000}, {0, 0, 800, 500});
  const BoardFrame near = all.zoomed(4, {200, 100});
  EXPECT_NEAR(near.toBoard({200, 100}).x(), all.toBoard({200, 100}).x(), 1);
  EXPECT_NEAR(near.toBoard({200, 100}).y(), all.toBoard({200, 100}).y(), 1);
  EXPECT_EQ(all.zoomed(1000, {400, 250}).zoom(), kMostZoom);
  EXPECT_EQ(all.zoomed(0.01, {400, 250}).zoom(), 1.0);
  const QRectF far = near.panned({-1e6, -1e6}).boardRect();
  EXPECT_NEAR(far.right(), 800, 1);
  EXPECT_NEAR(far.bottom(), 500, 1);
}

TEST(BoardMetrics, NamesGrowWithThePrint) {
  const double large = 1.45;
  for (const double fit : {0.5, 1.0, 2.0})
    EXPECT_NEAR(BoardMetrics(fit, 1, large).text, large * BoardMetrics(fit, 1, 1).text, 1e-9);
}

/// Of the black nation, too, where the land is dark.
TEST(OwnedTint, TellsANationsLandFromFreeLand) {
  for (const bool dark : {false, true}) {
    View view;
    view.dark = dark;
    const Look look = Look::of(view);
    for (const char* colour : {"#0130ad", "#c10c04", "#161616", "#92589f", "#f0ab23", "#198c67"}) {
      const QColor tint = ownedTint(QColor(colour), look);
      const auto away = [&](int of, int land) {
        return static_cast<double>(of - land) * static_cast<double>(tint.alphaF());
      };
      EXPECT_GT(std::hypot(away(tint.red(), look.land.red()), away(tint.green(), look.land.green()),
                           away(tint.blue(), look.land.blue())),
                45)
          << colour << (dark ? " in the dark" : "");
    }
  }
}

} // namespace
} // namespace annales::viewer::test
