#include "importers/sheets/sheets_reader.h"

#include "importers/sheets/workbook.h"
#include "libreplay/text/csv.h"

#include <array>

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
  SheetGames games(games_, true);
  SheetRow row;
  while (rows.next(next, row)) {
    for (std::string& cell : row.cells)
      cell = withoutGuards(cell);
    if (auto rejected = games.take(row)) return rejected;
    if (games_.isOver()) return std::nullopt;
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
  SheetGames games(games_, false);
  SheetRow row;
  while (rows->next(row)) {
    if (auto rejected = games.take(row)) return rejected;
    if (games_.isOver()) return std::nullopt;
  }
  return games.finish();
}

} // namespace annales::sheets
