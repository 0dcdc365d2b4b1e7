#include "tests/fuzz/exercise_owner_files.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(answers, annales::fuzz::exerciseAnswers)
