// What a step of a lesson asks, in words: turns that are right or wrong, and hints.
#pragma once

#include "importers/remarks/remark_places.h"

#include <string>
#include <vector>

namespace annales::inline importers {

struct TurnInWords {
  std::string turn; // sentences of its decisions, in the game's language
  std::string text; // Markdown, for pupils who play it; empty: none
};

struct AskInWords {
  std::vector<TurnInWords> right, wrong;
  std::vector<std::string> hints; // Markdown

  [[nodiscard]] bool empty() const { return right.empty() && wrong.empty() && hints.empty(); }
};

/// Of a remark that is no step of a lesson, nothing.
[[nodiscard]] AskInWords askInWords(const RemarkedGame& game, const RemarkPlaces& places,
                                    const DiscussedRemark& remark);

} // namespace annales::inline importers
