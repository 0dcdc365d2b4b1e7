#include "libreplay/desk/stand.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/remarks/remark_edits.h"

namespace annales::inline replay {
namespace {

/// One page. Nobody writes in another's name.
PerformResult written(const Stand& stand, const Discussion& discussion,
                      const std::vector<LessonChange>& changes, Said said = {}) {
  std::vector<Edit> edits;
  for (const LessonChange& change : changes) {
    const Annotation& before = discussion.remarks()[change.remark].now;
    if (before.layer != Layer::human || before.author != stand.reviewer().name)
      return no(SaidKey::stepOfAnother, before.author);
    edits.emplace_back(AddRemark{editOf(before, change.changed, {before.author, {}})});
  }
  if (edits.empty()) return Performed{};
  return writing(std::move(edits), {}, std::move(said));
}

/// What `make` changes in the lesson.
template <class Make>
PerformResult changed(const Stand& stand, const std::string& slug, const Make& make, Said said = {}) {
  const Discussion discussion = stand.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const Lesson* lesson = lessonWith(lessons, slug);
  if (lesson == nullptr) return no(SaidKey::remarkIsGone);
  return written(stand, discussion, make(discussion, *lesson), std::move(said));
}

} // namespace

PerformResult performAt(const Stand& stand, const AddLessonStep& i) {
  const Discussion discussion = stand.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const std::string slug = lessonSlug(i.title);
  const Lesson* lesson = lessonWith(lessons, slug);
  const int number = lesson != nullptr ? nextStepNumber(*lesson) : 1;
  const DiscussedRemark* before = i.remark ? discussion.find(*i.remark) : nullptr;
  Annotation step = before != nullptr ? before->now : Annotation{};
  step.text = i.text;
  step = withLessonStep(std::move(step), slug, number);
  if (before != nullptr) return performAt(stand, EditRemark{before->first, std::move(step)});
  step.event = i.event;
  step.audience = Audience::club; // lessons are shown to everybody
  return performAt(stand, WriteRemark{std::move(step)});
}

PerformResult performAt(const Stand& stand, const MoveLessonStep& i) {
  return changed(stand, i.slug, [&](const Discussion& discussion, const Lesson& lesson) {
    return moveStep(discussion, lesson, i.from, i.to);
  });
}

PerformResult performAt(const Stand& stand, const TakeOutLessonStep& i) {
  return changed(stand, i.slug,
                 [&](const Discussion& discussion, const Lesson& lesson) {
                   return takeOutStep(discussion, lesson, i.place);
                 },
                 {SaidKey::stepTakenOut, {}, {}});
}

PerformResult performAt(const Stand& stand, const RenameLesson& i) {
  const std::string slug = lessonSlug(i.title);
  const std::vector<Lesson> lessons = lessonsOf(stand.discussion());
  if (slug != i.slug && lessonWith(lessons, slug) != nullptr) return no(SaidKey::lessonExists, i.title);
  return changed(stand, i.slug, [&](const Discussion& discussion, const Lesson& lesson) {
    return renamedLesson(discussion, lesson, slug);
  });
}

} // namespace annales::inline replay
