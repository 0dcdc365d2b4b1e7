// The boards that a file may use: those it contains, and those known anyway.
#pragma once

#include "engine/event/codec.h"
#include "importers/antike_jsonl/scratch_file.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace annales::inline importers {

/// A file may hold any number of boards, so only the last ones stay in memory; the others wait on disk. May
/// be used by several threads at once.
class FileBoards {
public:
  explicit FileBoards(BoardFinder known, std::size_t most = 64) : known_(std::move(known)), most_(most) {}

  /// Fails only where the disk does.
  Result<void> add(const std::shared_ptr<const Map>& map);
  /// Null where there is none.
  [[nodiscard]] std::shared_ptr<const Map> find(const Hash& hash);
  [[nodiscard]] std::size_t resident() const { return recent_.size(); } // while nobody uses them

private:
  struct Held {
    std::shared_ptr<const Map> map;
    bool onDisk = false;
  };

  [[nodiscard]] std::shared_ptr<const Map> own(const Hash& hash);
  Result<void> keep(Held board);
  Result<void> write(const Map& map);
  [[nodiscard]] std::shared_ptr<const Map> load(const Hash& hash);

  std::mutex mutex_; // for all that follows; `known_` is asked by one thread at a time, too
  BoardFinder known_;
  std::size_t most_;
  std::deque<Held> recent_; // the newest first
  ScratchFile disk_;
  std::unordered_multimap<std::uint64_t, std::uint64_t> places_; // first bytes of the hash → where it is
};

} // namespace annales::inline importers
