#include "cli/facts_upkeep.h"

#include "cli/console.h"
#include "cli/library_source.h"
#include "cli/spoken.h"
#include "libreplay/store/state_columns.h"

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

void tellLeftOut(std::size_t damaged, std::size_t hidden, Language language) {
  constexpr Noun kDamaged{"damaged game", "damaged games", "beschädigte Partie", "beschädigte Partien"};
  constexpr Noun kDeleted{"deleted game", "deleted games", "gelöschte Partie", "gelöschte Partien"};
  if (damaged > 0)
    tell(spoken(language, "{} left out; `annales check` says why",
                "{} ausgelassen; „annales check“ sagt, warum", counted(damaged, kDamaged, language)));
  if (hidden > 0)
    tell(spoken(language, "{} left out", "{} ausgelassen", counted(hidden, kDeleted, language)));
}

bool bringUp(FactsFile& file, Library& library, Language language) {
  const auto done = refreshed(file);
  if (!done) {
    tellAbout(done.error(), language);
    return false;
  }
  const auto hidden = library.hiddenGames();
  tellLeftOut(done->damaged, hidden ? hidden->size() : 0, language);
  return true;
}

void keepTablesUp(const std::filesystem::path& library) {
  std::error_code ignored;
  if (std::filesystem::exists(FactsFile::pathFor(library), ignored))
    if (auto file = FactsFile::open(library, &interruptFlag())) static_cast<void>(refreshed(*file));
  if (!std::filesystem::exists(StateColumns::folderFor(library), ignored)) return;
  Progress progress("Reading positions", 0);
  static_cast<void>(StateColumns(library).refresh(refreshing(progress)));
}

} // namespace annales::cli
