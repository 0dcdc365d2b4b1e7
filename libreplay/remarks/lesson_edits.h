// Changing a lesson: its steps in another order, without one of them, under another name.
#pragma once

#include "libreplay/remarks/lesson.h"

#include <string_view>
#include <vector>

namespace annales::inline replay {

/// A step's remark as it should be. Whoever writes it signs it (`editOf`).
struct LessonChange {
  std::uint32_t remark = 0; // in `Discussion::remarks()`
  Annotation changed;
};

/// Null where there is none.
[[nodiscard]] const Lesson* lessonWith(const std::vector<Lesson>& lessons, std::string_view slug);
/// The number of one more step.
[[nodiscard]] int nextStepNumber(const Lesson& lesson);

/// The step at place `from`, from 0, goes to place `to`. Only steps whose number changes are returned; none
/// where a place does not exist or both are the same.
[[nodiscard]] std::vector<LessonChange> moveStep(const Discussion& discussion, const Lesson& lesson,
                                                 std::size_t from, std::size_t to);
/// The remark stays, but is no longer a step of this lesson.
[[nodiscard]] std::vector<LessonChange> takeOutStep(const Discussion& discussion, const Lesson& lesson,
                                                    std::size_t place);
[[nodiscard]] std::vector<LessonChange> renamedLesson(const Discussion& discussion, const Lesson& lesson,
                                                      std::string_view slug);

} // namespace annales::inline replay
