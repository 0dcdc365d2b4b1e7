#include "cli/export_facts.h"

#include "cli/console.h"
#include "cli/counted.h"
#include "cli/facts_upkeep.h"
#include "cli/library_source.h"
#include "importers/facts/facts_folder.h"
#include "libreplay/store/tidy_reader.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

/// Tables of an earlier export that this one does not write anew.
void tellStale(const std::filesystem::path& folder) {
  std::error_code ignored;
  for (const std::string_view table : Words<TidyTable>::list)
    if (std::filesystem::exists(folder / fmt::format("{}.parquet", table), ignored)) {
      tell(fmt::format("the Parquet files in {} are from an earlier export", folder.string()));
      return;
    }
}

int notDone(const Error& why) {
  if (interrupted()) return kInterrupted;
  tell(why.message);
  return kStorageFailed;
}

} // namespace

int exportFacts(const std::filesystem::path& library, const std::filesystem::path& folder,
                FactsReader reader) {
  std::shared_ptr<const DuckLibrary> duck;
  if (reader != FactsReader::anyone)
    duck = nullptr; // its script loads the other files
  else if (auto loaded = DuckLibrary::load())
    duck = *loaded;
  else
    tell("no Parquet, only CSV: " + loaded.error().message);
  auto tables = FactsFolder::create(folder, duck, reader);
  if (!tables) return notDone(tables.error());
  Result<void> added;
  Progress progress("Writing facts", 0);
  const auto read = readTidy(library, refreshing(progress), [&](const TidyGame& game) {
    added = tables->add(game);
    return added.has_value();
  });
  if (!added) return notDone(added.error());
  if (!read) return failed(read.error());
  if (auto done = tables->finish(&interruptFlag()); !done) return notDone(done.error());
  if (duck == nullptr) tellStale(folder);
  tellLeftOut(read->damaged, read->hidden, Language::english);
  std::string written = counted(read->games, "game");
  if (read->results > 0) written += " and " + counted(read->results, "result") + " without moves";
  putLine(fmt::format("{} written to {}", written, folder.string()));
  for (std::size_t t = 0; t < kTidyTables; ++t)
    putLine(fmt::format("{:<11} {}", wordOf(static_cast<TidyTable>(t)),
                        counted(tables->rows(static_cast<TidyTable>(t)), "row")));
  if (const LoadScript script = loadScript(reader, {}); !script.name.empty())
    putLine(fmt::format("Load them: cd {} && {}", folder.string(), script.usage));
  return kDone;
}

} // namespace annales::cli
