// Does with any bytes what the program does with a file of games, in whatever format it seems to be: for a
// new format a target is one line, ANNALES_FUZZ_TARGET(name, annales::fuzz::exerciseReader).
#pragma once

#include "importers/readers/format.h"
#include "importers/verify/meaning.h"
#include "tests/fuzz/exercise_agn.h"

namespace annales::fuzz {

inline void exerciseReader(const std::string& bytes) {
  for (const AfterMistake choice : {AfterMistake::stop, AfterMistake::facts, AfterMistake::reject}) {
    MeaningCheck meaning;
    AnyReader reader(ReadRequest{.shelf = shelf(), .observer = &meaning, .afterMistake = choice});
    std::istringstream in(bytes);
    const auto rejected = reader.read(in);
    if (rejected && (rejected->message.empty() || rejected->disk)) broken("a refusal says why", bytes);
    for (const Complaint& complaint : reader.complaints())
      if (complaint.message.empty() || complaint.line == 0) broken("a complaint says what and where", bytes);
    if (rejected || meaning.refused()) continue;
    for (GameNumber g = 0; g < reader.games(); ++g)
      exerciseGame(**reader.game(g));
  }
}

} // namespace annales::fuzz
