#include "importers/sheets/table_book.h"

#include "importers/sheets/xlsx_escapes.h"

#include <xlsxwriter.h>

#include <utility>

namespace annales::sheets {
namespace {

constexpr std::time_t kDateOfBook = 315532800; // 1980-01-01, as the packed parts have it

} // namespace

struct TableBook::Parts {
  std::string folder; // for the library's own files
  lxw_workbook* book = nullptr;
  lxw_format* bold = nullptr;

  explicit Parts(const std::filesystem::path& file) : folder(file.parent_path().string()) {
    lxw_workbook_options options{};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = folder.data();
    book = workbook_new_opt(file.c_str(), &options);
    if (book == nullptr) return;
    lxw_doc_properties properties{};
    properties.created = kDateOfBook;
    workbook_set_properties(book, &properties);
    bold = workbook_add_format(book);
    format_set_bold(bold);
  }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  ~Parts() {
    if (book != nullptr) static_cast<void>(workbook_close(book));
  }
};

TableBook::TableBook(const std::filesystem::path& file) : parts_(std::make_unique<Parts>(file)) {}
TableBook::TableBook(TableBook&&) noexcept = default;
TableBook::~TableBook() = default;

TableBook::Sheet TableBook::sheet(const std::string& name) {
  if (parts_->book == nullptr) return {nullptr, nullptr, name};
  lxw_worksheet* sheet = workbook_add_worksheet(parts_->book, name.c_str());
  worksheet_freeze_panes(sheet, 1, 0);
  return {sheet, parts_->bold, name};
}

Result<void> TableBook::close() {
  if (parts_->book == nullptr) return failure("a workbook cannot be made");
  const lxw_error wrong = workbook_close(std::exchange(parts_->book, nullptr));
  if (wrong != LXW_NO_ERROR) return failure("the workbook cannot be written: {}", lxw_strerror(wrong));
  return {};
}

TableBook::Sheet::Sheet(void* sheet, void* bold, std::string name)
    : sheet_(sheet), bold_(bold), name_(std::move(name)) {}

void TableBook::Sheet::text(std::string_view text) {
  const std::uint16_t column = column_++;
  if (sheet_ == nullptr || wrong_ != LXW_NO_ERROR || text.empty()) return;
  auto* format = row_ == 0 ? static_cast<lxw_format*>(bold_) : nullptr;
  wrong_ = worksheet_write_string(static_cast<lxw_worksheet*>(sheet_), row_, column,
                                  withXlsxEscapes(text).c_str(), format);
}

void TableBook::Sheet::number(std::int64_t number) {
  constexpr std::int64_t kFifteenDigits = 1'000'000'000'000'000; // a workbook keeps no more of a number
  if (number >= kFifteenDigits || number <= -kFifteenDigits) return text(std::to_string(number));
  const std::uint16_t column = column_++;
  if (sheet_ == nullptr || wrong_ != LXW_NO_ERROR) return;
  wrong_ = worksheet_write_number(static_cast<lxw_worksheet*>(sheet_), row_, column,
                                  static_cast<double>(number), nullptr);
}

Result<void> TableBook::Sheet::written() const {
  if (row_ > LXW_ROW_MAX)
    return failure("a sheet has room for {} rows, and the table {} has more: export for a database",
                   LXW_ROW_MAX - 1, name_);
  if (wrong_ != LXW_NO_ERROR)
    return failure("the table {}: {}", name_, lxw_strerror(static_cast<lxw_error>(wrong_)));
  return {};
}

} // namespace annales::sheets
