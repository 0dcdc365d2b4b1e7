// Prices and coins of an owner's box: a file beside the boards (docs/price-format.md).
#pragma once

#include "engine/boards/board.h"
#include "engine/ruleset/options.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

struct PriceFile {
  std::string id;
  RulesetId ruleset = RulesetId::antikeII;
  Provenance provenance;
  std::array<std::optional<PricePair>, kMaxKnowHows> prices{}; // by KnowHowId; none: not in the file
  std::optional<int> coins;

  /// Puts what differs from the program's table into the options, as a log has it.
  void putInto(Options& options) const;
};

struct PriceReading {
  std::optional<Error> unreadable; // not JSON, or larger or deeper than any price file
  std::vector<Finding> findings;
  std::optional<PriceFile> prices; // present only when nothing was found
};

/// Larger files are refused unread.
inline constexpr std::size_t kMaxPriceBytes = 1U << 16U;

/// Reads a price file and checks everything that a valid one needs. No byte of the text is trusted.
[[nodiscard]] PriceReading readPrices(std::string_view text);
/// `readPrices` of the text gives an equal value, or says what is wrong with it.
[[nodiscard]] std::string writePrices(const PriceFile& file);
/// All numbers of the program's own table: what an owner starts from.
[[nodiscard]] PriceFile tablePrices(RulesetId ruleset);

} // namespace annales::inline engine
