#include "importers/sheets/workbook.h"

#include <fmt/core.h>
#include <orcus/orcus_ods.hpp>
#include <orcus/orcus_xlsx.hpp>
#include <orcus/spreadsheet/import_interface.hpp>

#include <cmath>
#include <deque>
#include <map>
#include <stdexcept>

namespace annales::sheets {
namespace {

namespace ss = orcus::spreadsheet;

/// Ends reading; orcus has no other way to be stopped.
struct TooManyCells : std::runtime_error {
  TooManyCells() : std::runtime_error("too many cells") {}
};

std::string numberText(double value) {
  if (!std::isfinite(value)) return {};
  if (value == std::floor(value) && std::abs(value) < 1e15) return fmt::format("{:.0f}", value);
  return fmt::format("{:.15g}", value);
}

/// All texts of the workbook, that cells name by number.
class Texts : public ss::iface::import_shared_strings {
public:
  std::size_t append(std::string_view text) override {
    all_.emplace_back(text);
    return all_.size() - 1;
  }
  std::size_t add(std::string_view text) override { return append(text); }
  void set_segment_font(std::size_t) override {}
  void set_segment_bold(bool) override {}
  void set_segment_italic(bool) override {}
  void set_segment_font_name(std::string_view) override {}
  void set_segment_font_size(double) override {}
  void set_segment_font_color(ss::color_elem_t, ss::color_elem_t, ss::color_elem_t,
                              ss::color_elem_t) override {}
  void append_segment(std::string_view text) override { open_ += text; }
  std::size_t commit_segments() override {
    all_.push_back(std::exchange(open_, {}));
    return all_.size() - 1;
  }
  [[nodiscard]] std::string_view at(std::size_t number) const {
    return number < all_.size() ? std::string_view(all_[number]) : std::string_view();
  }

private:
  std::deque<std::string> all_;
  std::string open_;
};

/// The cells of the first sheet; those of others are passed over.
class CellTable {
public:
  void put(ss::row_t row, ss::col_t column, std::string text) {
    if (text.empty() || row < 0 || column < 0) return;
    if (static_cast<std::size_t>(column) >= CsvRows::kMostCells || ++count_ > kMostWorkbookCells)
      throw TooManyCells();
    rows_[row][column] = std::move(text);
  }
  [[nodiscard]] std::string at(ss::row_t row, ss::col_t column) const {
    const auto found = rows_.find(row);
    if (found == rows_.end()) return {};
    const auto cell = found->second.find(column);
    return cell == found->second.end() ? std::string() : cell->second;
  }
  [[nodiscard]] std::vector<SheetRow> rows() const {
    std::vector<SheetRow> all;
    for (const auto& [number, cells] : rows_) {
      SheetRow& row = all.emplace_back();
      row.line = row.number = static_cast<std::size_t>(number) + 1;
      row.cells.resize(static_cast<std::size_t>(cells.rbegin()->first) + 1);
      for (const auto& [column, text] : cells)
        row.cells[static_cast<std::size_t>(column)] = text;
    }
    return all;
  }

private:
  std::map<ss::row_t, std::map<ss::col_t, std::string>> rows_;
  std::size_t count_ = 0;
};

/// What formulas were when the workbook was saved.
class FormulaResults : public ss::iface::import_formula {
public:
  explicit FormulaResults(CellTable* table) : table_(table) {}
  void set_position(ss::row_t row, ss::col_t column) override {
    row_ = row;
    column_ = column;
    result_.clear();
  }
  void set_formula(ss::formula_grammar_t, std::string_view) override {}
  void set_shared_formula_index(std::size_t) override {}
  void set_result_string(std::string_view text) override { result_ = text; }
  void set_result_value(double value) override { result_ = numberText(value); }
  void set_result_bool(bool value) override { result_ = value ? "1" : "0"; }
  void set_result_empty() override { result_.clear(); }
  void commit() override {
    if (table_ != nullptr) table_->put(row_, column_, result_);
  }

private:
  CellTable* table_;
  ss::row_t row_ = 0;
  ss::col_t column_ = 0;
  std::string result_;
};

class OneSheet : public ss::iface::import_sheet {
public:
  /// Null: a sheet that nobody reads.
  OneSheet(CellTable* table, const Texts& texts) : table_(table), texts_(texts), formula_(table) {}

  ss::iface::import_formula* get_formula() override { return &formula_; }
  void set_auto(ss::row_t row, ss::col_t column, std::string_view text) override {
    put(row, column, std::string(text));
  }
  void set_string(ss::row_t row, ss::col_t column, ss::string_id_t number) override {
    put(row, column, std::string(texts_.at(number)));
  }
  void set_value(ss::row_t row, ss::col_t column, double value) override {
    put(row, column, numberText(value));
  }
  void set_bool(ss::row_t row, ss::col_t column, bool value) override { put(row, column, value ? "1" : "0"); }
  void set_date_time(ss::row_t row, ss::col_t column, int year, int month, int day, int, int,
                     double) override {
    put(row, column, fmt::format("{:04}-{:02}-{:02}", year, month, day));
  }
  void set_format(ss::row_t, ss::col_t, std::size_t) override {}
  void set_format(ss::row_t, ss::col_t, ss::row_t, ss::col_t, std::size_t) override {}
  /// Equal cells below one another; a sheet may say a million of them in a few bytes.
  void fill_down_cells(ss::row_t row, ss::col_t column, ss::row_t count) override {
    if (table_ == nullptr) return;
    const std::string text = table_->at(row, column);
    for (ss::row_t r = 1; r <= count && !text.empty(); ++r)
      put(row + r, column, text);
  }
  [[nodiscard]] ss::range_size_t get_sheet_size() const override { return {1'048'576, 16'384}; }

private:
  void put(ss::row_t row, ss::col_t column, std::string text) {
    if (table_ != nullptr) table_->put(row, column, std::move(text));
  }
  CellTable* table_;
  const Texts& texts_;
  FormulaResults formula_;
};

class Settings : public ss::iface::import_global_settings {
public:
  void set_origin_date(int, int, int) override {}
  void set_default_formula_grammar(ss::formula_grammar_t grammar) override { grammar_ = grammar; }
  [[nodiscard]] ss::formula_grammar_t get_default_formula_grammar() const override { return grammar_; }
  void set_character_set(orcus::character_set_t) override {}

private:
  ss::formula_grammar_t grammar_ = ss::formula_grammar_t::unknown;
};

/// "B7", with a dollar before either or none.
class Addresses : public ss::iface::import_reference_resolver {
public:
  ss::src_address_t resolve_address(std::string_view text) override {
    std::int64_t column = 0, row = 0;
    std::size_t at = 0;
    const auto dollar = [&] { at += at < text.size() && text[at] == '$' ? 1 : 0; };
    for (dollar(); at < text.size() && isLetter(text[at]) && column < 100'000; ++at)
      column = column * 26 + ((text[at] | 0x20) - 'a' + 1);
    for (dollar(); at < text.size() && text[at] >= '0' && text[at] <= '9' && row < 100'000'000; ++at)
      row = row * 10 + (text[at] - '0');
    if (at != text.size() || column == 0 || row == 0) throw std::runtime_error("no address of a cell");
    return {0, static_cast<ss::row_t>(row - 1), static_cast<ss::col_t>(column - 1)};
  }
  ss::src_range_t resolve_range(std::string_view text) override {
    const std::size_t colon = text.find(':');
    const ss::src_address_t first = resolve_address(text.substr(0, colon));
    return {first, colon == std::string_view::npos ? first : resolve_address(text.substr(colon + 1))};
  }

private:
  static bool isLetter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
};

class WorkbookFactory : public ss::iface::import_factory {
public:
  ss::iface::import_global_settings* get_global_settings() override { return &settings_; }
  ss::iface::import_shared_strings* get_shared_strings() override { return &texts_; }
  ss::iface::import_reference_resolver* get_reference_resolver(ss::formula_ref_context_t) override {
    return &addresses_;
  }
  ss::iface::import_sheet* append_sheet(ss::sheet_t, std::string_view name) override {
    if (sheets_.size() > 255) throw TooManyCells();
    sheets_.emplace_back(sheets_.empty() ? &table_ : nullptr, texts_);
    names_.emplace_back(name);
    return &sheets_.back();
  }
  ss::iface::import_sheet* get_sheet(std::string_view name) override {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (names_[i] == name) return &sheets_[i];
    return nullptr;
  }
  ss::iface::import_sheet* get_sheet(ss::sheet_t number) override {
    const auto at = static_cast<std::size_t>(number);
    return number >= 0 && at < sheets_.size() ? &sheets_[at] : nullptr;
  }
  void finalize() override {}
  [[nodiscard]] std::vector<SheetRow> rows() const { return table_.rows(); }

private:
  Settings settings_;
  Texts texts_;
  Addresses addresses_;
  CellTable table_;
  std::deque<OneSheet> sheets_;
  std::vector<std::string> names_;
};

} // namespace

Result<std::vector<SheetRow>> rowsOfWorkbook(std::string_view bytes) {
  if (bytes.size() > kLargestWorkbook)
    return failure(
        "a workbook of more than {} MiB is not read; save the sheet as CSV, which may have any size",
        kLargestWorkbook >> 20U);
  const auto packed = lookInto(bytes);
  if (!packed) return tl::unexpected(packed.error());
  if (!packed->spreadsheet) return failure("this packed file is no spreadsheet: .xlsx and .ods are read");
  if (packed->unpacked > kLargestUnpacked)
    return failure(
        "unpacked, this workbook has {} MiB, more than {}; save the sheet as CSV, which may have any size",
        packed->unpacked >> 20U, kLargestUnpacked >> 20U);
  WorkbookFactory factory;
  try {
    if (!hasSoundTexts(bytes)) return failure("the file is damaged: what is packed in it is no sound XML");
    if (packed->ods)
      orcus::orcus_ods(&factory).read_stream(bytes);
    else
      orcus::orcus_xlsx(&factory).read_stream(bytes);
  } catch (const TooManyCells&) {
    return failure(
        "a workbook with more than {} cells is not read; save the sheet as CSV, which may have any size",
        kMostWorkbookCells);
  } catch (const std::exception&) {
    return failure("the file is damaged: it cannot be unpacked");
  }
  return factory.rows();
}

} // namespace annales::sheets
