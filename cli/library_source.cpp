#include "cli/library_source.h"

#include "cli/console.h"
#include "cli/spoken.h"
#include "importers/places/own_places.h"
#include "libreplay/words/reason.h"

namespace annales::cli {
namespace {

/// Empty, with a message, where there is no place for a default library.
std::string namedOrDefault(const std::string& file, Language language) {
  if (!file.empty()) return file;
  const std::string place = defaultLibrary().string();
  tell(place.empty()
           ? spoken(language,
                    "cannot find your library: neither XDG_DATA_HOME nor HOME names its folder; use "
                    "--library LIB",
                    "Ihre Sammlung ist nicht zu finden: Weder XDG_DATA_HOME noch HOME nennt ihren Ordner; "
                    "nehmen Sie --library LIB")
           : spoken(language, "using the library {}", "verwendete Sammlung: {}", place));
  return place;
}

} // namespace

void addLibraryOption(CLI::App& command, std::string& library) {
  command.add_option("--library", library, "The library file (default: games.annales in your data folder)")
      ->type_name("LIB");
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
  case LibraryError::Kind::cutOff:
  case LibraryError::Kind::busy:
  case LibraryError::Kind::conflict:
  case LibraryError::Kind::damaged:
  case LibraryError::Kind::disk:
    return kStorageFailed;
  }
  return kStorageFailed;
}

void tellAbout(const LibraryError& error, Language language) {
  if (error.kind != LibraryError::Kind::cancelled) tell(reasonInWords(error, language));
}

int failed(const LibraryError& error, Language language) {
  tellAbout(error, language);
  return storageStatus(error);
}

int failedToChange(const LibraryError& error, Language language) {
  tell(reasonInWords(error, language));
  return storageStatus(error);
}

std::optional<Library> openLibrary(const std::string& file, Access access, int& status, Language language,
                                   const OpenOptions& options) {
  const std::string named = namedOrDefault(file, language);
  status = kBadInput;
  if (named.empty()) return std::nullopt;
  std::error_code ignored; // opening says better what is wrong
  if (file.empty() && access == Access::create)
    std::filesystem::create_directories(defaultLibrary().parent_path(), ignored);
  OpenOptions stopping = options;
  stopping.cancel = &interruptFlag();
  auto library = Library::open(named, access, stopping);
  if (!library) {
    status = failedToChange(library.error(), language);
    return std::nullopt;
  }
  library->stopWhen(interruptFlag());
  if (const std::string& since = library->missingSince(); !since.empty())
    tell(spoken(language, "{} lacks the pages written since {} (UTC); run `annales check` to see what to do",
                "in {} fehlen die Seiten, die seit {} (UTC) geschrieben wurden; „annales check“ sagt, was zu "
                "tun ist",
                named, since));
  status = kDone;
  return std::move(*library);
}

std::shared_ptr<const EventLog> fromLibrary(const std::string& file, const std::string& prefix, int& status,
                                            Language language) {
  auto library = openLibrary(file, Access::readOnly, status, language);
  if (!library) return nullptr;
  auto log = library->load(prefix);
  if (log) return std::make_shared<const EventLog>(std::move(*log));
  status = failed(log.error(), language);
  return nullptr;
}

} // namespace annales::cli
