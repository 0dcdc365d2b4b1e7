#include "libreplay/remarks/lesson_walk.h"

#include "libreplay/remarks/remark_edits.h"

#include <utility>

namespace annales::inline replay {

LessonWalk::LessonWalk(const Discussion& discussion, const Lesson& lesson) {
  for (const LessonStep& step : lesson.steps) {
    const DiscussedRemark& remark = discussion.remarks()[step.remark];
    places_.push_back({remark, splitLessonText(remark.now.text)});
    const bool asks = remark.now.ask && !remark.now.ask->answers.empty();
    if (asks && !places_.back().text.answer) places_.back().text.answer.emplace(); // turns are its answer
  }
}

bool LessonWalk::next() {
  if (showAnswer()) return true;
  if (place_ + 1 >= count()) return false;
  ++place_;
  answered_ = false;
  return true;
}

bool LessonWalk::back() {
  if (answered_ && text().answer) {
    answered_ = false;
    return true;
  }
  if (place_ == 0) return false;
  --place_;
  answered_ = text().answer.has_value();
  return true;
}

bool LessonWalk::showAnswer() {
  return asks() && (answered_ = true);
}

void LessonWalk::first() {
  place_ = 0;
  answered_ = false;
}

void LessonWalk::last() {
  place_ = count() - 1;
  answered_ = false;
}

EventLog lessonLog(const EventLog& log, const Discussion& discussion, const LessonWalk& walk) {
  EventLog shown = log;
  for (const std::uint32_t place : discussion.at(walk.remark().event)) {
    const DiscussedRemark& remark = discussion.remarks()[place];
    if (remark.first == walk.remark().first && !walk.asks()) continue;
    shown.annotate(retractionOf(remark.now, {remark.now.author, remark.now.at}));
  }
  return shown;
}

} // namespace annales::inline replay
