#include "libreplay/study/annotation_codec.h"
#include "libreplay/study/lesson.h"
#include "libreplay/study/remark_edits.h"
#include "tests/libreplay/study/trees.h"

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

} // namespace
} // namespace annales
