// annales check LIB: reads a whole library again and names the first bad game.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_check.h"
#include "cli/library_source.h"

#include <memory>

namespace annales::cli {
namespace {

struct CheckArgs {
  std::string library;
  bool noRules = false;
};

int run(const CheckArgs& options) {
  int status = kDone;
  OpenOptions asItIs;
  asItIs.asItIs = true;
  auto library = openLibrary(options.library, Access::readOnly, status, Language::english, asItIs);
  if (!library) return status;
  return checkLibrary(*library, !options.noRules);
}

} // namespace

void addCheck(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("check", "Check every game of a library for damage and broken rules");
  const auto options = std::make_shared<CheckArgs>();
  command
      ->add_option("LIB", options->library, "The library file (default: games.annales in your data folder)")
      ->type_name("");
  command->add_flag("--no-rules", options->noRules,
                    "Only look for damage; do not check moves against the rules");
  command->footer(
      "Recalculates the id of every event, replays every line and checks every move. Lists all damage; if "
      "there\nis none, names the first game that breaks rules. Nothing is changed. A file that was copied "
      "while a game\nwas recorded in it may lack the newest pages. The check reports that, too.\nExit "
      "status: 0 nothing wrong, 1 games break rules, 3 the library is damaged or lacks "
      "pages.\n\nExamples:\n  annales check club.annales\n  annales check --no-rules "
      "/media/stick/club.annales");
  command->callback([options, &status] { status = run(*options); });
}

} // namespace annales::cli
