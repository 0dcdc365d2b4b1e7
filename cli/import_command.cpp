// annales import FILE… --library LIB: games into a library, one file at a time, all or nothing.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/import_library.h"
#include "cli/import_report.h"
#include "cli/import_storing.h"
#include "cli/input.h"
#include "cli/library_source.h"
#include "cli/log_time.h"
#include "cli/merge_report.h"
#include "cli/mistakes.h"
#include "cli/whole_file.h"
#include "importers/readers/results_read.h"
#include "importers/verify/meaning.h"
#include "libreplay/results/corrected_rows.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>

namespace annales::cli {
namespace {

/// An import is left alone often, and others that run beside it end: waiting costs less than doing it again.
constexpr std::chrono::minutes kPatienceOfImports(1);

struct ImportArgs {
  std::vector<std::string> files;
  std::vector<std::string> maps;
  std::string library;
  std::string afterMistake{wordOf(AfterMistake::stop)};
  std::string corrected{wordOf(WithCorrected::ask)}, heads{wordOf(WithHeads::keep)};
  std::string conflicts{wordOf(ConflictSide::ask)};
  bool restore = false;
  std::string words; // a file
};

ImportRules rulesOf(const ImportArgs& options) {
  ImportRules rules;
  rules.corrected = valueOf<WithCorrected>(options.corrected).value_or(WithCorrected::ask);
  rules.heads = valueOf<WithHeads>(options.heads).value_or(WithHeads::keep);
  rules.conflicts = valueOf<ConflictSide>(options.conflicts).value_or(ConflictSide::ask);
  rules.restore = options.restore;
  return rules;
}

int reject(const std::string& file, const Rejection& why, ImportCounts& counts) {
  ++counts.rejected; // the file as one
  if (why.row == 0 && why.disk)
    tell(why.message);
  else
    putLine("rejected       " + printable(lineOf(file, why)));
  return why.disk ? kStorageFailed : kBadInput;
}

/// A table that was corrected and comes again: its new rows take the place of the old ones. The exit status.
int replaceRows(const std::string& file, const std::vector<ResultRecord>& rows, Library& library) {
  std::vector<ResultRecord> known;
  const auto read = library.results([&](ResultRecord&& record) {
    if (record.sources.front().log == PlayLog::table) known.push_back(std::move(record));
    return true;
  });
  if (!read) return failed(read.error());
  const std::vector<ReplacedRow> replaced = replacedRows(known, rows, nowAsLogsWriteIt());
  if (replaced.empty()) return kDone;
  auto batch = library.beginImport(&interruptFlag());
  if (!batch) return failed(batch.error());
  for (const ReplacedRow& row : replaced)
    if (const auto added = batch->add(row.withdrawn); !added) return failed(added.error());
  if (const auto done = batch->commit(); !done) return failed(done.error());
  for (const ReplacedRow& row : replaced)
    putLine(printable(
        fmt::format("{}: the row of {} replaces the one that was imported before; `annales result restore "
                    "{}` brings that back",
                    file, row.withdrawn.date, hexOf(row.replaced).substr(0, 12))));
  return kDone;
}

int importFile(const std::string& file, Input& input, const BoardShelf& shelf, AfterMistake choice,
               const ImportRules& rules, const ResultWords& words, Library& library, ResultsRead& results,
               ImportCounts& counts) {
  input.showProgress("Reading " + file);
  MeaningCheck meaning;
  ImportStoring storing(library, file, rules);
  const AnyReader* reading = nullptr;
  const std::size_t foreignBefore = results.foreign, leftOutBefore = results.leftOut;
  AnyReader reader(ReadRequest{
      .shelf = shelf,
      .observer = &meaning,
      .afterMistake = choice,
      .whole = [&](const auto& log) { return !meaning.refused() && storing.add(*log, reading->games()); },
      .beforehand =
          [&](const auto& log) {
            if (!meaning.refused()) storing.prepare(log);
          },
      .result = [&](const ResultRecord& record) { return storing.add(record); },
      .words = &words,
      .resultsRead = &results,
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
  counts.foreign += results.foreign - foreignBefore;
  counts.leftOut += results.leftOut - leftOutBefore;
  if (storing.isEmpty() && reader.complaints().empty() && results.foreign == foreignBefore)
    tell(fmt::format("{} contains no game", file));
  int stored = storing.commit(counts);
  if (!storing.tableRows().empty() && (stored == kDone || stored == kBadInput))
    raise(stored, replaceRows(file, storing.tableRows(), library));
  return stored == kDone && anythingLost(reader.complaints()) ? static_cast<int>(kBadInput) : stored;
}

/// What an owner answered in a file of words is remembered. The exit status.
int takeWords(const std::string& file, Library& library, ImportCounts& counts) {
  constexpr std::size_t kLargestWords = std::size_t{16} << 20U;
  const auto text = readAll(file, kLargestWords);
  if (!text) return tell(text.error().message), kBadInput;
  const auto answers = readWordsFile(*text);
  if (!answers) return tell(fmt::format("{}: {}", file, answers.error().message)), kBadInput;
  const auto kept = library.keepResultWords(*answers);
  if (!kept) return failed(kept.error());
  counts.words += *kept;
  return kDone;
}

/// The words that leave a doubt, into the file that was named for them, or at least their number.
int tellQuestions(const std::string& file, bool wasThere, const ResultsRead& results,
                  const ResultWords& words) {
  const std::vector<WordQuestion> questions = results.words.questions(words);
  const auto open = std::ranges::count_if(questions, &WordQuestion::isOpen);
  if (!file.empty() && !wasThere && !questions.empty()) {
    if (!mayReplace(file)) return kBadInput;
    if (auto written = writeWhole(file, wordsFile(questions)); !written)
      return tell(written.error().message), kStorageFailed;
    tell(fmt::format("{} written to {}. Change the answers, then import again with --words {}",
                     counted(questions.size(), "question about words", "questions about words"), file, file));
  } else if (open > 0) {
    tell(fmt::format("{} a doubt: what they mean stays unknown. Import again with --words {} to answer",
                     open == 1 ? "1 word leaves" : fmt::format("{} words leave", open),
                     wasThere ? "NEW.json" : "words.json"));
  }
  return kDone;
}

bool isThere(const std::string& file) {
  return file == "-" || ::access(file.c_str(), R_OK) == 0;
}

int run(const ImportArgs& options) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  int status = kDone;
  std::optional<Library> library; // not made for files that are not there
  ImportCounts counts;
  const ImportRules rules = rulesOf(options);
  const bool wordsGiven = !options.words.empty() && isThere(options.words);
  ResultsRead results;
  ResultWords words;
  for (const std::string& file : options.files) {
    int opened = kDone;
    const bool wanted = !library && isThere(file);
    if (wanted)
      library = openLibrary(options.library, Access::create, opened, Language::english,
                            {.patience = kPatienceOfImports});
    if (wanted && !library) return opened;
    if (wanted && wordsGiven)
      if (const int taken = takeWords(options.words, *library, counts); taken != kDone) return taken;
    if (wanted) {
      auto known = library->resultWords();
      if (!known) return failed(known.error());
      words = *std::move(known);
    }
    if (library && isLibraryFile(file)) {
      raise(status, importLibrary(file, *library, rules, counts));
      if (interrupted()) return kInterrupted;
      continue;
    }
    auto input = Input::open(file); // after the library: a file that is the library is left alone
    if (!input) {
      tell(input.error().message);
      raise(status, kBadInput);
      continue;
    }
    raise(status, importFile(file, *input, *shelf, afterMistakeOf(options.afterMistake), rules, words,
                             *library, results, counts));
    if (interrupted()) return kInterrupted;
  }
  tellCounts(counts);
  raise(status, tellQuestions(options.words, wordsGiven, results, words));
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
      ->add_option(
          "FILE", options->files,
          "Event logs (*.antike.jsonl), written games (*.agn), turns in JSON (*.json) or "
          "spreadsheets (*.csv, "
          "*.xlsx, *.ods), logs of plays by BG Stats (*.json, *.bgsplay) or BoardGameGeek (*.xml, *.json), "
          "tables of results, whole libraries (*.annales), - for standard input")
      ->required()
      ->type_name("");
  addLibraryOption(*command, options->library);
  addMapsOption(*command, options->maps);
  addAfterMistakeOption(*command, options->afterMistake);
  oneOf<WithCorrected>(
      command->add_option("--corrected", options->corrected,
                          "A corrected version of a recorded game; ask: say so and store nothing of it; "
                          "replace: store it with the remarks and lines of the recorded game, which is "
                          "deleted from the list; both: store it as a game of its own; line: store it as a "
                          "line of the recorded game"))
      ->capture_default_str();
  oneOf<WithHeads>(command->add_option("--heads", options->heads,
                                       "Headers of a known game that differ in the file: keep those of the "
                                       "library, or take those of the file"))
      ->capture_default_str();
  addConflictsOption(*command, options->conflicts);
  command
      ->add_option(
          "--words", options->words,
          "Questions about words in logs of plays, as JSON: written when the file does not exist; else its "
          "answers are remembered in the library and count for all results")
      ->type_name("FILE");
  command->add_flag("--restore", options->restore,
                    "Bring back games of the files that were deleted from the "
                    "list");
  command->footer(
      "The library is created if it does not exist. If the library already has a game, it only gains what is "
      "new:\nevents, lines, tags, remarks. Stored data never changes. A game that names no id of its own is "
      "recognised\nby its moves, wherever it is in its file. Nothing is stored from a malformed "
      "file. Games\nthat break rules are kept; `annales verify` shows what is wrong with them. Annales "
      "recognises the format\nof a file by its content.\nExit status: 0 done, 2 something was rejected or "
      "left out, even if only a tag or a mark,\n3 the library or the disk failed. A file without games is "
      "not an error.\n\nExamples:\n  annales import samples/*.antike.jsonl --library club.annales\n  annales "
      "import tuesday.agn --library club.annales --after-mistake facts\n  annales import BGStatsExport.json "
      "--library club.annales --words words.json\n  annales import corrected.agn "
      "--library club.annales --corrected replace\n  annales import 'club (conflicted copy).annales' "
      "--library club.annales\n  ssh club cat tonight.antike.jsonl | annales import - --library "
      "club.annales");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
