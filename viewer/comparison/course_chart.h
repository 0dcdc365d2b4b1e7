// One measure of A and B over rounds: two curves with bands, and below the axis how many the numbers rest on.
#pragma once

#include "libreplay/openings/courses.h"
#include "viewer/look/look.h"

#include <QPixmap>
#include <QWidget>
#include <array>
#include <vector>

namespace annales::viewer {

enum class CourseKind : std::uint8_t { personages, playing, withoutPersonage };

/// A curve: at each round a value, its band, and how many it rests on.
struct CoursePoint {
  int round = 0;
  double value = 0;
  inference::Interval band;
  std::size_t watched = 0; // still playing, or at risk
  std::size_t ended = 0;   // ended before, and counted as they ended
};
[[nodiscard]] std::vector<CoursePoint> courseOf(CourseKind kind, const SideCourses& side);

class CourseChart : public QWidget {
  Q_OBJECT
public:
  explicit CourseChart(CourseKind kind, QWidget* parent = nullptr);

  void show(const SideCourses& a, const SideCourses& b);
  void clear();
  void setLook(const Look& look);
  [[nodiscard]] CourseKind kind() const { return kind_; }
  [[nodiscard]] const std::vector<CoursePoint>& points(std::size_t side) const { return sides_[side]; }
  [[nodiscard]] QString title() const;
  /// What a pointer at this round is told.
  [[nodiscard]] QString wordsAt(int round) const;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

private:
  [[nodiscard]] int lastRound() const;
  [[nodiscard]] double highest() const;
  [[nodiscard]] QString below() const;
  void draw();
  void paintNumbers(QPainter& painter) const;
  void paintTitle(QPainter& painter) const;

  CourseKind kind_;
  Look look_;
  std::array<std::vector<CoursePoint>, 2> sides_;
  QPixmap picture_; // of everything, drawn once
  QRectF area_;     // of the plot
};

} // namespace annales::viewer
