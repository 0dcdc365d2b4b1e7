#include "cli/program.h"

#include "cli/captured.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/empty_values.h"
#include "cli/suggest.h"
#include "importers/places/own_people.h"

#include <algorithm>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace annales::cli {
namespace {

constexpr const char* kAbout =
    "Annales reads, stores, checks and replays games of Antike, Antike II and Antike Duellum.";

constexpr const char* kTeach =
    "Getting started:\n  annales verify game.antike.jsonl                      check every move\n  annales "
    "replay game.antike.jsonl                      show it as a ledger\n  annales import *.antike.jsonl "
    "--library club.annales  store it in a library\n  annales list --library club.annales                   "
    "list your games\n  annales backup club-copy.annales --library club.annales   back up the library\n  "
    "annales COMMAND --help                                options and examples of a command\n\nFILE can be "
    "- for standard input. Exit status: 0 done, 1 violations found, 2 bad usage or input,\n3 the library or "
    "the disk failed, 130 cancelled.";

/// Said by us, as the words of the command line are in it.
int misused(const CLI::ParseError& why, const std::optional<std::string>& unknown) {
  tell(unknown ? *unknown : sentenceOf(why));
  if (!unknown) tell("Run with --help for more information.");
  return kBadInput;
}

int run(const std::vector<std::string>& words) {
  CLI::App program(kAbout, "annales");
  int status = kDone;
  program.set_version_flag("--version", "annales " ANNALES_VERSION, "Show the version");
  program.require_subcommand(1);
  addCommands(program, status);
  program.footer(kTeach); // not before: commands would inherit it
  if (const std::string trouble = useOwnPeople(); !trouble.empty()) tell(trouble);
  try {
    auto apart = withEmptyValues(program, words);
    std::ranges::reverse(apart); // as CLI11 wants them
    program.parse(std::move(apart));
  } catch (const CLI::ParseError& e) {
    return e.get_exit_code() == 0 ? program.exit(e) // help and version come this way too
                                  : misused(e, unknownWord(program, words));
  }
  return status;
}

} // namespace

void addCommands(CLI::App& program, int& status) {
  addVerify(program, status);
  addState(program, status);
  addLegal(program, status);
  addReplay(program, status);
  addImport(program, status);
  addList(program, status);
  addExport(program, status);
  addCheck(program, status);
  addRepair(program, status);
  addBackup(program, status);
  addSimulate(program, status);
  addMatch(program, status);
  addAnalyse(program, status);
  addWork(program, status);
  addEngine(program, status);
  addLesson(program, status);
  addSteps(program, status);
  addAnswers(program, status);
  addWorksheet(program, status);
  addPlayout(program, status);
  addThreats(program, status);
  addClaims(program, status);
  addPuzzles(program, status);
  addAccount(program, status);
  addMap(program, status);
  addDeck(program, status);
  addPrices(program, status);
  addBoards(program, status);
  addAnnotate(program, status);
  addLine(program, status);
  addStats(program, status);
  addPublish(program, status);
  addPeople(program, status);
  addResult(program, status);
  addCompletion(program, status);
  addKnown(program, status);
  refuseEmptyValues(program);
}

int runCaptured(const std::vector<std::string>& words) {
  const int status = run(words);
  return interrupted() ? static_cast<int>(kInterrupted) : status;
}

int runProgram(int argc, char** argv) {
  guardDescriptors();
  watchForInterrupts();
  int status = kStorageFailed;
  try {
    status = run({argv + 1, argv + argc});
  } catch (const std::bad_alloc&) {
    tell("out of memory");
  } catch (const std::exception& e) {
    tell(e.what());
  }
  if (interrupted()) return kInterrupted;
  return finishOutput() ? status : static_cast<int>(kStorageFailed);
}

} // namespace annales::cli
