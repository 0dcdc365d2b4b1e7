// A game as one web page: everything in one file that loads nothing, for anybody with a browser.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <functional>
#include <string>

namespace annales::inline importers {

/// The whole document. It opens in the game's language and holds the other one, too. Remarks are foreign
/// text: what they say is shown, nothing of it is done, and the page's own policy forbids every script but
/// its own and every request. Lines are followed as far as they fold. Without a board's drawing provinces
/// stand in rows.
[[nodiscard]] std::string webPage(const RemarkedGame& game);
/// The same, or nothing once `goOn` says no; it is asked at every event.
[[nodiscard]] std::string webPage(const RemarkedGame& game, const std::function<bool()>& goOn);

} // namespace annales::inline importers
