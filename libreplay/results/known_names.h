// What nations, boards and games are called in logs of results. Only names that leave no doubt.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/ids.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// As names of this room compare: small letters without accents, no blanks at the ends, one between words.
[[nodiscard]] std::string foldedWord(std::string_view word);

/// The boards that come with the program and that the game has.
[[nodiscard]] std::vector<std::shared_ptr<const Board>> boardsOf(RulesetId ruleset);
/// Ids of the nations of these boards, sorted.
[[nodiscard]] const std::vector<std::string>& nationsOf(RulesetId ruleset);

/// The nations that a word names: "Romans", "Rom", "Phön.", "Greeks + Persians"; sorted, at most two. Empty
/// where it names none or leaves a doubt, as colours do.
[[nodiscard]] std::vector<std::string> nationsNamed(RulesetId ruleset, std::string_view word);
/// Whether the word is what the program itself calls the nation, so that nothing is lost with it.
[[nodiscard]] bool isPlainName(std::string_view nation, std::string_view word);
/// The id of the board; empty where the word names none.
[[nodiscard]] std::string boardNamed(RulesetId ruleset, std::string_view word);
/// The only board of the game that has all of these nations; empty where there are several or none.
[[nodiscard]] std::string boardWith(RulesetId ruleset, const std::vector<std::string>& nations);
/// The nations of the board, sorted; empty for an unknown one.
[[nodiscard]] std::vector<std::string> nationsOnBoard(std::string_view board);

/// BoardGameGeek's number of the game.
[[nodiscard]] std::optional<RulesetId> gameOfBgg(std::int64_t number);
[[nodiscard]] std::int64_t bggNumberOf(RulesetId ruleset);
[[nodiscard]] std::optional<RulesetId> gameNamed(std::string_view name);
/// A name that might mean one of the games, and names none for sure: worth a question.
[[nodiscard]] bool resemblesGame(std::string_view name);

/// A colour in English, German or French, in English; empty for another word.
[[nodiscard]] std::string_view colourNamed(std::string_view word);
/// The only nation that has this colour on every board of the game where any has it; empty otherwise.
[[nodiscard]] std::string nationOfColour(RulesetId ruleset, std::string_view colour);
/// "Gast", "Anonymous player", "Joueur anonyme": nobody's name.
[[nodiscard]] bool isPlaceholder(std::string_view name);

/// The most personages that a person can have at the end, with every option that the game has.
[[nodiscard]] int mostPersonages(RulesetId ruleset, std::size_t persons);
/// How many persons can play it at most.
[[nodiscard]] std::size_t mostPersons(RulesetId ruleset);
/// The number that ends the game without options; 0 where so many cannot play.
[[nodiscard]] int usualGoal(RulesetId ruleset, std::size_t persons);

} // namespace annales::inline replay
