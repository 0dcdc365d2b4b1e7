// OpenDocument (ISO/IEC 26300, part 3, chapters 9 and 19): everything stands in one file, and rows and cells
// say how often they are repeated.
#include "importers/sheets/foreign_sheet.h"
#include "importers/sheets/xml_events.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace annales::sheets {
namespace {

/// At least one; so many that nothing overflows.
std::int64_t repeats(std::string_view number) {
  constexpr std::int64_t kMost = 10'000'000;
  std::int64_t times = 1;
  const auto read = std::from_chars(number.data(), number.data() + number.size(), times);
  if (read.ec == std::errc::result_out_of_range) return kMost;
  return std::clamp<std::int64_t>(times, 1, kMost);
}

class FirstTable : public XmlEvents {
public:
  explicit FirstTable(CellTable& table) : table_(table) {}

private:
  /// The same cell several times, side by side.
  struct Run {
    std::int64_t column, times;
    std::string text; // not empty
  };

  void begin(std::string_view element, const XmlAttributes& attributes) override {
    if (element == "table") ++tables_;
    if (tables_ != 1) return; // before the first, or a table within a cell
    if (inCell_) return beginWithin(element, attributes);
    if (element == "table-row") beginRow(attributes);
    if (element == "table-cell" || element == "covered-table-cell") beginCell(element, attributes);
  }
  void end(std::string_view element) override {
    if (element == "table") {
      ended_ = --tables_ == 0;
      return;
    }
    if (tables_ != 1) return;
    if (within_ > 0)
      endWithin();
    else if (inCell_)
      endCell();
    else if (element == "table-row")
      endRow();
  }
  void text(std::string_view part) override {
    if (inParagraph_) append(part);
  }
  [[nodiscard]] bool enough() const override { return ended_ || table_.full(); }

  void beginRow(const XmlAttributes& attributes) {
    runs_.clear();
    rowBytes_ = 0;
    column_ = 0;
    rowRepeats_ = repeats(attributes.of("table:1.0/number-rows-repeated"));
  }
  void beginCell(std::string_view element, const XmlAttributes& attributes) {
    inCell_ = true;
    covered_ = element == "covered-table-cell";
    type_ = attributes.of("office:1.0/value-type");
    value_ = attributes.of(attributeOf(type_));
    paragraphs_.clear();
    cellRepeats_ = repeats(attributes.of("table:1.0/number-columns-repeated"));
  }
  /// Where a value of that type stands.
  static std::string_view attributeOf(std::string_view type) {
    if (type == "boolean") return "office:1.0/boolean-value";
    if (type == "date") return "office:1.0/date-value";
    if (type == "string") return "office:1.0/string-value";
    return "office:1.0/value";
  }
  /// Paragraphs of a cell are its text; remarks and drawings have some, too, but deeper.
  void beginWithin(std::string_view element, const XmlAttributes& attributes) {
    if (within_++ == 0) {
      inParagraph_ = element == "p";
      if (inParagraph_ && !std::exchange(firstParagraph_, false)) append("\n");
    }
    if (!inParagraph_) return;
    if (element == "s") append(blanks(attributes));
    if (element == "tab") append("\t");
    if (element == "line-break") append("\n");
  }
  static std::string blanks(const XmlAttributes& attributes) {
    constexpr std::int64_t kMost = 100;
    return std::string(static_cast<std::size_t>(std::min(repeats(attributes.of("text:1.0/c")), kMost)), ' ');
  }
  /// A few bytes say many blanks, so the table is asked before its cells are complete.
  void append(std::string_view part) {
    table_.expect(rowBytes_ + paragraphs_.size() + part.size());
    if (!table_.full()) paragraphs_ += part;
  }
  void endWithin() {
    if (--within_ == 0) inParagraph_ = false;
  }
  void endCell() {
    inCell_ = false;
    firstParagraph_ = true;
    if (std::string text = said(); !covered_ && !text.empty()) {
      rowBytes_ += text.size();
      runs_.push_back({column_, cellRepeats_, std::move(text)});
    }
    column_ += cellRepeats_;
  }
  void endRow() {
    for (std::int64_t i = 0; i < rowRepeats_ && !runs_.empty() && !table_.full(); ++i)
      for (const Run& run : runs_)
        putRun(row_ + i, run);
    row_ += rowRepeats_;
  }
  void putRun(std::int64_t row, const Run& run) {
    for (std::int64_t i = 0; i < run.times && !table_.full(); ++i)
      table_.put(row, run.column + i, run.text);
  }
  [[nodiscard]] std::string said() const {
    if (type_ == "float" || type_ == "percentage" || type_ == "currency") return numberText(value_);
    if (type_ == "boolean") return value_ == "true" ? "1" : "0";
    if (type_ == "date") return std::string(dateText(value_));
    return value_.empty() ? paragraphs_ : value_;
  }

  CellTable& table_;
  std::vector<Run> runs_;    // of the row
  std::size_t rowBytes_ = 0; // in these
  std::int64_t row_ = 0, column_ = 0, rowRepeats_ = 1, cellRepeats_ = 1;
  std::string type_, value_, paragraphs_;
  int tables_ = 0, within_ = 0;
  bool inCell_ = false, covered_ = false, inParagraph_ = false, firstParagraph_ = true, ended_ = false;
};

} // namespace

Result<void> readOds(const PackedFile& file, CellTable& table) {
  FirstTable first(table);
  return readEntryOf(file, "content.xml", first);
}

} // namespace annales::sheets
