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

std::optional<std::string> lineOf(const EventLog& log, NodeIndex event) {
  if (log.isAncestorOrSelf(event, log.mainHead())) return std::string(kMainLine);
  for (const auto& [name, head] : log.lines())
    if (log.isAncestorOrSelf(event, head)) return name;
  return std::nullopt;
}

std::vector<LogViolation> verifyLog(const EventLog& log) {
  std::vector<LogViolation> found;
  TreeFold fold(log);
  for (NodeIndex event = 0; event < log.size(); ++event)
    if (auto violation = verifyEvent(log, fold, event)) {
      found.push_back(reported(log, event, 0, std::move(*violation)));
      found.back().line = lineOf(log, event);
    }
  return found;
}

void Verifier::accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) {
  if (game >= games_.size()) games_.resize(game + 1);
  VerifiedGame& result = games_[game];
  result.game = log.id();
  ++result.events;
  auto& fold = folds_[game];
  if (!fold) fold = std::make_unique<TreeFold>(log);
  if (auto violation = verifyEvent(log, *fold, event))
    result.violations.push_back(reported(log, event, row, std::move(*violation)));
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
    for (LogViolation& violation : games_[number].violations)
      violation.line = lineOf(**log, violation.event);
  }
  return std::move(games_);
}

} // namespace annales::inline importers
