#include "tests/fuzz/exercise_cells.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(turns, annales::fuzz::exerciseCells<annales::turns::TurnsReader>)
