// A small library with something in every table, random changes of its file, and what anybody could see of
// it.
#pragma once

#include <filesystem>
#include <random>
#include <string>

namespace annales::test {

/// Games of all three rulesets, with lines, headers, remarks, notebooks, analyses and kept questions.
void makeSmallLibrary(const std::filesystem::path& file);

/// Everything that a query could say of the library: its schema, all rows of all tables with their types, and
/// what searches find. What no query sees is left out: free bytes, how a search index is cut into pieces, and
/// the counter of the seal, of which any number is a right one.
[[nodiscard]] std::string allThatCanBeSeen(const std::filesystem::path& file);

/// One change past every guard: of a cell, a row, a definition, a byte (of SQLite's header more often) or a
/// setting of the file. What it did, in words.
std::string changeSomething(const std::filesystem::path& file, std::mt19937_64& random);

} // namespace annales::test
