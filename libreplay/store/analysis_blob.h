// What was said of a turn in some hundred bytes, for the library file. The format is described in FORMAT.md.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// Fails, with nothing appended, where the alternative names what the game does not have.
[[nodiscard]] Result<void> appendSaid(std::string& out, const TurnSaid& said, const Game& game);
/// Trusts nothing: every number is one that an analysis with that effort can give. Whether the alternative is
/// legal where it comes is left to whoever knows the place.
[[nodiscard]] Result<TurnSaid> readSaid(std::string_view bytes, const AnalysisEffort& effort,
                                        const Game& game);

/// Printable, neither empty nor endless, and an effort that can be meant.
[[nodiscard]] bool isSound(const AnalysisLabel& label, std::size_t nations);

/// Eight bytes over all that a row says, by which damage is found.
[[nodiscard]] std::string sumOf(const Hash& game, const AnalysisLabel& label, const SaidPlace& place,
                                std::string_view said);

} // namespace annales::inline replay
