// How long a record of the event log may be.
#pragma once

#include <cstddef>

namespace annales::inline replay {

/// Bytes of a record, without its line end: a reader needs room for one, not for a file. What a library takes
/// must fit, else it could not be exported.
inline constexpr std::size_t kLongestRecord = std::size_t{1} << 20;

} // namespace annales::inline replay
