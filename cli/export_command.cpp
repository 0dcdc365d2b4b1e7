// annales export GAME --library LIB --format …: a stored game for other programs.
#include "cli/board_options.h"
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_source.h"
#include "cli/walk.h"
#include "importers/antike_jsonl/log_writer.h"
#include "importers/remarks/remark_writer.h"
#include "libreplay/words/sentence.h"

#include <fmt/core.h>

#include <memory>
#include <sstream>

namespace annales::cli {
namespace {

struct ExportArgs {
  std::string game;
  std::string library;
  std::string format = "events";
  std::string line{kMainLine};
  std::vector<std::string> maps;
};

std::string cell(std::string_view text) {
  if (text.find_first_of("\",\n\r") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text)
    out += c == '"' ? "\"\"" : std::string(1, c);
  return out + '"';
}

void putCsvHeader(const Game& game) {
  std::string row = "event,round,active,type,nation,sentence";
  for (std::size_t i = 0; i < game.nations(); ++i)
    for (const std::string_view holding : kHoldings)
      row += fmt::format(",{}.{}", game.nationWord(NationId(i)), holding);
  putLine(row);
}

void putCsvRow(const Step& step, const DisplayNames& names) {
  const Game& game = names.game;
  const auto word = [&](NationId n) { return n.exists() ? game.nationWord(n) : std::string(); };
  std::string row = fmt::format("{},{},{},{},{},{}", step.number, step.after.round, word(step.after.active),
                                nameOf(step.node.event), word(actorOf(step.node.event)),
                                cell(sentenceOf(step.node.event, names)));
  for (std::size_t i = 0; i < game.nations(); ++i)
    for (const int held : holdingsOf(step.after, NationId(i)))
      row += fmt::format(",{}", held);
  putLine(row);
}

int putCsv(const EventLog& log, const ExportArgs& options) {
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
  putCsvHeader(log.game());
  const auto stop = walk(log, *head, [&](const Step& step) {
    putCsvRow(step, names);
    return !interrupted();
  });
  if (!stop) return kDone;
  tell(*stop);
  return kBadInput;
}

int putRemarks(const EventLog& log, const ExportArgs& options) {
  const auto shelf = shelfWith(options.maps);
  if (!shelf) return kBadInput;
  const auto board = shelf->find(log.game().map->hash());
  const RemarkedGame game{log, board.get()};
  if (options.format == "remarks-csv")
    put(remarksCsvHeader() + remarksCsv(game));
  else
    put(remarksMarkdown(game));
  return kDone;
}

bool isRemarks(const std::string& format) {
  return format == "remarks-md" || format == "remarks-csv";
}

int run(const ExportArgs& options) {
  if (options.format != "events" && options.format != "csv" && !isRemarks(options.format)) {
    tell(fmt::format("the format {} is not yet there; events, csv, remarks-md and remarks-csv are",
                     options.format));
    return kBadInput;
  }
  int status = kDone;
  const auto log = fromLibrary(options.library, options.game, status);
  if (!log) return status;
  if (options.format == "csv") return putCsv(*log, options);
  if (isRemarks(options.format)) return putRemarks(*log, options);
  std::ostringstream out;
  LogWriter(out).write(*log);
  put(out.view());
  return kDone;
}

} // namespace

void addExport(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand("export", "Write a stored game to standard output");
  const auto options = std::make_shared<ExportArgs>();
  command->add_option("GAME", options->game, "The beginning of the game's id")->required()->type_name("");
  addLibraryOption(*command, options->library);
  oneOf(command->add_option("--format", options->format,
                            "events: the event log; csv: a ledger, one row an event; remarks-md: its remarks "
                            "as a document; remarks-csv: one row a remark"),
        {"events", "agn", "html", "csv", "remarks-md", "remarks-csv"})
      ->required();
  command->add_option("--line", options->line, "For csv: the line of play")
      ->type_name("NAME")
      ->capture_default_str();
  addMapsOption(*command, options->maps);
  command->footer("agn and html are not yet there.\n\nExamples:\n"
                  "  annales export 76a027 --library club.annales --format events > game.antike.jsonl\n"
                  "  annales export 76a027 --library club.annales --format csv > ledger.csv\n"
                  "  annales export 76a027 --library club.annales --format remarks-md > review.md");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
