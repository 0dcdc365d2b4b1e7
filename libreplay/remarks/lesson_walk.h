// Through a lesson, step by step: a question before its answer, and nothing of what comes later.
#pragma once

#include "libreplay/remarks/lesson.h"

#include <vector>

namespace annales::inline replay {

/// A value: where a presentation is.
class LessonWalk {
public:
  /// The lesson is one of the discussion, with at least one step. Values of its own.
  LessonWalk(const Discussion& discussion, const Lesson& lesson);

  [[nodiscard]] std::size_t count() const { return places_.size(); }
  /// From 0.
  [[nodiscard]] std::size_t place() const { return place_; }
  [[nodiscard]] const LessonText& text() const { return places_[place_].text; }
  [[nodiscard]] const DiscussedRemark& remark() const { return places_[place_].remark; }
  /// Whether an answer is still to come.
  [[nodiscard]] bool asks() const { return text().answer.has_value() && !answered_; }
  [[nodiscard]] bool atEnd() const { return place_ + 1 == count() && !asks(); }

  // False: there was nothing to do.
  /// Shows the answer where one is to come, otherwise goes on.
  bool next();
  /// Hides the answer again, else goes to the step before, whose answer is known.
  bool back();
  bool showAnswer();
  void first();
  /// To the last step, before its answer.
  void last();

private:
  struct Place {
    DiscussedRemark remark;
    LessonText text;
  };

  std::vector<Place> places_;
  std::size_t place_ = 0;
  bool answered_ = false;
};

/// The log with what the step may show at its event: its own arrows and rings, which wait for the answer, and
/// nobody else's.
[[nodiscard]] EventLog lessonLog(const EventLog& log, const Discussion& discussion, const LessonWalk& walk);

} // namespace annales::inline replay
