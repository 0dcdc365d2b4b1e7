// Lines that are told only once it is true: held in memory, and in a temporary file where they are many.
#pragma once

#include "importers/antike_jsonl/scratch_file.h"

#include <string>
#include <vector>

namespace annales::cli {

class HeldLines {
public:
  Result<void> add(std::string_view line);
  /// Tells them, in their order.
  Result<void> putAll();

private:
  ScratchFile disk_;
  struct Chunk {
    std::uint64_t at;
    std::size_t size;
  };
  std::vector<Chunk> onDisk_;
  std::string text_; // a line feed after each
};

} // namespace annales::cli
