// Several sides of a comparison at once: their names, their shares, and the letters of those not shown to
// differ.
#pragma once

#include "libreplay/inference/difference_sequence.h"
#include "libreplay/inference/share.h"
#include "libreplay/openings/selection.h"

#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

/// `NAME=CONDITIONS` with a name of its own, else the conditions alone: "Iron=opening=iron", "opening=iron".
struct NamedSide {
  std::string name, conditions;
};
[[nodiscard]] NamedSide namedSide(const std::string& words);

/// A side by itself, without the others.
struct SideShare {
  OutcomeCounts counts;
  inference::Share share; // of wins, over all decided seats, by game
};
[[nodiscard]] SideShare sideShareOf(const FactTable& table, const Selection& side);

/// Two of several sides, by their places, and what was found.
struct JudgedPair {
  std::size_t a = 0, b = 0;
  inference::Verdict verdict = inference::Verdict::notShown;
};
/// Letters for each side, in their order: two that share one are not shown to differ.
[[nodiscard]] std::vector<std::string> lettersOf(std::size_t sides, std::span<const JudgedPair> pairs);

} // namespace annales::inline replay
