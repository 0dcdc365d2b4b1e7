// A game, or a lesson of several, as one web page: everything in one file that loads nothing, for anybody
// with a browser.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace annales::inline importers {

/// What another program of a page brings along: its own script and style in place of the page's, and blocks
/// of data. Its pupils play their answers, so that the page does not list what can be decided.
struct PageAround {
  std::string_view style, script;
  std::string data;
};

/// The whole document. It opens in the game's language and holds the other one, too. Remarks are foreign
/// text: what they say is shown, nothing of it is done, and the page's own policy forbids every script but
/// its own and every request. Lines are followed as far as they fold. Without a board's drawing provinces
/// stand in rows.
[[nodiscard]] std::string webPage(const RemarkedGame& game);
/// The same, or nothing once `goOn` says no; it is asked at every event.
[[nodiscard]] std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn);
[[nodiscard]] std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn,
                                  const PageAround& around);

/// One lesson through all these games, as one such page, which opens at its first step: the lesson's steps by
/// their numbers, each in its game. Games without a step of it are left out. Empty where none has one, and
/// once `goOn` says no.
[[nodiscard]] std::string lessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                                     const std::function<bool()>& goOn);
[[nodiscard]] std::string lessonPage(std::span<const RemarkedGame> games, std::string_view slug,
                                     const std::function<bool()>& goOn, const PageAround& around);

} // namespace annales::inline importers
