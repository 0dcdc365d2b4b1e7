#include "tests/fuzz/exercise_owner_files.h"
#include "tests/fuzz/target.h"

ANNALES_FUZZ_TARGET(decks, annales::fuzz::exerciseDecks)
