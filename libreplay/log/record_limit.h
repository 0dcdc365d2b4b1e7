// How long a record of the event log may be.
#pragma once

#include "engine/core/result.h"
#include "engine/event/codec.h"

#include <cstddef>

namespace annales::inline replay {

/// Bytes of a record, without its line end: a reader needs room for one, not for a file. What a library takes
/// must fit, else it could not be exported.
inline constexpr std::size_t kLongestRecord = std::size_t{1} << 20;

/// Fails, with a sentence, where the record of the event would be longer.
[[nodiscard]] Result<void> checkRecordLength(const Event& event, const EventNames& names);
/// The same of a board's record.
[[nodiscard]] Result<void> checkRecordLength(const Map& map);

} // namespace annales::inline replay
