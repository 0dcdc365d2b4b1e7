// Games with lessons, whose steps pupils answer by playing: the positions that they play from, and what their
// turns are worth.
#pragma once

#include "libreplay/log/event_log.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace annales::inline importers {

/// The game up to that event, with its headers and without lines and remarks: another course of play may
/// begin behind it.
[[nodiscard]] EventLog logUpTo(const EventLog& log, NodeIndex end);

class TableLessons {
public:
  void add(std::shared_ptr<const EventLog> game) { games_.push_back(std::move(game)); }
  [[nodiscard]] std::size_t size() const { return games_.size(); }

  struct Position {
    EventLog game;
    std::vector<Event> begins; // what happens before its nation has anything to decide
  };
  /// Keys: `game` (its id), `line`, `events`: how many of the line. It is the one that is played from.
  [[nodiscard]] Result<Position> positionOf(const nlohmann::json& question);
  /// What was played there up to `head`: `turn`, as files of answers have it, and `over`: the turn that a
  /// step asks for is at its end.
  [[nodiscard]] Result<std::string> turnTo(const EventLog& played, NodeIndex head) const;
  /// Key: `answers`, a file of answers. `verdicts`, in the order of its steps: `worth` (right, wrong,
  /// notForeseen or notJudged) and `turn`, the place of the expected turn that was played, or -1.
  [[nodiscard]] Result<std::string> verdictsOn(const nlohmann::json& question) const;

private:
  struct Asked {
    std::shared_ptr<const EventLog> game;
    NodeIndex event = 0;
    std::size_t begins = 0; // events behind it that nobody decides
  };

  std::vector<std::shared_ptr<const EventLog>> games_;
  std::optional<Asked> asked_;
};

} // namespace annales::inline importers
