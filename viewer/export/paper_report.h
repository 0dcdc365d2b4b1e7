// A game on paper: cover, the positions that somebody remarked on, what was said, charts, and what everybody
// had in the end.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <string>

namespace annales::viewer {

/// The bytes of a PDF of A4 pages, whose words can be searched. Remarks are foreign text: nothing that they
/// name is opened.
[[nodiscard]] std::string paperReport(const RemarkedGame& game);

} // namespace annales::viewer
