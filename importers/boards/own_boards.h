// The boards that a user keeps for all programs of Annales.
#pragma once

#include "engine/boards/board_shelf.h"
#include "importers/places/own_places.h"
#include "libreplay/words/terms.h"

#include <vector>

namespace annales::inline importers {

/// The built-in boards and the valid ones of that folder; a board there replaces a built-in one of its hash.
/// `leftOut`, where it is given, gets the files that are not valid maps.
[[nodiscard]] BoardShelf shelfWithOwnBoards(std::vector<LeftOut>* leftOut = nullptr);

/// For a list: the built-in boards first, then the others by their names in that language, numbers as
/// numbers.
[[nodiscard]] std::vector<ShelvedBoard> boardsByName(const BoardShelf& shelf, Language language);

} // namespace annales::inline importers
