// A report on the terminal: sentences and tables.
#pragma once

#include "libreplay/reports/report.h"

namespace annales::cli {

void putReport(const replay::Report& report);

} // namespace annales::cli
