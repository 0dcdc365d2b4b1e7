// What all parts of the explorer count by.
#pragma once

namespace annales::viewer {

inline constexpr unsigned kExplorerRound = 5; // at whose end personages are counted

} // namespace annales::viewer
