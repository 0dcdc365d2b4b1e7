// annales worksheet: lessons on paper.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/lesson_games.h"
#include "cli/spoken.h"
#include "cli/whole_file.h"
#include "importers/html/worksheet.h"

#include <algorithm>
#include <memory>

namespace annales::cli {
namespace {

struct WorksheetArgs {
  LessonGamesArgs games;
  std::string out, paper = "a4";
};

int runWorksheet(const WorksheetArgs& args) {
  if (!mayReplace(args.out, args.games.sources, args.games.in())) return kBadInput;
  int status = kDone;
  const auto games = openLessonGames(args.games, status);
  if (!games) return status;
  const std::vector<RemarkedGame> remarked = games->remarked(args.games.in());
  const std::string sheet =
      worksheetPage(remarked, {args.games.in(), args.paper == "letter" ? SheetPaper::letter : SheetPaper::a4,
                               args.games.slug()});
  if (interrupted()) return kInterrupted;
  if (sheet.empty()) return tellNoLesson(args.games, *games), kBadInput;
  auto out = WholeFile::create(args.out.empty() ? "-" : args.out);
  if (!out) return tell(out.error().message), kStorageFailed;
  if (const auto written = out->write(sheet); !written) return tell(written.error().message), kStorageFailed;
  if (const auto whole = out->finish(); !whole) return tell(whole.error().message), kStorageFailed;
  return kDone;
}

} // namespace

void addWorksheet(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "worksheet",
      "Write lessons as a worksheet to print: positions and questions, answers on the last page");
  const auto args = std::make_shared<WorksheetArgs>();
  addLessonGamesArgs(*command, args->games);
  addReaderOption(*command, args->games);
  command->add_option("--out", args->out, "File to write (default: standard output)")->type_name("FILE");
  oneOf(command->add_option("--paper", args->paper, "Size of the paper"), {"a4", "letter"})
      ->capture_default_str();
  addLanguageOption(*command, args->games.language);
  command->footer(
      "The worksheet is a web page: open it in a browser and print it, or save it there as a PDF. It shows "
      "each "
      "\nposition with stocks, prices and the rondel, readable without colours. Without --lesson, all "
      "lessons "
      "of the\ngames are written. In the window: File, Export, Worksheet (PDF).\n\nExamples:\n  annales "
      "worksheet lesson.antike.jsonl --out worksheet.html\n  annales worksheet --lesson endgames --library "
      "club.annales --paper letter > endgames.html");
  command->callback([args, &status] { status = runWorksheet(*args); });
}

} // namespace annales::cli
