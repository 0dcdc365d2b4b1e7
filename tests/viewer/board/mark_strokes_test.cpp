// Arrows and rings for eyes that do not see their colours.
#include "viewer/board/board_overlay.h"
#include "viewer/board/symbols.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <array>
#include <vector>

namespace annales::viewer::test {
namespace {

constexpr std::array kColours{MarkColour::green, MarkColour::red, MarkColour::yellow, MarkColour::blue};

/// Drawn in one colour: what remains is the shape.
QImage shapeOf(MarkColour colour, bool ring) {
  QImage image(200, 200, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  if (ring)
    symbols::ring(painter, {100, 100}, 60, 8, Qt::black, Qt::white, dashesOf(colour));
  else
    symbols::arrow(painter, {20, 100}, {180, 100}, 12, Qt::black, Qt::white, dashesOf(colour));
  return image;
}

int darkIn(const QImage& image) {
  int dark = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (qGray(image.pixel(x, y)) < 128) ++dark;
  return dark;
}

TEST(MarkStrokes, EachColourHasAShapeOfItsOwn) {
  for (const bool ring : {false, true}) {
    std::vector<QImage> seen;
    for (const MarkColour colour : kColours) {
      const QImage image = shapeOf(colour, ring);
      for (const QImage& other : seen) {
        int different = 0;
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x)
            if (std::abs(qGray(image.pixel(x, y)) - qGray(other.pixel(x, y))) > 100) ++different;
        EXPECT_GT(different, darkIn(shapeOf(MarkColour::green, ring)) / 10) << (ring ? "ring" : "arrow");
      }
      seen.push_back(image);
    }
  }
}

TEST(MarkStrokes, GreenIsOneStrokeAndTheOthersHaveGaps) {
  EXPECT_TRUE(dashesOf(MarkColour::green).isEmpty());
  for (const bool ring : {false, true})
    for (const MarkColour colour : {MarkColour::red, MarkColour::yellow, MarkColour::blue})
      EXPECT_LT(darkIn(shapeOf(colour, ring)), darkIn(shapeOf(MarkColour::green, ring)));
}

} // namespace
} // namespace annales::viewer::test
