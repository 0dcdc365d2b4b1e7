// Work for many processors or machines: a plan splits it into numbered tasks that do not depend on each
// other. The same plan and task give the same result, byte for byte, so doing a task twice is harmless.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/analysis/company_estimate.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/lab/lab_question.h"
#include "libreplay/match/match.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace annales::inline importers {

/// Games between bots, to be stored (`annales simulate`).
struct SimulateWork {
  SimulateSpec spec;
  std::uint64_t games = 0;
};

/// Players against each other (`annales match`).
struct MatchWork {
  MatchDesign design;
};

/// Two ways to play (`annales stats lab`).
struct LabWork {
  LabQuestion question;
  std::uint64_t games = 0; // as many as the design allows at most
  bool keepsGames = false; // their logs are part of the results
};

struct AnalyseTask {
  std::vector<Hash> games; // ids
  std::uint64_t turns = 0; // of their main lines: how much work it is
  Hash file;               // SHA-256 of the event log with these games
};

/// Games of a library, analysed on their main lines (`annales analyse`).
struct AnalyseWork {
  AnalysisEffort effort;              // without company: that depends on the game
  std::string against{kAllCompanies}; // words of `companiesOf`
  std::vector<AnalyseTask> tasks;
};

/// Places of games from `from` to `to` - 1; in a match those of seeds.
struct UnitRange {
  std::uint64_t from = 0, to = 0;
  [[nodiscard]] std::uint64_t size() const { return to - from; }
};

struct WorkPlan {
  std::string program;       // the version that planned; another one would play other games
  std::uint64_t perTask = 1; // games, in a match seeds; without meaning for analyses
  std::variant<SimulateWork, MatchWork, LabWork, AnalyseWork> work;

  /// "simulate", "match", "lab" or "analyse".
  [[nodiscard]] std::string_view kind() const;
  [[nodiscard]] std::uint64_t tasks() const;
  /// Of the task with that number, from 1.
  [[nodiscard]] UnitRange units(std::uint64_t task) const;
  /// How much work a task is, or all of them: games, or turns of analysed games.
  [[nodiscard]] std::uint64_t amount(std::uint64_t task) const;
  [[nodiscard]] std::uint64_t amount() const;
  /// Null for analyses: their games bring their boards.
  [[nodiscard]] std::shared_ptr<const Board> board() const;
};

/// Canonical JSON and a line feed (docs/cluster.md).
[[nodiscard]] std::string writtenPlan(const WorkPlan& plan);
/// Trusts nothing. `board` is the one that the plan is about, null where there is none.
[[nodiscard]] Result<WorkPlan> readPlan(std::string_view text, const std::shared_ptr<const Board>& board);

} // namespace annales::inline importers
