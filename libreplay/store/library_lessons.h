// Lessons of a library: which of its games have steps of which lesson.
#pragma once

#include "libreplay/store/library.h"

#include <functional>
#include <string>
#include <vector>

namespace annales::inline replay {

struct LibraryLesson {
  std::string slug;
  std::vector<Hash> games; // with steps of it, by their ids; deleted ones are left out
  int lastNumber = 0;      // the largest number of a step in all of them
};

/// By their slugs. Reads the remarks of all games, until `goOn` says no.
[[nodiscard]] LibraryResult<std::vector<LibraryLesson>> lessonsOfLibrary(Library& library,
                                                                         const std::function<bool()>& goOn);
/// One of them; without games where there is none.
[[nodiscard]] LibraryResult<LibraryLesson> lessonOfLibrary(Library& library, const std::string& slug,
                                                           const std::function<bool()>& goOn);

} // namespace annales::inline replay
