// The names of openings that a user keeps for all programs of Annales.
#pragma once

#include "importers/places/own_places.h"
#include "libreplay/openings/opening_book.h"

#include <filesystem>
#include <string>

namespace annales::inline importers {

/// The names in a file; none where there is no such file. Fails with a sentence where something else than a
/// book of openings stands there; nothing is ever written.
[[nodiscard]] Result<OpeningBook> readOwnOpenings(const std::filesystem::path& file);

/// The rulebooks' names with the user's own on top. `trouble`, where it is given, gets the reason why the own
/// ones could not be read; then the rulebooks' stand alone.
[[nodiscard]] OpeningBook openingsWithOwn(std::string* trouble = nullptr);

} // namespace annales::inline importers
