#include "cli/import_library.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/library_source.h"
#include "libreplay/store/library_copy.h"
#include "libreplay/text/held_files.h"

#include <fmt/core.h>

#include <filesystem>
#include <fstream>

namespace annales::cli {
namespace {

constexpr std::string_view kBeginning("SQLite format 3\0", 16);

} // namespace

bool isLibraryFile(const std::string& file) {
  std::error_code fault;
  if (file == "-" || !std::filesystem::is_regular_file(file, fault) || isHeld(file)) return false;
  std::string beginning(kBeginning.size(), '\0');
  std::ifstream in(file, std::ios::binary);
  return in.read(beginning.data(), static_cast<std::streamsize>(beginning.size())) && beginning == kBeginning;
}

int importLibrary(const std::string& file, Library& into, const ImportRules& rules, ImportCounts& counts) {
  int status = kDone;
  auto from = openLibrary(file, Access::readOnly, status);
  if (!from) return status;
  ImportStoring storing(into, file, rules);
  const auto of = from->countGames();
  if (!of) return failed(of.error());
  const auto copied = eachGame(*from, [&](const LibraryResult<EventLog>& game) {
    if (game) return storing.add(*game, *of) && !interrupted();
    tellAbout(game.error()); // damaged: the others come all the same
    raise(status, kBadInput);
    return !interrupted();
  });
  if (storing.isFailed()) return storing.commit(counts);
  if (interrupted()) return kInterrupted;
  if (!copied) return failed(copied.error());
  const auto withoutMoves = from->countResults();
  if (!withoutMoves) return failed(withoutMoves.error());
  if (storing.isEmpty() && *withoutMoves == 0) tell(fmt::format("{} contains no game", file));
  raise(status, storing.commit(counts));
  const auto questions = copyQuestions(*from, into);
  if (!questions) return failed(questions.error());
  if (*questions > 0) putLine(fmt::format("added          {}", counted(*questions, "saved question")));
  const auto results = copyResults(*from, into, &interruptFlag());
  if (!results) return failed(results.error());
  counts.results += *results;
  return status;
}

} // namespace annales::cli
