// annales import FILE… --library LIB: games into a library, one file at a time, all or nothing.
#include "cli/board_options.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/held_lines.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/mistakes.h"
#include "importers/verify/meaning.h"
#include "libreplay/words/game_title.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <memory>
#include <optional>

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

  std::string operator()(const Added&) const {
    ++counts_.added;
    return "added          " + titleOf(log_);
  }
  std::string operator()(const AlreadyThere&) const {
    ++counts_.there;
    return "already there  " + titleOf(log_);
  }
  std::string operator()(const Extended& extended) const {
    ++counts_.extended;
    return fmt::format("extended       {}: {}, {}, {}, {}", titleOf(log_),
                       counted(extended.newEvents, "new event"), counted(extended.newLines, "line"),
                       counted(extended.newTags, "tag"), counted(extended.newRemarks, "remark"));
  }
  std::string operator()(const Rejected& rejected) const {
    ++counts_.rejected;
    return fmt::format("rejected       {}: {}", titleOf(log_), printable(rejected.message));
  }

private:
  const EventLog& log_;
  Counts& counts_;
};

/// The games of one file on their way into the library; they are there once `commit` says so.
class Storing {
public:
  Storing(Library& library, std::string file) : library_(library), file_(std::move(file)) {}

  /// `of`: how many games there are, where that is known. False where it failed; `commit` says how.
  bool add(const EventLog& log, std::size_t of) {
    if (!batch_ && !begin()) return false;
    ++stored_;
    auto outcome = batch_->add(log);
    if (!outcome) return fail(failed(outcome.error()));
    if (auto held = lines_.add(std::visit(Report(log, counts_), *outcome)); !held)
      return tell(held.error().message), fail(kStorageFailed);
    if (of > 0 && !progress_) progress_.emplace("Storing " + file_, of);
    if (progress_) progress_->at(stored_);
    return true;
  }

  [[nodiscard]] bool isFailed() const { return status_ != kDone; }
  [[nodiscard]] bool isEmpty() const { return stored_ == 0; }

  /// Reports only now that it is true.
  int commit(Counts& counts) {
    if (!isFailed() && (batch_ || begin()))
      if (const auto done = batch_->commit(); !done) fail(failed(done.error()));
    if (isFailed()) return status_;
    progress_.reset();
    if (auto put = lines_.putAll(); !put) return tell(put.error().message), kStorageFailed;
    counts.added += counts_.added;
    counts.there += counts_.there;
    counts.extended += counts_.extended;
    counts.rejected += counts_.rejected;
    return counts_.rejected > 0 ? kBadInput : kDone;
  }

private:
  bool begin() {
    auto batch = library_.beginImport(&interruptFlag());
    if (!batch) return fail(failed(batch.error()));
    batch_.emplace(*std::move(batch));
    return true;
  }
  bool fail(int status) {
    status_ = status;
    return false;
  }

  Library& library_;
  std::string file_;
  std::optional<ImportBatch> batch_;
  std::optional<Progress> progress_;
  std::size_t stored_ = 0;
  Counts counts_;
  HeldLines lines_;
  int status_ = kDone;
};

int reject(const std::string& file, const Rejection& why, Counts& counts) {
  ++counts.rejected; // the file as one
  if (why.row == 0 && why.disk)
    tell(why.message);
  else
    putLine("rejected       " + printable(lineOf(file, why)));
  return why.disk ? kStorageFailed : kBadInput;
}

int importFile(const std::string& file, Input& input, const BoardShelf& shelf, AfterMistake choice,
               Library& library, Counts& counts) {
  input.showProgress("Reading " + file);
  MeaningCheck meaning;
  Storing storing(library, file);
  const AnyReader* reading = nullptr;
  AnyReader reader(ReadRequest{
      .shelf = shelf,
      .observer = &meaning,
      .afterMistake = choice,
      .whole = [&](const auto& log) { return !meaning.refused() && storing.add(*log, reading->games()); },
      .name = file});
  reading = &reader;
  const auto rejection = reader.read(input.stream());
  if (storing.isFailed()) return storing.commit(counts);
  if (interrupted()) return kInterrupted;
  if (!input.error().empty()) {
    tell(input.error());
    return kBadInput;
  }
  if (rejection) return reject(file, *rejection, counts);
  if (meaning.refused()) return reject(file, *meaning.refused(), counts);
  for (const Complaint& complaint : reader.complaints())
    putLine(lineOf(file, complaint));
  if (storing.isEmpty() && reader.complaints().empty()) tell(fmt::format("{} contains no game", file));
  const int stored = storing.commit(counts);
  return stored == kDone && anythingLost(reader.complaints()) ? static_cast<int>(kBadInput) : stored;
}

bool isThere(const std::string& file) {
  return file == "-" || ::access(file.c_str(), R_OK) == 0;
}

int run(const ImportArgs& options) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  int status = kDone;
  std::optional<Library> library; // not made for files that are not there
  Counts counts;
  for (const std::string& file : options.files) {
    int opened = kDone;
    const bool wanted = !library && isThere(file);
    if (wanted) library = openLibrary(options.library, Access::create, opened);
    if (wanted && !library) return opened;
    auto input = Input::open(file); // after the library: a file that is the library is left alone
    if (!input) {
      tell(input.error().message);
      raise(status, kBadInput);
      continue;
    }
    raise(status, importFile(file, *input, *shelf, afterMistakeOf(options.afterMistake), *library, counts));
    if (interrupted()) return kInterrupted;
  }
  tell(fmt::format("{} added, {} already there, {} extended, {} rejected", counted(counts.added, "game"),
                   counts.there, counts.extended, counts.rejected));
  if (!library) return status;
  const std::filesystem::path path = library->path();
  library.reset();
  keepTablesUp(path);
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
      "The library is created if it does not exist. If the library already has a game, it only gains what is "
      "new:\nevents, lines, tags, remarks. Stored data never changes. Nothing is stored from a malformed "
      "file. Games\nthat break rules are kept; `annales verify` shows what is wrong with them. Annales "
      "recognises the format\nof a file by its content.\nExit status: 0 done, 2 something was rejected or "
      "left out, even if only a tag or a mark,\n3 the library or the disk failed. A file without games is "
      "not an error.\n\nExamples:\n  annales import samples/*.antike.jsonl --library club.annales\n  annales "
      "import tuesday.agn --library club.annales --after-mistake facts\n  ssh club cat tonight.antike.jsonl "
      "| annales import - --library club.annales");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
