// What lies over the pieces: what the last event did, people's remarks, the highlighted province.
#pragma once

#include "libreplay/session/session.h"
#include "viewer/board/board_picture.h"
#include "viewer/board/symbols.h"

#include <QRegion>

namespace annales::viewer {

/// One mark in the view.
struct OverlaySign {
  enum class Shape : std::uint8_t { arrow, ring, badge, outline };
  Shape shape = Shape::ring;
  QPointF at;                  // where an arrow starts
  QPointF to;                  // an arrow's end
  double size = 0;             // width of an arrow, radius of a ring, height of a badge
  QColor colour, halo;         // of a badge: fill and text
  QString text;                // of a badge
  ProvinceId province;         // of an outline
  QRect bounds;                // nothing is painted outside
  symbols::Dashes dashes = {}; // of an arrow or a ring: what its colour means to eyes that do not see it
};

/// Units that left, arrived or fell; pieces built or destroyed. Nothing for the first event, which sets up
/// everything.
[[nodiscard]] std::vector<OverlaySign> signsOf(const Transition& transition, const BoardPicture& picture);
/// Of the remarks that stand on the event, in the layers that are shown.
[[nodiscard]] std::vector<Mark> marksAt(const OpenedLine& line, EventIndex k, const View& view);
/// Arrows and rings, pacts as outlines.
[[nodiscard]] std::vector<OverlaySign> signsOfMarks(const std::vector<Mark>& marks,
                                                    const BoardPicture& picture);
/// A mark that is being drawn: an arrow, or a ring where both are one province.
[[nodiscard]] OverlaySign signOfMark(ProvinceId from, ProvinceId to, MarkColour colour,
                                     const BoardPicture& picture);
[[nodiscard]] OverlaySign litSign(ProvinceId p, const BoardPicture& picture);
/// Around the city of a province that may be clicked.
[[nodiscard]] OverlaySign offeredSign(ProvinceId p, const BoardPicture& picture);

void drawSign(QPainter& painter, const OverlaySign& sign, const BoardPicture& picture);
[[nodiscard]] QRegion regionOf(const std::vector<OverlaySign>& signs);
[[nodiscard]] QColor colourOf(MarkColour colour, const Look& look);
/// Each colour has strokes of its own.
[[nodiscard]] symbols::Dashes dashesOf(MarkColour colour);

} // namespace annales::viewer
