// Curves with bands as a picture inside of a web page.
#pragma once

#include "libreplay/reports/report.h"

#include <string>

namespace annales::inline importers {

[[nodiscard]] std::string curvesMarkup(const CurveChart& chart, Language language);

} // namespace annales::inline importers
