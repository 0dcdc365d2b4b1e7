// What a reader has to say of a file that is not as it should be, and what happens after the first mistake.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"

#include <cstddef>
#include <string_view>

namespace annales::inline importers {

/// What follows the first action of a line that the rules do not allow, or that nobody can make sense of.
enum class AfterMistake : std::uint8_t {
  stop,  // the line ends before it
  facts, // it happened so at the table, where it is clear what happened; else the line ends before it
  reject // the file is refused
};

struct Complaint : Error {
  std::size_t line = 0, column = 0; // of the file, from 1
  std::string_view rule;            // that it breaks; empty where none
  enum class Outcome : std::uint8_t {
    noted,   // play goes on; what is named is left out or read otherwise: a tag, a mark, a bracket
    stopped, // the line of play ends before it
    taken    // as a mistake of the table
  } outcome = Outcome::noted;
};

} // namespace annales::inline importers

namespace annales {
template <> struct Words<AfterMistake> {
  static constexpr std::array<std::string_view, 3> list{"stop", "facts", "reject"};
};
} // namespace annales
