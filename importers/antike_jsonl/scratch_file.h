// A file without a name in the system's folder for temporary files: it disappears with the program.
#pragma once

#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace annales::inline importers {

/// Where temporary files are to lie: what TMPDIR names, else /tmp. It need not be there.
[[nodiscard]] std::string temporaryFolder();
/// A sentence that names this folder and says how to choose another; `error` is an errno.
[[nodiscard]] tl::unexpected<Error> temporaryFileFailed(int error);
/// A new file there, open; `name` becomes its path. Fails with `temporaryFileFailed`.
[[nodiscard]] Result<int> openTemporaryFile(std::string& name);

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
