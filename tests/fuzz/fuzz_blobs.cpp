#include "tests/fuzz/exercise_blobs.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(blobs, annales::fuzz::exerciseBlobs)
