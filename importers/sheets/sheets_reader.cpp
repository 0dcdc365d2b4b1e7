#include "importers/sheets/sheets_reader.h"

#include "importers/sheets/workbook.h"
#include "libreplay/text/csv.h"

#include <array>
#include <vector>

namespace annales::sheets {
namespace {

constexpr std::size_t kLookedAt = std::size_t{1} << 16U; // for the dialect

/// A sheet may begin with "Player", too.
bool beginsAsPacked(std::istream& in) {
  if (in.peek() != 'P') return false;
  in.get();
  const bool packed = in.peek() == 'K';
  in.unget(); // forgets an end of the file, too
  return packed;
}

} // namespace

class SheetsReader::Rows {
public:
  Rows(SheetsReader& reader, bool lines) : reader_(reader), games_(reader.games_, lines) {}

  std::optional<Rejection> take(const SheetRow& row) {
    constexpr std::size_t kMostAbove = 200;
    if (isDecided_) return give(row);
    above_.push_back(row);
    const bool results = ResultColumns::named(row.cells).isHeader();
    const Columns turns = Columns::named(row.cells);
    if (!results && !turns.isHeader() && above_.size() < kMostAbove) return std::nullopt;
    return decide(results && !turns.isHeader());
  }
  std::optional<Rejection> finish() {
    if (!isDecided_)
      if (auto rejected = decide(false)) return rejected;
    return reader_.results_ ? reader_.results_->finish() : games_.finish();
  }
  [[nodiscard]] bool isOver() const {
    return reader_.results_ ? reader_.results_->isOver() : reader_.games_.isOver();
  }

private:
  std::optional<Rejection> decide(bool results) {
    isDecided_ = true;
    if (results) reader_.results_.emplace(reader_.request_);
    for (const SheetRow& row : above_)
      if (auto rejected = give(row)) return rejected;
    above_.clear();
    return std::nullopt;
  }
  std::optional<Rejection> give(const SheetRow& row) {
    if (isOver()) return std::nullopt;
    return reader_.results_ ? reader_.results_->take(row) : games_.take(row);
  }

  SheetsReader& reader_;
  SheetGames games_;
  std::vector<SheetRow> above_;
  bool isDecided_ = false;
};

std::optional<Rejection> SheetsReader::read(std::istream& in) {
  return beginsAsPacked(in) ? readWorkbook(in) : readCsv(in);
}

std::optional<Rejection> SheetsReader::readCsv(std::istream& in) {
  Utf8Source source(in);
  std::string beginning;
  for (int c = 0; beginning.size() < kLookedAt && (c = source.next()) != Utf8Source::kEnd;)
    beginning += static_cast<char>(c);
  CsvRows rows(dialectOf(beginning, beginning.size() < kLookedAt));
  std::size_t at = 0;
  const auto next = [&] {
    return at < beginning.size() ? static_cast<unsigned char>(beginning[at++]) : source.next();
  };
  Rows games(*this, true);
  SheetRow row;
  while (rows.next(next, row)) {
    for (std::string& cell : row.cells)
      cell = withoutGuards(cell);
    if (auto rejected = games.take(row)) return rejected;
    if (games.isOver()) return std::nullopt;
  }
  if (rows.tooLong())
    return Rejection{Error(Saying("this row never ends; is a quotation mark missing?")), row.line};
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  return games.finish();
}

std::optional<Rejection> SheetsReader::readWorkbook(std::istream& in) {
  std::string bytes;
  std::array<char, 65536> block{};
  while (in.read(block.data(), static_cast<std::streamsize>(block.size())) || in.gcount() > 0) {
    bytes.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > kLargestWorkbook) break;
  }
  if (in.bad()) return Rejection{Error(Saying("the file cannot be read")), 0};
  auto rows = rowsOfWorkbook(bytes);
  if (!rows) return Rejection{rows.error(), 1};
  Rows games(*this, false);
  SheetRow row;
  while (rows->next(row)) {
    if (auto rejected = games.take(row)) return rejected;
    if (games.isOver()) return std::nullopt;
  }
  return games.finish();
}

} // namespace annales::sheets
