// A batch of events of one game as it is stored in the library: packed events, and the ids by which damage is
// found.
#pragma once

#include "engine/core/result.h"
#include "libreplay/log/event_log.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// The first byte of events that are deflated.
inline constexpr std::uint8_t kDeflatedEvents = 2;

struct Segment {
  NodeIndex first = 0; // place of its first event in the log
  std::uint32_t count = 0;
  std::string events;
  /// The ids, one after another, of the events that no other event of the segment follows. As ids are
  /// chained, they vouch for every event of the segment and for its past.
  std::string tips;

  /// Its events in less room, where that saves any. Libraries of version 6 alone may have such a segment.
  void deflate();
  [[nodiscard]] bool isDeflated() const;
};

struct UnpackedEvent {
  Event event;
  NodeIndex parent = kNoNode;
};

/// The events from `first` to the log's last.
[[nodiscard]] Result<Segment> packSegment(const EventLog& log, NodeIndex first);
/// Appends the events to the log that ends where the segment begins, and recomputes every id. Fails when
/// the bytes make no sense or the ids are not those that were stored; the log is unusable then.
[[nodiscard]] Result<void> unpackSegment(EventLog& log, const Segment& segment);
/// The events alone, whatever the log before them is; parents are places in the log. Computes no ids.
[[nodiscard]] Result<std::vector<UnpackedEvent>> unpackAlone(const Segment& segment, const Game& game);
/// Appends the events to those of the game before the segment, of which the first stands for GameCreated.
/// Computes no ids: that the bytes make sense is all that is asked.
[[nodiscard]] Result<void> unpackEvents(std::vector<UnpackedEvent>& events, const Segment& segment,
                                        const Game& game);

} // namespace annales::inline replay
