// A workbook with several sheets that is written row by row: memory does not grow with the rows.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace annales::sheets {

/// Every cell is a text or a number, never a formula. The first row of a sheet is bold and stays in sight.
/// The same cells make the same bytes.
class TableBook {
public:
  /// While it is written, files of its own are beside the file.
  explicit TableBook(const std::filesystem::path& file);
  TableBook(TableBook&&) noexcept;
  TableBook& operator=(TableBook&&) = delete;
  ~TableBook();

  /// Cells come from left to right, rows from above. The book outlives its sheets.
  class Sheet {
  public:
    void text(std::string_view text);
    /// More than fifteen digits become a text: as a number the last ones would be lost.
    void number(std::int64_t number);
    void nothing() { ++column_; }
    void endRow() { ++row_, column_ = 0; }
    /// Why not all cells are in it.
    [[nodiscard]] Result<void> written() const;

  private:
    friend class TableBook;
    Sheet(void* sheet, void* bold, std::string name);
    void *sheet_, *bold_; // of the library that writes workbooks; null where there is no book
    std::string name_;
    std::uint32_t row_ = 0;
    std::uint16_t column_ = 0;
    int wrong_ = 0;
  };
  [[nodiscard]] Sheet sheet(const std::string& name);
  [[nodiscard]] Result<void> close();

private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

} // namespace annales::sheets
