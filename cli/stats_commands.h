// The commands below `annales stats`: each adds itself.
#pragma once

#include "cli/parser.h"

namespace annales::cli {

void addStatsOpenings(CLI::App& stats, int& status);
void addStatsExplore(CLI::App& stats, int& status);
void addStatsCompare(CLI::App& stats, int& status);
void addStatsTrend(CLI::App& stats, int& status);
void addStatsLedger(CLI::App& stats, int& status);
void addStatsReport(CLI::App& stats, int& status);
void addStatsLab(CLI::App& stats, int& status);
void addStatsQuery(CLI::App& stats, int& status);
void addStatsMeetings(CLI::App& stats, int& status);
void addStatsRatings(CLI::App& stats, int& status);

} // namespace annales::cli
