// Tables for spreadsheets and for other programs (RFC 4180, UTF-8). Whatever writes CSV writes it with this.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Cells come from left to right, rows from above. A spreadsheet computes a text that begins like a formula:
/// such a text gets an apostrophe before it, the guard, and so does such a line within it, but for the items
/// of a list. Numbers are written as they are, so that one can
/// count with them.
class CsvWriter {
public:
  CsvWriter& text(std::string_view text);
  CsvWriter& number(std::int64_t number);
  /// Six significant digits; nothing where it is no number.
  CsvWriter& decimal(double number);
  CsvWriter& nothing();
  void endRow();
  /// A row of texts.
  void row(std::initializer_list<std::string_view> texts);

  /// What was written; the writer is empty afterwards.
  [[nodiscard]] std::string take();

private:
  void next();

  std::string out_;
  bool inRow_ = false;
};

/// What was given to `CsvWriter::text`, of the cell that it made.
[[nodiscard]] std::string withoutGuards(std::string_view cell);

} // namespace annales::inline replay
