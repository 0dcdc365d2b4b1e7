#include "libreplay/log/timeline.h"

namespace annales::inline replay {
namespace {

/// 32 MB of states. A bushy tree that needs more starts collecting again: slower, never larger.
constexpr std::size_t kMostKeyframes = 16'384;

} // namespace

TreeFold::TreeFold(const EventLog& log) : log_(&log) {
  auto first = begin(log.game());
  if (first) {
    cursor_ = *first;
    at_ = 0;
    keyframes_.emplace(0, cursor_);
    return;
  }
  setupFault_ = first.error().message;
  setRefused(0);
}

TreeFold::Outcome TreeFold::outcome(NodeIndex event) const {
  return event < outcomes_.size() ? outcomes_[event] : Outcome::unknown;
}

void TreeFold::setRefused(NodeIndex event) {
  if (outcomes_.size() <= event) outcomes_.resize(log_->size(), Outcome::unknown);
  outcomes_[event] = Outcome::refused;
}

void TreeFold::keep(NodeIndex event) {
  if (keyframes_.size() >= kMostKeyframes) {
    const GameState root = keyframes_.at(0);
    keyframes_.clear();
    keyframes_.emplace(0, root);
  }
  keyframes_.emplace(event, cursor_);
}

bool TreeFold::step(NodeIndex event) {
  const EventNode& node = (*log_)[event];
  if (const Refusal refusal = annales::apply(cursor_, node.event)) {
    refusals_.emplace(event, *refusal);
    setRefused(event);
    return false;
  }
  at_ = event;
  if (node.seq % kKeyframeStep == 0) keep(event);
  return true;
}

/// Collects the events between the nearest known state and `event`, and takes over that state.
bool TreeFold::climb(NodeIndex event) {
  branch_.clear();
  while (event != at_) {
    if (outcome(event) == Outcome::refused) return false;
    const bool regular = (*log_)[event].seq % kKeyframeStep == 0;
    if (const auto known = regular ? keyframes_.find(event) : keyframes_.end(); known != keyframes_.end()) {
      cursor_ = known->second;
      at_ = event;
      return true;
    }
    branch_.push_back(event);
    event = (*log_)[event].parent;
  }
  return true;
}

const GameState* TreeFold::after(NodeIndex event) {
  bool alive = climb(event);
  while (alive && !branch_.empty()) {
    alive = step(branch_.back());
    branch_.pop_back();
  }
  if (alive) return &cursor_;
  for (const NodeIndex descendant : branch_)
    setRefused(descendant);
  return nullptr;
}

std::optional<std::string_view> TreeFold::refusal(NodeIndex event) const {
  if (event == 0 && !setupFault_.empty()) return setupFault_;
  const auto at = refusals_.find(event);
  if (at == refusals_.end()) return std::nullopt;
  return at->second;
}

} // namespace annales::inline replay
