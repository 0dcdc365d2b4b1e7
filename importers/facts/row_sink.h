// Where the rows of a tidy table go, cell by cell.
#pragma once

#include "engine/core/result.h"
#include "importers/facts/facts_reader.h"
#include "importers/sheets/table_book.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

namespace annales::inline importers {

/// The first row has the names of the columns. `flush` and `close` say why something could not be written.
class RowSink {
public:
  RowSink() = default;
  RowSink(const RowSink&) = delete;
  RowSink& operator=(const RowSink&) = delete;
  virtual ~RowSink() = default;
  virtual void text(std::string_view text) = 0;
  virtual void number(std::int64_t number) = 0;
  virtual void nothing() = 0;
  virtual void endRow() = 0;
  [[nodiscard]] virtual Result<void> flush() = 0;
  [[nodiscard]] virtual Result<void> close() = 0;
};

/// A file of text in that form, which is not a workbook.
[[nodiscard]] std::unique_ptr<RowSink> rowsInFile(const std::filesystem::path& file, FactsForm form);

/// A sheet of the book, which outlives it.
[[nodiscard]] std::unique_ptr<RowSink> rowsInSheet(sheets::TableBook& book, TidyTable table);

} // namespace annales::inline importers
