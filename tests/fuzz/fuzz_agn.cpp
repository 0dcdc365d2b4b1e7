#include "tests/fuzz/exercise_agn.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(agn, annales::fuzz::exerciseAgn)
