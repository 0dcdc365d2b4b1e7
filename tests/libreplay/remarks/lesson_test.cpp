#include "libreplay/log/annotation_codec.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/remarks/lesson_walk.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;
using Tags = std::vector<std::string>;

Annotation stepOn(const EventLog& log, NodeIndex event, const std::string& text, Tags tags) {
  Annotation draft;
  draft.event = log[event].id;
  draft.text = text;
  draft.tags = std::move(tags);
  return remarkOf(std::move(draft), {"coach", "2024-05-06T07:08:09Z"});
}

TEST(Lesson, StepsStandInTheirOrder) {
  const auto log = beginning(40);
  const std::vector<Annotation> all{stepOn(*log, 30, "third", {"lesson-opening", "lesson-step-10"}),
                                    stepOn(*log, 5, "first", {"lesson-step-1", "lesson-opening"}),
                                    stepOn(*log, 7, "other", {"lesson-walls", "lesson-step-2"}),
                                    stepOn(*log, 3, "somewhere", {"lesson-opening"}),
                                    stepOn(*log, 9, "second", {"lesson-opening", "lesson-step-2"}),
                                    stepOn(*log, 9, "no step", {"lesson-step-4", "lesson-"})};
  const Discussion discussion(*log, all);
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  ASSERT_EQ(lessons.size(), 2U);
  EXPECT_EQ(lessons[0].slug, "opening");
  Tags texts;
  for (const LessonStep& step : lessons[0].steps)
    texts.push_back(discussion.remarks()[step.remark].now.text);
  EXPECT_EQ(texts, (Tags{"first", "second", "third", "somewhere"}));
  EXPECT_EQ(lessons[0].steps[0].event, 5U);
  EXPECT_EQ(lessons[0].steps[3].number, 0);
  EXPECT_EQ(lessons[1].slug, "walls");
}

TEST(Lesson, ARemarkMayHaveAnyNumberOfThemAndIsOneStepOfEach) {
  constexpr int kMany = 100'000;
  const auto log = beginning(10);
  Tags tags{"lesson-step-7"};
  for (int i = 0; i < kMany; ++i)
    tags.push_back("lesson-a-" + std::to_string(i));
  tags.emplace_back("lesson-a-0");
  const std::vector<Annotation> all{stepOn(*log, 5, "step", tags), stepOn(*log, 6, "next", {"lesson-a-0"})};
  const Discussion discussion(*log, all);
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  ASSERT_EQ(lessons.size(), static_cast<std::size_t>(kMany));
  EXPECT_EQ(lessons[0].steps.size(), 2U) << "the same tag twice is one step";
  EXPECT_EQ(lessons.back().slug, "a-" + std::to_string(kMany - 1));
  EXPECT_EQ(lessons.back().steps.at(0).number, 7);
  EXPECT_TRUE(isLessonStep(all[0]));
  EXPECT_FALSE(isLessonStep(stepOn(*log, 5, "none", {"lesson-step-7", "open"})));
}

TEST(Lesson, TheAnswerStandsBehindTheLine) {
  const LessonText asked = splitLessonText("What now?\n\n---\nSicilia.\n---\nAnd why?\n");
  EXPECT_EQ(asked.question, "What now?");
  EXPECT_EQ(asked.answer, "Sicilia.\n---\nAnd why?");
  EXPECT_EQ(splitLessonText("Look --- here\n").question, "Look --- here");
  EXPECT_FALSE(splitLessonText("Look --- here\n").answer);
  EXPECT_EQ(splitLessonText("a\r\n --- \r\nb").answer, "b");
  EXPECT_EQ(splitLessonText("a\n---").answer, "");
  EXPECT_EQ(splitLessonText("---\nb").question, "");
  EXPECT_EQ(splitLessonText("").question, "");
  EXPECT_FALSE(splitLessonText("").answer);
}

TEST(Lesson, SlugsAreTags) {
  EXPECT_EQ(lessonSlug("Why not Sicilia?"), "why-not-sicilia");
  EXPECT_EQ(lessonSlug("Für Anfänger: 3 Städte"), "fur-anfanger-3-stadte");
  EXPECT_EQ(lessonSlug("  "), "untitled");
  EXPECT_EQ(lessonSlug("Step 3"), "a-step-3");
  EXPECT_EQ(lessonSlug(std::string(200, 'x')).size(), 60U);
  for (const std::string title : {"Why?", "日本", "step", "--", "a\nb"}) {
    Annotation remark = withLessonStep(stepOn(*beginning(5), 1, "x", {}), lessonSlug(title), 3);
    EXPECT_TRUE(checkAnnotation(remark)) << title;
  }
}

TEST(Lesson, RemarksBecomeStepsAndStopBeingSo) {
  Annotation remark;
  remark.tags = {"open"};
  remark = withLessonStep(remark, "a", 2);
  remark = withLessonStep(remark, "b", 3);
  EXPECT_EQ(remark.tags, (Tags{"open", "lesson-a", "lesson-b", "lesson-step-3"}));
  remark = withoutLesson(remark, "a");
  EXPECT_EQ(remark.tags, (Tags{"open", "lesson-b", "lesson-step-3"}));
  EXPECT_EQ(withoutLesson(remark, "b").tags, Tags{"open"});
  EXPECT_EQ(withLessonStep({}, "a", -5).tags, (Tags{"lesson-a", "lesson-step-1"}));
}

struct Opening {
  std::shared_ptr<const EventLog> log = beginning(40);
  std::vector<Annotation> all{stepOn(*log, 5, "a", {"lesson-opening", "lesson-step-1"}),
                              stepOn(*log, 7, "b?\n---\nyes", {"lesson-opening", "lesson-step-2", "late"}),
                              stepOn(*log, 9, "c", {"lesson-opening", "lesson-step-7"}),
                              stepOn(*log, 11, "d", {"lesson-opening"})};
  Discussion discussion{*log, all};
  std::vector<Lesson> lessons = lessonsOf(discussion);

  /// The texts of the lesson as it is once these changes are written.
  [[nodiscard]] Tags after(const std::vector<LessonChange>& changes, const char* slug = "opening") const {
    std::vector<Annotation> remarks = all;
    for (const LessonChange& change : changes)
      remarks.push_back(
          editOf(discussion.remarks()[change.remark].now, change.changed, {"coach", "2024-05-07T00:00:00Z"}));
    const Discussion then(*log, remarks);
    const std::vector<Lesson> now = lessonsOf(then);
    const Lesson* lesson = lessonWith(now, slug);
    Tags texts;
    if (lesson != nullptr)
      for (const LessonStep& step : lesson->steps)
        texts.push_back(then.remarks()[step.remark].now.text.substr(0, 1));
    return texts;
  }
};

TEST(LessonEdits, AStepGoesAnywhere) {
  const Opening o;
  const Lesson& lesson = o.lessons[0];
  EXPECT_EQ(nextStepNumber(lesson), 8);
  EXPECT_EQ(o.after(moveStep(o.discussion, lesson, 3, 0)), (Tags{"d", "a", "b", "c"}));
  EXPECT_EQ(o.after(moveStep(o.discussion, lesson, 0, 3)), (Tags{"b", "c", "d", "a"}));
  const auto swapped = moveStep(o.discussion, lesson, 0, 1);
  EXPECT_EQ(o.after(swapped), (Tags{"b", "a", "c", "d"}));
  EXPECT_TRUE(moveStep(o.discussion, lesson, 1, 1).empty());
  EXPECT_TRUE(moveStep(o.discussion, lesson, 0, 4).empty());
  EXPECT_TRUE(moveStep(o.discussion, lesson, 4, 0).empty());
}

TEST(LessonEdits, AMovedStepLeavesTheNumbersAmongWhichStepsOfOtherGamesAre) {
  const Opening o;
  const Lesson& lesson = o.lessons[0];
  std::vector<int> before, after;
  for (const LessonStep& step : lesson.steps)
    before.push_back(step.number);
  const auto changes = moveStep(o.discussion, lesson, 0, 1);
  ASSERT_EQ(changes.size(), 3U) << "a step without a number gets one, and no other step another";
  for (const LessonChange& change : changes)
    after.push_back(lessonNumberOf(change.changed));
  std::ranges::sort(after);
  EXPECT_EQ(after, (std::vector<int>{before[0], before[1], 8}));
}

TEST(LessonEdits, OnlyTheTagsOfLessonsChange) {
  const Opening o;
  for (const LessonChange& change : moveStep(o.discussion, o.lessons[0], 1, 0)) {
    Annotation before = o.discussion.remarks()[change.remark].now, after = change.changed;
    for (Annotation* remark : {&before, &after})
      *remark = withoutLesson(*remark, "opening");
    EXPECT_EQ(annotationId(before), annotationId(after));
  }
}

TEST(LessonEdits, AStepIsTakenOutAndALessonRenamed) {
  const Opening o;
  const Lesson& lesson = o.lessons[0];
  EXPECT_EQ(o.after(takeOutStep(o.discussion, lesson, 1)), (Tags{"a", "c", "d"}));
  EXPECT_TRUE(takeOutStep(o.discussion, lesson, 4).empty());
  EXPECT_EQ(o.after(renamedLesson(o.discussion, lesson, "begin"), "begin"), (Tags{"a", "b", "d", "c"}))
      << "one without a number gets that of its place";
  EXPECT_TRUE(o.after(renamedLesson(o.discussion, lesson, "begin")).empty());
  EXPECT_TRUE(renamedLesson(o.discussion, lesson, "opening").empty());
  EXPECT_EQ(lessonWith(o.lessons, "closing"), nullptr);
}

TEST(LessonWalk, TheQuestionComesBeforeItsAnswerInBothDirections) {
  const Opening o;
  LessonWalk walk(o.discussion, o.lessons[0]);
  std::string way;
  const auto note = [&](bool done) {
    way += done ? std::to_string(walk.place()) + (walk.asks() ? "?" : "") + ' ' : std::string("- ");
  };
  EXPECT_EQ(walk.count(), 4U);
  for (int i = 0; i < 6; ++i)
    note(walk.next());
  EXPECT_TRUE(walk.atEnd());
  for (int i = 0; i < 6; ++i)
    note(walk.back());
  EXPECT_EQ(way, "1? 1 2 3 - - 2 1 1? 0 - - ");
  EXPECT_FALSE(walk.showAnswer());
  walk.last();
  EXPECT_EQ(walk.place(), 3U);
  walk.first();
  EXPECT_EQ(walk.place(), 0U);
}

TEST(LessonWalk, MarksWaitForTheAnswerAndOthersNeverShow) {
  Opening o;
  Annotation marked = o.all[1];
  marked.marks = {Ring{"roma"}};
  o.all[1] = remarkOf(marked, {"coach", "2024-05-06T07:08:09Z"});
  Annotation other = stepOn(*o.log, 7, "no step", {});
  other.marks = {Ring{"capua"}};
  o.all.push_back(remarkOf(other, {"eve", "2024-05-06T07:08:09Z"}));
  EventLog log = *o.log;
  for (const Annotation& remark : o.all)
    log.annotate(remark);
  const Discussion discussion(log, log.annotations());
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  LessonWalk walk(discussion, lessons[0]);
  walk.next();
  const auto shown = [&] {
    const EventLog now = lessonLog(log, discussion, walk);
    const Discussion there(now, now.annotations());
    Tags texts;
    for (const std::uint32_t place : there.at(7))
      texts.push_back(there.remarks()[place].now.text.substr(0, 2));
    return texts;
  };
  EXPECT_EQ(shown(), Tags{});
  walk.showAnswer();
  EXPECT_EQ(shown(), Tags{"b?"});
}

} // namespace
} // namespace annales
