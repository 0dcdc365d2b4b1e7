#include "engine/rules/rules.h"
#include "libreplay/desk/stand.h"
#include "libreplay/notebook/merge_preview.h"

namespace annales::inline replay {

/// Headers, and what begins by itself: the first round and the first turn.
PerformResult performAt(const Stand& stand, const BeginRecording& i) {
  const EventLog& events = stand.study().events();
  const Hash& game = events.id();
  std::vector<Edit> edits{SetRecording{true}};
  for (const auto& [name, value] : i.headers)
    edits.emplace_back(SetTag{name, value});
  if (const auto first = decide(events.game(), stand.tab.state(), Proceed{}))
    edits.emplace_back(SetLine{std::string(kMainLine), game, *first, headAfter(events, game, *first)});
  return writing(std::move(edits), {GoToEnd{}});
}

PerformResult performAt(const Stand& stand, const EndRecording&) {
  if (!stand.study().recording()) return no(SaidKey::notRecording);
  return writing({SetRecording{false}}, {}, {SaidKey::recordingEnded, {}, {}});
}

PerformResult performAt(const Stand& stand, const MergeRecord& i) {
  auto found = lookInto(*i.record, stand.notebook);
  if (!found) return no(found.error());
  std::vector<Edit> edits = editsOf(*std::move(found), stand.study(), i.lines, i.remarks);
  if (edits.empty()) return no(SaidKey::nothingNew);
  return writing(std::move(edits), {}, {SaidKey::merged, {}, {}});
}

PerformResult performAt(const Stand&, const UndoLast& i) {
  return Performed{i, {}, {SaidKey::undone, {}, {}}, {}};
}

PerformResult performAt(const Stand&, const RedoLast& i) {
  return Performed{i, {}, {SaidKey::redone, {}, {}}, {}};
}

} // namespace annales::inline replay
