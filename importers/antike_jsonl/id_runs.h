// Which game has an event, on disk: ids as they came, sorted and put together when somebody asks.
#pragma once

#include "engine/core/sha256.h"
#include "importers/antike_jsonl/scratch_file.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::inline importers {

/// Adding costs a write; asking, over all that was added, n log n, and then a look into a few runs.
class IdRuns {
public:
  /// `ids` in any order; none was added before.
  Result<void> add(std::size_t game, std::span<const Hash> ids);
  /// The game it was added with.
  Result<std::optional<std::size_t>> find(const Hash& id);

private:
  struct Entry {
    Hash id;
    std::uint64_t game = 0;
  };
  struct Run {
    std::uint64_t at = 0, count = 0;
  };
  struct Added {
    Run ids; // alone, in the order they came
    std::size_t game = 0;
  };
  class Cursor;

  Result<std::optional<std::size_t>> findIn(const Run& run, const Hash& id) const;
  Result<void> gather();
  Result<Run> sorted(const Added& added);
  Result<Run> merged(std::span<const Run> runs);

  ScratchFile file_;
  std::vector<Added> added_;             // since somebody last asked
  std::vector<std::vector<Run>> levels_; // of each level the runs, made of as many of the level below
};

} // namespace annales::inline importers
