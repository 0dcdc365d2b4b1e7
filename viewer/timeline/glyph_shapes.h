// The small shapes of the timeline: each kind of sign has its own.
#pragma once

#include "libreplay/stats/glyphs.h"
#include "viewer/look/look.h"

#include <QPainter>
#include <QPainterPath>

namespace annales::viewer {

inline constexpr std::size_t kGlyphKinds = Words<GlyphKind>::list.size();

/// Between -1 and 1 in both directions.
[[nodiscard]] const QPainterPath& glyphShape(GlyphKind kind);
/// A city in its resource's colour, a personage in its own, the rest by kind.
[[nodiscard]] QColor glyphColour(const Glyph& glyph, const Look& look);
/// With a rim, so that it stands out from bars and neighbours. `size` is its height.
void paintGlyph(QPainter& painter, const Glyph& glyph, QPointF centre, double size, const Look& look);
/// A needle whose tip is at `tip`.
void paintPin(QPainter& painter, QPointF tip, double size, const QColor& colour, const Look& look);
/// Which of several signs on one spot is the one to see: the higher.
[[nodiscard]] int glyphRank(GlyphKind kind);

/// Names of signs for people.
struct GlyphWords {
  [[nodiscard]] static QString of(GlyphKind kind);
};

} // namespace annales::viewer
