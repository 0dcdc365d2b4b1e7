// The tables that statisticians are given: one row for each thing that was observed, one column for each
// thing that is known of it. This is their one description; whoever writes them follows it.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace annales::inline replay {

enum class TidyTable : std::uint8_t {
  games,
  seats,
  turns,
  personages,
  battles,
  cities,
  payments,
  rounds,
  openings,
  cards,
  tags,
  options
};
inline constexpr std::size_t kTidyTables = 12;

struct TidyColumn {
  enum class Type : std::uint8_t { text, number } type = Type::text;
  std::string_view name;
  std::string_view meaning;
};

/// From left to right; the first is the game's id in every table. A cell that nobody knows is empty.
[[nodiscard]] std::span<const TidyColumn> columnsOf(TidyTable table);

} // namespace annales::inline replay

namespace annales {
template <> struct Words<TidyTable> {
  static constexpr std::array<std::string_view, kTidyTables> list{
      "games",    "seats",  "turns",    "personages", "battles", "cities",
      "payments", "rounds", "openings", "cards",      "tags",    "options"};
};
} // namespace annales
