#include "importers/sheets/sheet_writer.h"

#include "importers/antike_jsonl/scratch_file.h"
#include "importers/sheets/columns.h"
#include "importers/sheets/csv_rows.h"
#include "importers/sheets/head_value.h"
#include "importers/sheets/workbook.h"
#include "importers/sheets/xlsx_escapes.h"
#include "libreplay/text/csv.h"

#include <unistd.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>

namespace annales::sheets {
namespace {

constexpr std::time_t kDateOfParts = 315532800; // 1980-01-01, as the packed parts have it

using Cell = Columns::Cell;

constexpr std::array kCells{Cell::round, Cell::nation, Cell::space, Cell::paid, Cell::actions, Cell::comment};

const std::string& cellOf(const turns::TurnCells& turn, Cell cell) {
  switch (cell) {
  case Cell::round:
    return turn.round;
  case Cell::nation:
    return turn.nation;
  case Cell::space:
    return turn.space;
  case Cell::paid:
    return turn.paid;
  case Cell::actions:
    return turn.actions;
  case Cell::comment:
    return turn.comment;
  }
  return turn.comment;
}

/// A name that the reader knows: that of the setup, or a header of one's own.
std::string headName(const std::string& name) {
  if (!tagNamed(name).empty()) return name;
  std::string literal = "Tag.";
  for (const char c : name)
    literal += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return literal;
}

/// Whether the value is a list of nations or cities.
bool isList(const turns::HeadCell& head) {
  std::string name = head.name;
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return name == "nations" || name == "neutraltemples" || name.starts_with("start.");
}

/// Nations and cities have a cell each. A spreadsheet offers the content of a cell above as soon as its first
/// letters are typed: that must be one nation, not all of them.
std::vector<std::string> valuesOf(const turns::HeadCell& head) {
  if (!isList(head)) return {head.value};
  std::vector<std::string> values;
  for (std::size_t from = 0; from <= head.value.size();) {
    const std::size_t end = std::min(head.value.find(',', from), head.value.size());
    values.emplace_back(turns::trimmed(std::string_view(head.value).substr(from, end - from)));
    from = end + 1;
  }
  return values;
}

/// A file that is gone again.
class WorkbookFile {
public:
  WorkbookFile() {
    if (const auto file = openTemporaryFile(name_))
      ::close(*file);
    else
      fault_ = file.error();
  }
  WorkbookFile(const WorkbookFile&) = delete;
  WorkbookFile& operator=(const WorkbookFile&) = delete;
  ~WorkbookFile() {
    std::error_code ignored;
    if (!fault_) std::filesystem::remove(name_, ignored);
  }
  [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::string bytes() const {
    std::ifstream in(name_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

private:
  std::string name_;
  std::optional<Error> fault_;
};

class XlsxSheet {
public:
  explicit XlsxSheet(const std::string& file) : book_(workbook_new(file.c_str())) {
    if (book_ == nullptr) return;
    lxw_doc_properties properties{};
    properties.created = kDateOfParts; // the same game, the same bytes
    workbook_set_properties(book_, &properties);
    sheet_ = workbook_add_worksheet(book_, "Game");
    bold_ = workbook_add_format(book_);
    format_set_bold(bold_);
    wrap_ = workbook_add_format(book_);
    format_set_text_wrap(wrap_);
    format_set_align(wrap_, LXW_ALIGN_VERTICAL_TOP);
    const std::array<double, 6> widths{8, 16, 14, 10, 60, 60};
    for (std::size_t c = 0; c < widths.size(); ++c)
      worksheet_set_column(sheet_, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c), widths[c], nullptr);
  }
  XlsxSheet(const XlsxSheet&) = delete;
  XlsxSheet& operator=(const XlsxSheet&) = delete;
  ~XlsxSheet() {
    if (book_ != nullptr) static_cast<void>(workbook_close(book_));
  }

  void text(std::size_t column, const std::string& text, bool title = false) {
    if (sheet_ == nullptr || text.empty()) return;
    const auto error =
        worksheet_write_string(sheet_, row_, static_cast<lxw_col_t>(column), withXlsxEscapes(text).c_str(),
                               title        ? bold_
                               : column > 3 ? wrap_
                                            : nullptr);
    fits_ = fits_ && error == LXW_NO_ERROR;
  }
  void number(std::size_t column, double number) {
    if (sheet_ != nullptr)
      worksheet_write_number(sheet_, row_, static_cast<lxw_col_t>(column), number, nullptr);
  }
  void nextRow() { ++row_; }
  void freezeAbove() {
    if (sheet_ != nullptr) worksheet_freeze_panes(sheet_, row_, 0);
  }
  [[nodiscard]] bool fits() const { return fits_; }
  [[nodiscard]] bool close() {
    return book_ != nullptr && workbook_close(std::exchange(book_, nullptr)) == LXW_NO_ERROR;
  }

private:
  lxw_workbook* book_;
  lxw_worksheet* sheet_ = nullptr;
  lxw_format *bold_ = nullptr, *wrap_ = nullptr;
  lxw_row_t row_ = 0;
  bool fits_ = true;
};

void writeXlsx(XlsxSheet& sheet, const turns::GameCells& game) {
  for (const turns::HeadCell& head : game.head) {
    sheet.text(0, headName(head.name), true);
    std::size_t column = 1;
    for (const std::string& value : valuesOf(head))
      sheet.text(column++, cellOfValue(value));
    sheet.nextRow();
  }
  sheet.nextRow();
  for (std::size_t c = 0; c < kCells.size(); ++c)
    sheet.text(c, std::string(Columns::titleOf(kCells[c])), true);
  sheet.nextRow();
  sheet.freezeAbove();
  for (const turns::TurnCells& turn : game.turns) {
    if (!turn.round.empty()) sheet.number(0, std::stod(turn.round));
    for (std::size_t c = 1; c < kCells.size(); ++c)
      sheet.text(c, cellOf(turn, kCells[c]));
    sheet.nextRow();
  }
}

} // namespace

Result<std::string> sheetCsv(const EventLog& log, std::shared_ptr<const Board> board) {
  const auto game = turns::cellsOf(log, std::move(board));
  if (!game) return tl::unexpected(game.error());
  CsvWriter csv;
  std::string sheet;
  for (const turns::HeadCell& head : game->head) {
    csv.text(headName(head.name));
    for (const std::string& value : valuesOf(head))
      csv.text(cellOfValue(value));
    csv.endRow();
  }
  csv.row({});
  for (const Cell cell : kCells)
    csv.text(Columns::titleOf(cell));
  csv.endRow();
  sheet = csv.take();
  for (const turns::TurnCells& turn : game->turns) {
    for (const Cell cell : kCells)
      csv.text(cellOf(turn, cell));
    csv.endRow();
    const std::string row = csv.take();
    if (row.size() > CsvRows::kLongestRow)
      return failure("a row of this game is too long for a sheet; use the event log or AGN");
    sheet += row;
  }
  return sheet;
}

Result<std::string> sheetXlsx(const EventLog& log, std::shared_ptr<const Board> board) {
  const auto game = turns::cellsOf(log, std::move(board));
  if (!game) return tl::unexpected(game.error());
  const WorkbookFile file;
  if (file.fault()) return tl::unexpected(*file.fault());
  XlsxSheet sheet(file.name());
  writeXlsx(sheet, *game);
  const bool fits = sheet.fits();
  if (!sheet.close()) return temporaryFileFailed(errno == 0 ? EIO : errno);
  if (!fits) return failure("a cell of this game is too long for a workbook; use CSV");
  std::string bytes = file.bytes();
  if (const auto rows = rowsOfWorkbook(bytes); !rows) return tl::unexpected(rows.error()); // larger than any
  return bytes;
}

} // namespace annales::sheets
