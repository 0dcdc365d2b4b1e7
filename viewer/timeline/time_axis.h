// Where the events of a line are between two edges on the screen.
#pragma once

#include "libreplay/stats/step.h"

namespace annales::viewer {

/// A value: zoomed and panned, never beyond the ends of the line.
class TimeAxis {
public:
  /// Another line: all of it is shown.
  void setLength(EventIndex length);
  /// The pixels between which the first and the last event lie when nothing is zoomed.
  void setSpan(double left, double right);

  [[nodiscard]] double x(double event) const { return left_ + (event - 1.0 - start_) * perEvent(); }
  /// The nearest event.
  [[nodiscard]] EventIndex at(double x) const;
  [[nodiscard]] double perEvent() const;
  [[nodiscard]] double left() const { return left_; }
  [[nodiscard]] double right() const { return right_; }
  [[nodiscard]] EventIndex length() const { return length_; }

  [[nodiscard]] bool zoomed() const { return zoom_ > 1.0; }
  [[nodiscard]] double zoom() const { return zoom_; }
  [[nodiscard]] double highestZoom() const;
  /// What is at `aroundX` stays there.
  void zoomBy(double factor, double aroundX);
  void fit();

  /// Pixels from the start of the line to the left edge, and the most there can be.
  [[nodiscard]] double scrolled() const { return start_ * perEvent(); }
  [[nodiscard]] double highestScroll() const;
  void scrollTo(double pixels);
  /// Brings an event into view: a whole page on, or only as far as needed. False where it is already in view.
  bool show(EventIndex k, bool byPage);

private:
  void keepInside();

  EventIndex length_ = 1;
  double left_ = 0, right_ = 1;
  double zoom_ = 1;
  double start_ = 0; // events before the left edge
};

} // namespace annales::viewer
