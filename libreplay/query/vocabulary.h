// The names that a question may use: those of the boards and rules that a library has, and of the built-in
// ones.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

struct Vocabulary {
  using Names = std::set<std::string, std::less<>>;
  Names nations, provinces, knowHows, boards, cards; // as the log writes them
};

/// Of the boards that come with the program, the three games, and their know-hows.
[[nodiscard]] const Vocabulary& builtInVocabulary();

/// The candidate that is nearest to a mistyped word, whatever its case; empty where none is near.
[[nodiscard]] std::string nearestOf(std::string_view word, const std::vector<std::string>& candidates);

} // namespace annales::inline replay
