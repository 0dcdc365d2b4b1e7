#include "cli/library_source.h"

#include "cli/console.h"

namespace annales::cli {

void addLibraryOption(CLI::App& command, std::string& library) {
  command.add_option("--library", library, "The library file")->required()->type_name("LIB");
}

int storageStatus(const LibraryError& error) {
  switch (error.kind) {
  case LibraryError::Kind::noSuchGame:
  case LibraryError::Kind::ambiguous:
  case LibraryError::Kind::refused:
    return kBadInput;
  case LibraryError::Kind::cancelled:
    return kInterrupted;
  case LibraryError::Kind::missing:
  case LibraryError::Kind::notALibrary:
  case LibraryError::Kind::newer:
  case LibraryError::Kind::older:
  case LibraryError::Kind::readOnly:
  case LibraryError::Kind::full:
  case LibraryError::Kind::moved:
  case LibraryError::Kind::busy:
  case LibraryError::Kind::conflict:
  case LibraryError::Kind::damaged:
  case LibraryError::Kind::disk:
    return kStorageFailed;
  }
  return kStorageFailed;
}

void tellAbout(const LibraryError& error) {
  if (error.kind != LibraryError::Kind::cancelled) tell(error.message);
}

std::optional<Library> openLibrary(const std::string& file, Access access, int& status) {
  auto library = Library::open(file, access);
  if (!library) {
    tellAbout(library.error());
    status = storageStatus(library.error());
    return std::nullopt;
  }
  return std::move(*library);
}

std::shared_ptr<const EventLog> fromLibrary(const std::string& file, const std::string& prefix, int& status) {
  auto library = openLibrary(file, Access::readOnly, status);
  if (!library) return nullptr;
  auto log = library->load(prefix);
  if (log) return std::make_shared<const EventLog>(std::move(*log));
  tellAbout(log.error());
  status = storageStatus(log.error());
  return nullptr;
}

} // namespace annales::cli
