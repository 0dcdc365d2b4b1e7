// annales stats: openings, comparisons and questions over all games of a library.
#include "cli/commands.h"
#include "cli/stats_commands.h"

namespace annales::cli {

void addStats(CLI::App& program, int& status) {
  CLI::App* stats = program.add_subcommand("stats", "Openings, comparisons and questions for a library");
  stats->require_subcommand(1);
  addStatsOpenings(*stats, status);
  addStatsExplore(*stats, status);
  addStatsCompare(*stats, status);
  addStatsTrend(*stats, status);
  addStatsMeetings(*stats, status);
  addStatsRatings(*stats, status);
  addStatsLedger(*stats, status);
  addStatsReport(*stats, status);
  addStatsLab(*stats, status);
  addStatsQuery(*stats, status);
  stats->footer("Every share comes with its interval and its count. docs/statistics.md explains each "
                "number.\n\nExamples:\n  annales stats openings --library club.annales\n  annales stats "
                "report evening --library club.annales --html evening.html");
}

} // namespace annales::cli
