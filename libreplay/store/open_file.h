// From a path to a connection: creates libraries, refuses other files, copes with read-only ones.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

#include <memory>

namespace annales::inline replay {

struct OpenedFile {
  std::unique_ptr<Connection> connection;
  bool derivedMissing = false; // and has to be computed
};

[[nodiscard]] LibraryResult<OpenedFile> openFile(const std::filesystem::path& file, Access access,
                                                 const OpenOptions& options);

} // namespace annales::inline replay
