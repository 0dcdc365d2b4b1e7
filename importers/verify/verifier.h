// Verifies a log while it is read: every event of the tree once, in file order, against the fold of its
// ancestors.
#pragma once

#include "engine/rules/rules.h"
#include "importers/readers/game_reader.h"
#include "libreplay/log/timeline.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace annales::inline importers {

/// A fact of a log that breaks a rule, and where it is.
struct LogViolation {
  std::optional<std::string>
      line;              // main if the event is on it, else the first line by name; none: on no line
  std::size_t row = 0;   // in the file, from 1
  std::uint32_t seq = 0; // the number of the event's ancestors
  Hash id;
  std::string_view rule;
  std::string message;
  NodeIndex event = kNoNode;
};

struct VerifiedGame {
  Hash game;
  std::uint64_t events = 0;
  std::vector<LogViolation> violations; // in file order
};

/// Whatever follows an event that folding refuses is skipped. Memory does not grow with the file, except for
/// a few bytes per game and what is reported.
class Verifier : public ReadObserver {
public:
  void accepted(GameNumber game, const EventLog& log, NodeIndex event, std::size_t row) override;
  void resting(GameNumber game) override;
  [[nodiscard]] std::unique_ptr<GameJudge> judge() const override;
  void judged(GameNumber game, const EventLog& log, std::unique_ptr<GameJudge> judge) override;

  /// After reading: what was found, game by game in the order of the file. Fails only where the reader's disk
  /// does.
  Result<std::vector<VerifiedGame>> finish(GameReader& reader);

private:
  class Judge;
  [[nodiscard]] VerifiedGame& at(GameNumber game);

  std::vector<VerifiedGame> games_;
  std::unordered_map<GameNumber, std::unique_ptr<TreeFold>> folds_;
};

/// Checks one event of a log; `fold` is that of the log. Nothing for an event that cannot be reached.
[[nodiscard]] std::optional<Violation> verifyEvent(const EventLog& log, TreeFold& fold, NodeIndex event);
/// Everything wrong with a log that did not come from a file; rows are 0.
[[nodiscard]] std::vector<LogViolation> verifyLog(const EventLog& log);

/// The line that each event of a log is on. The log must live longer.
class LineOfEvents {
public:
  explicit LineOfEvents(const EventLog& log);

  /// `main` if the event is on it, else the first line by name; nothing where it is on none.
  [[nodiscard]] std::optional<std::string> operator[](NodeIndex event) const;

private:
  std::vector<const std::string*> lines_; // null: on none
};

} // namespace annales::inline importers
