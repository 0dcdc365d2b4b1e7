// Numbers that no rulebook gives: ours until owners read them off their boxes (`docs/rulings.md`).
#pragma once

#include "engine/ruleset/options.h"

#include <vector>

namespace annales::inline engine {

enum class OwnersNumber : std::uint8_t { prices, coins, deck };
template <> struct Words<OwnersNumber> {
  static constexpr std::array<std::string_view, 3> list{"prices", "coins", "deck"};
};

/// Those that a game uses as we made them up, since its options say nothing else. Of the prices
/// some are known: an owner who finds ours right cannot say so in a log.
[[nodiscard]] std::vector<OwnersNumber> reconstructedNumbers(RulesetId ruleset, const Options& options);

} // namespace annales::inline engine
