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
  return failure("packed in this workbook is more than any sheet needs; save the sheet as CSV, which may "
                 "have any size");
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
  return failure("the file is damaged: what is packed in it is no sound XML");
}

Result<CellTable> rowsOfWorkbook(std::string_view bytes) {
  if (bytes.size() > kLargestWorkbook)
    return failure(
        "a workbook of more than {} MiB is not read; save the sheet as CSV, which may have any size",
        kLargestWorkbook >> 20U);
  const auto file = PackedFile::open(bytes);
  if (!file) return tl::unexpected(file.error());
  if (!file->has(kOds) && !file->has(kXlsx))
    return failure("this packed file is no spreadsheet: .xlsx and .ods are read");
  if (const std::uint64_t promised = file->promised(); promised > kLargestUnpacked)
    return failure(
        "unpacked, this workbook has {} MiB, more than {}; save the sheet as CSV, which may have any size",
        promised >> 20U, kLargestUnpacked >> 20U);
  CellTable table;
  const auto read = file->has(kOds) ? readOds(*file, table) : readXlsx(*file, table);
  if (!read) return tl::unexpected(read.error());
  if (table.full())
    return failure(
        "a workbook with more than {} cells, {} with the empty ones before them, or {} MiB in them is "
        "not read; save the sheet as CSV, which may have any size",
        kMostWorkbookCells, kMostWorkbookPlaces, kLargestUnpacked >> 20U);
  return table;
}

} // namespace annales::sheets
