#include "viewer/learn/quiz.h"

#include <algorithm>

namespace annales::viewer {
namespace {

/// A name that no line of these games has.
std::string freeLineName(const std::vector<QuizItem>& items) {
  std::string name = "learn";
  const auto taken = [&](const QuizItem& item) { return item.game->log().head(name).has_value(); };
  while (std::ranges::any_of(items, taken))
    name += '.';
  return name;
}

} // namespace

Quiz::Quiz(std::vector<QuizItem> items)
    : items_(std::move(items)), states_(items_.size()), lineName_(freeLineName(items_)) {}

bool Quiz::isOfSeveralGames() const {
  return std::ranges::any_of(
      items_, [this](const QuizItem& item) { return item.game->id() != items_.front().game->id(); });
}

bool Quiz::goTo(std::size_t place) {
  if (place >= items_.size()) return false;
  at_ = place;
  return true;
}

void Quiz::add(const std::vector<Event>& events) {
  State& state = states_[at_];
  if (events.empty() || over()) return;
  state.steps.push_back(state.tried.size());
  state.tried.insert(state.tried.end(), events.begin(), events.end());
}

bool Quiz::takeBack() {
  State& state = states_[at_];
  if (state.steps.empty()) return false;
  state.tried.resize(state.steps.back());
  state.steps.pop_back();
  state.now.reset();
  return true;
}

void Quiz::beginAnew() {
  State& state = states_[at_];
  state.tried.clear();
  state.steps.clear();
  state.now.reset();
}

bool Quiz::over() const {
  return std::ranges::any_of(tried(), [](const Event& event) {
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameEnded>(event);
  });
}

std::optional<QuizVerdict> Quiz::atOnce() const {
  const MistakeQuestion& question = item().question;
  const auto same = [&](const std::vector<Event>& other) {
    return decidesTheSame(item().game->game(), question.nation, tried(), other);
  };
  using Kind = QuizVerdict::Kind;
  if (item().puzzle) {
    const bool solved = solves(item().game->game(), before(), *item().puzzle, tried());
    return QuizVerdict{solved ? Kind::solved : Kind::unsolved, {}, {}};
  }
  if (same(question.better)) return QuizVerdict{Kind::best, {}, {}};
  if (same(question.played)) return QuizVerdict{Kind::asPlayed, {}, {}};
  return std::nullopt;
}

const QuizVerdict* Quiz::firstAt(std::size_t place) const {
  return states_[place].first ? &*states_[place].first : nullptr;
}

const QuizVerdict* Quiz::verdict() const {
  return states_[at_].now ? &*states_[at_].now : nullptr;
}

/// What could not be judged is no answer.
void Quiz::judge(QuizVerdict verdict) {
  State& state = states_[at_];
  if (!state.first && verdict.kind != QuizVerdict::Kind::notJudged) state.first = verdict;
  state.now = std::move(verdict);
}

std::size_t Quiz::right() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(states_, [](const State& state) { return state.first && state.first->right(); }));
}

std::size_t Quiz::answered() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(states_, [](const State& state) { return state.first.has_value(); }));
}

GameState Quiz::before() const {
  const auto game = shown(QuizSide::played);
  const auto line = game->line(lineName_);
  return line->stateAt(line->placeOf(*game->log().find(item().question.turn)));
}

std::shared_ptr<const OpenedGame> Quiz::shown(QuizSide side) const {
  const MistakeQuestion& question = item().question;
  EventLog log = item().game->log().withRemarks({});         // they may say the answer
  static_cast<void>(log.setLine(kMainLine, log.mainHead())); // else the newest event would be its end
  NodeIndex node = *log.find(question.turn);
  const std::vector<Event>& events = side == QuizSide::tried    ? tried()
                                     : side == QuizSide::better ? question.better
                                                                : question.played;
  for (const Event& event : events)
    node = log.append(node, event);
  static_cast<void>(log.setLine(lineName_, node)); // nobody else has the name
  return reopenGame(*item().game, std::move(log));
}

} // namespace annales::viewer
