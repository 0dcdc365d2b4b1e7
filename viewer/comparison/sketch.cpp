#include "viewer/comparison/sketch.h"

#include <fmt/format.h>

#include <QFontMetricsF>

namespace annales::viewer {
namespace {

std::string sketchPoints(const QPolygonF& points) {
  std::string text;
  for (const QPointF& point : points)
    text += fmt::format("{}{:.2f},{:.2f}", text.empty() ? "" : " ", point.x(), point.y());
  return text;
}

std::string sketchColour(const QColor& colour) {
  return colour.isValid() ? colour.name().toStdString() : "none";
}

std::string_view sketchDash(Qt::PenStyle dash) {
  switch (dash) {
  case Qt::DashLine:
    return " stroke-dasharray=\"7 4\"";
  case Qt::DotLine:
    return " stroke-dasharray=\"2 3\"";
  case Qt::DashDotLine:
    return " stroke-dasharray=\"7 3 2 3\"";
  default:
    return "";
  }
}

std::string_view sketchAnchor(Qt::Alignment side) {
  return side == Qt::AlignRight ? "end" : side == Qt::AlignHCenter ? "middle" : "start";
}

double sketchPixels(const QFont& font) {
  return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
}

double startOf(const SketchText& text) {
  const double wide = QFontMetricsF(text.font).horizontalAdvance(text.words);
  return text.at.x() - (text.side == Qt::AlignRight ? wide : text.side == Qt::AlignHCenter ? wide / 2 : 0);
}

} // namespace

void Sketch::line(QPointF from, QPointF to, const QColor& colour, double width, Qt::PenStyle dash) {
  lines.push_back({QPolygonF{from, to}, colour, width, dash});
}

void Sketch::text(QPointF at, const QString& words, const QFont& font, const QColor& colour,
                  Qt::Alignment side, double room) {
  const QString cut = room > 0 ? QFontMetricsF(font).elidedText(words, Qt::ElideRight, room) : words;
  texts.push_back({at, cut, font, colour, side});
}

void addMark(Sketch& sketch, SketchMark mark, QPointF at, double radius, const QColor& colour) {
  const QColor none;
  const double r = radius;
  switch (mark) {
  case SketchMark::disc:
    sketch.shapes.push_back({QPolygonF{at}, r, colour, none});
    return;
  case SketchMark::ring:
    sketch.shapes.push_back({QPolygonF{at}, r, sketch.background, colour, 1.6});
    return;
  case SketchMark::square:
    sketch.shapes.push_back({QPolygonF(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)), 0, colour, none});
    return;
  case SketchMark::diamond:
    sketch.shapes.push_back({QPolygonF{at + QPointF(0, -1.3 * r), at + QPointF(1.3 * r, 0),
                                       at + QPointF(0, 1.3 * r), at + QPointF(-1.3 * r, 0)},
                             0, colour, none});
    return;
  case SketchMark::triangle:
    sketch.shapes.push_back(
        {QPolygonF{at + QPointF(0, -1.2 * r), at + QPointF(1.2 * r, r), at + QPointF(-1.2 * r, r)}, 0,
         sketch.background, colour, 1.6});
    return;
  case SketchMark::cross:
    sketch.line(at + QPointF(-r, -r), at + QPointF(r, r), colour, 1.8);
    sketch.line(at + QPointF(-r, r), at + QPointF(r, -r), colour, 1.8);
    return;
  }
}

void paintSketch(QPainter& painter, const Sketch& sketch) {
  painter.fillRect(QRectF(QPointF(), sketch.size), sketch.background);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const SketchLine& line : sketch.lines) {
    painter.setPen(QPen(line.colour, line.width, line.dash, Qt::FlatCap));
    painter.drawPolyline(line.points);
  }
  for (const SketchShape& shape : sketch.shapes) {
    painter.setPen(shape.edge.isValid() ? QPen(shape.edge, shape.width) : QPen(Qt::NoPen));
    painter.setBrush(shape.fill.isValid() ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
    if (shape.radius > 0)
      painter.drawEllipse(shape.points.front(), shape.radius, shape.radius);
    else
      painter.drawPolygon(shape.points);
  }
  for (const SketchText& text : sketch.texts) {
    painter.setFont(text.font);
    painter.setPen(text.colour);
    painter.drawText(QPointF(startOf(text), text.at.y()), text.words);
  }
}

std::string svgOf(const Sketch& sketch) {
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" font-family=\"Inter,'Noto Sans','DejaVu Sans',sans-serif\">\n"
      "<rect width=\"{0:.0f}\" height=\"{1:.0f}\" fill=\"{2}\"/>\n",
      sketch.size.width(), sketch.size.height(), sketchColour(sketch.background));
  for (const SketchLine& line : sketch.lines)
    out +=
        fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.1f}\"{}/>\n",
                    sketchPoints(line.points), sketchColour(line.colour), line.width, sketchDash(line.dash));
  for (const SketchShape& shape : sketch.shapes) {
    const std::string paint = fmt::format("fill=\"{}\" stroke=\"{}\" stroke-width=\"{:.1f}\"",
                                          sketchColour(shape.fill), sketchColour(shape.edge), shape.width);
    out += shape.radius > 0
               ? fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.1f}\" {}/>\n",
                             shape.points.front().x(), shape.points.front().y(), shape.radius, paint)
               : fmt::format("<polygon points=\"{}\" {}/>\n", sketchPoints(shape.points), paint);
  }
  for (const SketchText& text : sketch.texts)
    out += fmt::format(
        "<text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"{:.1f}\"{} text-anchor=\"{}\" fill=\"{}\">{}</text>\n",
        text.at.x(), text.at.y(), sketchPixels(text.font), text.font.bold() ? " font-weight=\"bold\"" : "",
        sketchAnchor(text.side), sketchColour(text.colour), text.words.toHtmlEscaped().toStdString());
  return out + "</svg>\n";
}

} // namespace annales::viewer
