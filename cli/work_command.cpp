// annales work: much work in tasks, for a cluster, several machines or all processors.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/work_commands.h"
#include "importers/work/work_rows.h"

#include <fmt/core.h>

namespace annales::cli {

void addWork(CLI::App& program, int& status) {
  CLI::App* work = program.add_subcommand("work", "Share games and analyses among the machines of a cluster");
  work->require_subcommand(1);
  addWorkPlan(*work, status);
  addWorkDo(*work, status);
  addWorkGather(*work, status);
  work->footer(
      "All machines need the same version of annales and the same folder. docs/cluster.md shows Slurm "
      "and GNU\nparallel.\n\nExamples:\n  annales work plan simulate bots --map occident --games "
      "4000\n  annales work do bots\n  annales work gather bots --library bots.annales");
}

void addWorkFolder(CLI::App& command, std::string& folder) {
  command.add_option("FOLDER", folder, "The folder of the plan, which all machines share")
      ->required()
      ->type_name("");
}

std::optional<WorkFolder> openWork(const std::string& folder, int& status) {
  status = kBadInput;
  auto opened = WorkFolder::open(folder);
  if (!opened) return tell(opened.error().message), std::nullopt;
  if (opened->plan().program != ANNALES_VERSION) {
    tell(fmt::format(
        "annales {} made this plan, and this is annales {}. Use the same version: another one may "
        "play other games",
        opened->plan().program, ANNALES_VERSION));
    return std::nullopt;
  }
  status = kDone;
  return *std::move(opened);
}

void tellStrayFiles(const TaskFiles& files) {
  for (const auto& file : files.damaged) {
    std::error_code error;
    std::filesystem::remove(file, error);
    tell(fmt::format("{} was damaged {}", file.string(), error ? "and counts as missing" : "and is deleted"));
  }
  for (const auto& file : files.foreign)
    tell(fmt::format("{} belongs to another plan and is ignored", file.string()));
}

int doTask(const WorkFolder& folder, std::uint64_t task, unsigned threads,
           const std::function<void(std::uint64_t)>& progress) {
  const auto games = folder.games(task);
  if (!games) return tell(games.error().message), kBadInput;
  Watch watch;
  watch.threads = threads;
  watch.cancel = &interruptFlag();
  watch.progress = [&](std::uint64_t done, std::uint64_t) { progress(done); };
  const auto rows = taskRows(folder.plan(), task, *games, watch);
  if (interrupted()) return kInterrupted;
  if (!rows) return tell(fmt::format("task {}: {}", task, rows.error().message)), kBadInput;
  if (const auto kept = folder.keep(task, *rows); !kept) return tell(kept.error().message), kStorageFailed;
  return kDone;
}

std::string workAmount(const WorkPlan& plan, std::uint64_t amount) {
  return counted(amount, plan.kind() == "analyse" ? "turn" : "game");
}

std::string shellWord(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:@%,";
  if (!text.empty() && text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string out = "'";
  for (const char c : text)
    out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

void putTodo(const WorkFolder& folder, const std::vector<std::uint64_t>& tasks) {
  constexpr std::uint64_t kLargestIndex = 1000; // of an array, as Slurm is set up by default
  const std::string path = shellWord(folder.path().string()),
                    script = shellWord((folder.path() / kWorkScript).string());
  putLine(fmt::format("  on this machine:    annales work do {}", path));
  if (!tasks.empty() && tasks.back() <= kLargestIndex)
    putLine(fmt::format("  with Slurm:         sbatch --array={} {}", taskRanges(tasks), script));
  putLine(fmt::format("  with GNU parallel:  annales work gather {} --missing | parallel {}", path, script));
}

} // namespace annales::cli
