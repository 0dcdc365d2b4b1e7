#include "viewer/charts/plot_paint.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace annales::viewer {

void paintDash(QPainter& painter, const QRectF& box, const NationLook& nation, double width) {
  painter.setPen(nation.curvePen(width));
  painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
}

std::vector<double> spreadOut(std::vector<double> wanted, double gap, double low, double high) {
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
  double next = low;
  for (const std::size_t i : order) {
    wanted[i] = std::max(wanted[i], next);
    next = wanted[i] + gap;
  }
  double last = high;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    wanted[*i] = std::min(wanted[*i], last);
    last = wanted[*i] - gap;
  }
  return wanted;
}

} // namespace annales::viewer
