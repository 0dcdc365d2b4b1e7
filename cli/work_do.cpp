// annales work do: the tasks of a plan, or some of them.
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/progress.h"
#include "cli/work_commands.h"

#include <fmt/core.h>

#include <memory>
#include <set>

namespace annales::cli {
namespace {

struct DoArgs {
  std::string folder, share;
  std::vector<std::string> tasks; // "1-3,7"
  unsigned threads = 2;
  bool again = false;
};

/// Two numbers with `between` them, or one for both.
std::optional<std::pair<std::uint64_t, std::uint64_t>> numbersOf(std::string_view text, char between) {
  const std::size_t at = text.find(between);
  const std::string first(text.substr(0, at)),
      second(at == std::string_view::npos ? first : std::string(text.substr(at + 1)));
  std::uint64_t from = 0, to = 0;
  if (first.empty() || second.empty() || !readDecimal(first, from) || !readDecimal(second, to))
    return std::nullopt;
  return std::pair(from, to);
}

Result<void> addTasks(std::set<std::uint64_t>& wanted, std::string_view list, std::uint64_t most) {
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    const auto range = numbersOf(list.substr(at, end - at), '-');
    if (!range || range->first < 1 || range->second < range->first)
      return failure(fmt::format("--task: expected tasks such as 3 or 1-3,7, not \"{}\"", list));
    if (range->second > most)
      return failure(fmt::format("--task {}: the plan has tasks 1 to {}", list, most));
    for (std::uint64_t task = range->first; task <= range->second; ++task)
      wanted.insert(task);
    at = end + 1;
  }
  return {};
}

Result<std::vector<std::uint64_t>> wantedTasks(const DoArgs& args, std::uint64_t most) {
  std::set<std::uint64_t> wanted;
  for (const std::string& list : args.tasks)
    if (auto added = addTasks(wanted, list, most); !added) return tl::unexpected(added.error());
  std::pair<std::uint64_t, std::uint64_t> share{1, 1};
  if (!args.share.empty()) {
    const auto read = args.share.find('/') == std::string::npos ? std::nullopt : numbersOf(args.share, '/');
    if (!read || read->first < 1 || read->first > read->second)
      return failure(fmt::format("--share: expected a share such as 2/5, not \"{}\"", args.share));
    share = *read;
  }
  std::vector<std::uint64_t> tasks;
  for (std::uint64_t task = 1; task <= most; ++task)
    if ((args.tasks.empty() || wanted.contains(task)) && (task - 1) % share.second == share.first - 1)
      tasks.push_back(task);
  return tasks;
}

/// Whether doing a task again gave the same result.
int comparedAgain(const WorkFolder& folder, std::uint64_t task) {
  const auto files = folder.look(task);
  if (!files) return tell(files.error().message), kStorageFailed;
  if (files->isDone()) return kDone;
  tell(fmt::format(
      "task {} has different results now: {} and {}. One of the machines is faulty or has another "
      "program. Do the task on a third one, then delete the wrong file",
      task, files->sound.front().string(), files->sound.back().string()));
  return kFound;
}

int doOne(const DoArgs& args, const WorkFolder& folder, std::uint64_t task, std::uint64_t& had,
          const std::function<void(std::uint64_t)>& progress) {
  const auto files = folder.look(task);
  if (!files) return tell(files.error().message), kStorageFailed;
  tellStrayFiles(*files);
  if (!files->sound.empty() && !args.again) return ++had, kDone;
  const int done = doTask(folder, task, args.threads, progress);
  return done == kDone && args.again ? comparedAgain(folder, task) : done;
}

int runDo(const DoArgs& args) {
  int status = kDone;
  const auto folder = openWork(args.folder, status);
  if (!folder) return status;
  const WorkPlan& plan = folder->plan();
  const auto tasks = wantedTasks(args, plan.tasks());
  if (!tasks) return tell(tasks.error().message), kBadInput;
  folder->tidy();
  std::uint64_t all = 0, before = 0, had = 0;
  for (const std::uint64_t task : *tasks)
    all += plan.amount(task);
  {
    Progress progress(plan.kind() == "analyse" ? "Analysing turns" : "Playing games", all);
    for (const std::uint64_t task : *tasks) {
      if (interrupted()) return kInterrupted;
      const int done =
          doOne(args, *folder, task, had, [&](std::uint64_t part) { progress.at(before + part); });
      if (done == kInterrupted) return done;
      raise(status, done);
      if (done == kStorageFailed) return status;
      before += plan.amount(task);
      progress.at(before);
    }
  }
  const std::uint64_t made = tasks->size() - had;
  putLine(fmt::format("{} done{}", counted(made, "task"),
                      had > 0 ? fmt::format(", {} had a result already", had) : std::string()));
  return status;
}

} // namespace

void addWorkDo(CLI::App& work, int& status) {
  CLI::App* command = work.add_subcommand("do", "Do tasks of a plan: all that have no result yet, or some");
  const auto args = std::make_shared<DoArgs>();
  addWorkFolder(*command, args->folder);
  command->add_option("--task", args->tasks, "Only these tasks, such as 3 or 1-3,7; repeatable")
      ->type_name("N")
      ->allow_extra_args(false);
  command
      ->add_option("--share", args->share,
                   "Only every Nth task from the Ith on: several machines divide the tasks without Slurm")
      ->type_name("I/N");
  command->add_flag("--again", args->again,
                    "Also do tasks that have a result, and compare: the same task gives the same result");
  threadsOption(*command, args->threads, "games or turns");
  command->footer(
      "If you stop the program, the same command continues with the tasks that have no result. Several\n"
      "machines may do the same task: the results are the same file.\n\nExamples:\n  annales work do "
      "bots\n  annales work do bots --task 7\n  annales work do bots --share 2/5");
  command->callback([args, &status] { status = runDo(*args); });
}

} // namespace annales::cli
