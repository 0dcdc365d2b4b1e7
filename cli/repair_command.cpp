// annales repair LIB: makes anew what is derived, and says what is not to be had.
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_check.h"
#include "cli/library_source.h"

#include <fmt/core.h>

#include <memory>

namespace annales::cli {
namespace {

int repair(const std::string& file) {
  int status = kDone;
  OpenOptions options;
  options.makeGuards = true;
  auto library = openLibrary(file, Access::readWrite, status, options);
  if (!library) return status;
  if (const auto done = library->rebuildDerived(); !done) return failed(done.error());
  putLine("the catalogue and the search were made anew");
  return checkLibrary(*library, false);
}

} // namespace

void addRepair(CLI::App& program, int& status) {
  CLI::App* command =
      program.add_subcommand("repair", "Make a library's catalogue and search anew, and say what is damaged");
  const auto file = std::make_shared<std::string>();
  command->add_option("LIB", *file, "The library file (default: games.annales in your data folder)")
      ->type_name("");
  command->footer(
      "The catalogue and the search are computed from the games, so they can always be made anew. Games, "
      "lines,\n"
      "remarks and headers are never changed: what is damaged in them is named, game by game, and has to\n"
      "come from a backup (`annales backup` makes them). The other games can be exported.\n"
      "Exit status: 0 all is well now, 3 something is damaged.\n\n"
      "Examples:\n"
      "  annales repair club.annales\n"
      "  annales check club.annales            look only");
  command->callback([file, &status] { status = repair(*file); });
}

} // namespace annales::cli
