// Bytes in less room, by libdeflate.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Longer ones stay as they are, and nobody has to believe that so many follow from a few.
inline constexpr std::size_t kMostInflated = std::size_t{16} << 20U;

/// As a stream of DEFLATE (RFC 1951), with no header and no sum; nothing where that is not shorter, or where
/// there are more than kMostInflated bytes. May be called by several threads at once.
[[nodiscard]] std::optional<std::string> deflated(std::string_view bytes);
/// Nothing where it is no such stream, or not one of exactly `length` bytes, at most kMostInflated.
[[nodiscard]] std::optional<std::string> inflated(std::string_view stream, std::size_t length);

} // namespace annales::inline replay
