// The chance to find a difference, by its size, with several numbers of games.
#pragma once

#include "libreplay/openings/power_chances.h"
#include "viewer/comparison/sketch.h"

#include <QCoreApplication>

namespace annales::viewer {

class PowerChart {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PowerChart)
public:
  /// `asVerdict`: a verdict among all questions of the history; else one look at this comparison alone.
  PowerChart(NamedChances named, bool asVerdict) : named_(std::move(named)), asVerdict_(asVerdict) {}

  [[nodiscard]] Sketch draw(QSizeF room, const Look& look) const;
  [[nodiscard]] QString title() const;

private:
  [[nodiscard]] double chanceOf(const PowerChance& one) const {
    return asVerdict_ ? one.verdict : one.oneLook;
  }

  NamedChances named_;
  bool asVerdict_;
};

/// In the order in which they come.
[[nodiscard]] std::vector<double> gamesIn(const std::vector<PowerChance>& chances);

} // namespace annales::viewer
