#include "libreplay/store/salvage_writer.h"

#include "libreplay/log/tags.h"
#include "libreplay/notebook/edit_codec.h"
#include "libreplay/notebook/notebook.h"
#include "libreplay/store/analysis_rows.h"
#include "libreplay/store/chain.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/page_check.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/seal.h"
#include "libreplay/store/summary.h"

#include <sqlite3.h>

#include <map>
#include <optional>
#include <span>

namespace annales::inline replay {

struct SalvageWriter::Open {
  explicit Open(std::unique_ptr<Connection> opened)
      : connection(std::move(opened)), writer(*connection), reader(*connection), pages(*connection),
        transaction(std::in_place, *connection) {}

  std::unique_ptr<Connection> connection;
  GameWriter writer;
  GameReader reader;
  PageTable pages;
  std::optional<WriteTransaction> transaction;
};

namespace {

/// Headers as they came one after another, the first of each name, then the second ones: an old file that is
/// imported again must not undo a later edit.
std::vector<Tags> roundsOf(const std::vector<std::pair<std::string, std::string>>& tags) {
  std::vector<Tags> rounds;
  std::map<std::string, std::size_t> times;
  for (const auto& [name, value] : tags) {
    const std::size_t round = times[name]++;
    if (round == rounds.size()) rounds.emplace_back();
    rounds[round][name] = value;
  }
  return rounds;
}

Result<void> writeOn(Notebook& notebook, std::span<const Entry> pages) {
  for (const Entry& page : pages)
    if (auto good = checkIds(page, notebook.study().events()); !good) return good;
  return writePages(notebook, pages);
}

/// Those that make sense one after another; the notebook has them then.
std::vector<Entry> sensiblePages(Notebook& notebook, const std::vector<std::string>& texts) {
  std::vector<Entry> pages;
  for (const std::string& text : texts)
    if (auto page = readEntry(text, notebook.study().base().names())) pages.push_back(std::move(*page));
  Notebook all = notebook; // what makes no sense leaves it unusable
  if (writeOn(all, pages)) {
    notebook = std::move(all);
    return pages;
  }
  std::vector<Entry> sensible;
  for (const Entry& page : pages) {
    Notebook next = notebook;
    if (!writeOn(next, {&page, 1})) continue;
    notebook = std::move(next);
    sensible.push_back(page);
  }
  return sensible;
}

} // namespace

SalvageWriter::SalvageWriter(std::unique_ptr<Open> open) : open_(std::move(open)) {}
SalvageWriter::SalvageWriter(SalvageWriter&&) noexcept = default;
SalvageWriter::~SalvageWriter() = default;

LibraryResult<SalvageWriter> SalvageWriter::begin(const std::filesystem::path& file) {
  auto opened = openFile(file, Access::create, {});
  if (!opened) return tl::unexpected(opened.error());
  return guarded(file, [&]() -> LibraryResult<SalvageWriter> {
    return SalvageWriter(std::make_unique<Open>(std::move(opened->connection)));
  });
}

LibraryResult<void> SalvageWriter::add(SalvagedGame& game) {
  return guarded(open_->connection->file(), [&]() -> LibraryResult<void> {
    EventLog log = game.log;
    Saved saved;
    for (const Tags& round : roundsOf(game.tags)) {
      for (const auto& [name, value] : round)
        log.setTag(name, value);
      auto written = open_->writer.write(log, saved, log, game.storedAt);
      if (!written) return tl::unexpected(written.error());
      saved = std::move(*written);
    }
    if (saved.events == 0)
      if (auto written = open_->writer.write(log, saved, log, game.storedAt); !written)
        return tl::unexpected(written.error());
    addNotebook(log, game);
    const auto key = open_->reader.keyOf(log.id());
    if (!game.analyses.empty()) makeAnalysisTable(open_->connection->db());
    if (!game.analyses.empty() && key)
      static_cast<void>(AnalysisRows(*open_->connection).add(*key, log.id(), log.game(), game.analyses));
    return {};
  });
}

void SalvageWriter::addNotebook(const EventLog& base, SalvagedGame& game) {
  const auto key = open_->reader.keyOf(base.id());
  if (game.pages.empty() || !key) return;
  Notebook notebook(std::make_shared<const EventLog>(base));
  const std::vector<Entry> pages = sensiblePages(notebook, game.pages);
  for (std::size_t i = 0; i < pages.size(); ++i)
    open_->pages.add(*key, i, pages[i], base.names());
  pages_ += pages.size();
  game.lacks.pages += game.pages.size() - pages.size();
  writeDerived(*open_->connection, *key, notebook.study().log());
}

LibraryResult<void> SalvageWriter::finish() {
  return guarded(open_->connection->file(), [&]() -> LibraryResult<void> {
    open_->transaction->commit();
    open_->transaction.reset();
    if (!makeWhole(*open_->connection)) throw SQLite::Exception(sqlite3_errstr(SQLITE_FULL), SQLITE_FULL);
    open_.reset();
    return {};
  });
}

} // namespace annales::inline replay
