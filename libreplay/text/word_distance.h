// How far a mistyped word is from another.
#pragma once

#include <cstddef>
#include <string_view>

namespace annales::inline replay {

/// How many bytes have to be put in, left out, changed or swapped with the next one.
[[nodiscard]] std::size_t wordDistance(std::string_view a, std::string_view b);

} // namespace annales::inline replay
