#include "tests/fuzz/exercise_raw_pages.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(raw_pages, annales::fuzz::exerciseRawPages)
