// What can go wrong with a library file, as a value with a sentence that says what to do next.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>

namespace annales::inline replay {

struct LibraryError {
  enum class Kind : std::uint8_t {
    missing,     // there is no such file
    notALibrary, // a file, but not one of ours
    newer,       // written by a later version of the program
    older,       // by an earlier one, in a format that is read no more
    readOnly,    // the file, the folder or the connection refuses writing
    full,        // the disk is full
    busy,        // another program kept it locked
    conflict,    // somebody else saved the same game first
    damaged,     // what is stored contradicts itself
    noSuchGame,
    ambiguous, // a prefix of several games
    refused,   // what was given cannot be stored: an event that makes no sense, a line that turns back
    cancelled,
    disk, // any other failure of file or disk
  } kind = Kind::disk;
  std::string message;
};

template <class T> using LibraryResult = tl::expected<T, LibraryError>;

[[nodiscard]] inline tl::unexpected<LibraryError> libraryFailure(LibraryError::Kind kind,
                                                                 std::string message) {
  return tl::unexpected<LibraryError>(LibraryError{kind, std::move(message)});
}

} // namespace annales::inline replay
