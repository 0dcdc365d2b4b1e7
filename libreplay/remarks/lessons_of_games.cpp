#include "libreplay/remarks/lessons_of_games.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace annales::inline replay {

std::vector<LessonOfGames> lessonsOfGames(std::span<const Discussion* const> games) {
  std::vector<LessonOfGames> all;
  std::unordered_map<std::string, std::size_t> places; // a remark may have thousands of tags
  const auto named = [&](const std::string& slug) -> LessonOfGames& {
    const auto [at, isNew] = places.try_emplace(slug, all.size());
    if (isNew) all.push_back({slug, {}});
    return all[at->second];
  };
  for (std::size_t game = 0; game < games.size(); ++game)
    for (const Lesson& lesson : lessonsOf(*games[game])) {
      LessonOfGames& whole = named(lesson.slug);
      for (const LessonStep& step : lesson.steps)
        whole.steps.push_back({game, step});
    }
  const auto rank = [](const StepOfGames& one) {
    return one.step.number == 0 ? std::numeric_limits<int>::max() : one.step.number;
  };
  for (LessonOfGames& lesson : all)
    std::ranges::stable_sort(lesson.steps, {}, rank);
  return all;
}

} // namespace annales::inline replay
