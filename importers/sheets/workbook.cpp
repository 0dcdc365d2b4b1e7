#include "importers/sheets/workbook.h"

#include "importers/sheets/foreign_sheet.h"
#include "importers/sheets/xml_events.h"

namespace annales::sheets {
namespace {

/// Both are what the formats prescribe.
constexpr const char* kOds = "content.xml";
constexpr const char* kXlsx = "xl/workbook.xml";

} // namespace

tl::unexpected<Error> tooMuchInWorkbook() {
  return failure("this workbook contains more than any sheet needs; save the sheet as CSV, which may be of "
                 "any size");
}

Result<void> readEntryOf(const PackedFile& file, const std::string& name, XmlEvents& events) {
  const auto text = file.text(name);
  if (!text) return tl::unexpected(text.error());
  switch (readXml(*text, events)) {
  case XmlEnd::sound:
    return {};
  case XmlEnd::tooMuch:
    return tooMuchInWorkbook();
  case XmlEnd::unsound:
    break;
  }
  return failure("the file is damaged: it contains invalid XML");
}

Result<CellTable> rowsOfWorkbook(std::string_view bytes) {
  if (bytes.size() > kLargestWorkbook)
    return failure("this workbook is larger than {} MiB; save the sheet as CSV, which may be of any size",
                   kLargestWorkbook >> 20U);
  const auto file = PackedFile::open(bytes);
  if (!file) return tl::unexpected(file.error());
  if (!file->has(kOds) && !file->has(kXlsx))
    return failure("this packed file is not a spreadsheet; only .xlsx and .ods can be read");
  if (const std::uint64_t promised = file->promised(); promised > kLargestUnpacked)
    return failure(
        "unpacked, this workbook has {} MiB, but at most {} can be read; save the sheet as CSV, which may be "
        "of any size",
        promised >> 20U, kLargestUnpacked >> 20U);
  CellTable table;
  const auto read = file->has(kOds) ? readOds(*file, table) : readXlsx(*file, table);
  if (!read) return tl::unexpected(read.error());
  if (table.full())
    return failure(
        "this workbook is too large: at most {} cells ({} counting the empty ones before them) and {} MiB of "
        "text can be read; save the sheet as CSV, which may be of any size",
        kMostWorkbookCells, kMostWorkbookPlaces, kLargestUnpacked >> 20U);
  return table;
}

} // namespace annales::sheets
