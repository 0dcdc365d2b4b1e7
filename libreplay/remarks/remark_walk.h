// From remark to remark and from mistake to mistake along a line.
#pragma once

#include "libreplay/remarks/remark_threads.h"
#include "libreplay/stats/step.h"

#include <optional>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A remark on a line.
struct RemarkOnLine {
  EventIndex index = 0;     // of its event on the line, from 1
  std::uint32_t remark = 0; // in `Discussion::remarks()`
  friend bool operator==(const RemarkOnLine&, const RemarkOnLine&) = default;
};

/// `path`: the events of the line, root first. Those that pass the filter, by event, and within an event in
/// order of arrival.
[[nodiscard]] std::vector<RemarkOnLine>
remarksAlong(const Discussion& discussion, std::span<const NodeIndex> path, const RemarkFilter& filter = {});
/// The first remark of the next event after (the last event before) `k` that has any.
[[nodiscard]] std::optional<RemarkOnLine> nextRemark(std::span<const RemarkOnLine> along, EventIndex k);
[[nodiscard]] std::optional<RemarkOnLine> previousRemark(std::span<const RemarkOnLine> along, EventIndex k);

/// An event that somebody calls a mistake, and where to stop so that one may think first: the event before.
struct Mistake {
  EventIndex stop = 0;
  EventIndex index = 0;
  std::uint32_t remark = 0; // the first that says so
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// Each event once. A remark on the game as a whole (`GameCreated`) is about no move and never counts.
[[nodiscard]] std::vector<Mistake>
mistakesAlong(const Discussion& discussion, std::span<const NodeIndex> path, const RemarkFilter& filter = {});
/// The first mistake whose stop is after (the last whose stop is before) `k`.
[[nodiscard]] std::optional<Mistake> nextMistake(std::span<const Mistake> along, EventIndex k);
[[nodiscard]] std::optional<Mistake> previousMistake(std::span<const Mistake> along, EventIndex k);

} // namespace annales::inline replay
