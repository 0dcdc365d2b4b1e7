// annales repair LIB: makes anew what is derived, and says what is not to be had.
#include "cli/choice.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/library_check.h"
#include "cli/library_source.h"
#include "cli/progress.h"
#include "cli/salvage.h"
#include "importers/places/own_places.h"
#include "libreplay/store/salvage_place.h"

#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <optional>

namespace annales::cli {
namespace {

struct RepairArgs {
  std::string library, into;
  bool accept = false;
};

/// Whoever writes into a copy that lacks pages makes it a library in its own right.
int leaveIncomplete(Library& library) {
  const int found = checkLibrary(library, false);
  tell("nothing was made anew, as this copy would pass for whole then. Copy the library again, best with "
       "`annales backup`; --accept takes what is here for all there is");
  return found;
}

using Repair = LibraryResult<void> (Library::*)(const RepairOptions&);

LibraryResult<void> withProgress(Library& library, Repair work, const std::string& what) {
  Progress progress(fmt::format("{} {}", what, library.path().string()), 0);
  RepairOptions options;
  options.cancel = &interruptFlag();
  options.progress = [&](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  return (library.*work)(options);
}

/// What is to be done with a file that is damaged itself; nothing for any other.
std::optional<int> salvaged(const RepairArgs& asked) {
  const std::filesystem::path file =
      asked.library.empty() ? defaultLibrary() : std::filesystem::path(asked.library);
  if (!asked.into.empty()) return bringInto(file, asked.into);
  if (file.empty() || !isFileDamaged(file, &interruptFlag()) || interrupted()) return std::nullopt;
  return bringBack(file);
}

int repair(const RepairArgs& asked) {
  int status = kDone;
  if (const auto done = salvaged(asked)) return *done;
  OpenOptions options;
  options.makeGuards = true;
  auto library = openLibrary(asked.library, Access::readWrite, status, Language::english, options);
  if (!library) return status;
  if (!library->missingSince().empty() && !asked.accept) return leaveIncomplete(*library);
  if (const auto done = withProgress(*library, &Library::rebuildDerived, "Making anew what is derived in");
      !done) {
    const std::filesystem::path file = library->path();
    library.reset();
    const bool ofBytes =
        done.error().kind == LibraryError::Kind::damaged; // of what is derived, with pages of its own
    const auto brought = ofBytes ? bringBack(file) : std::nullopt;
    return brought ? *brought : failedToChange(done.error());
  }
  putLine("the catalogue and the search were made anew");
  if (!asked.accept) {
    const int found = checkLibrary(*library, false);
    if (found == kStorageFailed)
      tell("--into NEW may bring back more of the damaged games, into a new library");
    return found;
  }
  putLine("before that, as it was:");
  if (checkLibrary(*library, false) == kInterrupted) return kInterrupted;
  if (const auto done = withProgress(*library, &Library::acceptRows, "Counting what is in"); !done)
    return failedToChange(done.error());
  putLine("what is there is taken for all there is, in every game that can be read; now:");
  return checkLibrary(*library, false);
}

} // namespace

void addRepair(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "repair", "Bring back what is left of a damaged library; make its catalogue and search anew");
  const auto asked = std::make_shared<RepairArgs>();
  notEmpty(command->add_option("LIB", asked->library,
                               "The library file (default: games.annales in your data folder)"))
      ->type_name("");
  command->add_flag("--accept", asked->accept,
                    "Take what is left of games that lack lines, headers, remarks or pages for all there is");
  notEmpty(
      command->add_option("--into", asked->into,
                          "Bring all that is left into this new library, and leave the damaged one as it is"))
      ->type_name("NEW");
  command->footer(
      "The catalogue and the search are computed from the games, so they can always be made anew. Games, "
      "lines,\n"
      "remarks and headers are never changed: what is damaged in them is named, game by game, and has to\n"
      "come from a backup (`annales backup` makes them). The other games can be exported. Without a backup, "
      "use\n"
      "--accept: missing parts are listed one last time.\n"
      "Where the file itself is damaged, every game whose pages are intact comes back into a new library, "
      "which\n"
      "is checked and put in its place; what does not come back is named. The damaged file is kept beside "
      "it.\n"
      "Exit status: 0 all is well now, 3 something is damaged.\n\n"
      "Examples:\n"
      "  annales repair club.annales\n"
      "  annales repair --accept club.annales\n"
      "  annales repair club.annales --into rescued.annales\n"
      "  annales check club.annales            look only");
  command->callback([asked, &status] { status = repair(*asked); });
}

} // namespace annales::cli
