// Charts of one moment, repainted at every event: columns of personages, flows, the personage race.
#pragma once

#include "viewer/charts/chart_data.h"

#include <QPainter>
#include <QRectF>
#include <QString>

namespace annales::viewer {

/// What a moment's chart is painted from. Borrowed for one call.
struct MomentScene {
  const Tab& tab;
  const ChartChoice& choice;
  const std::vector<NationLook>& looks;
  const Look& look;
  QRectF box;

  [[nodiscard]] std::vector<NationId> nations() const; // without hidden ones
};

void paintColumns(QPainter& painter, const MomentScene& scene);
void paintFlow(QPainter& painter, const MomentScene& scene);
void paintRace(QPainter& painter, const MomentScene& scene);

/// The one that the choice asks for; nothing for charts over time.
void paintMoment(QPainter& painter, const MomentScene& scene);
/// What is at a point of it, for a tooltip; empty where nothing is.
[[nodiscard]] QString momentTextAt(const MomentScene& scene, QPointF at);

} // namespace annales::viewer
