#include "libreplay/remarks/lesson.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/text/plain_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

constexpr std::string_view kLesson = "lesson-";
constexpr std::string_view kStep = "lesson-step-";
constexpr std::size_t kMaxSlug = 60;
constexpr int kMaxStep = 9999;

/// 3 for `lesson-step-3`.
std::optional<int> stepNumber(std::string_view tag) {
  if (!tag.starts_with(kStep)) return std::nullopt;
  const char* const end = tag.data() + tag.size();
  int number = 0;
  const auto read = std::from_chars(tag.data() + kStep.size(), end, number);
  if (read.ec != std::errc{} || read.ptr != end || number < 1 || number > kMaxStep) return std::nullopt;
  return number;
}

/// What a tag names; nothing for a tag that names no lesson.
std::optional<std::string_view> slugIn(std::string_view tag) {
  if (!tag.starts_with(kLesson) || tag.size() == kLesson.size() || stepNumber(tag)) return std::nullopt;
  return tag.substr(kLesson.size());
}

int numberOf(const Annotation& remark) {
  for (const std::string& tag : remark.tags)
    if (const auto number = stepNumber(tag)) return *number;
  return 0;
}

/// A remark may have thousands of tags, each of a lesson of its own.
class Lessons {
public:
  Lesson& named(std::string_view slug) {
    const auto [at, isNew] = places_.try_emplace(slug, all.size());
    if (isNew) all.push_back({std::string(slug), {}});
    return all[at->second];
  }

  std::vector<Lesson> all;

private:
  std::unordered_map<std::string_view, std::size_t> places_; // the slugs stand in the remarks' tags
};

/// Once, even where it has the tag twice.
void addStep(Lesson& lesson, const LessonStep& step) {
  if (lesson.steps.empty() || lesson.steps.back().remark != step.remark) lesson.steps.push_back(step);
}

bool comesBefore(const LessonStep& a, const LessonStep& b) {
  const auto rank = [](const LessonStep& step) { return step.number == 0 ? kMaxStep + 1 : step.number; };
  return rank(a) < rank(b);
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

void dropNumbers(Annotation& remark) {
  std::erase_if(remark.tags, [](const std::string& tag) { return stepNumber(tag).has_value(); });
}

} // namespace

std::vector<std::string> lessonSlugsOf(const Annotation& remark) {
  std::vector<std::string> slugs;
  for (const std::string& tag : remark.tags)
    if (const auto slug = slugIn(tag)) slugs.emplace_back(*slug);
  return slugs;
}

int lessonNumberOf(const Annotation& remark) {
  return numberOf(remark);
}

std::string lessonTag(std::string_view slug) {
  return std::string(kLesson).append(slug);
}

bool partsLesson(std::string_view line) {
  return trimmed(line) == "---";
}

LessonText splitLessonText(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (partsLesson(text.substr(at, end - at)))
      return {std::string(trimmed(text.substr(0, at))),
              std::string(trimmed(text.substr(std::min(end + 1, text.size()))))};
    at = end + 1;
  }
  return {std::string(trimmed(text)), std::nullopt};
}

std::vector<Lesson> lessonsOf(const Discussion& discussion) {
  Lessons lessons;
  for (std::uint32_t i = 0; i < discussion.remarks().size(); ++i) {
    const DiscussedRemark& remark = discussion.remarks()[i];
    const LessonStep step{i, remark.event, numberOf(remark.now)};
    for (const std::string& tag : remark.now.tags)
      if (const auto slug = slugIn(tag)) addStep(lessons.named(*slug), step);
  }
  for (Lesson& lesson : lessons.all)
    std::stable_sort(lesson.steps.begin(), lesson.steps.end(), comesBefore);
  return std::move(lessons.all);
}

bool isLessonStep(const Annotation& remark) {
  return std::any_of(remark.tags.begin(), remark.tags.end(),
                     [](const std::string& tag) { return slugIn(tag).has_value(); });
}

Lesson lessonFor(Audience reader, const Discussion& discussion, Lesson lesson) {
  std::erase_if(lesson.steps, [&](const LessonStep& step) {
    return !mayRead(reader, discussion.remarks()[step.remark].now.audience);
  });
  return lesson;
}

std::string lessonSlug(std::string_view title) {
  std::string slug = slugOf(title, kMaxSlug);
  if (slug.empty()) return "untitled";
  if (slug == "step" || slug.starts_with("step-")) slug.insert(0, "a-");
  return slug;
}

Annotation withLessonStep(Annotation remark, std::string_view slug, int number) {
  dropNumbers(remark);
  const std::string tag = fmt::format("{}{}", kLesson, slug);
  if (!hasTag(remark, tag)) remark.tags.push_back(tag);
  remark.tags.push_back(fmt::format("{}{}", kStep, std::clamp(number, 1, kMaxStep)));
  return remark;
}

Annotation withoutLesson(Annotation remark, std::string_view slug) {
  std::erase(remark.tags, fmt::format("{}{}", kLesson, slug));
  if (!isLessonStep(remark)) dropNumbers(remark);
  return remark;
}

} // namespace annales::inline replay
