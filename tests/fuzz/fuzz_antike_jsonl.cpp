#include "tests/fuzz/exercise.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(antike_jsonl, annales::fuzz::exercise)
