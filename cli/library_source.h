// Libraries that a user names.
#pragma once

#include "cli/parser.h"
#include "libreplay/log/event_log.h"
#include "libreplay/store/library.h"
#include "libreplay/words/sentence.h"

#include <memory>
#include <optional>
#include <string>

namespace annales::cli {

/// `--library LIB`. Empty without it: then it is the default library, which is named when it is opened.
void addLibraryOption(CLI::App& command, std::string& library);

/// Exit status for what went wrong with a library, and a message.
[[nodiscard]] int storageStatus(const LibraryError& error);
void tellAbout(const LibraryError& error, Language language = Language::english);
/// Both.
int failed(const LibraryError& error, Language language = Language::english);
/// The same, but what an interruption left is told, too.
int failedToChange(const LibraryError& error, Language language = Language::english);

/// Nothing, with a message and the exit status, where it cannot be opened; Ctrl-C ends what opening makes
/// anew in a library of an earlier version. What opening did is told, and when pages are missing in it.
[[nodiscard]] std::optional<Library> openLibrary(const std::string& file, Access access, int& status,
                                                 Language language = Language::english,
                                                 const OpenOptions& options = {});

/// The game whose id begins so; null, with a message and the exit status, where there is none.
[[nodiscard]] std::shared_ptr<const EventLog> fromLibrary(const std::string& file, const std::string& prefix,
                                                          int& status, Language language = Language::english);

} // namespace annales::cli
