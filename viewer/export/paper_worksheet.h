// The lessons of a game on paper: positions and questions, the answers on the last page.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <QPageSize>
#include <span>
#include <string>

namespace annales::viewer {

/// A4 or Letter, as the country of the system has it.
[[nodiscard]] QPageSize::PageSizeId paperOfCountry();

/// The bytes of a PDF; empty where the game has no lesson. Remarks are foreign text: nothing that they name
/// is opened. On the paper of the country of the system: A4 or Letter.
[[nodiscard]] std::string paperWorksheet(const RemarkedGame& game);
/// The same of the lesson with that slug (empty: all) in several games, on that paper.
[[nodiscard]] std::string paperWorksheet(std::span<const RemarkedGame> games, const std::string& lesson,
                                         QPageSize::PageSizeId paper);

} // namespace annales::viewer
