// annales import FILE… --library LIB: games into a library, one file at a time, all or nothing.
#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/mistakes.h"
#include "importers/verify/meaning.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <memory>

namespace annales::cli {
namespace {

struct ImportArgs {
  std::vector<std::string> files;
  std::vector<std::string> maps;
  std::string library;
  std::string afterMistake{wordOf(AfterMistake::stop)};
};

struct Counts {
  std::size_t added = 0, there = 0, extended = 0, rejected = 0;
};

std::string titleOf(const EventLog& log) {
  std::vector<std::string> nations;
  for (const NationSetup& nation : log.game().setup->nations)
    nations.push_back(readableId(nation.nation));
  return fmt::format("{} {} ({})", hexOf(log.id()).substr(0, 12), gameTitle(log.tags(), nations),
                     counted(log.size(), "event"));
}

/// What happened to one game, as a line, and counted.
class Report {
public:
  Report(const EventLog& log, Counts& counts) : log_(log), counts_(counts) {}

  void operator()(const Added&) const {
    ++counts_.added;
    putLine("added          " + titleOf(log_));
  }
  void operator()(const AlreadyThere&) const {
    ++counts_.there;
    putLine("already there  " + titleOf(log_));
  }
  void operator()(const Extended& extended) const {
    ++counts_.extended;
    putLine(fmt::format("extended       {}: {}, {}, {}, {}", titleOf(log_),
                        counted(extended.newEvents, "new event"), counted(extended.newLines, "line"),
                        counted(extended.newTags, "tag"), counted(extended.newRemarks, "remark")));
  }
  void operator()(const Rejected& rejected) const {
    ++counts_.rejected;
    putLine(fmt::format("rejected       {}: {}", titleOf(log_), printable(rejected.message)));
  }

private:
  const EventLog& log_;
  Counts& counts_;
};

int store(GameReader& reader, Library& library, const std::string& file, Counts& counts) {
  auto batch = library.beginImport(&interruptFlag());
  if (!batch) return failed(batch.error());
  std::vector<std::pair<GameNumber, ImportOutcome>> outcomes;
  Progress progress("Storing " + file, reader.games());
  for (GameNumber number = 0; number < reader.games(); ++number) {
    const auto log = reader.game(number);
    if (!log) {
      tell(log.error().message);
      return kStorageFailed;
    }
    auto outcome = batch->add(**log);
    if (!outcome) return failed(outcome.error());
    outcomes.emplace_back(number, std::move(*outcome));
    progress.at(number);
  }
  if (const auto done = batch->commit(); !done) return failed(done.error());
  const std::size_t had = counts.rejected;
  for (const auto& [number, outcome] : outcomes) // reported only now that it is true
    if (const auto log = reader.game(number)) std::visit(Report(**log, counts), outcome);
  return counts.rejected > had ? kBadInput : kDone;
}

int reject(const std::string& file, const Rejection& why) {
  putLine(fmt::format("rejected       {}:{}: {}", printable(file), why.row, printable(why.message)));
  return why.disk ? kStorageFailed : kBadInput;
}

int importFile(const std::string& file, const BoardShelf& shelf, AfterMistake choice, Library& library,
               Counts& counts) {
  auto input = Input::open(file);
  if (!input) {
    tell(input.error().message);
    return kBadInput;
  }
  input->showProgress("Reading " + file);
  MeaningCheck meaning;
  AnyReader reader(ReadRequest{.shelf = shelf, .observer = &meaning, .afterMistake = choice});
  const auto rejection = reader.read(input->stream());
  if (interrupted()) return kInterrupted;
  if (!input->error().empty()) {
    tell(input->error());
    return kBadInput;
  }
  if (rejection) return reject(file, *rejection);
  if (meaning.refused()) return reject(file, *meaning.refused());
  for (const Complaint& complaint : reader.complaints())
    putLine(lineOf(file, complaint));
  const int stored = store(reader, library, file, counts);
  return stored == kDone && anyStopped(reader.complaints()) ? static_cast<int>(kBadInput) : stored;
}

int run(const ImportArgs& options) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  int status = kDone;
  auto library = openLibrary(options.library, Access::create, status);
  if (!library) return status;
  Counts counts;
  for (const std::string& file : options.files) {
    raise(status, importFile(file, *shelf, afterMistakeOf(options.afterMistake), *library, counts));
    if (interrupted()) return kInterrupted;
  }
  tell(fmt::format("{} added, {} already there, {} extended, {} rejected", counted(counts.added, "game"),
                   counts.there, counts.extended, counts.rejected));
  const std::filesystem::path path = library->path();
  library.reset();
  keepFactsUp(path);
  return status;
}

} // namespace

void addImport(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("import", "Add games to a library");
  const auto options = std::make_shared<ImportArgs>();
  command
      ->add_option("FILE", options->files,
                   "Event logs (*.antike.jsonl), written games (*.agn), turns in JSON (*.json) or "
                   "spreadsheets (*.csv, "
                   "*.xlsx, *.ods), - for standard input")
      ->required()
      ->type_name("");
  addLibraryOption(*command, options->library);
  addMapsOption(*command, options->maps);
  addAfterMistakeOption(*command, options->afterMistake);
  command->footer(
      "The library is created if it does not exist. A game that is already there gains what is new: events,\n"
      "lines, tags, remarks; nothing stored ever changes. Nothing is stored from a malformed file. Games "
      "that\n"
      "break rules are kept: `annales verify` says what is wrong with them. What a file is, its content "
      "says.\n"
      "Exit status: 0 done, 2 something was rejected or left out, 3 the library or the disk "
      "failed.\n\nExamples:\n"
      "  annales import samples/*.antike.jsonl --library club.annales\n"
      "  annales import tuesday.agn --library club.annales --after-mistake facts\n"
      "  ssh club cat tonight.antike.jsonl | annales import - --library club.annales");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
