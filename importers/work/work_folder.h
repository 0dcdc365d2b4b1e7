// The folder of a plan, which all machines share: the plan, what the tasks need, and a file for each result.
// Results are named by their contents, so a task that is done twice gives the same file.
#pragma once

#include "importers/work/work_plan.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// What a folder has of one task.
struct TaskFiles {
  std::vector<std::filesystem::path> sound;   // more than one: results that differ
  std::vector<std::filesystem::path> damaged; // their contents are not what their names say
  std::vector<std::filesystem::path> foreign; // of another plan
  std::vector<std::string> rows;              // of the sound one, if there is exactly one

  [[nodiscard]] bool isDone() const { return sound.size() == 1; }
};

/// By task, in the order of their names.
using ResultFiles = std::map<std::uint64_t, std::vector<std::filesystem::path>>;

class WorkFolder {
public:
  /// Makes a new or empty folder ready for a plan; false where it has a plan already, which is left alone.
  [[nodiscard]] static Result<bool> begin(const std::filesystem::path& folder);
  /// The event log with the games of an analysis' task, before the plan that names it.
  [[nodiscard]] static Result<void> keepGames(const std::filesystem::path& folder, std::uint64_t task,
                                              std::string_view log);
  /// Writes a plan into a new or empty folder. The same plan again is no fault.
  [[nodiscard]] static Result<WorkFolder> create(const std::filesystem::path& folder, const WorkPlan& plan);
  [[nodiscard]] static Result<WorkFolder> open(const std::filesystem::path& folder);

  [[nodiscard]] const std::filesystem::path& path() const { return folder_; }
  [[nodiscard]] const WorkPlan& plan() const { return plan_; }

  /// The event log with the games of an analysis' task; empty for other work.
  [[nodiscard]] Result<std::string> games(std::uint64_t task) const;
  /// The results by their names, whatever is in them.
  [[nodiscard]] Result<ResultFiles> listed() const;
  /// Reads every result of a task: of all that are there now, or that were listed before.
  [[nodiscard]] Result<TaskFiles> look(std::uint64_t task) const;
  [[nodiscard]] TaskFiles look(std::uint64_t task, const ResultFiles& files) const;
  /// Keeps a result, durably: it is there whole or not at all, however many machines write it at once.
  [[nodiscard]] Result<std::filesystem::path> keep(std::uint64_t task,
                                                   const std::vector<std::string>& rows) const;
  /// Removes what killed programs left half written more than an hour ago.
  void tidy() const;

private:
  WorkFolder(std::filesystem::path folder, WorkPlan plan);

  std::filesystem::path folder_;
  WorkPlan plan_;
  Hash id_; // of the plan
};

/// A file that appears whole or not at all, on a disk that several machines share.
[[nodiscard]] Result<void> keepShared(const std::filesystem::path& file, std::string_view text);

/// "1-3,7": tasks in order, as Slurm writes them.
[[nodiscard]] std::string taskRanges(const std::vector<std::uint64_t>& tasks);

} // namespace annales::inline importers
