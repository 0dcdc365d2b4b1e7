// A main line for tests of projections: its states, folded the plain way, beside its statistics.
#pragma once

#include "engine/fold/apply.h"
#include "libreplay/stats/line_stats.h"
#include "tests/libreplay/logs.h"

#include <string>
#include <vector>

namespace annales::test {

struct FollowedLine {
  std::string name;
  EventLog log;
  std::vector<NodeIndex> path;
  std::vector<GameState> states; // states[k] after event k; states[0] before GameCreated
  LineStats stats;

  FollowedLine(std::string title, EventLog&& game)
      : name(std::move(title)), log(std::move(game)), path(log.path(log.mainHead())) {
    states.push_back(blankState(log.game()));
    states.push_back(begin(log.game()).value());
    for (EventIndex k = 2; k <= path.size(); ++k) {
      states.push_back(states.back());
      if (annales::apply(states.back(), event(k))) throw std::runtime_error(name + " does not fold");
    }
    stats = computeStats(
        log.game(), path.size(), [this](EventIndex k) -> const Event& { return event(k); },
        [](const Event& e) { return std::string(nameOf(e)); });
  }

  [[nodiscard]] const Game& game() const { return log.game(); }
  [[nodiscard]] EventIndex length() const { return static_cast<EventIndex>(path.size()); }
  [[nodiscard]] const Event& event(EventIndex k) const { return log[path[k - 1]].event; }
  [[nodiscard]] Step step(EventIndex k) const { return {k, event(k), states[k - 1], states[k]}; }
};

/// Every whole game of the conformance cases, and two between bots of each ruleset. Made once.
inline const std::vector<FollowedLine>& followedLines() {
  static const std::vector<FollowedLine> lines = [] {
    std::vector<FollowedLine> made;
    for (const std::string& name : wholeGames())
      made.emplace_back(name, caseLog(name));
    for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
      for (const std::uint64_t k : {1U, 2U})
        made.emplace_back(std::string(wordOf(ruleset)) + " " + std::to_string(k), simulatedLog(ruleset, k));
    return made;
  }();
  return lines;
}

} // namespace annales::test
