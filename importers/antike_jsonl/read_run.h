// A run of lines read for itself, on whatever thread: the game that it begins, as far as it needs no other.
#pragma once

#include "importers/antike_jsonl/log_runs.h"
#include "importers/antike_jsonl/take_record.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace annales::inline importers {

struct ReadRun {
  std::size_t taken = 0;             // lines of the run, from its first
  std::vector<std::size_t> sealable; // which of these a seal covers
  /// The game of those lines; none where the first begins no game.
  std::optional<KeptGame> game;
  std::unique_ptr<GameJudge> judge; // what the observer's judge made of it; null where there is no observer
};

/// Reads up to the first line that is wrong, or that may belong to something outside the run. Why, whoever
/// reads that line in its order finds out. `boards` may be asked by several threads at once.
[[nodiscard]] ReadRun readRun(const LogRun& run, StrictJson& json, const BoardFinder& boards,
                              const ReadObserver* observer);

} // namespace annales::inline importers
