#include "importers/verify/verifier.h"

namespace annales::inline importers {
namespace {

LogViolation reported(const EventLog& log, NodeIndex event, std::size_t row, Violation&& violation) {
  return {std::nullopt, row, log[event].seq, log[event].id, violation.rule, std::move(violation.message),
          event};
}

} // namespace

std::optional<Violation> verifyEvent(const EventLog& log, TreeFold& fold, NodeIndex event) {
  const EventNode& node = log[event];
  if (node.parent == kNoNode) return checkSetup(log.game());
  const GameState* before = fold.after(node.parent);
  if (before == nullptr) return std::nullopt;
  return check(log.game(), *before, node.event);
}

LineOfEvents::LineOfEvents(const EventLog& log) : lines_(log.size(), nullptr) {
  // Above an event that has its line all have theirs, so that each is visited once.
  const auto take = [&](const std::string& name, NodeIndex event) {
    for (; event != kNoNode && lines_[event] == nullptr; event = log[event].parent)
      lines_[event] = &name;
  };
  static const std::string kMain(kMainLine);
  take(kMain, log.mainHead());
  for (const auto& [name, head] : log.lines())
    take(name, head);
}

std::optional<std::string> LineOfEvents::operator[](NodeIndex event) const {
  if (lines_[event] == nullptr) return std::nullopt;
  return *lines_[event];
}

std::vector<LogViolation> verifyLog(const EventLog& log) {
  std::vector<LogViolation> found;
  TreeFold fold(log);
  const LineOfEvents lines(log);
  for (NodeIndex event = 0; event < log.size(); ++event)
    if (auto violation = verifyEvent(log, fold, event)) {
      found.push_back(reported(log, event, 0, std::move(*violation)));
      found.back().line = lines[event];
    }
  return found;
}

namespace {

void verify(VerifiedGame& result, std::unique_ptr<TreeFold>& fold, const EventLog& log, NodeIndex event,
            std::size_t row) {
  result.game = log.id();
  ++result.events;
  if (!fold) fold = std::make_unique<TreeFold>(log);
  if (auto violation = verifyEvent(log, *fold, event))
    result.violations.push_back(reported(log, event, row, std::move(*violation)));
}

} // namespace

class Verifier::Judge : public GameJudge {
public:
  void accepted(const EventLog& log, NodeIndex event, std::size_t row) override {
    verify(found, fold, log, event, row);
  }

  VerifiedGame found;
  std::unique_ptr<TreeFold> fold;
};

VerifiedGame& Verifier::at(GameNumber game) {
  if (game >= games_.size()) games_.resize(game + 1);
  return games_[game];
}

void Verifier::accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) {
  verify(at(game), folds_[game], log, event, row);
}

std::unique_ptr<GameJudge> Verifier::judge() const {
  return std::make_unique<Judge>();
}

/// The fold is not kept: few games go on after others.
void Verifier::judged(GameNumber game, const EventLog&, std::unique_ptr<GameJudge> judge) {
  at(game) = std::move(static_cast<Judge&>(*judge).found);
}

void Verifier::resting(GameNumber game) {
  folds_.erase(game);
}

Result<std::vector<VerifiedGame>> Verifier::finish(GameReader& reader) {
  folds_.clear();
  for (GameNumber number = 0; number < games_.size(); ++number) {
    if (games_[number].violations.empty()) continue;
    const auto log = reader.game(number);
    if (!log) return tl::unexpected(log.error());
    const LineOfEvents lines(**log);
    for (LogViolation& violation : games_[number].violations)
      violation.line = lines[violation.event];
  }
  return std::move(games_);
}

} // namespace annales::inline importers
