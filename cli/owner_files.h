// Decks and price lists that a user names.
#pragma once

#include "engine/boards/deck_file.h"
#include "engine/boards/price_file.h"

#include <string>

namespace annales::cli {

/// A file without findings. Fails with a sentence that names the file and its first finding.
[[nodiscard]] Result<DeckFile> deckIn(const std::string& file);
[[nodiscard]] Result<PriceFile> pricesIn(const std::string& file);

} // namespace annales::cli
