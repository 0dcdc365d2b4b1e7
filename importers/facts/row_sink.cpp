#include "importers/facts/row_sink.h"

#include "libreplay/text/csv.h"
#include "libreplay/text/written_files.h"

#include <cerrno>
#include <fstream>
#include <string>

namespace annales::inline importers {
namespace {

namespace fs = std::filesystem;

class FileSink : public RowSink {
public:
  explicit FileSink(const fs::path& file) : file_(file), out_(file, std::ios::binary) {}
  Result<void> flush() override {
    const std::string rows = take();
    out_.write(rows.data(), static_cast<std::streamsize>(rows.size()));
    return checked();
  }
  Result<void> close() override {
    if (auto flushed = flush(); !flushed) return flushed;
    out_.close();
    return checked();
  }

protected:
  /// What was written since it was last called.
  virtual std::string take() = 0;

private:
  [[nodiscard]] Result<void> checked() const {
    if (!out_) return tl::unexpected(notWritten(file_, lastFault()));
    return {};
  }
  fs::path file_;
  std::ofstream out_;
};

class GuardedCsv : public FileSink {
public:
  using FileSink::FileSink;
  void text(std::string_view text) override { csv_.text(text); }
  void number(std::int64_t number) override { csv_.number(number); }
  void nothing() override { csv_.nothing(); }
  void endRow() override { csv_.endRow(); }

private:
  std::string take() override { return csv_.take(); }
  CsvWriter csv_;
};

/// What the next two share: something between the cells, and something behind a row.
class PlainRows : public FileSink {
public:
  PlainRows(const fs::path& file, char between) : FileSink(file), between_(between) {}
  void number(std::int64_t number) override { next() += std::to_string(number); }
  void endRow() override {
    out_ += '\n';
    inRow_ = false;
  }

protected:
  std::string& next() {
    if (inRow_) out_ += between_;
    inRow_ = true;
    return out_;
  }

private:
  std::string take() override { return std::exchange(out_, {}); }
  char between_;
  bool inRow_ = false;
  std::string out_;
};

class QuotedCsv : public PlainRows {
public:
  explicit QuotedCsv(const fs::path& file) : PlainRows(file, ',') {}
  void text(std::string_view text) override {
    if (text.empty()) return nothing();
    std::string& out = next() += '"';
    for (const char c : text)
      out.append(c == '"' ? 2 : 1, c);
    out += '"';
  }
  void nothing() override { next(); }
};

class Tabs : public PlainRows {
public:
  explicit Tabs(const fs::path& file) : PlainRows(file, '\t') {}
  void text(std::string_view text) override {
    if (text.empty()) return nothing();
    std::string& out = next();
    for (const char c : text)
      append(out, c);
  }
  void nothing() override { next() += "\\N"; }

private:
  static void append(std::string& out, char c) {
    switch (c) {
    case '\\':
      out += "\\\\";
      return;
    case '\t':
      out += "\\t";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\0':
      out += "\\0";
      return;
    default:
      out += c;
    }
  }
};

class SheetRows : public RowSink {
public:
  explicit SheetRows(sheets::TableBook::Sheet sheet) : sheet_(std::move(sheet)) {}
  void text(std::string_view text) override { sheet_.text(text); }
  void number(std::int64_t number) override { sheet_.number(number); }
  void nothing() override { sheet_.nothing(); }
  void endRow() override { sheet_.endRow(); }
  Result<void> flush() override { return sheet_.written(); }
  Result<void> close() override { return sheet_.written(); }

private:
  sheets::TableBook::Sheet sheet_;
};

} // namespace

std::unique_ptr<RowSink> rowsInFile(const fs::path& file, FactsForm form) {
  switch (form) {
  case FactsForm::quotedCsv:
    return std::make_unique<QuotedCsv>(file);
  case FactsForm::tabs:
    return std::make_unique<Tabs>(file);
  case FactsForm::guardedCsv:
  case FactsForm::workbook:
    break;
  }
  return std::make_unique<GuardedCsv>(file);
}

std::unique_ptr<RowSink> rowsInSheet(sheets::TableBook& book, TidyTable table) {
  return std::make_unique<SheetRows>(book.sheet(std::string(wordOf(table))));
}

} // namespace annales::inline importers
