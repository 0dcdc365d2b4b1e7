// The outlines of pieces and signs, each drawn once: the board, the tables and the timeline show the same
// ones. All lie between -1 and 1 in both directions.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <initializer_list>

namespace annales::viewer::shapes {

[[nodiscard]] QPainterPath polygon(std::initializer_list<QPointF> points);
/// The outline moved into a box.
[[nodiscard]] QPainterPath in(const QRectF& box, const QPainterPath& outline);

[[nodiscard]] QPainterPath shield();  // a legion
[[nodiscard]] QPainterPath crest();   // above the shield of a commander, in the upper third
[[nodiscard]] QPainterPath hull();    // of a galley, in the lower half
[[nodiscard]] QPainterPath sail();    // above it
[[nodiscard]] QPainterPath pennant(); // of an admiral, at the top
[[nodiscard]] QPainterPath house();   // a city
[[nodiscard]] QPainterPath temple();
[[nodiscard]] QPainterPath battlements();
[[nodiscard]] QPainterPath book(); // know-how
[[nodiscard]] QPainterPath crown();
[[nodiscard]] QPainterPath star();

/// The places of a commander's shield and of an admiral's ship in the box of the piece.
[[nodiscard]] QRectF shieldBelowCrest(const QRectF& box);
[[nodiscard]] QRectF shipBelowPennant(const QRectF& box);

} // namespace annales::viewer::shapes
