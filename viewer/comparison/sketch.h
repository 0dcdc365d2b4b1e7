// A chart as lines, shapes and words: painted in the window, and written as a drawing that can be enlarged.
#pragma once

#include "viewer/look/look.h"

#include <QPainter>
#include <QPolygonF>
#include <QSizeF>
#include <QString>
#include <string>
#include <vector>

namespace annales::viewer {

struct SketchLine {
  QPolygonF points; // two or more
  QColor colour;
  double width = 1;
  Qt::PenStyle dash = Qt::SolidLine;
};
struct SketchShape {
  QPolygonF points;  // a polygon that is closed; of a circle its middle alone
  double radius = 0; // of a circle; 0: a polygon
  QColor fill, edge;
  double width = 1;
};
struct SketchText {
  QPointF at; // on the base line
  QString words;
  QFont font;
  QColor colour;
  Qt::Alignment side = Qt::AlignLeft; // of `at` that the words begin, end or have their middle at
};

/// In order: lines, then shapes, then words.
struct Sketch {
  QSizeF size;
  QColor background;
  std::vector<SketchLine> lines;
  std::vector<SketchShape> shapes;
  std::vector<SketchText> texts;

  void line(QPointF from, QPointF to, const QColor& colour, double width = 1,
            Qt::PenStyle dash = Qt::SolidLine);
  /// Cut off with "…" after `room` pixels; 0: all of it.
  void text(QPointF at, const QString& words, const QFont& font, const QColor& colour,
            Qt::Alignment side = Qt::AlignLeft, double room = 0);
};

/// How two or more things are told apart without colour.
enum class SketchMark : std::uint8_t { disc, ring, square, diamond, triangle, cross };
void addMark(Sketch& sketch, SketchMark mark, QPointF at, double radius, const QColor& colour);

void paintSketch(QPainter& painter, const Sketch& sketch);
[[nodiscard]] std::string svgOf(const Sketch& sketch);

} // namespace annales::viewer
