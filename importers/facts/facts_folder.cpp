#include "importers/facts/facts_folder.h"

#include "libreplay/facts/tidy_empty.h"
#include "libreplay/text/abandoned_files.h"
#include "libreplay/text/csv.h"
#include "libreplay/text/written_files.h"

#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

/// DuckDB keeps a whole group of rows of every table in memory, by itself of 122,880. So these many become a
/// file of their own, and at the end the files one.
constexpr std::size_t kRowsOfPiece = 16384;

/// A text without characters is nothing in every format, as it is in CSV.
template <class Rows> void writeCell(Rows& rows, const TidyCell& cell) {
  if (const auto* number = std::get_if<std::int64_t>(&cell))
    rows.number(*number);
  else if (const auto* text = std::get_if<std::string>(&cell); text != nullptr && !text->empty())
    rows.text(*text);
  else
    rows.nothing();
}

std::string_view typeWord(TidyColumn::Type type) {
  switch (type) {
  case TidyColumn::Type::text:
    return "text";
  case TidyColumn::Type::number:
    return "number";
  }
  return "text";
}

/// A folder that no other export writes into. What killed exports left of theirs is removed.
Result<fs::path> makePart(const fs::path& folder) {
  static std::atomic<int> count = 0;
  const std::string beginning =
      (folder / ".annales-tables-").string(); // nobody names a folder of one's own so
  removeAbandonedFolders(beginning);
  for (;;) {
    const std::string name = fmt::format("{}{}-{}", beginning, ::getpid(), ++count);
    if (::mkdir(name.c_str(), S_IRWXU) == 0) return name;
    if (errno != EEXIST) return tl::unexpected(notWritten(folder, lastFault()));
  }
}

} // namespace

FactsFolder::FactsFolder(FactsFolder&& other) noexcept
    : folder_(std::move(other.folder_)), part_(std::exchange(other.part_, {})), reader_(other.reader_),
      book_(std::move(other.book_)), duck_(std::move(other.duck_)), tables_(std::move(other.tables_)),
      files_(std::move(other.files_)), isOurs_(other.isOurs_) {}

FactsFolder::~FactsFolder() {
  for (Table& table : tables_) {
    table.parquet.reset();
    table.sink.reset();
  }
  book_.reset();
  duck_.reset();
  std::error_code ignored;
  if (part_.empty()) return;
  fs::remove_all(part_, ignored);
  if (isOurs_) fs::remove(folder_, ignored); // only where nothing else came into it meanwhile
}

Result<FactsFolder> FactsFolder::create(const fs::path& folder, std::shared_ptr<const DuckLibrary> duck,
                                        FactsReader reader) {
  FactsFolder made;
  made.reader_ = reader;
  made.folder_ = folder;
  std::error_code error;
  made.isOurs_ = fs::create_directories(folder, error);
  if (error) return tl::unexpected(notWritten(folder, error));
  auto part = makePart(folder);
  if (!part) return tl::unexpected(part.error());
  made.part_ = std::move(*part);
  if (duck != nullptr) {
    auto database = DuckDatabase::create(std::move(duck), made.part_);
    if (!database) return tl::unexpected(database.error());
    made.duck_.emplace(std::move(*database));
  }
  if (formFor(reader) == FactsForm::workbook) {
    made.files_.emplace_back("facts.xlsx");
    made.book_.emplace(made.part(made.files_.back()));
  }
  for (std::size_t t = 0; t < kTidyTables; ++t)
    if (auto opened = made.openTable(static_cast<TidyTable>(t)); !opened)
      return tl::unexpected(opened.error());
  return made;
}

Result<void> FactsFolder::openTable(TidyTable which) {
  Table& table = tables_[indexOf(which)];
  if (book_) {
    table.sink = rowsInSheet(*book_, which);
  } else {
    files_.push_back(fmt::format("{}.{}", wordOf(which), endingOf(formFor(reader_))));
    table.sink = rowsInFile(part(files_.back()), formFor(reader_));
  }
  for (const TidyColumn& column : columnsOf(which))
    table.sink->text(column.name);
  table.sink->endRow();
  if (auto written = table.sink->flush(); !written) return written;
  return duck_ ? openRows(which) : Result<void>();
}

/// An empty table of DuckDB's, and the way into it.
Result<void> FactsFolder::openRows(TidyTable which) {
  std::string columns;
  for (const TidyColumn& column : columnsOf(which))
    columns += fmt::format("{}\"{}\" {}", columns.empty() ? "" : ", ", column.name,
                           column.type == TidyColumn::Type::number ? "BIGINT" : "VARCHAR");
  const std::string name(wordOf(which));
  if (auto made = duck_->run(fmt::format("CREATE OR REPLACE TABLE {} ({})", name, columns)); !made)
    return made;
  auto appender = duck_->appender(name);
  if (!appender) return tl::unexpected(appender.error());
  tables_[indexOf(which)].parquet.emplace(std::move(*appender));
  tables_[indexOf(which)].waiting = 0;
  return {};
}

Result<void> FactsFolder::add(const TidyGame& game) {
  for (std::size_t t = 0; t < kTidyTables; ++t) {
    Table& table = tables_[t];
    const std::size_t width = columnsOf(static_cast<TidyTable>(t)).size() - 1;
    const std::vector<TidyCell>& cells = game.tables[t];
    for (std::size_t first = 0; first + width <= cells.size(); first += width) {
      table.sink->text(game.id);
      if (table.parquet) table.parquet->text(game.id);
      for (std::size_t c = first; c < first + width; ++c) {
        writeCell(*table.sink, cells[c]);
        if (table.parquet) writeCell(*table.parquet, cells[c]);
      }
      table.sink->endRow();
      if (table.parquet) table.parquet->endRow();
      ++table.rows;
      ++table.waiting;
    }
    if (table.parquet && table.waiting >= kRowsOfPiece) {
      if (auto closed = closePiece(static_cast<TidyTable>(t), nullptr); !closed) return closed;
      if (auto opened = openRows(static_cast<TidyTable>(t)); !opened) return opened;
    }
    if (auto written = table.sink->flush(); !written) return written;
  }
  return {};
}

Result<void> FactsFolder::finish(const std::atomic<bool>* cancel) {
  if (auto closed = closeTables(); !closed) return closed;
  if (auto written = writeScript(); !written) return written;
  if (auto written = writeDictionary(); !written) return written;
  if (auto written = writeParquet(cancel); !written) return written;
  if (cancel != nullptr && *cancel) return failure("cancelled");
  return moveToPlace();
}

Result<void> FactsFolder::closeTables() {
  for (Table& table : tables_)
    if (auto closed = table.sink->close(); !closed) return closed;
  return book_ ? book_->close() : Result<void>();
}

Result<void> FactsFolder::writeText(std::string_view name, std::string_view text) {
  files_.emplace_back(name);
  std::ofstream out(part(name), std::ios::binary);
  out << text;
  out.close();
  if (!out) return tl::unexpected(notWritten(folder_, lastFault()));
  return {};
}

Result<void> FactsFolder::writeDictionary() {
  CsvWriter csv;
  csv.row({"table", "column", "type", "meaning", "nullable"});
  for (std::size_t t = 0; t < kTidyTables; ++t) {
    const auto table = static_cast<TidyTable>(t);
    for (const TidyColumn& column : columnsOf(table))
      csv.row({wordOf(table), column.name, typeWord(column.type), column.meaning,
               mayBeEmpty(table, column.name) ? "yes" : "no"});
  }
  return writeText(kDictionary, csv.take());
}

Result<void> FactsFolder::writeScript() {
  std::array<std::size_t, kTidyTables> rows{};
  for (std::size_t t = 0; t < kTidyTables; ++t)
    rows[t] = tables_[t].rows;
  const LoadScript script = loadScript(reader_, rows);
  return script.name.empty() ? Result<void>() : writeText(script.name, script.text);
}

Result<void> FactsFolder::closePiece(TidyTable which, const std::atomic<bool>* cancel) {
  Table& table = tables_[indexOf(which)];
  if (auto all = table.parquet->finish(); !all) return all;
  table.parquet.reset();
  table.pieces.push_back(fmt::format("{}-{}.piece", wordOf(which), table.pieces.size()));
  return duck_->run(fmt::format("COPY {} TO {} (FORMAT parquet)", wordOf(which),
                                sqlText(part(table.pieces.back()).string())),
                    cancel);
}

Result<void> FactsFolder::joinPieces(TidyTable which, const std::atomic<bool>* cancel) {
  const Table& table = tables_[indexOf(which)];
  std::string pieces;
  for (const std::string& piece : table.pieces)
    pieces += (pieces.empty() ? "" : ", ") + sqlText(part(piece).string());
  files_.push_back(fmt::format("{}.parquet", wordOf(which)));
  return duck_->run(fmt::format("COPY (FROM read_parquet([{}])) TO {} (FORMAT parquet, ROW_GROUP_SIZE {})",
                                pieces, sqlText(part(files_.back()).string()), kRowsOfPiece),
                    cancel);
}

Result<void> FactsFolder::writeParquet(const std::atomic<bool>* cancel) {
  if (!duck_) return {};
  for (std::size_t t = 0; t < kTidyTables; ++t) {
    const auto which = static_cast<TidyTable>(t);
    if (auto closed = closePiece(which, cancel); !closed) return closed;
    if (auto joined = joinPieces(which, cancel); !joined) return joined;
  }
  duck_.reset();
  return {};
}

Result<void> FactsFolder::moveToPlace() {
  for (const std::string& name : files_)
    if (const std::error_code error = settle(part(name)))
      return tl::unexpected(notWritten(folder_ / name, error));
  for (const std::string& name : files_) {
    std::error_code error;
    fs::rename(part(name), folder_ / name, error);
    if (error) return tl::unexpected(notWritten(folder_ / name, error));
  }
  std::error_code ignored;
  fs::remove_all(part_, ignored);
  part_.clear();
  return {};
}

} // namespace annales::inline importers
