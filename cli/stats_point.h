// Where `annales stats explore` looks: after something that was played, or at an event of a game.
#pragma once

#include "cli/stats_source.h"
#include "libreplay/openings/explorer.h"

#include <array>
#include <optional>
#include <string>

namespace annales::cli {

enum class ExploreBy : std::uint8_t { spaces, deeds, position };

} // namespace annales::cli

namespace annales {
template <> struct Words<cli::ExploreBy> {
  static constexpr std::array<std::string_view, 3> list{"spaces", "deeds", "position"};
};
} // namespace annales

namespace annales::cli {

struct ExploreArgs : StatsArgs {
  std::string by{"spaces"};
  std::string after;
  std::string game, line{kMainLine}; // a file, or the beginning of an id
  std::optional<std::size_t> at;
  unsigned round = 5;
  unsigned turns = 3;
  std::size_t limit = 20;
  std::string sort{"games"};

  [[nodiscard]] ExploreBy way() const { return valueOf<ExploreBy>(by).value_or(ExploreBy::spaces); }
};

/// Where continuations are asked for.
struct ExplorePoint {
  Journey journey;
  std::string words;
  std::optional<OpeningKey> spaces; // so that openings have names
};

/// `--by`, `--after`, `--game`, `--at` and `--line`.
void addPointOptions(CLI::App& command, ExploreArgs& args);
/// Nothing, with a message and the exit status, where they make no sense. Of a game's point the game also
/// says which ruleset, board, number of nations and nation are meant, where the conditions do not.
[[nodiscard]] std::optional<ExplorePoint> pointFor(ExploreArgs& args, int& status);

} // namespace annales::cli
