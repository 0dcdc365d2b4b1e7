// The options of a game as conditions see them: "goal", "variant:expert", "prices:wheel", "goal:default".
#pragma once

#include "libreplay/facts/fact_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// `asked` is the name of an option that the game has, or with ":" its value: a word or a number, a know-how
/// whose price was agreed, a card of the deck. "NAME:default": the game does not have it; "default": it has
/// none at all. `options` as `GameFacts::options`.
[[nodiscard]] bool hasOption(const std::string& options, std::string_view asked);
/// Whether `asked` names an option that there is.
[[nodiscard]] bool isOption(std::string_view asked);

/// What the options of one game are as such conditions: "goal:9", "prices:wheel"; "default" where it has
/// none.
[[nodiscard]] std::vector<std::string> optionConditions(const std::string& options);

/// What tells games of the table apart: each option and value that some have, and its default.
[[nodiscard]] std::vector<std::string> optionsIn(const FactTable& table);

} // namespace annales::inline replay
