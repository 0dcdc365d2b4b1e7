// Small things that several charts paint.
#pragma once

#include "viewer/look/look.h"

#include <QPainter>
#include <QRectF>
#include <vector>

namespace annales::viewer {

/// A piece of curve with the nation's dash.
void paintDash(QPainter& painter, const QRectF& box, const NationLook& nation, double width);
/// Moves centres apart so that none is closer than `gap` to the next and all stay between `low` and `high`,
/// as far as there is room. In the same order as given.
[[nodiscard]] std::vector<double> spreadOut(std::vector<double> wanted, double gap, double low, double high);

} // namespace annales::viewer
