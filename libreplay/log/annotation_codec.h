// Annotations as the event log writes them: canonical JSON out, strict JSON in, and their ids.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/result.h"
#include "engine/event/codec.h"
#include "libreplay/log/annotation.h"

#include <simdjson.h>

#include <string>
#include <string_view>

namespace annales::inline replay {} // namespace annales::inline replay

namespace annales {
template <> struct Words<Layer> {
  static constexpr std::array<std::string_view, 2> list{"human", "machine"};
};
template <> struct Words<Audience> {
  static constexpr std::array<std::string_view, 3> list{"me", "coach", "club"};
};
template <> struct Words<MarkColour> {
  static constexpr std::array<std::string_view, 4> list{"green", "red", "yellow", "blue"};
};
template <> struct Words<TurnWorth> {
  static constexpr std::array<std::string_view, 2> list{"right", "wrong"};
};
template <> struct Words<TurnMatch> {
  static constexpr std::array<std::string_view, 2> list{"decisions", "deeds"};
};
} // namespace annales

namespace annales::inline replay {

/// `!` `?` `!!` `??` `!?` `?!` `+-` `-+` `=` `~` or `$0` to `$255`.
[[nodiscard]] bool isGlyph(std::string_view text);

/// Whether the values are ones that the event log allows. What the annotation names (events, nations, other
/// annotations) is up to its reader.
[[nodiscard]] Result<void> checkAnnotation(const Annotation& annotation);

/// Whether the nations that it names are in the game, and the turns that it expects are events of the game.
[[nodiscard]] Result<void> checkNamed(const Annotation& annotation, const EventNames& names);

/// Appends the whole record, canonical, without LF.
void appendAnnotationRecord(std::string& out, const Annotation& annotation);
/// SHA-256 of the canonical record without `id` and `rec`; what stands in `id` does not count.
[[nodiscard]] Hash annotationId(const Annotation& annotation);
/// Reads a record with `rec` `annotation`. Fails with a sentence where a field or a value is not allowed, or
/// the id is not the record's own.
[[nodiscard]] Result<Annotation> readAnnotation(simdjson::dom::element record);

} // namespace annales::inline replay
