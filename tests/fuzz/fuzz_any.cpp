#include "tests/fuzz/exercise_reader.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(any, annales::fuzz::exerciseReader)
