// Lessons whose steps are in several games: steps with one lesson name are one lesson, in the order of their
// numbers.
#pragma once

#include "libreplay/remarks/lesson.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

struct StepOfGames {
  std::size_t game = 0; // its place among the games
  LessonStep step;      // in the discussion of that game
};

struct LessonOfGames {
  std::string slug;
  std::vector<StepOfGames> steps; // by number, those without one last; then in the order of the games
};

/// In the order in which the games and their first steps bring them. A lesson of one game is the same as
/// `lessonsOf` says.
[[nodiscard]] std::vector<LessonOfGames> lessonsOfGames(std::span<const Discussion* const> games);

} // namespace annales::inline replay
