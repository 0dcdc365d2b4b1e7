#include "importers/agn/turns_text.h"

#include "importers/agn/plan.h"
#include "importers/agn/writer.h"
#include "libreplay/log/tags.h"

#include <algorithm>

namespace annales::agn {
namespace {

/// The actions of a plan's main line that bring one of these events, a turn a row.
std::string rowsOf(const Strand& strand, std::size_t first, std::size_t last) {
  std::string text;
  bool comma = false;
  for (const Token& token : strand.tokens) {
    if (token.to < first || token.from > last) continue;
    if (!text.empty()) text += token.heading ? "\n" : comma ? ", " : " ";
    if (token.heading && token.round > 0) text += std::to_string(token.round) + ". ";
    text += token.text;
    comma = !token.heading && !token.go;
  }
  return text;
}

} // namespace

EventLog lineUpTo(const EventLog& log, NodeIndex head, std::size_t last) {
  EventLog line(log.begun());
  for (const auto& [name, value] : log.tags())
    if (!isLineOrderTag(name)) line.setTag(name, value);
  NodeIndex at = 0;
  const std::vector<NodeIndex> path = log.path(head);
  for (std::size_t i = 1; i < std::min(last, path.size()); ++i)
    at = line.append(at, log[path[i]].event, log[path[i]].id);
  static_cast<void>(line.setLine(kMainLine, at)); // a name that is always good
  return line;
}

std::string turnsText(const EventLog& log, NodeIndex head, std::size_t first, std::size_t last,
                      const std::shared_ptr<const Board>& board) {
  first = std::max<std::size_t>(first, 2);
  EventLog line = lineUpTo(log, head, last);
  if (line.size() < first) return {};
  Annotation here; // what is said of an event is written behind it: no action reaches over the beginning
  here.event = line[static_cast<NodeIndex>(first - 2)].id;
  line.annotate(std::move(here));
  const GameWords words(line.game(), board);
  const Spelling spelling(words, line.names());
  const Plan plan = planOf(line, spelling, false);
  const Strand& main = plan.strands.front();
  // Places in the strand's path begin behind GameCreated.
  std::string text = rowsOf(main, first - 2, last - 2);
  if (text.empty()) return text;
  if (main.goesOn) text += " ...";
  return text + '\n';
}

Result<std::string> gameUpTo(const EventLog& log, NodeIndex head, std::size_t last,
                             std::shared_ptr<const Board> board) {
  return gameText(lineUpTo(log, head, last), std::move(board));
}

} // namespace annales::agn
