#include "libreplay/desk/stand.h"
#include "libreplay/remarks/remark_edits.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Everything on the line behind the event `last` is to be carried over.
Carrying restBehind(const Study& study, const std::string& line, NodeIndex last) {
  const EventLog& events = study.events();
  const StudyLine* whatIf = study.line(line);
  const std::vector<NodeIndex> path = events.path(whatIf != nullptr ? whatIf->head : study.mainHead());
  Carrying rest;
  rest.line = line;
  rest.first = static_cast<EventIndex>(events[last].seq + 2);
  for (std::size_t n = events[last].seq + 1; n < path.size(); ++n) {
    rest.later.push_back(events[path[n]].event);
    rest.ids.push_back(events[path[n]].id);
  }
  return rest;
}

Performed carriedTo(CarriedOver carried, Carrying carrying) {
  Performed performed = writing(carried.played.edits, {ShowEvent{carried.played.line, carried.played.event}});
  carrying.carried = std::move(carried);
  performed.carrying = std::move(carrying);
  return performed;
}

/// In the place of the decision that is being changed; no events: it is left out.
PerformResult replaceDecision(const Stand& stand, const std::vector<Event>& events) {
  const Study& study = stand.study();
  const auto event = study.events().find(*stand.tab.changing);
  if (!event) return no(SaidKey::onNoLine);
  const LinePlace of{stand.at.line, *event};
  auto carried = replaceEvent(study, of, asDecided(study, of, events), stand.reviewer().lineStem);
  if (!carried) return no(carried.error());
  const Played& played = carried->played;
  if (played.follows()) {
    Performed same = going({EndChange{}, ShowEvent{played.line, played.event}});
    same.said.key = SaidKey::standsAlready;
    return same;
  }
  Carrying rest = restBehind(study, stand.at.line, *event);
  rest.after = stand.eventHere();
  rest.title = {events.empty() ? SaidKey::eventLeftOut : SaidKey::eventChanged,
                std::to_string(stand.tab.changingIndex()),
                {}};
  Performed performed = carriedTo(std::move(*carried), std::move(rest));
  performed.then.insert(performed.then.begin(), EndChange{});
  return performed;
}

} // namespace

PerformResult performAt(const Stand& stand, const PlayEvents& i) {
  if (stand.tab.changesHere()) return replaceDecision(stand, i.events);
  auto played = play(stand.study(), stand.at, i.events, stand.reviewer().lineStem);
  if (!played) return no(played.error());
  const bool newLine =
      !played->follows() && played->line != kMainLine && stand.study().line(played->line) == nullptr;
  if (newLine && !i.name.empty()) {
    played->edits.emplace_back(annales::RenameLine{played->line, i.name});
    played->line = i.name;
  }
  for (const auto& [behind, said] : i.remarks) {
    Annotation remark = said;
    const std::size_t before = std::min(behind, i.events.size());
    const std::vector<Event> first(i.events.begin(), i.events.begin() + static_cast<std::ptrdiff_t>(before));
    remark.event = headAfter(stand.study().events(), stand.study().events()[stand.at.event].id, first);
    played->edits.emplace_back(AddRemark{remarkOf(std::move(remark), {stand.reviewer().name, {}})});
  }
  return writing(std::move(played->edits), {ShowEvent{played->line, played->event}});
}

PerformResult performAt(const Stand& stand, const CorrectStocks& i) {
  if (stand.tab.changesHere()) return replaceDecision(stand, {i.correction});
  const Study& study = stand.study();
  const bool inside = stand.tab.line->isMain() && study.recording() && stand.at.event != study.mainHead();
  if (!inside) return performAt(stand, PlayEvents{{i.correction}, {}});
  auto carried = insertEvents(study, stand.at, {i.correction}, stand.reviewer().lineStem);
  if (!carried) return no(carried.error());
  Carrying rest = restBehind(study, stand.at.line, stand.at.event);
  rest.after = stand.eventHere();
  rest.title = {SaidKey::correctionAfter, std::to_string(stand.tab.cursor), {}};
  return carriedTo(std::move(*carried), std::move(rest));
}

PerformResult performAt(const Stand& stand, const ChangeDecision&) {
  switch (changeable(stand.study().events(), stand.at.event)) {
  case Changeable::beginning:
    return no(SaidKey::beginningStays);
  case Changeable::byItself:
    return no(SaidKey::comesByItself);
  case Changeable::unreached:
    return no(SaidKey::unreached);
  case Changeable::yes:
    break;
  }
  return going({BeginChange{}});
}

PerformResult performAt(const Stand& stand, const LeaveOutDecision&) {
  if (!stand.tab.changesHere()) return no(SaidKey::nothingChanged);
  return replaceDecision(stand, {});
}

PerformResult performAt(const Stand& stand, const KeepDecision&) {
  const EventIndex k = stand.tab.changingIndex();
  Performed kept = going({EndChange{}});
  if (stand.tab.changesHere()) kept.then.emplace_back(GoTo{k});
  kept.said.key = SaidKey::nothingChanged;
  return kept;
}

PerformResult performAt(const Stand& stand, const PasteBranch& i) {
  auto pasted = pasteBranch(stand.study(), stand.at, i.branch, stand.reviewer().lineStem);
  if (!pasted) return no(pasted.error());
  const bool wholly = pasted->result.wholly();
  Carrying branch;
  branch.line = stand.at.line;
  branch.later = i.branch;
  branch.after = stand.eventHere();
  branch.title.key = SaidKey::branchPasted;
  Performed performed = carriedTo(std::move(*pasted), std::move(branch));
  if (wholly) performed.said.key = SaidKey::branchFits;
  return performed;
}

PerformResult performAt(const Stand& stand, const CutBranch&) {
  auto edits = deleteBranch(stand.study(), stand.at.event);
  if (!edits) return no(edits.error());
  return writing(std::move(*edits), {}, {SaidKey::branchDeleted, {}, {}});
}

} // namespace annales::inline replay
