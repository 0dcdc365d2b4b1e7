// annales export GAME|FILE --format …: a game for other programs.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/counted.h"
#include "cli/export_facts.h"
#include "cli/game_source.h"
#include "cli/lesson_games.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "cli/spoken.h"
#include "cli/walk.h"
#include "cli/whole_file.h"
#include "importers/agn/writer.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/html/board_diagram.h"
#include "importers/html/web_page.h"
#include "importers/plays/result_writer.h"
#include "importers/remarks/remark_writer.h"
#include "importers/sheets/sheet_writer.h"
#include "importers/table/played_page.h"
#include "importers/table/recorder_page.h"
#include "importers/turns/turns_writer.h"
#include "libreplay/log/tags.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/store/kept_analyses.h"
#include "libreplay/store/result_games.h"
#include "libreplay/text/csv.h"
#include "libreplay/text/plain_text.h"
#include "libreplay/words/sentence.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <memory>
#include <sstream>

namespace annales::cli {
namespace {

struct ExportArgs {
  std::string game; // or a file
  std::string gameOfFile;
  std::string library;
  std::string out;
  std::string format = "events";
  std::string line{kMainLine};
  std::string reader = "coach", lesson;
  bool withPrivate = false, withHistory = false, seal = false, all = false, results = false;
  bool recorder = false, withEngine = false;
  std::string language = "en";
  std::optional<std::size_t> at;
  std::vector<std::string> maps;
};

[[nodiscard]] Audience readerOf(const ExportArgs& options) {
  if (options.withPrivate) return Audience::me;
  return options.reader == "club" ? Audience::club : Audience::coach;
}

[[nodiscard]] Wordings wordingsOf(const ExportArgs& options) {
  return options.withPrivate || options.withHistory ? Wordings::all : Wordings::standing;
}

/// Which formats have what a remark said before.
bool hasHistory(const std::string& format) {
  return format == "events" || format == "agn";
}

/// On standard error, so that the file is the same whether or not somebody reads it.
void tellLeftOut(const ReadersCopy& copy, const ExportArgs& options) {
  if (copy.leftOut > 0)
    tell(fmt::format(
        "{} left out: {}. Use --with-private to write every remark.", counted(copy.leftOut, "remark"),
        readerOf(options) == Audience::club ? "for the author or the coach only, or answers to such remarks"
                                            : "for the author only, or answers to such remarks"));
  if (!hasHistory(options.format) || copy.earlier + copy.deleted == 0) return;
  std::vector<std::string> parts;
  if (copy.earlier > 0) parts.push_back(counted(copy.earlier, "earlier wording"));
  if (copy.deleted > 0) parts.push_back(counted(copy.deleted, "deleted remark"));
  tell(fmt::format("{} left out. Use --with-history to write them.", fmt::join(parts, " and ")));
}

void putCsvHeader(CsvWriter& csv, const Game& game) {
  for (const std::string_view title : {"event", "round", "active", "type", "nation", "sentence"})
    csv.text(title);
  for (std::size_t i = 0; i < game.nations(); ++i)
    for (const std::string_view holding : kHoldings)
      csv.text(fmt::format("{}.{}", game.nationWord(NationId(i)), holding));
  csv.endRow();
}

void putCsvRow(CsvWriter& csv, const Step& step, const DisplayNames& names) {
  const Game& game = names.game;
  const auto word = [&](NationId n) { return n.exists() ? game.nationWord(n) : std::string(); };
  csv.number(static_cast<std::int64_t>(step.number)).number(step.after.round).text(word(step.after.active));
  csv.text(nameOf(step.node.event)).text(word(actorOf(step.node.event)));
  csv.text(sentenceOf(step.node.event, names));
  for (std::size_t i = 0; i < game.nations(); ++i)
    for (const int held : holdingsOf(step.after, NationId(i)))
      csv.number(held);
  csv.endRow();
}

int kept(const Result<void>& written) {
  if (written) return kDone;
  tell(written.error().message);
  return kStorageFailed;
}

int putCsv(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  const auto head = log.head(options.line);
  if (!head) {
    tell(fmt::format("the game has no line \"{}\"", options.line));
    return kBadInput;
  }
  const auto board = shelf->find(log.game().map->hash());
  const EventNames words = log.names();
  const DisplayNames names{words.game, words.provinces, board.get()};
  CsvWriter csv;
  putCsvHeader(csv, log.game());
  Result<void> written;
  const auto stop = walk(log, *head, [&](const Step& step) {
    putCsvRow(csv, step, names);
    written = out.write(csv.take());
    return written && !interrupted();
  });
  if (!stop) return kept(written);
  tell(*stop);
  return kBadInput;
}

/// The position after an event of the line, with what remarks draw there.
int putDiagram(const RemarkedGame& game, const ExportArgs& options, WholeFile& out) {
  const auto head = game.log.head(options.line);
  if (!head) {
    tell(fmt::format("the game has no line \"{}\"", options.line));
    return kBadInput;
  }
  const std::vector<NodeIndex> path = game.log.path(*head);
  const std::size_t at = options.at.value_or(path.size());
  if (at < 1 || at > path.size()) {
    tell(fmt::format("--at {}: the line \"{}\" has events 1 to {}", at, options.line, path.size()));
    return kBadInput;
  }
  const Discussion discussion(game.log, game.log.annotations());
  std::vector<Mark> marks;
  for (const std::uint32_t place : discussion.at(path[at - 1])) {
    const std::vector<Mark>& some = discussion.remarks()[place].now.marks;
    marks.insert(marks.end(), some.begin(), some.end());
  }
  const std::string drawing = boardDiagram(game, path[at - 1], marks);
  if (drawing.empty()) {
    tellStop(Timeline(game.log, *head));
    return kBadInput;
  }
  return kept(out.write(drawing));
}

bool isFile(const ExportArgs& options) {
  if (!options.library.empty()) return false;
  std::error_code none;
  const auto there = std::filesystem::status(options.game, none); // a pipe, as shells make them, is one, too
  return options.game == "-" || (std::filesystem::exists(there) && !std::filesystem::is_directory(there));
}

/// What the library knows of the whole main line, for the sentence that says where the game turned.
std::shared_ptr<const LineAnalysis> keptAnalysisOf(const EventLog& log, const ExportArgs& options) {
  if (isFile(options)) return nullptr;
  int status = kDone;
  auto library = openLibrary(options.library, Access::readOnly, status);
  if (!library) return nullptr;
  const auto kept = library->analyses(log);
  if (!kept) return nullptr;
  auto analysis = thoroughest(AnalysisLine(log, log.mainHead()), kept->shelf);
  return analysis ? std::make_shared<LineAnalysis>(*std::move(analysis)) : nullptr;
}

/// The page of a game from which readers play on, and in which pupils play their answers.
int putEnginePage(const RemarkedGame& game, WholeFile& out) {
  const auto page = playedPage(game, [] { return !interrupted(); });
  if (page) return kept(out.write(*page));
  tell(page.error().message);
  return kBadInput;
}

int putForPeople(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  const auto board = shelf->find(log.game().map->hash());
  RemarkedGame game{log, board.get(), options.language == "de" ? Language::german : Language::english};
  if (options.format == "html") game.analysis = keptAnalysisOf(log, options);
  if (options.format == "svg") return putDiagram(game, options, out);
  if (options.withEngine) return putEnginePage(game, out);
  if (options.format == "html") return kept(out.write(webPage(game, [] { return !interrupted(); })));
  if (options.format == "remarks-csv") return kept(out.write(remarksCsvHeader() + remarksCsv(game)));
  return kept(out.write(remarksMarkdown(game)));
}

int putAgn(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  const BoardShelf builtIn = BoardShelf::builtIn(); // a board of the owner's own goes with the game
  std::ostringstream text;
  agn::AgnWriter writer(text, builtIn);
  if (auto written = writer.write(log); !written) {
    tell(written.error().message);
    return kBadInput;
  }
  return kept(out.write(text.view()));
}

int putTurns(const EventLog& log, WholeFile& out) {
  const auto text = turns::turnsJson(log, BoardShelf::builtIn());
  if (!text) {
    tell(text.error().message);
    return kBadInput;
  }
  return kept(out.write(*text));
}

/// A sheet with a row a turn. A workbook on a terminal would be noise.
int putSheet(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  const bool workbook = options.format == "xlsx";
  if (workbook && options.out.empty() && isTerminal(STDOUT_FILENO)) {
    tell("cannot print a workbook on a terminal; use --out FILE");
    return kBadInput;
  }
  auto board = shelf->find(log.game().map->hash());
  if (!BoardShelf::builtIn().find(log.game().map->hash()))
    tell(fmt::format("the board '{}' is not built in, and a sheet does not contain it. Readers need the file "
                     "of the board and --maps; exports as events or agn contain the board",
                     printable(log.game().map->id())));
  const auto bytes =
      workbook ? sheets::sheetXlsx(log, std::move(board)) : sheets::sheetCsv(log, std::move(board));
  if (!bytes) {
    tell(bytes.error().message);
    return kBadInput;
  }
  return kept(out.write(*bytes));
}

int putLog(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  std::ostringstream text;
  LogWriter writer(text);
  writer.write(log);
  if (options.seal) writer.seal();
  return kept(out.write(text.view()));
}

bool isForPeople(const std::string& format) {
  return format == "html" || format == "svg" || format == "remarks-md" || format == "remarks-csv";
}

int writeFacts(const ExportArgs& options) {
  if (!options.game.empty() || options.out.empty()) {
    tell("facts cover a whole library and need a folder: annales export --format facts --library LIB --out "
         "FOLDER");
    return kBadInput;
  }
  int status = kDone;
  const auto library = openLibrary(options.library, Access::readOnly, status);
  const auto reader = valueOf<FactsReader>(options.reader).value_or(FactsReader::anyone);
  return library ? exportFacts(library->path(), options.out, reader) : status;
}

/// Of the file with this name, where there is one and no library is named; else of the library.
std::shared_ptr<const EventLog> gameOf(const ExportArgs& options, int& status) {
  if (!isFile(options)) return fromLibrary(options.library, options.game, status);
  status = kBadInput;
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return nullptr;
  GameArgs args;
  args.file = options.game;
  args.game = options.gameOfFile;
  return fromFile(args, *shelf, status);
}

int putGame(const EventLog& log, const ExportArgs& options, WholeFile& out) {
  if (options.format == "csv") return putCsv(log, options, out); // has no remarks
  const ReadersCopy copy = copyFor(readerOf(options), log, wordingsOf(options));
  tellLeftOut(copy, options);
  if (options.format == "agn") return putAgn(copy.log, options, out);
  if (options.format == "turns") return putTurns(copy.log, out);
  if (options.format == "sheet" || options.format == "xlsx") return putSheet(copy.log, options, out);
  if (isForPeople(options.format)) return putForPeople(copy.log, options, out);
  return putLog(copy.log, options, out);
}

/// Formats of which one file can have many games.
bool holdsManyGames(const std::string& format) {
  return format == "events" || format == "agn" || format == "sheet";
}

std::string endingOf(const std::string& format) {
  static const std::map<std::string, std::string> endings{
      {"events", ".antike.jsonl"}, {"agn", ".agn"},        {"turns", ".turns.json"}, {"sheet", ".csv"},
      {"xlsx", ".xlsx"},           {"csv", ".ledger.csv"}, {"remarks-md", ".md"},    {"remarks-csv", ".csv"},
      {"html", ".html"},           {"svg", ".svg"}};
  const auto at = endings.find(format);
  return at == endings.end() ? "." + format : at->second;
}

/// "2026-11-17-club-evening-3f2a97b1.agn".
std::string fileNameOf(const GameSummary& game, const std::string& format) {
  constexpr std::size_t kMost = 60;
  std::string name = slugOf(tagOf(game.tags, "date"), kMost);
  const std::string event = slugOf(tagOf(game.tags, "event"), kMost);
  if (!name.empty() && !event.empty()) name += '-';
  name += event;
  return (name.empty() ? "" : name + '-') + hexOf(game.id).substr(0, 8) + endingOf(format);
}

/// One that is there, or a name without an ending.
bool isFolderName(const std::string& name) {
  const std::filesystem::path path(name);
  return std::filesystem::is_directory(path) || name.ends_with('/') || path.extension().empty();
}

/// The games of the list in their order, and how many were deleted from it.
LibraryResult<std::vector<GameSummary>> listedGames(Library& library, std::size_t& deleted) {
  std::vector<GameSummary> games;
  const auto listed = library.list({}, [&](const GameSummary& game) {
    if (isHidden(game.tags))
      ++deleted;
    else
      games.push_back(game);
    return !interrupted();
  });
  if (!listed) return tl::unexpected(listed.error());
  return games;
}

/// Each into a file of its own, and how many were written; those before an interruption stay.
int putIntoFolder(Library& library, const std::vector<GameSummary>& games, const ExportArgs& options,
                  std::size_t& written) {
  std::error_code fault;
  std::filesystem::create_directories(options.out, fault);
  if (fault) return tell(fmt::format("{}: {}", options.out, fault.message())), kStorageFailed;
  int status = kDone;
  Progress progress("Exporting", games.size());
  for (std::size_t i = 0; i < games.size() && !interrupted(); ++i) {
    const auto log = library.load(games[i].id);
    if (!log) {
      raise(status, failed(log.error()));
      continue;
    }
    ExportArgs one = options;
    one.out = (std::filesystem::path(options.out) / fileNameOf(games[i], options.format)).string();
    if (!mayReplace(one.out, {}, languageOf(options.language))) return kBadInput;
    auto out = WholeFile::create(one.out);
    if (!out) return tell(out.error().message), kStorageFailed;
    int ofGame = putGame(*log, one, *out);
    if (ofGame == kDone) ofGame = kept(out->finish());
    if (ofGame == kDone) ++written;
    raise(status, ofGame);
    progress.at(i + 1);
  }
  return interrupted() ? static_cast<int>(kInterrupted) : status;
}

/// Records as they came, so that importing them again changes nothing.
int putRecords(Library& library, WholeFile& out) {
  std::ostringstream text;
  LogWriter writer(text);
  Result<void> written;
  const auto read = library.results([&](ResultRecord&& record) {
    writer.write(record);
    written = out.write(text.view());
    text.str({});
    return written && !interrupted();
  });
  if (!read) return failed(read.error());
  return kept(written);
}

/// How many were written is 0 where the file could not be: it appears whole or not at all.
int putIntoOneFile(Library& library, const std::vector<GameSummary>& games, const ExportArgs& options,
                   std::size_t& written) {
  if (!mayReplace(options.out, {}, languageOf(options.language))) return kBadInput;
  auto out = WholeFile::create(options.out.empty() ? "-" : options.out);
  if (!out) return tell(out.error().message), kStorageFailed;
  int status = kDone;
  std::size_t ready = 0;
  for (std::size_t i = 0; i < games.size() && !interrupted(); ++i) {
    const auto log = library.load(games[i].id);
    if (!log) {
      raise(status, failed(log.error()));
      continue;
    }
    if (i > 0 && options.format != "events")
      if (auto parted = out->write("\n"); !parted) return kept(parted);
    const int ofGame = putGame(*log, options, *out);
    if (ofGame == kDone) ++ready;
    raise(status, ofGame);
  }
  if (options.format == "events") raise(status, putRecords(library, *out));
  if (interrupted()) return kInterrupted;
  const int finished = kept(out->finish());
  if (finished == kDone) written = ready;
  raise(status, finished);
  return status;
}

/// Of the phone are all evenings: those that were recorded here, too. `told` says what the file has.
int putEvenings(Library& library, WholeFile& out, std::string& told) {
  const auto all = eveningsOf(library, &interruptFlag());
  if (interrupted()) return kInterrupted;
  if (!all) return failed(all.error());
  told = counted(all->evenings.size() - all->recorded, "result without moves", "results without moves");
  if (all->recorded > 0) told += " and " + counted(all->recorded, "recorded game", "recorded games");
  return kept(out.write(plays::bgStatsJson(all->evenings)));
}

/// One row for each result, whatever number of records tells of it.
int putResultTables(Library& library, const ExportArgs& options, WholeFile& out, std::string& told) {
  if (options.format == "bg-stats") return putEvenings(library, out, told);
  const auto all = resultsOf(library);
  if (!all) return failed(all.error());
  std::vector<ResultRecord> results;
  for (const ResultGame& game : all->games)
    results.push_back(game.result);
  told = counted(results.size(), "result without moves", "results without moves");
  return kept(out.write(plays::resultsCsv(results)));
}

int putResults(const ExportArgs& options) {
  if (options.format != "events" && options.format != "csv" && options.format != "bg-stats") {
    tell("--results works only with events, csv and bg-stats: results have no moves");
    return kBadInput;
  }
  if (!options.game.empty() || options.all) {
    tell("--results exports every result without moves of the library; leave out the id and --all");
    return kBadInput;
  }
  if (!mayReplace(options.out, {}, languageOf(options.language))) return kBadInput;
  int status = kDone;
  auto library = openLibrary(options.library, Access::readOnly, status);
  if (!library) return status;
  auto out = WholeFile::create(options.out.empty() ? "-" : options.out);
  if (!out) return tell(out.error().message), kStorageFailed;
  std::string told;
  status = options.format == "events" ? putRecords(*library, *out)
                                      : putResultTables(*library, options, *out, told);
  if (interrupted()) return kInterrupted;
  if (status == kDone) status = kept(out->finish());
  if (status == kDone && !told.empty()) tell(told + " exported");
  return status;
}

int putAllGames(const ExportArgs& options) {
  if (!options.game.empty()) {
    tell("--all exports every game of the library; leave out the id, or leave out --all");
    return kBadInput;
  }
  if (options.seal) {
    tell("--seal works only with one game: annales export GAME --format events --seal");
    return kBadInput;
  }
  const bool folder = !options.out.empty() && isFolderName(options.out);
  if (!folder && !holdsManyGames(options.format)) {
    tell(fmt::format("a file of the format {} has one game; name a folder: --out FOLDER", options.format));
    return kBadInput;
  }
  int status = kDone;
  auto library = openLibrary(options.library, Access::readOnly, status);
  if (!library) return status;
  std::size_t deleted = 0;
  const auto games = listedGames(*library, deleted);
  if (!games) return failed(games.error());
  std::size_t written = 0;
  status = folder ? putIntoFolder(*library, *games, options, written)
                  : putIntoOneFile(*library, *games, options, written);
  if (interrupted()) return kInterrupted;
  tell(written == games->size() ? counted(written, "game") + " exported"
                                : fmt::format("{} of {} exported", written, counted(games->size(), "game")));
  if (deleted > 0) tell(counted(deleted, "deleted game") + " left out");
  return status;
}

/// The copies for the reader, as one page.
int putLessonPage(const LessonGamesArgs& args, const LessonGames& games, const ExportArgs& options,
                  WholeFile& out) {
  LessonGames copies{games.shelf, {}};
  for (const EventLog& log : games.logs) {
    ReadersCopy copy = copyFor(readerOf(options), log, wordingsOf(options));
    tellLeftOut(copy, options);
    copies.logs.push_back(std::move(copy.log));
  }
  const std::vector<RemarkedGame> remarked = copies.remarked(args.in());
  const auto goOn = [] { return !interrupted(); };
  const Result<std::string> page = options.withEngine ? playedLessonPage(remarked, args.slug(), goOn)
                                                      : lessonPage(remarked, args.slug(), goOn);
  if (interrupted()) return kInterrupted;
  if (!page) return tell(page.error().message), kBadInput;
  if (!page->empty()) return kept(out.write(*page));
  tell(spoken(args.in(), "no step of the lesson \"{}\" is for these readers; use --for or --with-private",
              "kein Schritt der Lektion „{}“ ist für diese Leser; nehmen Sie --for oder --with-private",
              options.lesson));
  return kBadInput;
}

std::string misuseOfLesson(const ExportArgs& options) {
  if (options.all) return "--lesson exports the games of one lesson; leave out --all";
  if (options.format != "events" && options.format != "html")
    return "--lesson works with events (all its games in one event log) and html (one web page): annales "
           "export --lesson NAME --format html";
  return {};
}

/// All games that have steps of the lesson, in one file: what a coach mails.
int putLessonGames(const ExportArgs& options) {
  if (const std::string misuse = misuseOfLesson(options); !misuse.empty()) return tell(misuse), kBadInput;
  LessonGamesArgs args;
  if (!options.game.empty()) args.sources = {options.game};
  args.library = options.library;
  args.lesson = options.lesson;
  args.maps = options.maps;
  args.language = options.language;
  args.reader = "all"; // what is left out is told below
  int status = kDone;
  auto games = openLessonGames(args, status);
  if (!games) return status;
  const std::vector<std::string> lessons = games->lessons();
  if (std::ranges::find(lessons, args.slug()) == lessons.end()) return tellNoLesson(args, *games), kBadInput;
  games->keepOnly(args.slug());
  if (!mayReplace(options.out, args.sources, languageOf(options.language))) return kBadInput;
  auto out = WholeFile::create(options.out.empty() ? "-" : options.out);
  if (!out) return tell(out.error().message), kStorageFailed;
  if (options.format == "html") status = putLessonPage(args, *games, options, *out);
  for (std::size_t i = 0; i < games->logs.size() && options.format == "events"; ++i)
    raise(status, putGame(games->logs[i], options, *out));
  if (interrupted()) return kInterrupted;
  return status == kBadInput ? status : std::max(status, kept(out->finish()));
}

/// The page that records games on a phone. It has no game in it.
int putRecorder(const ExportArgs& options) {
  if (!options.game.empty() || options.all) {
    tell("--recorder writes a page without a game; leave out the game and --all. To go on with a game on the "
         "phone, export it as agn and open it there");
    return kBadInput;
  }
  const auto page = recorderPage(options.language == "de" ? Language::german : Language::english);
  if (!page) {
    tell(page.error().message);
    return kBadInput;
  }
  if (!mayReplace(options.out, {}, languageOf(options.language))) return kBadInput;
  auto out = WholeFile::create(options.out.empty() ? "-" : options.out);
  if (!out) return tell(out.error().message), kStorageFailed;
  const int status = kept(out->write(*page));
  return status == kDone ? kept(out->finish()) : status;
}

int run(const ExportArgs& options) {
  if (options.recorder) return putRecorder(options);
  if (options.seal && options.format != "events") {
    tell("--seal works only with an event log: annales export GAME --format events --seal");
    return kBadInput;
  }
  if (options.withEngine && options.format != "html") {
    tell("--with-engine works only with the web page of a game: annales export GAME --format html "
         "--with-engine");
    return kBadInput;
  }
  if (options.at && options.format != "svg") {
    tell("--at works only with a drawing: annales export GAME --format svg --at N");
    return kBadInput;
  }
  if (options.line != kMainLine && options.format != "svg" && options.format != "csv") {
    tell(fmt::format("--line works only with csv and svg; {} has all lines of the game", options.format));
    return kBadInput;
  }
  if (options.withHistory && !hasHistory(options.format)) {
    tell("--with-history works only with events and agn: other formats have no earlier wordings");
    return kBadInput;
  }
  if (options.results) return putResults(options);
  if (options.format == "bg-stats") {
    tell("bg-stats works only with --results: annales export --results --format bg-stats --library LIB");
    return kBadInput;
  }
  if (options.format == "facts") return writeFacts(options);
  if (valueOf<FactsReader>(options.reader)) {
    tell(fmt::format("--for {} works only with --format facts", options.reader));
    return kBadInput;
  }
  if (!options.lesson.empty()) return putLessonGames(options);
  if (options.all) return putAllGames(options);
  if (options.game.empty()) {
    tell(
        "no game named; give --all, a file, or the first characters of the id of a stored game (see `annales "
        "list`)");
    return kBadInput;
  }
  // What is written may lack the remarks for its author, and all other games.
  const std::string read = isFile(options) ? options.game : std::string();
  if (!mayReplace(options.out, {read}, languageOf(options.language))) return kBadInput;
  int status = kDone;
  const auto log = gameOf(options, status);
  if (!log) return status;
  auto out = WholeFile::create(options.out.empty() ? "-" : options.out);
  if (!out) {
    tell(out.error().message);
    return kStorageFailed;
  }
  status = putGame(*log, options, *out);
  return status == kDone && !interrupted() ? kept(out->finish()) : status;
}

} // namespace

void addExport(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("export", "Export a game for other programs or for people, or the facts of all "
                                       "games");
  const auto options = std::make_shared<ExportArgs>();
  command
      ->add_option("GAME|FILE", options->game,
                   "The first characters of the id of a stored game, or a file with games; leave out for "
                   "facts")
      ->type_name("");
  command
      ->add_option("--game", options->gameOfFile,
                   "In a file with several games: the first characters of the game's id")
      ->type_name("PREFIX");
  addLibraryOption(*command, options->library);
  CLI::Option* format = oneOf(
      command->add_option(
          "--format", options->format,
          "events: event log; agn: turns in readable notation; turns: turns as JSON; sheet, xlsx: "
          "spreadsheet with one row per turn; csv: ledger with one row per event; remarks-md: remarks as a "
          "document; remarks-csv: one row per remark; html: self-contained page for any browser; svg: "
          "drawing of a position; facts: tables of all games for statistics (CSV, and Parquet if DuckDB's "
          "library is found); bg-stats: results for the app BG Stats, with --results"),
      {"events", "agn", "turns", "sheet", "xlsx", "csv", "remarks-md", "remarks-csv", "html", "svg", "facts",
       "bg-stats"});
  command->add_flag(
      "--with-engine", options->withEngine,
      "Write html with the rules in it: readers play on from any event, and pupils play their answers");
  command->add_flag("--recorder", options->recorder,
                    "Write the page that records games on a phone, tablet or laptop, without a network: open "
                    "it in a browser there");
  command->add_flag("--all", options->all,
                    "Export every game of the library: into a folder with one file per game, or, as events, "
                    "agn or sheet, into one file");
  command->add_flag(
      "--results", options->results,
      "Export the results without moves of the library: as events, csv (a table with a row for each "
      "person) or bg-stats");
  command
      ->add_option("--lesson", options->lesson,
                   "Export all games of the library, or of the file, that have steps of this lesson into one "
                   "file: as events, or as html one web page that asks the steps in their order")
      ->type_name("NAME");
  command
      ->add_option(
          "--out", options->out,
          "File to write, always complete or not at all (default: standard output); for facts and --all a "
          "folder, created if missing")
      ->type_name("FILE");
  command->add_option("--line", options->line, "Line to write, for csv and svg")
      ->type_name("NAME")
      ->capture_default_str();
  oneOf(command->add_option("--for", options->reader,
                            "Readers; leaves out remarks for `me`, and with club also those for the "
                            "coach. For facts: the program that reads them, which gets files that it cannot "
                            "misread and a script that loads them; spreadsheet: one workbook"),
        {"coach", "club", "postgresql", "clickhouse", "duckdb", "sqlite", "r", "pandas", "spreadsheet"})
      ->capture_default_str();
  command->add_flag(
      "--seal", options->seal,
      "End the event log with a seal, which lets readers check that no line, tag or remark is missing or "
      "changed");
  command->add_flag("--with-private", options->withPrivate,
                    "Include every remark, with earlier wordings and deleted remarks");
  command->add_flag("--with-history", options->withHistory,
                    "Include earlier wordings of remarks and deleted remarks, for events and agn");
  wholeNumber(command->add_option("--at", options->at,
                                  "Event after which svg draws the position (default: the last)"))
      ->type_name("N");
  oneOf(command->add_option("--language", options->language,
                            "Language of remarks-md and svg, and the language in which html opens"),
        {"en", "de"})
      ->capture_default_str();
  addMapsOption(*command, options->maps);
  command->footer(
      "Examples:\n"
      "  annales export 76a027 --library club.annales --format events > game.antike.jsonl\n"
      "  annales export 76a027 --library club.annales --format agn > game.agn\n"
      "  annales export 76a027 --library club.annales --format sheet > game.csv\n"
      "  annales export 76a027 --library club.annales --format xlsx --out game.xlsx\n"
      "  annales export 76a027 --library club.annales --format remarks-md --for club > review.md\n"
      "  annales export 76a027 --library club.annales --format html --language de > game.html\n"
      "  annales export game.agn --format html --out game.html\n"
      "  annales export --all --library club.annales --format agn --out games\n"
      "  annales export --all --library club.annales --format events --out club.antike.jsonl\n"
      "  annales export --lesson endgames --library club.annales --format events --out lesson.antike.jsonl\n"
      "  annales export --lesson endgames --library club.annales --format html --out lesson.html\n"
      "  annales export --results --library club.annales --format bg-stats --out evenings.bgsplay\n"
      "  annales export game.agn --format html --with-engine --out game.html\n"
      "  annales export --lesson endgames --library club.annales --format html --with-engine --out "
      "lesson.html\n"
      "  annales export --recorder --out annales-table.html\n"
      "  annales export --library club.annales --format facts --out facts\n"
      "  annales export --library club.annales --format facts --for postgresql --out facts");
  command->callback([options, format, &status] {
    if (!options->recorder && format->count() == 0) throw CLI::RequiredError("--format");
    status = run(*options);
  });
}

} // namespace annales::cli
