// The pages of a notebook that were found one by one, put in order. Nothing vouches for a page by itself, so
// none counts that would mean something else without those that are lost.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/store/raw_rows.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

class FoundPages {
public:
  /// In the order of `origin`, then of numbers. False for a text that is no page.
  bool take(const EventLog& log, const RawPlace& place, std::string_view text);
  /// `shared`: they may be of another game, too; then only those written by a program that has written of an
  /// event of this one.
  [[nodiscard]] std::vector<std::string> all(bool shared) &&;

private:
  struct Page {
    std::uint32_t origin = 0;
    std::int64_t number = 0;
    bool isOfGame = false; // names an event of it
    bool isUndo = false, isRedo = false;
    std::string text;
  };
  std::vector<Page> pages_;
};

} // namespace annales::inline replay
