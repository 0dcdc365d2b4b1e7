// The record of an event as programs write it, taken apart without reading it as JSON: that takes most of the
// time where ids are hashed by the processor itself.
#pragma once

#include "engine/core/sha256.h"

#include <optional>
#include <string_view>

namespace annales::inline importers {

/// The parts of `{"data":…,"id":"…","parent":"…","rec":"event","type":"…"}`.
struct CanonicalEvent {
  std::string_view data; // not read yet: whatever stands there
  std::string_view type; // likewise
  Hash id, parent;
  std::string_view start, middle, end; // `{"data":…`, `,"parent":"…"` and `,"type":"…"}`, which the id covers
};

/// Nothing for a line that is not exactly that, or has an id in other letters.
[[nodiscard]] std::optional<CanonicalEvent> canonicalEvent(std::string_view line);
/// The id that its other parts say, as `eventIdOfData` computes it from them.
[[nodiscard]] Hash canonicalId(const CanonicalEvent& event);

} // namespace annales::inline importers
