#include "libreplay/remarks/lesson_answers.h"

#include "libreplay/choice/decision.h"
#include "libreplay/remarks/glyph_groups.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

bool isCalledMistake(const Discussion& discussion, NodeIndex event) {
  return std::ranges::any_of(discussion.at(event), [&](std::uint32_t place) {
    return judgesMistake(discussion.remarks()[place].now);
  });
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
  std::vector<NodeIndex> right;
  const auto add = [&](std::string_view line, bool evenMistakes) {
    const NodeIndex event = firstDecision(log, step, line);
    if (event == kNoNode || std::ranges::find(right, event) != right.end()) return;
    if (evenMistakes || !isCalledMistake(discussion, event)) right.push_back(event);
  };
  for (const std::string& line : namedLines)
    add(line, true);
  if (!right.empty()) return right;
  add(kMainLine, false);
  for (const auto& [name, head] : log.lines())
    add(name, false);
  return right;
}

} // namespace annales::inline replay
