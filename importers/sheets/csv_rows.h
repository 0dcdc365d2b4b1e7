// Rows of CSV in any dialect, one in memory at a time.
#pragma once

#include "importers/readers/utf8_source.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::sheets {

struct Dialect {
  char delimiter = ',';
  char quote = '"';       // 0: none
  bool backslash = false; // before a quote inside quotes; else that is doubled
};

/// The row of a sheet.
struct SheetRow {
  std::vector<std::string> cells;
  std::size_t line = 1;   // of the file where it begins
  std::size_t number = 1; // of the sheet
};

/// Splits what `Next` gives, a byte a call.
class CsvRows {
public:
  static constexpr std::size_t kLongestRow = std::size_t{4} << 20U;
  static constexpr std::size_t kMostCells = 4096;

  explicit CsvRows(Dialect dialect) : dialect_(dialect) {}

  /// False at the end, and where a row is longer than any is: then `tooLong`.
  template <class Next> [[nodiscard]] bool next(Next&& source, SheetRow& row) {
    row.cells.assign(1, {});
    row.line = line_;
    row.number = ++number_;
    bytes_ = 0;
    state_ = State::fresh;
    bool any = false;
    for (int c = source(); c != Utf8Source::kEnd; c = source()) {
      any = true;
      if (!take(static_cast<char>(c), row)) return true;
      if (++bytes_ > kLongestRow || row.cells.size() > kMostCells) {
        tooLong_ = true;
        return false;
      }
    }
    return any;
  }
  [[nodiscard]] bool tooLong() const { return tooLong_; }
  /// How often something stood where the dialect has nothing.
  [[nodiscard]] std::size_t oddities() const { return oddities_; }
  /// How many of these were quotation marks in cells that do not begin with one: a 5" board.
  [[nodiscard]] std::size_t strayMarks() const { return strayMarks_; }
  /// Cells that stood in quotation marks, both of them.
  [[nodiscard]] std::size_t quotedCells() const { return quotedCells_; }
  /// The last row was over before its quotation marks were.
  [[nodiscard]] bool endsQuoted() const { return state_ == State::quoted || state_ == State::escaped; }

private:
  enum class State { fresh, bare, quoted, closing, escaped };
  /// False where the row ends with this character.
  bool take(char c, SheetRow& row);

  Dialect dialect_;
  State state_ = State::fresh;
  std::string blanks_; // behind a closing quotation mark
  std::size_t line_ = 1, number_ = 0, bytes_ = 0, oddities_ = 0, strayMarks_ = 0, quotedCells_ = 0;
  bool tooLong_ = false, afterReturn_ = false;
};

/// What fits the beginning of a file best. That of RFC 4180, with the delimiter of any spreadsheet, where
/// there are turns in it or the columns that the program writes, and nothing is odd: what its quotation marks
/// enclose is a text, even one that quotes turns. Else the same where nothing is odd but quotation marks
/// inside of cells, as few as can be, and other cells show that it has quotation marks. Else that where the
/// most columns are known, then the most turns, then where the least is odd. `whole`: the file has nothing
/// more.
[[nodiscard]] Dialect dialectOf(std::string_view beginning, bool whole);

} // namespace annales::sheets
