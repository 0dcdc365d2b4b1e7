// The three courses of A and B: side by side where there is room, below each other where there is not.
#pragma once

#include "viewer/comparison/course_chart.h"

#include <QBoxLayout>
#include <QLabel>
#include <QWidget>
#include <array>

namespace annales::viewer {

class CoursesView : public QWidget {
  Q_OBJECT
public:
  explicit CoursesView(QWidget* parent = nullptr);

  void show(const SideCourses& a, const SideCourses& b);
  void clear();
  void setLook(const Look& look);
  [[nodiscard]] CourseChart& chart(CourseKind kind) { return *charts_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] QString words() const { return over_->text(); }

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  std::array<CourseChart*, 3> charts_{};
  QLabel* over_;
  QBoxLayout* row_;
  Look look_;
};

} // namespace annales::viewer
