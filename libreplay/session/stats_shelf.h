// Statistics of lines that were open before, a file each in a folder of the program's own. Derived data: who
// deletes the folder loses nothing, and what does not fit is ignored.
#pragma once

#include "libreplay/stats/line_stats.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace annales::inline replay {

class StatsShelf {
public:
  static constexpr std::uintmax_t kRoom = 64'000'000; // bytes

  /// Made when it is first needed. Where there is more than `room`, what was not used for longest goes.
  explicit StatsShelf(std::filesystem::path folder, std::uintmax_t room = kRoom)
      : folder_(std::move(folder)), room_(room) {}

  /// Of the line that ends with this event. Without sentences: `completeStats`.
  [[nodiscard]] std::optional<LineStats> find(const Hash& head) const;
  /// Where the disk refuses, nothing is kept.
  void keep(const Hash& head, const LineStats& stats) const;

private:
  [[nodiscard]] std::filesystem::path fileOf(const Hash& head) const;
  void makeRoom() const;

  std::filesystem::path folder_;
  std::uintmax_t room_;
};

} // namespace annales::inline replay
