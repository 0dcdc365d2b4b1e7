// The small shapes of the timeline: each kind of symbol has its own.
#pragma once

#include "libreplay/stats/symbols.h"
#include "viewer/look/look.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace annales::viewer {

inline constexpr std::size_t kSymbolKinds = Words<SymbolKind>::list.size();

/// Between -1 and 1 in both directions.
[[nodiscard]] const QPainterPath& symbolShape(SymbolKind kind);
/// A city in its resource's colour, a personage in its own, the rest by kind.
[[nodiscard]] QColor symbolColour(const Symbol& symbol, const Look& look);
/// With a rim, so that it stands out from bars and neighbours. `size` is its height.
void paintSymbol(QPainter& painter, const Symbol& symbol, QPointF centre, double size, const Look& look);
/// A needle whose tip is at `tip`.
void paintPin(QPainter& painter, QPointF tip, double size, const QColor& colour, const Look& look);
/// Which of several symbols in one spot is the one to show: the higher.
[[nodiscard]] int symbolRank(SymbolKind kind);

/// Names of symbols for people.
struct SymbolWords {
  [[nodiscard]] static QString of(SymbolKind kind);
};

} // namespace annales::viewer
