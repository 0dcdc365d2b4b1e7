#include "libreplay/words/game_title.h"

#include "libreplay/words/sentence.h"

#include <fmt/ranges.h>

namespace annales::inline replay {

std::string gameTitle(const Tags& tags, std::span<const std::string> nations) {
  std::string title = printable(tagOf(tags, "event"));
  if (title.empty()) title = fmt::format("{}", fmt::join(nations, " – "));
  const std::string round = printable(tagOf(tags, "round"));
  if (!title.empty() && !round.empty() && round != "1") title += fmt::format(" ({})", round);
  const std::string date = printable(tagOf(tags, "date"));
  if (!title.empty() && !date.empty()) title += " · ";
  return title + date;
}

} // namespace annales::inline replay
