// The games of a file once they were read: the last ones in memory, the text of the others on disk, from
// which they are read again.
#pragma once

#include "importers/agn/game_text.h"
#include "importers/antike_jsonl/scratch_file.h"
#include "importers/readers/game_reader.h"

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <vector>

namespace annales::agn {

class KeptTexts {
public:
  using Read = std::function<ReadGame(const WrittenGame&)>;

  /// Keeps about `budget` bytes of games, and always the last one asked for. `resting` is told about each
  /// that leaves memory.
  KeptTexts(std::size_t budget, Read read, std::function<void(GameNumber)> resting);

  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] std::size_t resident() const { return recent_.size(); }
  /// The number of the next game is `size()`.
  Result<void> add(WrittenGame game, std::shared_ptr<const EventLog> log);
  /// Fails only where the disk does.
  Result<std::shared_ptr<const EventLog>> game(GameNumber number);

private:
  struct Kept {
    GameNumber number;
    WrittenGame written;
    std::shared_ptr<const EventLog> log;
    std::size_t bytes;
  };
  using Recent = std::list<Kept>; // the last one asked for first
  struct Place {
    std::optional<Recent::iterator> resident;
    std::optional<std::uint64_t> onDisk;
    std::size_t length = 0, firstLine = 1;
    std::string identity;
  };

  Result<void> put(GameNumber number, WrittenGame game, std::shared_ptr<const EventLog> log);
  Result<void> write(Kept& kept);

  std::size_t budget_;
  Read read_;
  std::function<void(GameNumber)> resting_;
  std::vector<Place> places_;
  Recent recent_;
  std::size_t bytes_ = 0; // of all games in memory
  ScratchFile disk_;
};

} // namespace annales::agn
