// A game as its readers get it: on paper, on the web page, as text.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/log/event_log.h"
#include "libreplay/remarks/remark_threads.h"
#include "libreplay/words/sentence.h"

#include <functional>
#include <memory>

namespace annales::inline replay {
struct LineAnalysis;
}

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

} // namespace annales::inline importers
