#include "engine/rules/rules.h"
#include "libreplay/desk/stand.h"
#include "libreplay/notebook/merge_preview.h"

namespace annales::inline replay {
namespace {

/// Where the last line that the edits set ends, by the name that it has behind them; nothing where none is
/// left.
std::optional<ShowEvent> lastPlayed(const std::vector<Edit>& edits) {
  std::optional<ShowEvent> last;
  for (const Edit& edit : edits) {
    if (const auto* set = std::get_if<SetLine>(&edit)) last = ShowEvent{set->name, set->head};
    const auto* renamed = std::get_if<RenameLine>(&edit);
    if (renamed != nullptr && last && last->line == renamed->from) last->line = renamed->to;
    const auto* deleted = std::get_if<DeleteLine>(&edit);
    if (deleted != nullptr && last && last->line == deleted->name) last.reset();
  }
  return last;
}

/// Whether the change begins (true) or ends a recording; nothing where it does neither.
std::optional<bool> recordingSetBy(const StudyChange* change) {
  std::optional<bool> on;
  for (const Edit& edit : change != nullptr ? change->edits : std::vector<Edit>{})
    if (const auto* set = std::get_if<SetRecording>(&edit)) on = set->on;
  return on;
}

} // namespace

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

PerformResult performAt(const Stand& stand, const ContinueRecording&) {
  if (stand.study().recording()) return no(SaidKey::recordsAlready);
  const OpenedLine& main = *stand.tab.game->main();
  if (main.stateAt(main.length()).ended) return no(SaidKey::recordIsComplete);
  return writing({SetRecording{true}}, {ChooseLine{std::string(kMainLine)}, GoToEnd{}},
                 {SaidKey::recordingContinued, {}, {}});
}

PerformResult performAt(const Stand& stand, const EndRecording&) {
  if (!stand.study().recording()) return no(SaidKey::notRecording);
  return writing({SetRecording{false}}, {}, {SaidKey::recordingEnded, {}, {}});
}

PerformResult performAt(const Stand& stand, const MergeRecord& i) {
  auto found = lookInto(*i.record, stand.notebook, i.choices);
  if (!found) return no(found.error());
  std::vector<Edit> edits = editsOf(*std::move(found), stand.study(), i.lines, i.remarks);
  if (edits.empty()) return no(SaidKey::nothingNew);
  return writing(std::move(edits), {}, {SaidKey::merged, {}, {}});
}

/// Where it begins or ends a recording, it says so: the keys mean something else from then on.
PerformResult performAt(const Stand& stand, const UndoLast& i) {
  const auto was = recordingSetBy(stand.notebook.undoable());
  const SaidKey key = !was ? SaidKey::undone : *was ? SaidKey::recordingUndone : SaidKey::endUndone;
  return Performed{i, {}, {key, {}, {}}, {}};
}

/// To the end of what is played there again, so that whoever plays goes on behind it.
PerformResult performAt(const Stand& stand, const RedoLast& i) {
  const StudyChange* change = stand.notebook.redoable();
  const auto is = recordingSetBy(change);
  const SaidKey key = !is ? SaidKey::redone : *is ? SaidKey::recordingContinued : SaidKey::recordingEnded;
  Performed performed{i, {}, {key, {}, {}}, {}};
  const auto played = change != nullptr ? lastPlayed(change->edits) : std::nullopt;
  if (played) performed.then.emplace_back(*played);
  return performed;
}

} // namespace annales::inline replay
