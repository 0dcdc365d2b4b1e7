// Studies with branches, for tests.
#pragma once

#include "engine/event/codec.h"
#include "libreplay/notebook/notebook.h"
#include "libreplay/notebook/study.h"
#include "tests/libreplay/logs.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace annales::test {

inline Corrected correction(int marble, std::size_t nation = 0) {
  Corrected corrected;
  corrected.nation = NationId(nation);
  corrected.change.set(Resource::marble, marble);
  corrected.more->reason = std::make_shared<const std::string>("what if");
  return corrected;
}

/// The first events of a whole game as somebody's log.
inline std::shared_ptr<const EventLog> beginning(std::size_t events,
                                                 const std::string& game = "game-01-hex-3") {
  EventLog log = beginningOf(caseLog(game), events);
  require(log.setLine(kMainLine, log.mainHead()));
  return std::make_shared<const EventLog>(std::move(log));
}

inline Hash headAfter(const Study& study, const Hash& parent, const std::vector<Event>& events) {
  Hash head = parent;
  for (const Event& event : events)
    head = eventId(event, &head, study.events().names());
  return head;
}

inline SetLine lineEdit(const Study& study, const std::string& name, NodeIndex parent,
                        const std::vector<Event>& events) {
  const Hash from = study.events()[parent].id;
  return {name, from, events, headAfter(study, from, events)};
}

/// A what-if line of corrections, one an amount; its head.
inline NodeIndex addLine(Study& study, const std::string& name, NodeIndex parent,
                         const std::vector<int>& amounts) {
  std::vector<Event> events;
  for (const int amount : amounts)
    events.emplace_back(correction(amount));
  require(study.apply(lineEdit(study, name, parent, events)));
  return study.line(name)->head;
}

inline void applyAll(Study& study, const std::vector<Edit>& edits) {
  for (const Edit& edit : edits)
    require(study.apply(edit));
}

inline std::vector<std::string> namesOf(const Study& study) {
  std::vector<std::string> names;
  for (const StudyLine& line : study.lines())
    names.push_back(line.name);
  return names;
}

inline std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(ANNALES_SOURCE_DIR "/samples")) {
    const std::string file = entry.path().filename().string();
    const std::string ending = ".antike.jsonl";
    if (file.ends_with(ending)) names.push_back(file.substr(0, file.size() - ending.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// A sample reads like a case of the conformance tests.
inline EventLog sampleLog(const std::string& name) {
  return caseLog("../../../samples/" + name);
}

/// The first 120 events of a game, and a notebook over them in which nothing is written.
inline const EventLog& played() {
  static const auto log = beginning(120);
  return *log;
}
inline Notebook fresh() {
  return Notebook(std::make_shared<const EventLog>(played()));
}

} // namespace annales::test
