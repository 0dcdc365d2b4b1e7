#include "libreplay/log/timeline.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Where the nearest keyframe at or before the n-th event is, counted in keyframes.
constexpr std::size_t keyframeBefore(std::size_t n) {
  return (n - 1) / kKeyframeStep;
}
constexpr std::size_t eventsOf(std::size_t keyframe) {
  return keyframe * kKeyframeStep + 1;
}

} // namespace

Timeline::Timeline(const EventLog& log, NodeIndex head) : log_(&log), path_(log.path(head)) {
  foldAll();
}

Timeline::Timeline(const EventLog& log, NodeIndex head, Keyframes keyframes)
    : log_(&log), path_(log.path(head)), keyframes_(std::move(keyframes)) {
  const bool fits = keyframes_.folded >= 1 && keyframes_.folded == path_.size() &&
                    keyframes_.states.size() == keyframeBefore(keyframes_.folded) + 1;
  if (!fits) foldAll(); // a line that stops is folded again to say why
}

void Timeline::foldAll() {
  keyframes_ = {};
  auto first = begin(log_->game());
  if (!first) {
    stop_ = FoldStop{path_.front(), first.error().message};
    return;
  }
  cursor_ = *first;
  keyframes_.states.reserve(keyframeBefore(path_.size()) + 1);
  keyframes_.states.push_back(cursor_);
  std::size_t n = 1;
  for (; n < path_.size(); ++n) {
    if (const Refusal refusal = annales::apply(cursor_, event(n + 1))) {
      stop_ = FoldStop{path_[n], std::string(*refusal)};
      break;
    }
    if (n % kKeyframeStep == 0) keyframes_.states.push_back(cursor_);
  }
  keyframes_.folded = n;
  at_ = n;
}

const GameState& Timeline::seek(std::size_t n) {
  if (folded() == 0) return cursor_;
  n = std::clamp<std::size_t>(n, 1, folded());
  const std::size_t keyframe = keyframeBefore(n);
  if (at_ > n || at_ < eventsOf(keyframe)) {
    cursor_ = keyframes_.states[keyframe];
    at_ = eventsOf(keyframe);
  }
  for (; at_ < n; ++at_)
    static_cast<void>(annales::apply(cursor_, event(at_ + 1))); // was not refused when it was folded first
  return cursor_;
}

} // namespace annales::inline replay
