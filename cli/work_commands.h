// The commands below `annales work`: each adds itself. What they have in common.
#pragma once

#include "cli/parser.h"
#include "importers/work/work_folder.h"

#include <functional>
#include <optional>
#include <string>

namespace annales::cli {

void addWorkPlan(CLI::App& work, int& status);
void addWorkDo(CLI::App& work, int& status);
void addWorkGather(CLI::App& work, int& status);

/// FOLDER.
void addWorkFolder(CLI::App& command, std::string& folder);
/// Nothing, with a message and the exit status, where it has no plan, or one of another version.
[[nodiscard]] std::optional<WorkFolder> openWork(const std::string& folder, int& status);
/// Removes files that are not what their names say, and names those of other plans.
void tellStrayFiles(const TaskFiles& files);
/// Does a task and keeps its result; the exit status.
[[nodiscard]] int doTask(const WorkFolder& folder, std::uint64_t task, unsigned threads,
                         const std::function<void(std::uint64_t)>& progress);
/// "games", or "turns" of analyses: what `WorkPlan::amount` counts.
[[nodiscard]] std::string workAmount(const WorkPlan& plan, std::uint64_t amount);
/// A text as one word of the shell: in marks where it needs them.
[[nodiscard]] std::string shellWord(const std::string& text);
/// The commands that do these tasks, on standard output.
void putTodo(const WorkFolder& folder, const std::vector<std::uint64_t>& tasks);
/// The script in the folder that does one task.
inline constexpr const char* kWorkScript = "run.sh";

} // namespace annales::cli
