// A nation's badge, the same on every panel.
#pragma once

#include "viewer/look/look.h"

#include <QPainter>
#include <QRectF>

namespace annales::viewer {

/// Colour, pattern and letter in a rounded box. Drawn once for each size: a step paints dozens of them.
void paintNationBadge(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look);

} // namespace annales::viewer
