// What can go wrong with a library file, as a value with a sentence that says what to do next.
#pragma once

#include "engine/core/result.h"

#include <cstdint>

namespace annales::inline replay {

struct LibraryError : Error {
  enum class Kind : std::uint8_t {
    missing,     // there is no such file
    notALibrary, // a file, but not one of ours
    newer,       // written by a later version of the program
    older,       // by an earlier one, in a format that is read no more
    readOnly,    // the file, the folder or the connection refuses writing
    full,        // the disk is full
    moved,       // the file is not where it was opened: deleted, renamed, replaced, its disk gone
    cutOff,   // its locks or the files beside it were taken away; nothing may be written before it is opened
              // anew
    busy,     // another program kept it locked
    conflict, // somebody else saved the same game first
    damaged,  // what is stored contradicts itself
    noSuchGame,
    ambiguous, // a prefix of several games
    refused,   // what was given cannot be stored: an event that makes no sense, a line that turns back
    cancelled,
    disk, // any other failure of file or disk
  } kind = Kind::disk;

  LibraryError() = default;
  LibraryError(Kind why, Saying what) : Error(std::move(what)), kind(why) {}
  LibraryError(Kind why, const Error& what) : Error(what), kind(why) {}
};

template <class T> using LibraryResult = tl::expected<T, LibraryError>;

template <class What>
[[nodiscard]] tl::unexpected<LibraryError> libraryFailure(LibraryError::Kind kind, const What& what) {
  return tl::unexpected<LibraryError>(LibraryError(kind, what));
}

} // namespace annales::inline replay
