// A file without a name in the system's folder for temporary files: it disappears with the program.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>

namespace annales::inline importers {

/// Only grows. It is created when something is first written to it.
class ScratchFile {
public:
  ScratchFile() = default;
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;
  ~ScratchFile();

  /// Returns where the bytes are from now on.
  Result<std::uint64_t> append(const void* bytes, std::size_t size);
  [[nodiscard]] Result<void> read(std::uint64_t at, void* bytes, std::size_t size) const;

private:
  Result<void> open();

  int file_ = -1;
  std::uint64_t end_ = 0;
};

} // namespace annales::inline importers
