#include "libreplay/remarks/lesson_edits.h"

#include <algorithm>

namespace annales::inline replay {

const Lesson* lessonWith(const std::vector<Lesson>& lessons, std::string_view slug) {
  const auto at =
      std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& lesson) { return lesson.slug == slug; });
  return at == lessons.end() ? nullptr : &*at;
}

int nextStepNumber(const Lesson& lesson) {
  int last = static_cast<int>(lesson.steps.size());
  for (const LessonStep& step : lesson.steps)
    last = std::max(last, step.number);
  return last + 1;
}

std::vector<LessonChange> moveStep(const Discussion& discussion, const Lesson& lesson, std::size_t from,
                                   std::size_t to) {
  if (from >= lesson.steps.size() || to >= lesson.steps.size() || from == to) return {};
  std::vector<LessonStep> steps = lesson.steps;
  std::vector<int> numbers; // they stay: between them are those of steps in other games
  for (const LessonStep& step : steps)
    numbers.push_back(std::max(step.number, numbers.empty() ? 1 : numbers.back() + 1));
  const LessonStep moved = steps[from];
  steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(from));
  steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(to), moved);
  std::vector<LessonChange> changes;
  for (std::size_t place = 0; place < steps.size(); ++place) {
    const int number = numbers[place];
    if (steps[place].number == number) continue;
    const Annotation& now = discussion.remarks()[steps[place].remark].now;
    changes.push_back({steps[place].remark, withLessonStep(now, lesson.slug, number)});
  }
  return changes;
}

std::vector<LessonChange> takeOutStep(const Discussion& discussion, const Lesson& lesson, std::size_t place) {
  if (place >= lesson.steps.size()) return {};
  const std::uint32_t remark = lesson.steps[place].remark;
  return {{remark, withoutLesson(discussion.remarks()[remark].now, lesson.slug)}};
}

std::vector<LessonChange> renamedLesson(const Discussion& discussion, const Lesson& lesson,
                                        std::string_view slug) {
  std::vector<LessonChange> changes;
  if (slug == lesson.slug) return changes;
  for (std::size_t place = 0; place < lesson.steps.size(); ++place) {
    const LessonStep& step = lesson.steps[place];
    const int number = step.number != 0 ? step.number : static_cast<int>(place) + 1;
    Annotation without = withoutLesson(discussion.remarks()[step.remark].now, lesson.slug);
    changes.push_back({step.remark, withLessonStep(std::move(without), slug, number)});
  }
  return changes;
}

} // namespace annales::inline replay
