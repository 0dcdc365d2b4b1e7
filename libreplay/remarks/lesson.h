// Lessons: positions of a game in an order, each with a text or a question. A step is a remark with two tags,
// `lesson-<slug>` and `lesson-step-<number>`, so lessons travel with the game.
#pragma once

#include "libreplay/remarks/remark_threads.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// What is shown first, and what after the pupil has had time to think: the text before and after its first
/// line `---`.
struct LessonText {
  std::string question;
  std::optional<std::string> answer; // none: no question is asked
};
[[nodiscard]] LessonText splitLessonText(std::string_view text);
/// Whether that line parts them.
[[nodiscard]] bool partsLesson(std::string_view line);

struct LessonStep {
  std::uint32_t remark = 0; // in `Discussion::remarks()`
  NodeIndex event = 0;
  int number = 0; // as its tag says; 0 without one
};

struct Lesson {
  std::string slug;
  std::vector<LessonStep> steps; // by number, those without one last; then in order of arrival
};

/// In order of the arrival of their first steps. A remark may be a step of several lessons, with one number.
[[nodiscard]] std::vector<Lesson> lessonsOf(const Discussion& discussion);
/// The slugs of the lessons of which the remark is a step.
[[nodiscard]] std::vector<std::string> lessonSlugsOf(const Annotation& remark);
/// The number that it has as a step; 0: none.
[[nodiscard]] int lessonNumberOf(const Annotation& remark);
/// The tag of the steps of a lesson.
[[nodiscard]] std::string lessonTag(std::string_view slug);
/// Whether the remark is a step of any lesson.
[[nodiscard]] bool isLessonStep(const Annotation& remark);

/// The lesson without the steps that are not for the reader; perhaps none are left.
[[nodiscard]] Lesson lessonFor(Audience reader, const Discussion& discussion, Lesson lesson);

/// "Why not Sicilia?" as "why-not-sicilia": `[a-z0-9-]`, up to 60 characters, never empty, and never anything
/// that reads as the number of a step.
[[nodiscard]] std::string lessonSlug(std::string_view title);
/// The remark as a step, 1 to 9999, of the lesson, with no other number. The id is not touched.
[[nodiscard]] Annotation withLessonStep(Annotation remark, std::string_view slug, int number);
/// The remark no longer a step of the lesson; without a number when it is in no lesson any more.
[[nodiscard]] Annotation withoutLesson(Annotation remark, std::string_view slug);

} // namespace annales::inline replay
