#include "viewer/lesson/lesson_try.h"

#include "engine/rules/rules.h"
#include "libreplay/log/timeline.h"

#include <algorithm>

namespace annales::viewer {
namespace {

bool anythingIsLegal(const EventLog& log, NodeIndex step) {
  TreeFold fold(log);
  const GameState* at = fold.after(step);
  return at != nullptr && !at->ended && !legal(log.game(), *at, Payments::cheapest).empty();
}

} // namespace

LessonTry::LessonTry(const OpenedGame& game, StepAsk ask)
    : game_(&game), ask_(std::move(ask)), beginning_(beginningOfTurn(game.log(), ask_.step)),
      tried_(beginning_), canPlay_(anythingIsLegal(game.log(), ask_.step)) {}

void LessonTry::add(const std::vector<Event>& events) {
  if (events.empty() || verdict_ || game_ == nullptr) return;
  steps_.push_back(tried_.size());
  tried_.insert(tried_.end(), events.begin(), events.end());
  verdict_ = judgeEarly(game_->log(), ask_, tried_);
  if (verdict_) tried_.resize(extentOfTurn(game_->log(), ask_.step, tried_).events);
}

void LessonTry::put(std::vector<Event> turn) {
  beginAnew();
  tried_.clear();
  add(turn);
}

bool LessonTry::takeBack() {
  if (steps_.empty()) return false;
  tried_.resize(steps_.back());
  steps_.pop_back();
  if (steps_.empty()) tried_ = beginning_;
  verdict_.reset();
  return true;
}

void LessonTry::beginAnew() {
  tried_ = beginning_;
  steps_.clear();
  verdict_.reset();
}

const LessonTurn* LessonTry::expected() const {
  return verdict_ && verdict_->turn ? &ask_.turns[*verdict_->turn] : nullptr;
}

const LessonTurn* LessonTry::rightTurn() const {
  const auto right = std::ranges::find(ask_.turns, TurnWorth::right, &LessonTurn::worth);
  return right == ask_.turns.end() ? nullptr : &*right;
}

EventLog withTurn(EventLog log, const std::string& line, NodeIndex step, const std::vector<Event>& events) {
  static_cast<void>(log.setLine(kMainLine, log.mainHead())); // else the newest event would be its end
  NodeIndex node = step;
  for (const Event& event : events)
    node = log.append(node, event);
  static_cast<void>(log.setLine(line, node));
  return log;
}

std::string freeLineName(const EventLog& log) {
  std::string name = "lesson";
  while (log.head(name))
    name += '.';
  return name;
}

} // namespace annales::viewer
