// Remarks for people and for other programs: as a document in Markdown, and as a table in CSV.
#pragma once

#include "importers/remarks/remarked_game.h"
#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/words/sentence.h"

#include <string>

namespace annales::inline importers {

/// Where the game turned, in one sentence; empty where no analysis is known or nothing turned it.
[[nodiscard]] std::string turningSentence(const RemarkedGame& game, const DisplayNames& names);

/// A chapter: what game it was, then a section per event, its threads in quotes, answers within them. The
/// main line comes first, then the others by name. Remarks are foreign text: tags of HTML and pictures stand
/// there as text, and so do links that lead neither to http, to https nor into the program. Empty without
/// remarks.
[[nodiscard]] std::string remarksMarkdown(const RemarkedGame& game);

/// One row per remark, in the same order, below `remarksCsvHeader`, as `CsvWriter` writes it: nothing in it
/// is a formula for a spreadsheet.
[[nodiscard]] std::string remarksCsv(const RemarkedGame& game);
/// Its names are English in every language.
[[nodiscard]] std::string remarksCsvHeader();

} // namespace annales::inline importers
