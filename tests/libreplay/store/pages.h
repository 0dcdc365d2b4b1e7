// Pages of a notebook, written quickly.
#pragma once

#include "libreplay/log/record_limit.h"
#include "tests/libreplay/store/temp_library.h"

#include <utility>
#include <vector>

namespace annales::test {

inline constexpr const char* kMoment = "2024-05-06T07:08:09Z";

inline Entry page(std::vector<Edit> edits, const std::string& author = "ada") {
  return StudyChange{author, kMoment, std::move(edits)};
}
inline Entry undo() {
  return UndoChange{"ada", kMoment};
}
inline Entry redo() {
  return RedoChange{"ada", kMoment};
}

/// The way from event `from` of a log (by place) to `head`.
inline SetLine wayTo(const EventLog& log, const std::string& name, NodeIndex from, NodeIndex head) {
  std::vector<Event> events;
  for (NodeIndex at = head; at != from; at = log[at].parent)
    events.insert(events.begin(), log[at].event);
  return {name, log[from].id, std::move(events), log[head].id};
}

/// A what-if line: after `events` events of the main line, a correction by so many coins.
inline SetLine whatIf(const EventLog& game, const std::string& name, std::size_t events, int coins) {
  EventLog log = game;
  const NodeIndex twig = branchOff(log, events, coins);
  return wayTo(log, name, log[twig].parent, twig);
}

/// The same with a reason that makes the event's record longer than one may be, though not its fact.
inline SetLine tooLong(const EventLog& game, const std::string& name, std::size_t events) {
  EventLog log = game;
  const NodeIndex from = log.path(log.mainHead())[events - 1];
  Corrected corrected(NationId(0), {},
                      std::make_shared<const std::string>(std::string(kLongestRecord - 100, 'x')));
  corrected.change.set(Resource::iron, 1);
  return wayTo(log, name, from, log.append(from, corrected));
}

inline AddRemark remark(const EventLog& game, NodeIndex event, const std::string& text) {
  return {remarkOn(game, event, text)};
}

inline std::size_t append(Library& library, const Hash& game, const std::vector<Entry>& pages) {
  return must(library.appendEntries(game, must(library.countEntries(game)), pages));
}

inline GameSummary summaryOf(Library& library, const Hash& game) {
  GameSummary found;
  must(library.list({}, [&](const GameSummary& row) {
    if (row.id == game) found = row;
    return true;
  }));
  return found;
}

} // namespace annales::test
