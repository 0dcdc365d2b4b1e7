// Results of tasks as rows of JSON: the games of a task, sets of a match, games of the laboratory, analysed
// turns.
#pragma once

#include "importers/work/work_plan.h"
#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/log/event_log.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// Does a task: its rows, the same with any number of threads. Tells how much of it is done, as
/// `WorkPlan::amount` counts. `games`: for analyses the event log with the
/// games. Fails with a sentence, or with "cancelled".
[[nodiscard]] Result<std::vector<std::string>> taskRows(const WorkPlan& plan, std::uint64_t task,
                                                        const std::string& games, const Watch& watch);

/// Game number k of `SimulateWork`; every id is computed anew and compared.
struct PlayedRow {
  std::uint64_t k = 0;
  EventLog log;
};
[[nodiscard]] Result<PlayedRow> readPlayedRow(std::string_view row, const SimulateWork& work);

struct SetRow {
  std::uint64_t k = 0;
  MatchSet set;
};
[[nodiscard]] Result<SetRow> readSetRow(std::string_view row, const MatchWork& work);

struct LabRow {
  std::uint64_t k = 0;
  LabGame game; // with its log where the plan keeps games
};
[[nodiscard]] Result<LabRow> readLabRow(std::string_view row, const LabWork& work);

/// What is stored of a turn. `said` can be read once the game is known.
struct SaidRow {
  Hash game;
  SaidPlace place;
  std::string said;
};
[[nodiscard]] Result<SaidRow> readSaidRow(std::string_view row);
/// As the library keeps it.
[[nodiscard]] Result<KeptSaid> keptRow(const SaidRow& row, const AnalyseWork& work, const EventLog& log);

} // namespace annales::inline importers
