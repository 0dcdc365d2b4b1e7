// annales repair LIB: makes anew what is derived, and says what is not to be had.
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
  tell("nothing was rebuilt, because this incomplete copy would then count as complete. Copy the library "
       "again, preferably with `annales backup`; or use --accept to count this copy as complete");
  return found;
}

using Repair = LibraryResult<void> (Library::*)(const Watch&);

LibraryResult<void> withProgress(Library& library, Repair work, const std::string& what) {
  Progress progress(fmt::format("{} {}", what, library.path().string()), 0);
  Watch options;
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
  if (const auto done = withProgress(*library, &Library::rebuildDerived,
                                     "Rebuilding the catalogue and the "
                                     "search in");
      !done) {
    const std::filesystem::path file = library->path();
    library.reset();
    const bool ofBytes =
        done.error().kind == LibraryError::Kind::damaged; // of what is derived, with pages of its own
    const auto brought = ofBytes ? bringBack(file) : std::nullopt;
    return brought ? *brought : failedToChange(done.error());
  }
  putLine("the catalogue and the search were rebuilt");
  if (!asked.accept) {
    const int found = checkLibrary(*library, false);
    if (found == kStorageFailed) tell("--into NEW may restore more of the damaged games, into a new library");
    return found;
  }
  putLine("result before --accept:");
  if (checkLibrary(*library, false) == kInterrupted) return kInterrupted;
  if (const auto done = withProgress(*library, &Library::acceptRows, "Counting the rows in"); !done)
    return failedToChange(done.error());
  putLine("Every readable game now counts as complete. Result:");
  return checkLibrary(*library, false);
}

} // namespace

void addRepair(CLI::App& program, int& status) {
  CLI::App* command = program.add_subcommand(
      "repair", "Restore what is left of a damaged library; rebuild its catalogue and search");
  const auto asked = std::make_shared<RepairArgs>();
  command->add_option("LIB", asked->library, "The library file (default: games.annales in your data folder)")
      ->type_name("");
  command->add_flag("--accept", asked->accept,
                    "Count games that lack lines, headers, remarks or pages as complete");
  command
      ->add_option("--into", asked->into,
                   "Restore all that is left into this new library, and do not change the damaged one")
      ->type_name("NEW");
  command->footer(
      "The catalogue and the search are calculated from the games, so they can always be rebuilt. Games, "
      "lines,\nremarks and headers are never changed. Damage in them is reported game by game; those games "
      "have to come\nfrom a backup (see `annales backup`). You can export the other games. Without a backup, "
      "use --accept.\nMissing parts are listed one last time.\nIf the file itself is damaged, every game "
      "with intact pages is restored into a new library. The new library\nis checked and takes the place of "
      "the damaged one. The program lists what cannot be restored and keeps the\ndamaged file beside the new "
      "library.\nExit status: 0 all is well now, 3 something is damaged.\n\nExamples:\n  annales repair "
      "club.annales\n  annales repair --accept club.annales\n  annales repair club.annales --into "
      "rescued.annales\n  annales check club.annales            check only");
  command->callback([asked, &status] { status = repair(*asked); });
}

} // namespace annales::cli
