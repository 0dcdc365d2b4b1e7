// A library from a stranger, in which anything may stand, vouched for or not: whatever is asked of it is
// answered or refused, and what `check` calls sound can be read, exported and read again.
#include "libreplay/store/kept_analyses.h"
#include "tests/fuzz/exercise_blobs.h"
#include "tests/libreplay/store/changed_library.h"
#include "tests/libreplay/store/pages.h"
#include "tests/libreplay/store/watched_files.h"
#include "tests/often.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

/// A result that is there, or says why not.
template <class T> bool answered(const LibraryResult<T>& result) {
  EXPECT_TRUE(result || !result.error().message.empty());
  return result.has_value();
}

void askOfGame(Library& library, const Hash& game, bool sound) {
  const auto log = library.load(game);
  const auto notebook = library.loadNotebook(game);
  EXPECT_TRUE(!sound || (answered(log) && answered(notebook))) << "what is sound can be read";
  answered(library.mainLine(game));
  answered(library.summary(game));
  answered(library.entriesSince(game, 0));
  answered(library.loadForEditing(game));
  if (!answered(log)) return;
  answered(library.analyses(*log));
  fuzz::exerciseExport(*log);
}

void askOfAll(Library& library) {
  std::size_t rows = 0;
  answered(library.list({}, [&](const GameSummary& row) {
    rows += spacesOf(row).size();
    return true;
  }));
  answered(library.searchRemarks({.text = "re"}, [](const FoundRemark&) { return true; }));
  answered(library.gamesWithOpenRemarks());
  answered(library.questions());
  answered(library.stamps());
  answered(library.restMark());
}

/// What somebody does with it, in an order that the seed chooses.
void use(const std::filesystem::path& file, std::mt19937_64& random) {
  auto library = Library::open(file, Access::readWrite, {.makeGuards = random() % 2 == 0});
  if (!answered(library)) return;
  if (random() % 2 == 0) answered(library->acceptRows());
  if (random() % 2 == 0) answered(library->rebuildDerived());
  const auto report = library->check({});
  const bool sound = answered(report) && report->findings.empty();
  askOfAll(*library);
  const auto games = library->gamesAfter({}, 100);
  if (!answered(games)) return;
  for (const Hash& game : *games)
    askOfGame(*library, game, sound);
}

TEST(ForgedLibrary, IsAnsweredOrRefused) {
  const TempFolder folder;
  const auto sound = folder / "sound.annales", file = folder / "forged.annales";
  makeSmallLibrary(sound);
  const std::string bytes = allBytes(sound);
  const std::size_t first = asked("ANNALES_SEED", 1), tries = asked("ANNALES_FORGED_LIBRARIES", often(100));
  for (std::size_t seed = first; seed < first + tries; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937_64 random(seed);
    for (const char* end : {"", "-wal", "-shm", "-journal"})
      std::filesystem::remove(file.string() + end);
    writeAll(file, bytes);
    std::string what;
    for (std::size_t changes = 1 + random() % 3; changes > 0; --changes)
      what += changeSomething(file, random) + "; ";
    SCOPED_TRACE(what);
    use(file, random);
  }
}

} // namespace
} // namespace annales
