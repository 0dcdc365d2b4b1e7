#include "importers/readers/format.h"

#include "importers/readers/utf8_source.h"
#include "importers/sheets/columns.h"
#include "importers/sheets/result_sheet.h"
#include "importers/sheets/sheets_reader.h"

#include <array>

namespace annales::format {
namespace {

/// Rows of the beginning as they would be read.
double looksLikeSheet(std::string_view beginning) {
  namespace sheets = annales::sheets;
  if (beginning.starts_with("PK\x03\x04")) return 0.9;
  const std::string text = inUtf8(beginning);
  // JSON and AGN begin so, and no sheet does: they need not be tried in every dialect.
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos || std::string_view("{[%").find(text[first]) != std::string_view::npos)
    return 0;
  sheets::CsvRows rows(sheets::dialectOf(text, beginning.size() < kBeginning));
  std::size_t at = 0;
  const auto next = [&] {
    return at < text.size() ? static_cast<unsigned char>(text[at++]) : Utf8Source::kEnd;
  };
  sheets::SheetRow row;
  for (int count = 0; count < 200 && rows.next(next, row); ++count) {
    const sheets::Columns named = sheets::Columns::named(row.cells);
    if (named.isHeader()) return named.known() > 3 ? 0.93 : 0.7;
    if (sheets::ResultColumns::named(row.cells).isHeader()) return 0.7;
    if (row.cells.size() > 2 && sheets::Columns().looksLikeTurn(row.cells))
      return 0.35; // less than a turn of AGN
  }
  return 0;
}

std::unique_ptr<GameReader> open(ReadRequest request) {
  return std::make_unique<annales::sheets::SheetsReader>(std::move(request));
}

constexpr std::array<std::string_view, 2> kWorkbooks{".xlsx", ".ods"};

} // namespace

extern Format sheets();
Format sheets() {
  return {"spreadsheet", ".csv", looksLikeSheet, open, kWorkbooks};
}

} // namespace annales::format
