// Results without moves in the list of a library.
#pragma once

#include "engine/core/json_writer.h"
#include "libreplay/store/result_games.h"

#include <string>

namespace annales::cli {

/// What `annales list` was asked for, as far as results have it.
[[nodiscard]] bool fitsFilter(const ResultGame& game, const ListFilter& filter);
/// Nations of somebody are not known.
[[nodiscard]] bool lacksNations(const ResultGame& game);
/// Two lines or more.
[[nodiscard]] std::string textOfResult(const ResultGame& game, const ResultsOfLibrary& all);
void writeResult(JsonWriter& json, const ResultGame& game, const ResultsOfLibrary& all);

} // namespace annales::cli
