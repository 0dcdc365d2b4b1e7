// Outlines that the board, the tables and the timeline share.
#include "viewer/look/shapes.h"

#include <gtest/gtest.h>

#include <vector>

namespace annales::viewer {
namespace {

TEST(Shapes, LieInTheirBox) {
  const std::vector<QPainterPath> all{shapes::shield(), shapes::crest(),       shapes::hull(),
                                      shapes::sail(),   shapes::pennant(),     shapes::house(),
                                      shapes::temple(), shapes::battlements(), shapes::book(),
                                      shapes::crown(),  shapes::star()};
  const QRectF box(10, 20, 40, 30);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const QRectF bounds = all[i].boundingRect();
    EXPECT_TRUE(QRectF(-1.001, -1.001, 2.002, 2.002).contains(bounds)) << i;
    EXPECT_GT(bounds.width(), 0.5) << i;
    EXPECT_TRUE(box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(shapes::in(box, all[i]).boundingRect())) << i;
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_NE(all[i], all[k]) << i << " and " << k;
  }
}

TEST(Shapes, APieceAndItsSignShareTheBox) {
  const QRectF box(0, 0, 10, 10);
  EXPECT_TRUE(box.contains(shapes::shieldBelowCrest(box)));
  EXPECT_TRUE(box.contains(shapes::shipBelowPennant(box)));
}

} // namespace
} // namespace annales::viewer
