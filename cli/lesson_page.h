// The files that a command makes of a lesson: its game, and the page in which pupils play their answers.
#pragma once

#include "cli/lesson_games.h"

#include <string>
#include <vector>

namespace annales::cli {

/// Empty: not asked for.
struct LessonFiles {
  std::string out, page;
};

/// False, with a message, where both are one file or one would replace what is read.
[[nodiscard]] bool mayReplace(const LessonFiles& files, const std::vector<std::string>& read,
                              Language language);
/// Asked before anything that takes long. The exit status, with a message, of what is in the way.
[[nodiscard]] int whatCannotBeWritten(const LessonFiles& files);
/// `title` as the lesson's tag came from it. The exit status, with a message.
[[nodiscard]] int writeLessonPage(const std::string& file, const LessonGames& games, const std::string& title,
                                  Language language);

} // namespace annales::cli
