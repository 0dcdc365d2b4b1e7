#include "importers/sheets/sheets_reader.h"
#include "tests/fuzz/exercise_agn.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(sheets, annales::fuzz::exerciseWritten<annales::sheets::SheetsReader>)
