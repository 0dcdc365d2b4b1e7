// Remarks for people and for other programs: as a document in Markdown, and as a table in CSV.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/log/event_log.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/words/sentence.h"

#include <functional>
#include <memory>
#include <string>

namespace annales::inline importers {

/// A game whose remarks are written. The log must outlive the call.
struct RemarkedGame {
  const EventLog& log;
  const Board* board = nullptr;          // for names; null: ids made readable
  Language language = Language::english; // of sentences and of the document's own words
  /// Which of those that stand; none: all.
  std::function<bool(const DiscussedRemark&)> wanted{};
  std::shared_ptr<const LineAnalysis> analysis{}; // of the main line, all of it; null: none is known
};

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
