// Workbooks by what is packed in them: a fuzzer that changes packed bytes hardly ever comes so far.
#include "importers/sheets/workbook.h"
#include "tests/fuzz/broken.h"
#include "tests/fuzz/target.h"
#include "tests/importers/sheets/packed.h"

namespace annales::fuzz {
namespace {

void exerciseWorkbook(const std::string& bytes) {
  auto rows = sheets::rowsOfWorkbook(test::zipOf(test::packedIn(bytes)));
  if (!rows) {
    if (rows.error().message.empty()) broken("a refusal says why", bytes);
    return;
  }
  for (sheets::SheetRow row; rows->next(row);)
    if (row.cells.empty() || row.cells.back().empty() || row.line == 0)
      broken("rows have something in them", bytes);
}

} // namespace
} // namespace annales::fuzz

ANNALES_FUZZ_TARGET(workbook, annales::fuzz::exerciseWorkbook)
