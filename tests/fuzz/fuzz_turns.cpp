#include "importers/turns/turns_reader.h"
#include "tests/fuzz/exercise_agn.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(turns, annales::fuzz::exerciseWritten<annales::turns::TurnsReader>)
