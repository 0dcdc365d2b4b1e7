// The packed engine beside the program, as a page has it.
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>

namespace annales::inline importers {

/// Whether the packed engine is there.
[[nodiscard]] bool hasEngine();
/// The same for work that ends with a page: fails with what to install.
[[nodiscard]] Result<void> needsEngine();
/// A block of data for a document whose script wakes the engine. Fails where the program was built without
/// it.
[[nodiscard]] Result<std::string> engineBlock();
/// A foreign text, such as a game as an event log, in a block of data. `attributes`: of its element.
[[nodiscard]] std::string textBlock(std::string_view attributes, std::string_view text);

} // namespace annales::inline importers
