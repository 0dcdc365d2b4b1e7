// annales work plan: games or analyses as tasks in a folder, and how long they will take.
#include "cli/against.h"
#include "cli/choice.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/effort_options.h"
#include "cli/game_source.h"
#include "cli/lab_args.h"
#include "cli/library_source.h"
#include "cli/match_args.h"
#include "cli/progress.h"
#include "cli/simulate_args.h"
#include "cli/stats_source.h"
#include "cli/work_commands.h"
#include "importers/antike_jsonl/log_writer.h"
#include "libreplay/store/kept_analyses.h"
#include "libreplay/words/reason.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <sstream>
#include <thread>

namespace annales::cli {
namespace {

namespace fs = std::filesystem;

/// As many tasks as an array of Slurm has at most, as it is set up by default.
constexpr std::uint64_t kMostTasks = 1000;
constexpr std::uint64_t kUsualGames = 100; // of a task

struct PlanArgs {
  std::string folder;
  std::uint64_t perTask = 0; // 0: as many as give 1000 tasks or fewer
};

struct AnalysePlanArgs {
  PlanArgs plan;
  std::string library, against{kAllCompanies};
  std::vector<std::string> games; // prefixes of ids; empty: all
  AnalysisEffort effort;
};

int badPlan(const std::string& message) {
  tell(message);
  return kBadInput;
}

std::uint64_t perTaskOf(const PlanArgs& args, std::uint64_t units, std::uint64_t usual) {
  return args.perTask > 0 ? args.perTask : std::max(usual, (units + kMostTasks - 1) / kMostTasks);
}

/// Does one task, whoever calls it: Slurm by the number in an array, GNU parallel by its argument. A thin
/// shell that passes on the exit status, as Slurm decides by it (`RequeueExit`).
std::string scriptText(const WorkFolder& folder) {
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  return fmt::format(
      "#!/bin/sh\n"
      "# Does one task of this plan:  sbatch --array=1-{tasks} run.sh  or  parallel run.sh ::: 1 2 3\n"
      "# Doing a task twice is harmless. ANNALES names another program, ANNALES_WORK another folder.\n"
      "#SBATCH --job-name=annales --ntasks=1 --cpus-per-task=1 --mem-per-cpu=500\n"
      "#SBATCH --open-mode=append --requeue --output=annales-%A-%a.log\n"
      "annales=${{ANNALES:-{program}}}\n"
      "command -v \"$annales\" >/dev/null 2>&1 || annales=annales\n"
      "task=${{1:-${{SLURM_ARRAY_TASK_ID:?Name a task: run.sh 1}}}}\n"
      "work=${{ANNALES_WORK:-{folder}}}\n"
      "\"$annales\" work do \"$work\" --task \"$task\" --threads "
      "\"${{SLURM_CPUS_PER_TASK:-1}}\"\n"
      "exit $?\n",
      fmt::arg("tasks", folder.plan().tasks()), fmt::arg("program", shellWord(program.string())),
      fmt::arg("folder", shellWord(fs::absolute(folder.path(), ignored).string())));
}

int putScript(const WorkFolder& folder) {
  const fs::path script = folder.path() / kWorkScript;
  if (const auto kept = keepShared(script, scriptText(folder)); !kept) return badPlan(kept.error().message);
  std::error_code ignored;
  fs::permissions(script, fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec,
                  fs::perm_options::add, ignored);
  return kDone;
}

std::string tookText(double seconds) {
  return seconds < 10 ? fmt::format("{:.1f} s", seconds)
                      : duration(std::chrono::seconds(static_cast<std::int64_t>(seconds + 0.5)));
}

/// Does the first task, which is so much less to do later, and says what all of them will take.
int measure(const WorkFolder& folder) {
  const WorkPlan& plan = folder.plan();
  const auto files = folder.look(1);
  if (files && files->isDone()) return kDone;
  const auto begun = std::chrono::steady_clock::now();
  int done = kDone;
  {
    Progress progress("Measuring the first task", plan.amount(1));
    done = doTask(folder, 1, 1, [&](std::uint64_t part) { progress.at(part); });
  }
  if (done == kInterrupted) tell("the plan is complete, but no task was measured");
  if (done != kDone) return done;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  const double all = took.count() * static_cast<double>(plan.amount()) /
                     static_cast<double>(std::max<std::uint64_t>(plan.amount(1), 1));
  const unsigned here = std::max(1U, std::thread::hardware_concurrency());
  putLine(fmt::format("Task 1 took {} on one processor. All tasks: about {}, or {} on the {} of this machine",
                      tookText(took.count()), tookText(all), tookText(all / here),
                      counted(here, "processor")));
  return kDone;
}

int planned(const PlanArgs& args, const WorkPlan& plan) {
  const auto folder = WorkFolder::create(args.folder, plan);
  if (!folder) return badPlan(folder.error().message);
  if (const int put = putScript(*folder); put != kDone) return put;
  putLine(fmt::format("{} planned in {}: {}", counted(plan.tasks(), "task"), folder->path().string(),
                      workAmount(plan, plan.amount())));
  if (const int measured = measure(*folder); measured != kDone) return measured;
  const auto done = folder->listed();
  if (!done) return badPlan(done.error().message);
  std::vector<std::uint64_t> rest;
  for (std::uint64_t task = 1; task <= plan.tasks(); ++task)
    if (!done->contains(task)) rest.push_back(task);
  if (rest.empty()) return kDone;
  putLine("Do the other tasks:");
  putTodo(*folder, rest);
  return kDone;
}

int planSimulate(const PlanArgs& args, const SimulateArgs& games) {
  const auto spec = specOf(games);
  if (!spec) return badPlan(spec.error().message);
  if (const auto first = simulatedGame(*spec, 0); !first) return badPlan(first.error().message);
  return planned(
      args, {ANNALES_VERSION, perTaskOf(args, games.games, kUsualGames), SimulateWork{*spec, games.games}});
}

int planMatch(const PlanArgs& args, const MatchArgs& match) {
  const auto design = matchOf(match);
  if (!design) return badPlan(design.error().message);
  if (const auto fits = checkMatch(*design); !fits) return badPlan(fits.error().message);
  const std::uint64_t inSet = design->players.size();
  PlanArgs seeds = args; // games of a seed stay together
  seeds.perTask = (args.perTask + inSet - 1) / inSet;
  return planned(args, {ANNALES_VERSION,
                        perTaskOf(seeds, seedsOf(*design), std::max<std::uint64_t>(kUsualGames / inSet, 1)),
                        MatchWork{*design}});
}

int planLab(const PlanArgs& args, const LabArgs& lab, bool keepsGames) {
  int status = kDone;
  if (lab.a.empty() || lab.b.empty() || lab.nation.empty() || lab.map.empty())
    return badPlan("lab needs --a, --b, --nation and --map");
  const auto book = openBook(lab.book, status);
  if (!book) return status;
  const auto question = askedQuestion(lab, *book);
  if (!question) return badPlan(question.error().message);
  const auto design = designOf(*question);
  if (!design) return badPlan(design.error().message);
  putLine(labPromise(*question, *design, Language::english));
  return planned(args, {ANNALES_VERSION, perTaskOf(args, design->budget, kUsualGames),
                        LabWork{*question, design->budget, keepsGames}});
}

std::optional<std::vector<Hash>> gamesToAnalyse(Library& library, const std::vector<std::string>& prefixes,
                                                int& status) {
  std::vector<Hash> games;
  for (const std::string& prefix : prefixes) {
    const auto found = library.find(prefix);
    if (!found) return status = failed(found.error()), std::nullopt;
    games.push_back(*found);
  }
  if (!prefixes.empty()) return games;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    games.push_back(game.id);
    return !interrupted();
  });
  if (!listed) return status = failed(listed.error()), std::nullopt;
  return games;
}

/// Puts the games of a library into tasks, and their logs into the folder.
class AnalysisPlanner {
public:
  AnalysisPlanner(const AnalysePlanArgs& args, Library& library, bool writes)
      : args_(args), library_(library), writes_(writes) {
    writer_.emplace(text_);
    work_.effort = args.effort;
    work_.against = args.against;
  }

  /// False, with the exit status, where it failed.
  bool add(const Hash& id, std::uint64_t perTask, int& status) {
    auto log = library_.load(id);
    if (!log) return status = failed(log.error()), false;
    const NodeIndex head = log->mainHead();
    const OpenGame game{BoardShelf::builtIn(), std::make_shared<const EventLog>(*log), head};
    if (!goesToItsEnd(game)) return ++broken_, true;
    const AnalysisLine line(*log, head);
    if (line.turns().empty()) return ++without_, true;
    const auto known = library_.analyses(*log);
    if (!known) return status = failed(known.error()), false;
    AnalysisEffort effort = work_.effort;
    if (!setCompanies(effort, work_.against, *log, Language::english)) return status = kBadInput, false;
    if (line.with(known->shelf, labelOf(effort, log->game())).complete()) return ++complete_, true;
    task_.games.push_back(id);
    task_.turns += line.turns().size();
    writer_->write(*log);
    return task_.games.size() < perTask || endTask(status);
  }

  bool endTask(int& status) {
    if (task_.games.empty()) return true;
    const std::string log = std::exchange(text_, std::ostringstream()).str();
    writer_.emplace(text_); // each file has the boards of its games
    task_.file = sha256(log);
    work_.tasks.push_back(std::exchange(task_, {}));
    if (!writes_) return true;
    const auto kept = WorkFolder::keepGames(args_.plan.folder, work_.tasks.size(), log);
    if (!kept) {
      tell(kept.error().message);
      status = kStorageFailed;
    }
    return kept.has_value();
  }

  void tellLeftOutGames() const {
    if (complete_ > 0)
      tell(fmt::format("{} analysed already with this effort", counted(complete_, "game is", "games are")));
    if (broken_ > 0)
      tell(fmt::format("{} left out: the main line cannot be replayed to its end",
                       counted(broken_, "game is", "games are")));
    if (without_ > 0)
      tell(fmt::format("{} left out: no turn is recorded", counted(without_, "game is", "games are")));
  }

  [[nodiscard]] AnalyseWork take() { return std::move(work_); }

private:
  const AnalysePlanArgs& args_;
  Library& library_;
  bool writes_;
  AnalyseWork work_;
  AnalyseTask task_;
  std::ostringstream text_;
  std::optional<LogWriter> writer_;
  std::size_t complete_ = 0, broken_ = 0, without_ = 0;
};

int planAnalyse(const AnalysePlanArgs& args) {
  int status = kDone;
  auto library = openLibrary(args.library, Access::readOnly, status);
  if (!library) return status;
  const auto games = gamesToAnalyse(*library, args.games, status);
  if (!games) return status;
  const auto begun = WorkFolder::begin(args.plan.folder);
  if (!begun) return badPlan(begun.error().message);
  AnalysisPlanner planner(args, *library, *begun);
  const std::uint64_t perTask = perTaskOf(args.plan, games->size(), 1);
  {
    Progress progress("Reading games", games->size());
    for (std::size_t i = 0; i < games->size(); ++i) {
      if (interrupted()) return kInterrupted;
      if (!planner.add((*games)[i], perTask, status)) return status;
      progress.at(i + 1);
    }
    if (!planner.endTask(status)) return status;
  }
  planner.tellLeftOutGames();
  AnalyseWork work = planner.take();
  if (work.tasks.empty()) return badPlan("there is no game to analyse");
  return planned(args.plan, {ANNALES_VERSION, 1, std::move(work)});
}

void addPlanArgs(CLI::App& command, PlanArgs& args, std::string_view usual) {
  addWorkFolder(command, args.folder);
  command
      .add_option("--per-task", args.perTask,
                  fmt::format("Games in a task (default: {}, or more so that there are at most {} tasks)",
                              usual, kMostTasks))
      ->check(numberIn(std::uint64_t{1}, std::uint64_t{1'000'000}))
      ->type_name("N");
}

void addPlanSimulate(CLI::App& plan, int& status) {
  CLI::App* command = plan.add_subcommand("simulate", "Games between bots, for a library");
  const auto args = std::make_shared<PlanArgs>();
  const auto games = std::make_shared<SimulateArgs>();
  games->games = kUsualGames;
  addPlanArgs(*command, *args, "100");
  addSimulateOptions(*command, *games);
  command->footer("Examples:\n  annales work plan simulate bots --map occident --nations 4 --games 4000");
  command->callback([args, games, &status] {
    status = games->games == 0 ? badPlan("--games 0: nothing to plan") : planSimulate(*args, *games);
  });
}

void addPlanMatch(CLI::App& plan, int& status) {
  CLI::App* command = plan.add_subcommand("match", "Players against each other in every seat");
  const auto args = std::make_shared<PlanArgs>();
  const auto match = std::make_shared<MatchArgs>();
  addPlanArgs(*command, *args, "about 100");
  addMatchOptions(*command, *match);
  command->footer("Examples:\n  annales work plan match duel value growth --map occident --games 4000");
  command->callback([args, match, &status] { status = planMatch(*args, *match); });
}

void addPlanLab(CLI::App& plan, int& status) {
  CLI::App* command =
      plan.add_subcommand("lab", "Two ways to play, tried between bots (`annales stats lab`)");
  const auto args = std::make_shared<PlanArgs>();
  const auto lab = std::make_shared<LabArgs>();
  const auto keeps = std::make_shared<bool>(false);
  addPlanArgs(*command, *args, "100");
  addLabOptions(*command, *lab, [](CLI::Option* option) { return option; });
  command->add_flag("--keep-games", *keeps, "Keep the games, so that `gather` can store them in a library");
  command->footer("Examples:\n  annales work plan lab growth --a opening=G1 --b opening=M1 --nation greeks "
                  "--map occident");
  command->callback([args, lab, keeps, &status] { status = planLab(*args, *lab, *keeps); });
}

void addPlanAnalyse(CLI::App& plan, int& status) {
  CLI::App* command = plan.add_subcommand("analyse", "Analyses of the games of a library");
  const auto args = std::make_shared<AnalysePlanArgs>();
  addPlanArgs(*command, args->plan, "1");
  addLibraryOption(*command, args->library);
  command
      ->add_option("--game", args->games,
                   "Only the game whose id begins with these characters; repeatable (default: all games "
                   "without a complete analysis)")
      ->type_name("PREFIX")
      ->allow_extra_args(false);
  addEffortOptions(*command, args->effort, args->against, 1);
  command->footer("Examples:\n  annales work plan analyse night --library club.annales --budget 200");
  command->callback([args, &status] { status = planAnalyse(*args); });
}

} // namespace

void addWorkPlan(CLI::App& work, int& status) {
  CLI::App* plan =
      work.add_subcommand("plan", "Split games or analyses into tasks, and measure the first one");
  plan->require_subcommand(1);
  addPlanSimulate(*plan, status);
  addPlanMatch(*plan, status);
  addPlanLab(*plan, status);
  addPlanAnalyse(*plan, status);
  plan->footer(
      "Examples:\n  annales work plan simulate bots --map occident --games 4000\n  annales work plan "
      "analyse night --library club.annales");
}

} // namespace annales::cli
