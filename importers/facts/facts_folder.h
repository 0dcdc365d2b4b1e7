// The tidy tables of a library as a folder of files: CSV, Parquet where DuckDB is there, and a dictionary of
// all columns; or in the form that one reader cannot misread, with a script that loads them.
#pragma once

#include "importers/facts/duckdb.h"
#include "importers/facts/facts_reader.h"
#include "importers/facts/row_sink.h"
#include "libreplay/facts/tidy_game.h"

#include <array>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline importers {

/// Everything is written in a folder of its own inside and moved to its place by `finish`, each file whole;
/// without `finish` nothing remains.
class FactsFolder {
public:
  /// Makes the folder where there is none. `duck` may be null: no Parquet then.
  [[nodiscard]] static Result<FactsFolder> create(const std::filesystem::path& folder,
                                                  std::shared_ptr<const DuckLibrary> duck,
                                                  FactsReader reader = FactsReader::anyone);
  FactsFolder(FactsFolder&&) noexcept;
  FactsFolder& operator=(FactsFolder&&) = delete;
  ~FactsFolder();

  [[nodiscard]] Result<void> add(const TidyGame& game);
  /// Nothing appears after a cancel before it moves files.
  [[nodiscard]] Result<void> finish(const std::atomic<bool>* cancel = nullptr);
  /// Rows of a table so far.
  [[nodiscard]] std::size_t rows(TidyTable table) const { return tables_[indexOf(table)].rows; }

  /// What there is to know about every column, as a table.
  static constexpr std::string_view kDictionary = "dictionary.csv";

private:
  struct Table {
    std::unique_ptr<RowSink> sink;
    std::optional<DuckDatabase::Appender> parquet;
    std::size_t rows = 0;
    std::size_t waiting = 0;         // of them in DuckDB's table
    std::vector<std::string> pieces; // Parquet files with the rows before
  };
  FactsFolder() = default;
  [[nodiscard]] Result<void> openTable(TidyTable table);
  [[nodiscard]] Result<void> closeTables();
  [[nodiscard]] Result<void> writeText(std::string_view name, std::string_view text);
  [[nodiscard]] Result<void> writeDictionary();
  [[nodiscard]] Result<void> writeScript();
  [[nodiscard]] Result<void> openRows(TidyTable table);
  [[nodiscard]] Result<void> closePiece(TidyTable table, const std::atomic<bool>* cancel);
  [[nodiscard]] Result<void> joinPieces(TidyTable table, const std::atomic<bool>* cancel);
  [[nodiscard]] Result<void> writeParquet(const std::atomic<bool>* cancel);
  [[nodiscard]] Result<void> moveToPlace();
  [[nodiscard]] std::filesystem::path part(std::string_view name) const { return part_ / name; }

  std::filesystem::path folder_, part_; // the second is where it is written
  FactsReader reader_ = FactsReader::anyone;
  std::optional<sheets::TableBook> book_; // outlives the sheets
  std::optional<DuckDatabase> duck_;
  std::array<Table, kTidyTables> tables_;
  std::vector<std::string> files_; // to be moved
  bool isOurs_ = false;            // the folder was made for this
};

} // namespace annales::inline importers
