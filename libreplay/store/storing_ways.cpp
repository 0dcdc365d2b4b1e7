#include "libreplay/store/storing_ways.h"

#include "libreplay/store/merge.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/summary.h"
#include "libreplay/store/written_game.h"

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <string>

namespace annales::inline replay {
namespace {

using TagSet = std::set<std::pair<std::string, std::string>>; // names with values

/// All that the game has or ever had.
TagSet everHad(Connection& connection, GameKey key) {
  TagSet tags;
  Query row(connection, "SELECT name, value FROM tags WHERE game = ?", key);
  while (row.next())
    tags.emplace(row.text(0), row.text(1));
  return tags;
}

/// A fault of the game itself ends only its own import.
LibraryResult<ImportOutcome> rejectedOrFailed(const LibraryError& error) {
  if (error.kind == LibraryError::Kind::refused) return outcomeOf(Rejected{error});
  return tl::unexpected(error);
}

/// Whether two people edited one remark before either record came here.
bool bothChanged(const EventLog& stored, const EventLog& log) {
  const auto never = [](const std::string&, const std::string&) { return true; };
  return !conflictsOf(Study(std::make_shared<const EventLog>(stored)), log, never).empty();
}

} // namespace

LibraryResult<ImportOutcome> StoringWays::addNew(const EventLog& log, const PreparedGame& game) const {
  const auto saved = writer.writeNew(log, game);
  if (!saved) return rejectedOrFailed(saved.error());
  return outcomeOf(Added{});
}

LibraryResult<ImportOutcome> StoringWays::extend(GameKey key, const EventLog& log) const {
  auto stored = reader.read(key);
  if (!stored) return tl::unexpected(stored.error());
  const auto had = [had = everHad(connection, key)](const std::string& name, const std::string& value) {
    return had.contains({name, value});
  };
  if (reader.pages().count(key) > 0 || bothChanged(stored->log, log)) {
    auto brought = bringInto({connection, reader, writer, key, *stored}, log, had, conflicts);
    return brought ? std::move(brought) : rejectedOrFailed(brought.error());
  }
  const auto count = merge(stored->log, log, had);
  if (!count) return outcomeOf(Rejected{count.error()});
  if (count->nothing()) return outcomeOf(AlreadyThere{});
  const auto saved = writer.write(stored->log, stored->saved, stored->log);
  if (!saved) return rejectedOrFailed(saved.error());
  return outcomeOf(Extended{count->events, count->lines, count->tags, count->remarks});
}

LibraryResult<ImportOutcome> StoringWays::bring(GameKey key, const EventLog& log) const {
  const auto stored = reader.read(key);
  if (!stored) return tl::unexpected(stored.error());
  const auto had = [had = everHad(connection, key)](const std::string& name, const std::string& value) {
    return had.contains({name, value});
  };
  auto brought = bringInto({connection, reader, writer, key, *stored}, log, had, conflicts);
  return brought ? std::move(brought) : rejectedOrFailed(brought.error());
}

LibraryResult<void> StoringWays::writePage(GameKey key, std::vector<Edit> edits) const {
  auto notebook = reader.readNotebook(key);
  if (!notebook) return tl::unexpected(notebook.error());
  std::string moment;
  if (Query now(connection, "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')"); now.next()) moment = now.text(0);
  const Entry page = StudyChange{"import", moment, std::move(edits)};
  if (auto good = writePages(notebook->notebook, std::span(&page, 1)); !good)
    return libraryFailure(LibraryError::Kind::refused, good.error());
  reader.pages().add(key, notebook->entries, page, notebook->notebook.study().base().names());
  writeDerived(connection, key, notebook->notebook.study().log());
  return {};
}

} // namespace annales::inline replay
