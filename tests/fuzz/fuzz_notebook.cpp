#include "tests/fuzz/exercise_notebook.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(notebook, annales::fuzz::exerciseNotebook)
