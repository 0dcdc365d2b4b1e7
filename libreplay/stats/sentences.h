// The record of a line as text: one sentence per event, searchable.
#pragma once

#include "libreplay/stats/step.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

class Sentences {
public:
  /// Sentences come in the order of events.
  void add(std::string_view sentence);

  [[nodiscard]] EventIndex length() const { return static_cast<EventIndex>(ends_.size()); }
  [[nodiscard]] std::string_view at(EventIndex k) const { return slice(text_, ends_, k); }
  /// Events whose sentence holds every word of the query somewhere; case and accents do not matter
  /// (`plainText`), words in double quotes form a phrase. A query without a word finds nothing.
  [[nodiscard]] std::vector<EventIndex> find(std::string_view query) const;

private:
  [[nodiscard]] static std::string_view slice(const std::string& text, const std::vector<std::uint32_t>& ends,
                                              EventIndex k);

  std::string text_;
  std::vector<std::uint32_t> ends_;
  std::string plain_; // as `plainText`
  std::vector<std::uint32_t> plainEnds_;
};

} // namespace annales::inline replay
