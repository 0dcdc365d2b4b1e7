// A chart over time as a drawing that can be enlarged, with words that can be searched.
#pragma once

#include "viewer/charts/chart_data.h"

#include <string>

namespace annales::viewer {

/// SVG of every curve or layer along the whole line, below title, game and legend; for the light look.
[[nodiscard]] std::string chartSvg(const TimeData& data, const std::vector<NationLook>& looks,
                                   const Look& look, const QString& title, const QString& game);

} // namespace annales::viewer
