// Office Open XML (ECMA-376, part 1, chapter 18): a workbook names its sheets, relationships say in which
// files they are, and cells name texts that all sheets share.
#include "importers/sheets/foreign_sheet.h"
#include "importers/sheets/xlsx_escapes.h"
#include "importers/sheets/xml_events.h"

#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace annales::sheets {
namespace {

constexpr std::int64_t kMostRows = 100'000'000;

/// The relationship of the first sheet, and from which day days are counted.
class SheetNames : public XmlEvents {
public:
  [[nodiscard]] const std::string& first() const { return first_; }
  [[nodiscard]] std::chrono::sys_days dayZero() const {
    using namespace std::chrono;
    return from1904_ ? sys_days{1904y / January / 1} : sys_days{1899y / December / 30};
  }

private:
  void begin(std::string_view element, const XmlAttributes& attributes) override {
    if (element == "workbookPr") from1904_ = isTrue(attributes.of("date1904"));
    if (element == "sheet" && first_.empty()) first_ = attributes.of("relationships/id");
  }
  void end(std::string_view) override {}
  void text(std::string_view) override {}
  [[nodiscard]] bool enough() const override { return !first_.empty(); }

  static bool isTrue(std::string_view word) { return word == "1" || word == "true"; }

  std::string first_;
  bool from1904_ = false;
};

/// Which styles show a number as a day. Spreadsheets make a number of whatever looks like a date.
class DateStyles : public XmlEvents {
public:
  [[nodiscard]] bool isDate(std::string_view style) const {
    std::size_t place = 0;
    std::from_chars(style.data(), style.data() + style.size(), place);
    return place < ofStyles_.size() && ofStyles_[place];
  }

private:
  void begin(std::string_view element, const XmlAttributes& attributes) override {
    if (element == "cellXfs") inStyles_ = true;
    if (element == "numFmt") takeFormat(attributes.of("numFmtId"), attributes.of("formatCode"));
    if (element == "xf" && inStyles_) ofStyles_.push_back(dayFormats_.contains(attributes.of("numFmtId")));
  }
  void end(std::string_view element) override {
    if (element == "cellXfs") inStyles_ = false;
  }
  void text(std::string_view) override {}

  void takeFormat(std::string_view format, std::string_view code) {
    if (showsADay(code))
      dayFormats_.emplace(format);
    else
      dayFormats_.erase(std::string(format));
  }
  /// A code has letters for years and days, outside of quotation marks and brackets.
  static bool showsADay(std::string_view code) {
    for (std::size_t at = 0; at < code.size(); ++at) {
      const char c = code[at];
      if (c == '\\') ++at;
      if (c == '"' || c == '[') at = code.find(c == '"' ? '"' : ']', at + 1);
      if (at == std::string_view::npos) return false;
      if (c == 'y' || c == 'Y' || c == 'd' || c == 'D') return true;
    }
    return false;
  }

  std::set<std::string, std::less<>> dayFormats_{"14", "15", "16", "17", "22"}; // these need no code
  std::vector<bool> ofStyles_;
  bool inStyles_ = false;
};

class Relationships : public XmlEvents {
public:
  /// Names of entries; empty where there is none.
  [[nodiscard]] std::string withId(const std::string& id) const {
    const auto found = byId_.find(id);
    return found == byId_.end() ? std::string() : found->second;
  }
  [[nodiscard]] const std::string& sharedTexts() const { return sharedTexts_; }
  [[nodiscard]] const std::string& styles() const { return styles_; }

private:
  void begin(std::string_view element, const XmlAttributes& attributes) override {
    if (element != "Relationship") return;
    std::string_view target = attributes.of("Target");
    const std::string name =
        target.starts_with('/') ? std::string(target.substr(1)) : "xl/" + std::string(target);
    if (attributes.of("Type").ends_with("/sharedStrings")) sharedTexts_ = name;
    if (attributes.of("Type").ends_with("/styles")) styles_ = name;
    byId_.emplace(attributes.of("Id"), name);
  }
  void end(std::string_view) override {}
  void text(std::string_view) override {}

  std::map<std::string, std::string> byId_;
  std::string sharedTexts_, styles_;
};

/// A text may be in several parts, each formatted in another way; how it is pronounced is none of them.
class SharedTexts : public XmlEvents {
public:
  [[nodiscard]] std::string_view at(std::string_view number) const {
    std::size_t place = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), place);
    return read.ec == std::errc{} && place < all_.size() ? std::string_view(all_[place]) : std::string_view();
  }
  [[nodiscard]] bool enough() const override { return all_.size() > kMostSharedTexts; }

private:
  void begin(std::string_view element, const XmlAttributes&) override {
    if (element == "si") all_.emplace_back();
    if (element == "rPh") pronounced_ = true;
    inText_ = element == "t" && !pronounced_;
  }
  void end(std::string_view element) override {
    if (element == "rPh") pronounced_ = false;
    inText_ = false;
  }
  void text(std::string_view part) override {
    if (inText_ && !all_.empty()) all_.back() += part;
  }

  std::deque<std::string> all_;
  bool inText_ = false, pronounced_ = false;
};

class SheetCells : public XmlEvents {
public:
  SheetCells(CellTable& table, const SharedTexts& shared, const DateStyles& styles,
             std::chrono::sys_days dayZero)
      : table_(table), shared_(shared), styles_(styles), dayZero_(dayZero) {}

private:
  void begin(std::string_view element, const XmlAttributes& attributes) override {
    if (element == "sheetData") inData_ = true;
    if (!inData_) return;
    if (element == "row") beginRow(attributes.of("r"));
    if (element == "c") beginCell(attributes);
    if (element == "rPh") pronounced_ = true;
    inValue_ = inCell_ && !pronounced_ && (element == "v" || element == "t");
  }
  void end(std::string_view element) override {
    inValue_ = false;
    if (element == "sheetData") inData_ = false;
    if (element == "rPh") pronounced_ = false;
    if (element != "c" || !inCell_) return;
    inCell_ = false;
    table_.put(row_, column_, said());
  }
  void text(std::string_view part) override {
    if (inValue_) value_ += part;
  }
  [[nodiscard]] bool enough() const override { return table_.full(); }

  void beginRow(std::string_view number) {
    std::int64_t row = 0;
    std::from_chars(number.data(), number.data() + number.size(), row);
    row_ = row > 0 && row <= kMostRows ? row - 1 : row_ + 1;
    column_ = -1;
  }
  void beginCell(const XmlAttributes& attributes) {
    inCell_ = true;
    type_ = attributes.of("t");
    isDate_ = styles_.isDate(attributes.of("s"));
    value_.clear();
    column_ = columnOf(attributes.of("r")).value_or(column_ + 1);
  }
  /// Of "B7": the second. Rows are known by the row.
  static std::optional<std::int64_t> columnOf(std::string_view address) {
    std::int64_t column = 0;
    for (const char c : address.substr(0, 4)) {
      if (c < 'A' || c > 'Z') break;
      column = column * 26 + (c - 'A' + 1);
    }
    if (column == 0) return std::nullopt;
    return column - 1;
  }
  [[nodiscard]] std::string said() const {
    if (type_ == "s") return withoutXlsxEscapes(shared_.at(value_));
    if (type_ == "d") return std::string(dateText(value_));
    if (type_.empty() || type_ == "n") return isDate_ ? dayText() : numberText(value_);
    return withoutXlsxEscapes(value_); // a text in place, what a formula computed, a truth, an error
  }

  /// Days are counted, and a time is a part of one.
  [[nodiscard]] std::string dayText() const {
    constexpr int kLast = 2'958'465; // in the year 9999
    int days = -1;
    std::from_chars(value_.data(), value_.data() + value_.size(), days);
    if (days < 0 || days > kLast) return numberText(value_);
    const std::chrono::year_month_day day(dayZero_ + std::chrono::days(days));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()));
  }

  CellTable& table_;
  const SharedTexts& shared_;
  const DateStyles& styles_;
  std::chrono::sys_days dayZero_;
  std::int64_t row_ = -1, column_ = -1;
  std::string type_, value_;
  bool isDate_ = false, inData_ = false, inCell_ = false, inValue_ = false, pronounced_ = false;
};

} // namespace

Result<void> readXlsx(const PackedFile& file, CellTable& table) {
  SheetNames names;
  Relationships relationships;
  SharedTexts shared;
  DateStyles styles;
  if (auto read = readEntryOf(file, "xl/workbook.xml", names); !read) return read;
  if (auto read = readEntryOf(file, "xl/_rels/workbook.xml.rels", relationships); !read) return read;
  if (file.has(relationships.sharedTexts()))
    if (auto read = readEntryOf(file, relationships.sharedTexts(), shared); !read) return read;
  if (shared.enough()) return tooMuchInWorkbook();
  if (file.has(relationships.styles()))
    if (auto read = readEntryOf(file, relationships.styles(), styles); !read) return read;
  SheetCells cells(table, shared, styles, names.dayZero());
  return readEntryOf(file, relationships.withId(names.first()), cells);
}

} // namespace annales::sheets
