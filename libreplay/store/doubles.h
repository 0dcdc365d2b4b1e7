// Games that a library has twice: the same moves, one version and its correction, or a part and the whole.
#pragma once

#include "libreplay/store/library.h"

#include <atomic>
#include <vector>

namespace annales::inline replay {

struct Doubles {
  GameSummary first, second; // in the order of the list
  enum class Why : std::uint8_t { sameMoves, continued, nearlyTheSame } why = Why::sameMoves;
  double moves = 1; // in common, 0 to 1
};

/// Among the games that were not deleted from the list. By ids games differ; moves on the rondel are
/// compared before headers.
[[nodiscard]] LibraryResult<std::vector<Doubles>> findDoubles(Library& library,
                                                              const std::atomic<bool>* cancel = nullptr);

} // namespace annales::inline replay

namespace annales {
template <> struct Words<Doubles::Why> {
  static constexpr std::array<std::string_view, 3> list{"same-moves", "continued", "nearly-the-same"};
};
} // namespace annales
