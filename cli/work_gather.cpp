// annales work gather: the results of tasks into a library, or as the table of a match or the answer of the
// laboratory; what is missing, and the command that does the rest.
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/lab_args.h"
#include "cli/library_source.h"
#include "cli/match_args.h"
#include "cli/progress.h"
#include "cli/whole_file.h"
#include "cli/work_commands.h"
#include "importers/work/work_rows.h"
#include "libreplay/store/kept_analyses.h"

#include <fmt/core.h>

#include <memory>
#include <utility>

namespace annales::cli {
namespace {

struct GatherArgs {
  std::string folder, library, manifest;
  bool json = false, missing = false;
};

int gatherFailed(const std::string& message, int status = kBadInput) {
  tell(message);
  return status;
}

/// Reads results and remembers which tasks have none.
class Gathering {
public:
  Gathering(const WorkFolder& folder, ResultFiles files)
      : folder_(folder), files_(std::move(files)), progress_("Gathering", folder.plan().tasks()) {}

  /// The rows of a task; nothing where it has no result, or several that differ. The same again.
  const std::optional<std::vector<std::string>>& rows(std::uint64_t task) {
    if (last_ == task) return rows_;
    last_ = task;
    rows_.reset();
    TaskFiles files = folder_.look(task, files_);
    tellStrayFiles(files);
    progress_.at(task);
    if (files.sound.size() > 1) {
      tell(fmt::format(
          "task {} has different results: {} and {}. One of the machines is faulty or has another "
          "program. Do the task once more with --again, then delete the wrong file",
          task, files.sound.front().string(), files.sound.back().string()));
      differ_ = true;
    }
    if (files.isDone())
      rows_ = std::move(files.rows);
    else
      missing_.push_back(task);
    return rows_;
  }

  /// Of those that were asked for.
  [[nodiscard]] const std::vector<std::uint64_t>& missing() const { return missing_; }
  [[nodiscard]] bool differ() const { return differ_; }
  [[nodiscard]] const WorkFolder& folder() const { return folder_; }

  /// Looks at all of them.
  void lookAtAll() {
    missing_.clear();
    last_ = 0;
    for (std::uint64_t task = 1; task <= folder_.plan().tasks() && !interrupted(); ++task)
      static_cast<void>(rows(task));
  }

  /// A row that is not what it should be makes the whole task missing.
  int broken(std::uint64_t task, const Error& why) {
    return gatherFailed(fmt::format("task {}: {}", task, why.message));
  }

private:
  const WorkFolder& folder_;
  ResultFiles files_;
  Progress progress_;
  std::vector<std::uint64_t> missing_;
  std::uint64_t last_ = 0;
  std::optional<std::vector<std::string>> rows_;
  bool differ_ = false;
};

/// What is missing, and how to do it; the exit status.
int tellMissing(const Gathering& gathering) {
  const WorkFolder& folder = gathering.folder();
  const std::vector<std::uint64_t>& missing = gathering.missing();
  if (missing.empty()) return gathering.differ() ? static_cast<int>(kFound) : static_cast<int>(kDone);
  putLine(fmt::format("No result yet for {} of {}: {}", missing.size(),
                      counted(folder.plan().tasks(), "task"), taskRanges(missing)));
  putLine("Do them:");
  putTodo(folder, missing);
  return kFound;
}

/// Games on their way into a library, task by task: all of one, or none of it.
class GameStore {
public:
  explicit GameStore(Library& library) : library_(library) {}

  /// The exit status, with a message where it failed.
  int add(const EventLog& log) {
    if (!batch_) {
      auto begun = library_.beginImport(&interruptFlag());
      if (!begun) return failed(begun.error());
      batch_ = *std::move(begun);
    }
    const auto outcome = batch_->add(log);
    if (!outcome) return failed(outcome.error());
    if (const auto* rejected = std::get_if<Rejected>(&*outcome)) return gatherFailed(rejected->message);
    ++(std::holds_alternative<Added>(*outcome) ? fresh_ : known_);
    return kDone;
  }

  int commit() {
    if (!batch_) return kDone;
    const auto done = batch_->commit();
    batch_.reset();
    if (!done) return failed(done.error());
    added_ += std::exchange(fresh_, 0);
    there_ += std::exchange(known_, 0);
    return kDone;
  }

  [[nodiscard]] std::size_t added() const { return added_; }
  [[nodiscard]] std::size_t there() const { return there_; }

private:
  Library& library_;
  std::optional<ImportBatch> batch_;
  std::size_t fresh_ = 0, known_ = 0, added_ = 0, there_ = 0;
};

int needsLibrary(const std::string& kind) {
  return gatherFailed(fmt::format("a plan of {} needs --library LIB", kind));
}

int gatherGames(const GatherArgs& args, const SimulateWork& work, Gathering& gathering) {
  if (args.library.empty()) return needsLibrary("simulate");
  int status = kDone;
  auto library = openLibrary(args.library, Access::create, status);
  if (!library) return status;
  GameStore store(*library);
  for (std::uint64_t task = 1; task <= gathering.folder().plan().tasks(); ++task) {
    if (interrupted()) return kInterrupted;
    const auto& rows = gathering.rows(task);
    if (!rows) continue;
    for (const std::string& row : *rows) {
      const auto game = readPlayedRow(row, work);
      if (!game) return gathering.broken(task, game.error());
      if (const int added = store.add(game->log); added != kDone) return added;
    }
    if (const int stored = store.commit(); stored != kDone) return stored;
  }
  const std::filesystem::path path = library->path();
  putLine(fmt::format("{} added to {}, {} already there", counted(store.added(), "game"), path.string(),
                      store.there()));
  library.reset();
  keepTablesUp(path);
  return tellMissing(gathering);
}

/// Sets, games or whatever stands in a row with a number, in their order; each task is read once.
template <class Row> class NumberedRows {
public:
  using Read = std::function<Result<Row>(const std::string&)>;
  NumberedRows(Gathering& gathering, Read read) : gathering_(gathering), read_(std::move(read)) {}

  Result<Row> at(std::uint64_t k) {
    const std::uint64_t task = k / gathering_.folder().plan().perTask + 1;
    const auto& rows = gathering_.rows(task);
    const std::uint64_t place = k - gathering_.folder().plan().units(task).from;
    if (!rows) return failure(std::string("missing"));
    if (place >= rows->size()) return failure(std::string("a row is missing"));
    auto row = read_((*rows)[place]);
    if (row && row->k != k) return failure(std::string("the rows are not in their order"));
    return row;
  }

private:
  Gathering& gathering_;
  Read read_;
};

/// Where an answer needs results that are missing.
int notYet(Gathering& gathering, const Error& why) {
  if (interrupted()) return kInterrupted;
  if (gathering.missing().empty()) return gatherFailed(why.message);
  gathering.lookAtAll();
  return tellMissing(gathering);
}

void tellSpared(std::uint64_t needed, const WorkPlan& plan) {
  if (needed >= plan.tasks()) return;
  std::vector<std::uint64_t> spared;
  for (std::uint64_t task = needed + 1; task <= plan.tasks(); ++task)
    spared.push_back(task);
  tell(
      fmt::format("the answer is clear: {} {} not needed",
                  spared.size() == 1 ? fmt::format("task {}", spared.front()) : "tasks " + taskRanges(spared),
                  spared.size() == 1 ? "is" : "are"));
}

int gatherMatch(const GatherArgs& args, const MatchWork& work, Gathering& gathering) {
  NumberedRows<SetRow> sets(gathering, [&](const std::string& row) { return readSetRow(row, work); });
  const auto answer = runMatch(work.design, {}, [&](std::uint64_t from, std::uint64_t to) {
    std::vector<MatchSet> played;
    for (std::uint64_t k = from; k < to; ++k) {
      auto set = interrupted() ? Result<SetRow>(failure(std::string("cancelled"))) : sets.at(k);
      if (!set) return Result<std::vector<MatchSet>>(tl::unexpected(set.error()));
      played.push_back(std::move(set->set));
    }
    return Result<std::vector<MatchSet>>(std::move(played));
  });
  if (!answer) return notYet(gathering, answer.error());
  MatchArgs shown;
  shown.ruleset = wordOf(work.design.games.ruleset);
  shown.map = work.design.games.board->map->id();
  shown.nations = work.design.games.nations;
  shown.seed = work.design.games.seed;
  shown.json = args.json;
  putMatch(shown, *answer);
  const WorkPlan& plan = gathering.folder().plan();
  tellSpared((answer->sets + plan.perTask - 1) / plan.perTask, plan);
  return kDone;
}

int gatherLab(const GatherArgs& args, const LabWork& work, Gathering& gathering) {
  if (!args.library.empty() && !work.keepsGames)
    return gatherFailed("the plan keeps no games; plan again with --keep-games");
  const auto design = designOf(work.question);
  if (!design) return gatherFailed(design.error().message);
  NumberedRows<LabRow> games(gathering, [&](const std::string& row) { return readLabRow(row, work); });
  int status = kDone;
  std::optional<Library> library;
  std::optional<GameStore> store;
  if (!args.library.empty()) {
    library = openLibrary(args.library, Access::create, status);
    if (!library) return status;
    store.emplace(*library);
  }
  LabWatch watch;
  watch.threads = 1;
  watch.cancel = &interruptFlag();
  watch.keep = [&](std::uint64_t, const LabGame& game) {
    if (store) status = store->add(*game.log);
    return status == kDone;
  };
  const auto answer = runLab(
      *design,
      [&](std::uint64_t k) -> Result<LabGame> {
        auto row = games.at(k);
        if (!row) return tl::unexpected(row.error());
        return std::move(row->game);
      },
      watch);
  if (status != kDone) return status;
  if (!answer) return notYet(gathering, answer.error());
  if (store) {
    if (const int stored = store->commit(); stored != kDone) return stored;
    tell(fmt::format("{} added to {}", counted(store->added(), "game"), library->path().string()));
  }
  LabArgs shown;
  shown.json = args.json;
  shown.manifest = args.manifest;
  const WorkPlan& plan = gathering.folder().plan();
  tellSpared((answer->count() + plan.perTask - 1) / plan.perTask, plan);
  return putLabAnswer(shown, work.question, *design, *answer);
}

/// The analyses of games, into the library that has them.
class AnalysisGatherer {
public:
  AnalysisGatherer(Library& library, const AnalyseWork& work) : library_(library), work_(work) {}

  /// The rows of one task; the exit status.
  int add(const std::vector<std::string>& rows, std::uint64_t task, Gathering& gathering) {
    std::vector<std::pair<Hash, std::vector<SaidRow>>> games; // in the order of the rows
    for (const std::string& row : rows) {
      auto said = readSaidRow(row);
      if (!said) return gathering.broken(task, said.error());
      if (games.empty() || games.back().first != said->game) games.push_back({said->game, {}});
      games.back().second.push_back(*std::move(said));
    }
    for (const auto& [game, said] : games)
      if (const int kept = keep(game, said, task, gathering); kept != kDone) return kept;
    return kDone;
  }

  void report() const {
    putLine(fmt::format("{} added to {}, {} already there", counted(added_, "analysis", "analyses"),
                        library_.path().string(), known_));
    if (absent_ > 0)
      tell(fmt::format("{} not in this library; their analyses were left out",
                       counted(absent_, "game is", "games are")));
  }

private:
  int keep(const Hash& game, const std::vector<SaidRow>& rows, std::uint64_t task, Gathering& gathering) {
    const auto log = library_.load(game);
    if (!log && log.error().kind == LibraryError::Kind::noSuchGame) return ++absent_, kDone;
    if (!log) return failed(log.error());
    const auto there = library_.analyses(*log);
    if (!there) return failed(there.error());
    std::vector<KeptSaid> fresh;
    for (const SaidRow& row : rows) {
      auto kept = keptRow(row, work_, *log);
      if (!kept) return gathering.broken(task, kept.error());
      if (there->shelf.find(kept->label, kept->place) == nullptr) fresh.push_back(*std::move(kept));
    }
    known_ += rows.size() - fresh.size();
    added_ += fresh.size();
    if (fresh.empty()) return kDone;
    const auto done = library_.keepAnalyses(*log, fresh);
    return done ? static_cast<int>(kDone) : failed(done.error());
  }

  Library& library_;
  const AnalyseWork& work_;
  std::size_t added_ = 0, known_ = 0, absent_ = 0;
};

int gatherAnalyses(const GatherArgs& args, const AnalyseWork& work, Gathering& gathering) {
  if (args.library.empty()) return needsLibrary("analyse");
  int status = kDone;
  auto library = openLibrary(args.library, Access::readWrite, status);
  if (!library) return status;
  AnalysisGatherer gatherer(*library, work);
  for (std::uint64_t task = 1; task <= gathering.folder().plan().tasks(); ++task) {
    if (interrupted()) return kInterrupted;
    const auto& rows = gathering.rows(task);
    if (!rows) continue;
    if (const int added = gatherer.add(*rows, task, gathering); added != kDone) return added;
  }
  gatherer.report();
  return tellMissing(gathering);
}

int gatherKind(const GatherArgs& args, Gathering& gathering) {
  const WorkPlan& plan = gathering.folder().plan();
  const bool table = plan.kind() == "match" || plan.kind() == "lab";
  if (args.json && !table) return gatherFailed("--json is for plans of match and lab");
  if (!args.manifest.empty() && plan.kind() != "lab") return gatherFailed("--manifest is for plans of lab");
  if (!args.library.empty() && plan.kind() == "match")
    return gatherFailed("a match stores no games; leave out --library");
  if (const auto* work = std::get_if<SimulateWork>(&plan.work)) return gatherGames(args, *work, gathering);
  if (const auto* work = std::get_if<MatchWork>(&plan.work)) return gatherMatch(args, *work, gathering);
  if (const auto* work = std::get_if<LabWork>(&plan.work)) return gatherLab(args, *work, gathering);
  return gatherAnalyses(args, std::get<AnalyseWork>(plan.work), gathering);
}

int runGather(const GatherArgs& args) {
  if (!mayReplace(args.manifest)) return kBadInput;
  int status = kDone;
  const auto folder = openWork(args.folder, status);
  if (!folder) return status;
  folder->tidy();
  auto files = folder->listed();
  if (!files) return gatherFailed(files.error().message, kStorageFailed);
  Gathering gathering(*folder, *std::move(files));
  if (!args.missing) return gatherKind(args, gathering);
  gathering.lookAtAll();
  if (interrupted()) return kInterrupted;
  for (const std::uint64_t task : gathering.missing())
    putLine(std::to_string(task));
  return kDone;
}

} // namespace

void addWorkGather(CLI::App& work, int& status) {
  CLI::App* command =
      work.add_subcommand("gather", "Collect the results of a plan, and show what is missing");
  const auto args = std::make_shared<GatherArgs>();
  addWorkFolder(*command, args->folder);
  command
      ->add_option("--library", args->library,
                   "Store the games here (simulate, lab), or the analyses of its games (analyse)")
      ->type_name("LIB");
  CLI::Option* missing = command->add_flag(
      "--missing", args->missing, "Only print the numbers of the tasks without a result, one per line");
  command
      ->add_option("--manifest", args->manifest, "Of lab: file for everything needed to play the games again")
      ->type_name("FILE");
  command->add_flag("--json", args->json, "Of match and lab: as JSON");
  for (CLI::Option* option : command->get_options())
    if (option != missing && option->get_single_name() != "FOLDER" && option->get_single_name() != "help")
      option->excludes(missing);
  command->footer(
      "Gathering twice is harmless. Exit status 1: tasks are missing, or their results "
      "differ.\n\nExamples:\n  annales work gather bots --library bots.annales\n  annales work gather "
      "duel --json\n  annales work gather bots --missing | parallel bots/run.sh");
  command->callback([args, &status] { status = runGather(*args); });
}

} // namespace annales::cli
