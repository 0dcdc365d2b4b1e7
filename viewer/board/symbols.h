// The symbols on a board, each drawn at any size.
#pragma once

#include "viewer/look/look.h"

#include <QPainter>

namespace annales::viewer::symbols {

/// A shield for a legion, a ship for a galley; commanders have a crest, admirals a pennant.
void unit(QPainter& painter, const QRectF& box, Kind kind, const NationLook& nation);
/// "×5", readable on anything.
void times(QPainter& painter, const QRectF& box, int count, const Look& look, bool before = true);
/// The size of its letters beside a symbol of that height.
[[nodiscard]] double timesPixels(double height);
/// A round city stone of that radius with the nation's letter, and its resource at the foot.
void city(QPainter& painter, const QPointF& centre, double radius, const NationLook& nation,
          Resource resource, const Look& look);
/// The same as a temple with roof and columns.
void templeCity(QPainter& painter, const QPointF& centre, double radius, const NationLook& nation,
                Resource resource, const Look& look);
/// Battlements at the foot of a city.
void wall(QPainter& painter, const QPointF& centre, double radius, const Look& look);
void neutralTemple(QPainter& painter, const QPointF& centre, double radius, const Look& look);
/// Where a city may be founded. Distinguished by shape, colour and letter.
void site(QPainter& painter, const QPointF& centre, double radius, Site site, const Look& look);
/// A resource as the same shape, in full strength.
void resource(QPainter& painter, const QPointF& centre, double radius, Resource resource, const Look& look);

/// Lengths of dashes and gaps by turns, in widths of the stroke; none for one stroke.
using Dashes = QList<qreal>;
/// From one point to another, in two colours so that it is visible everywhere.
void arrow(QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour,
           const QColor& halo, const Dashes& dashes = {});
void ring(QPainter& painter, const QPointF& centre, double radius, double width, const QColor& colour,
          const QColor& halo, const Dashes& dashes = {});
/// A short text in a coloured capsule around a point.
void badge(QPainter& painter, const QPointF& centre, double height, const QString& text, const QColor& fill,
           const QColor& ink);
/// How far the symbols of an arrow reach around its line.
[[nodiscard]] double arrowReach(double width);

} // namespace annales::viewer::symbols
