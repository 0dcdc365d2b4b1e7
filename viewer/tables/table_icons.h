// Small pictures of resources, pieces and personages for tables, and the plate of a nation.
#pragma once

#include "engine/core/ids.h"
#include "viewer/look/look.h"

#include <QIcon>
#include <QPainter>

namespace annales::viewer {

enum class TableIcon : std::uint8_t {
  marble,
  iron,
  gold,
  coins,
  king,
  scholar,
  general,
  citizen,
  navigator,
  legion,
  galley,
  commander,
  admiral,
  city,
  temple,
  sea,
  knowHow,
  wall,
  points,
  maneuver,
};

[[nodiscard]] TableIcon iconOf(Resource r);
[[nodiscard]] TableIcon iconOf(Personage p);
[[nodiscard]] TableIcon iconOf(Kind kind);
/// Of what happens on a space of the rondel.
[[nodiscard]] TableIcon iconOf(Space space);

void paintTableIcon(QPainter& painter, TableIcon icon, const QRectF& box, const Look& look);
[[nodiscard]] QColor withStrength(QColor colour, double strength);

} // namespace annales::viewer
