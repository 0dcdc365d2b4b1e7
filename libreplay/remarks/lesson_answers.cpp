#include "libreplay/remarks/lesson_answers.h"

#include "engine/rules/conductor.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/choice/decision.h"
#include "libreplay/log/line_order.h"
#include "libreplay/log/timeline.h"
#include "libreplay/remarks/glyph_groups.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

bool isCalledMistake(const Discussion& discussion, NodeIndex event) {
  return std::ranges::any_of(discussion.at(event), [&](std::uint32_t place) {
    return judgesMistake(discussion.remarks()[place].now);
  });
}

/// What the nation that decides at `first` decides later in the same part of its turn, on the way to `head`.
std::vector<NodeIndex> laterInItsPart(const EventLog& log, TreeFold& fold, NodeIndex first, NodeIndex head) {
  const GameState* before = fold.after(log[first].parent);
  if (before == nullptr) return {};
  const bool automatic = before->fixed.automaticBattles;
  const NationId who = chooserOf(log[first].event, before->active);
  const auto part = partOfTurn(log[first].event, automatic);
  std::vector<NodeIndex> later;
  for (NodeIndex at = head; at != first; at = log[at].parent) {
    const Event& event = log[at].event;
    if (std::holds_alternative<TurnBegan>(event)) later.clear();
    if (part && partOfTurn(event, automatic) == part && chooserOf(event, before->active) == who)
      later.push_back(at);
  }
  std::ranges::reverse(later);
  return later;
}

} // namespace

NodeIndex firstDecision(const EventLog& log, NodeIndex step, std::string_view line) {
  const auto head = log.head(line);
  if (!head || !log.isAncestorOrSelf(step, *head)) return kNoNode;
  NodeIndex first = kNoNode;
  for (NodeIndex at = *head; at != step; at = log[at].parent)
    if (isDecision(log[at].event)) first = at;
  return first;
}

std::vector<NodeIndex> rightAnswers(const EventLog& log, const Discussion& discussion, NodeIndex step,
                                    std::span<const std::string> namedLines) {
  TreeFold fold(log);
  std::vector<NodeIndex> right, inItsPart;
  const auto isNew = [&](NodeIndex event) {
    return std::ranges::find(right, event) == right.end() &&
           std::ranges::find(inItsPart, event) == inItsPart.end();
  };
  const auto add = [&](std::string_view line, bool evenMistakes) {
    const auto counts = [&](NodeIndex event) {
      return isNew(event) && (evenMistakes || !isCalledMistake(discussion, event));
    };
    const NodeIndex first = firstDecision(log, step, line);
    if (first == kNoNode || !counts(first)) return;
    right.push_back(first);
    std::ranges::copy_if(laterInItsPart(log, fold, first, *log.head(line)), std::back_inserter(inItsPart),
                         counts);
  };
  for (const std::string& line : namedLines)
    add(line, true);
  if (right.empty()) {
    add(kMainLine, false);
    for (const LineName& line : linesInOrder(log))
      add(line.name, false);
  }
  right.insert(right.end(), inItsPart.begin(), inItsPart.end());
  return right;
}

} // namespace annales::inline replay
