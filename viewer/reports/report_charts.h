// Charts of a report, drawn into a rectangle.
#pragma once

#include "libreplay/reports/report.h"
#include "viewer/look/look.h"

#include <QPainter>

namespace annales::viewer {

/// In pixels of 96 an inch, so that a page of another resolution can be scaled as a whole.
[[nodiscard]] QFont chartFont(const Look& look, double points);

/// The interval, the share and the baseline from 0 to 100 %.
void drawShare(QPainter& painter, const QRectF& room, const ShareCell& share, const Look& look);
[[nodiscard]] double barsHeight(const BarChart& chart, const Look& look);
void drawBars(QPainter& painter, const QRectF& room, const BarChart& chart, const Look& look,
              Language language);
[[nodiscard]] double curvesHeight(const Look& look);
void drawCurves(QPainter& painter, const QRectF& room, const CurveChart& chart, const Look& look,
                Language language);

} // namespace annales::viewer
