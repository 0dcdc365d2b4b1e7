#include "tests/fuzz/exercise_cells.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(sheets, annales::fuzz::exerciseCells<annales::sheets::SheetsReader>)
