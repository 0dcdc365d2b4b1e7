// One library read as a whole, to be brought into another.
#pragma once

#include "libreplay/store/library.h"

#include <functional>

namespace annales::inline replay {

/// Every game with what its notebook says, those that were deleted from the list too, until `take` returns
/// false. A damaged one comes as its failure; the next follows.
[[nodiscard]] LibraryResult<void> eachGame(Library& from,
                                           const std::function<bool(const LibraryResult<EventLog>&)>& take);
/// Questions that `into` lacks, and how many. Another question of the same name is kept as `name (2)`.
[[nodiscard]] LibraryResult<std::size_t> copyQuestions(Library& from, Library& into);

/// Results without moves and the words of their logs; how many were new.
LibraryResult<std::size_t> copyResults(Library& from, Library& into, const std::atomic<bool>* cancel);

} // namespace annales::inline replay
