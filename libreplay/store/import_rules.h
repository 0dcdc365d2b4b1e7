// What an import does with games that the library has in another version.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/sha256.h"
#include "libreplay/notebook/merge_conflicts.h"

#include <cstdint>
#include <map>

namespace annales::inline replay {

/// With a corrected version of a recorded game.
enum class WithCorrected : std::uint8_t {
  ask,     // nothing of it is stored, and that is said
  replace, // it is stored with the remarks and lines of the recorded game, which is deleted from the list
  both,    // it is stored as a game of its own
  line,    // its course becomes a line of the recorded game
};

/// With headers of a known game that differ in the file.
enum class WithHeads : std::uint8_t { keep, take };

struct ImportRules {
  WithCorrected corrected = WithCorrected::ask;
  std::map<Hash, WithCorrected> each = {}; // by the id in the file, instead of `corrected`
  WithHeads heads = WithHeads::keep;
  bool restore = false;                       // deleted games come back to the list
  ConflictSide conflicts = ConflictSide::ask; // remarks and headers that both sides changed
};

} // namespace annales::inline replay

namespace annales {
template <> struct Words<WithCorrected> {
  static constexpr std::array<std::string_view, 4> list{"ask", "replace", "both", "line"};
};
template <> struct Words<WithHeads> {
  static constexpr std::array<std::string_view, 2> list{"keep", "take"};
};
} // namespace annales
