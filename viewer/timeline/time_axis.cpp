#include "viewer/timeline/time_axis.h"

#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kWidestEvent = 48; // pixels; closer is of no use

double stepsOf(EventIndex length) {
  return length > 1 ? length - 1.0 : 1.0;
}

} // namespace

void TimeAxis::setLength(EventIndex length) {
  length_ = std::max<EventIndex>(length, 1);
  fit();
}

void TimeAxis::setSpan(double left, double right) {
  left_ = left;
  right_ = std::max(right, left + 1.0);
  zoom_ = std::clamp(zoom_, 1.0, highestZoom());
  keepInside();
}

EventIndex TimeAxis::at(double x) const {
  const double event = std::round((x - left_) / perEvent() + start_ + 1.0);
  return static_cast<EventIndex>(std::clamp(event, 1.0, static_cast<double>(length_)));
}

double TimeAxis::perEvent() const {
  return zoom_ * (right_ - left_) / stepsOf(length_);
}

double TimeAxis::highestZoom() const {
  if (length_ < 2) return 1;
  return std::max(1.0, kWidestEvent * stepsOf(length_) / (right_ - left_));
}

void TimeAxis::zoomBy(double factor, double aroundX) {
  const double event = (aroundX - left_) / perEvent() + start_;
  zoom_ = std::clamp(zoom_ * factor, 1.0, highestZoom());
  start_ = event - (aroundX - left_) / perEvent();
  keepInside();
}

void TimeAxis::fit() {
  zoom_ = 1;
  start_ = 0;
}

double TimeAxis::highestScroll() const {
  return (right_ - left_) * (zoom_ - 1.0);
}

void TimeAxis::scrollTo(double pixels) {
  start_ = pixels / perEvent();
  keepInside();
}

bool TimeAxis::show(EventIndex k, bool byPage) {
  const double at = x(k);
  if (at >= left_ - 0.5 && at <= right_ + 0.5) return false;
  const double page = byPage ? 0.2 * (right_ - left_) : 0.0;
  const double target = at < left_ ? right_ - page : left_ + page;
  const double edge = at < left_ ? left_ : right_;
  scrollTo(scrolled() + at - (byPage ? target : edge));
  return true;
}

void TimeAxis::keepInside() {
  start_ = std::clamp(start_, 0.0, highestScroll() / perEvent());
}

} // namespace annales::viewer
