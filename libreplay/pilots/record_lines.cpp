#include "libreplay/pilots/record_lines.h"

#include "libreplay/lines/line_tree.h"

namespace annales::inline replay {

std::vector<RecordLine> recordLines(const Study& study, std::string_view line) {
  const LineTree tree(study);
  std::vector<RecordLine> lines;
  LineIndex at = tree.lineNamed(line);
  if (at == kNoLine) at = 0;
  for (; at != kNoLine; at = tree[at].parent)
    lines.push_back({tree[at].name, study.events().eventsTo(tree[at].head)});
  return lines;
}

} // namespace annales::inline replay
