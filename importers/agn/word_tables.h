// The tables behind words.h.
#pragma once

#include "importers/agn/words.h"

#include <array>
#include <span>
#include <string_view>

namespace annales::agn {

/// Another name of a place or a know-how, whatever board or game it is on.
struct Alias {
  std::string_view id, names; // names parted by blanks
};

/// By value of the enum; the first is how AGN writes it.
[[nodiscard]] std::span<const std::string_view> verbWords();
[[nodiscard]] std::span<const std::string_view> spaceWords();
[[nodiscard]] std::span<const std::string_view> kindWords();
[[nodiscard]] std::span<const std::string_view> resourceWords();
[[nodiscard]] std::span<const std::string_view> personageWords();
[[nodiscard]] std::span<const std::string_view> reasonWords();
[[nodiscard]] std::span<const std::string_view> endingWords();
[[nodiscard]] std::span<const std::string_view> smallWords();
[[nodiscard]] std::span<const std::string_view> rulesetWords();

[[nodiscard]] std::span<const Alias> placeAliases();
[[nodiscard]] std::span<const Alias> nationAliases();
[[nodiscard]] std::span<const Alias> termAliases();

} // namespace annales::agn
