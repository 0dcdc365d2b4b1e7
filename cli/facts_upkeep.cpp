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

void tellDamaged(std::size_t games) {
  if (games > 0) tell(fmt::format("{} left out; `annales check` says why", counted(games, "damaged game")));
}

bool bringUp(FactsFile& file) {
  const auto done = refreshed(file);
  if (!done) {
    tellAbout(done.error());
    return false;
  }
  tellDamaged(done->damaged);
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
