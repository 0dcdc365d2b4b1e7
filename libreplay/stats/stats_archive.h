// The statistics of a line as bytes, for whoever opens the line again.
#pragma once

#include "engine/core/sha256.h"
#include "libreplay/stats/line_stats.h"

#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Without sentences, and of violations only where they are: `completeStats` says the words.
[[nodiscard]] std::string packStats(const LineStats& stats, const Hash& head);
/// Nothing where the bytes are damaged, of a line with another last event, or by a program that folds, judges
/// or counts in another way: whoever asks computes anew.
[[nodiscard]] std::optional<LineStats> unpackStats(std::string_view bytes, const Hash& head);

/// A digest of all that decides what statistics say: the sources of the engine and of this room.
[[nodiscard]] std::string_view statsStamp();

} // namespace annales::inline replay
