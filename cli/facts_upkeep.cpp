#include "cli/facts_upkeep.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "libreplay/store/state_columns.h"

#include <fmt/core.h>

#include <algorithm>
#include <system_error>
#include <thread>

namespace annales::cli {
namespace {

LibraryResult<Refreshed> refreshed(FactsFile& file) {
  Progress progress("Reading games", 0);
  return file.refresh(refreshing(progress));
}

} // namespace

RefreshOptions refreshing(Progress& progress) {
  RefreshOptions options;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  options.cancel = &interruptFlag();
  options.progress = [&progress](std::size_t done, std::size_t of) {
    progress.setTotal(of);
    progress.at(done);
  };
  return options;
}

void tellLeftOut(std::size_t damaged, std::size_t hidden) {
  if (damaged > 0)
    tell(fmt::format("{} left out; `annales check` says why", counted(damaged, "damaged game")));
  if (hidden > 0) tell(fmt::format("{} left out", counted(hidden, "deleted game")));
}

bool bringUp(FactsFile& file, Library& library) {
  const auto done = refreshed(file);
  if (!done) {
    tellAbout(done.error());
    return false;
  }
  const auto hidden = library.hiddenGames();
  tellLeftOut(done->damaged, hidden ? hidden->size() : 0);
  return true;
}

void keepTablesUp(const std::filesystem::path& library) {
  std::error_code ignored;
  if (std::filesystem::exists(FactsFile::pathFor(library), ignored))
    if (auto file = FactsFile::open(library)) static_cast<void>(refreshed(*file));
  if (!std::filesystem::exists(StateColumns::folderFor(library), ignored)) return;
  Progress progress("Reading states", 0);
  static_cast<void>(StateColumns(library).refresh(refreshing(progress)));
}

} // namespace annales::cli
