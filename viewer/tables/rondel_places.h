// Where words, pictures, prices and pieces are on a rondel, so that none covers a word. Of a rondel of radius
// 1 around (0, 0), y downwards; `RondelView` makes it as large as there is room.
#pragma once

#include "engine/core/ids.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace annales::viewer {

inline constexpr double kRondelInner = 0.33, kRondelOuter = 0.83; // of the spaces

/// On the rondel, clockwise from the top.
[[nodiscard]] QPointF onRondel(double space, double ring);
/// How wide a word may be on a space.
[[nodiscard]] double rondelWordRoom(Space space);
[[nodiscard]] QRectF rondelWord(Space space, const QSizeF& size);
[[nodiscard]] QRectF rondelIcon(Space space);
/// Beside the space, outside.
[[nodiscard]] QRectF rondelPriceTag(Space space, const QSizeF& size);
/// Pieces that stand on a space whose word is there, all of one size; they are smaller where they are many.
[[nodiscard]] std::vector<QRectF> rondelPieces(Space space, std::size_t count, const QRectF& word);

} // namespace annales::viewer
