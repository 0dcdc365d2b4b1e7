// Does with any bytes what the program does with turns in JSON and with spreadsheets, and stops where a
// promise is broken.
#pragma once

#include "importers/sheets/sheets_reader.h"
#include "importers/turns/turns_reader.h"
#include "tests/fuzz/exercise_agn.h"

namespace annales::fuzz {

template <class Reader> void exerciseCells(const std::string& bytes) {
  for (const AfterMistake choice : {AfterMistake::stop, AfterMistake::facts, AfterMistake::reject}) {
    Reader reader(ReadRequest{shelf(), nullptr, choice, std::size_t{1} << 26U});
    std::istringstream in(bytes);
    const auto rejected = reader.read(in);
    if (rejected && (rejected->message.empty() || rejected->disk)) broken("a refusal says why", bytes);
    for (const Complaint& complaint : reader.complaints())
      if (complaint.message.empty() || complaint.line == 0 || complaint.column == 0)
        broken("a complaint says what and where", bytes);
    if (rejected) continue;
    for (GameNumber g = 0; g < reader.games(); ++g)
      exerciseGame(**reader.game(g));
  }
}

} // namespace annales::fuzz
