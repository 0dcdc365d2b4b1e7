// Glyphs in their three groups, by PGN's numeric annotation glyphs and our own tags.
#pragma once

#include "libreplay/log/annotation.h"

#include <span>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// A remark has one glyph for the move, one for the position, and as many observations as it likes.
enum class GlyphGroup : std::uint8_t { move, position, observation };

/// `!` for `$1` and so on: the glyphs that have two names get the short one. Others as they are.
[[nodiscard]] std::string_view canonicalGlyph(std::string_view glyph);

/// Move: `!` to `?!`, `$7` (only move), `$8` (no reasonable alternative), `$9` (worst), and zugzwang, `$22`
/// and
/// `$23`, which PGN counts with the positions and Lichess, whose keys we take, with the moves. Position:
/// `$10` to `$21`, so `=`, `~`, `+-`, `-+`. Everything else is an observation, including our own tags.
[[nodiscard]] GlyphGroup groupOf(std::string_view glyph);

/// Observations that are among a remark's tags: `tempo-loss`, `overpaid`, `missed-personage`,
/// `kingmaking`, `broken-pact`.
[[nodiscard]] std::span<const std::string_view> observationTags();

[[nodiscard]] bool hasTag(const Annotation& remark, std::string_view tag);
[[nodiscard]] bool hasGlyph(const Annotation& remark, std::string_view glyph);
/// The remark with the glyph in place of another of its group (move, position) or next to the others
/// (observation); without it where it was there already. Glyphs come out by group. An observation of ours
/// goes into the tags. The id is not touched.
[[nodiscard]] Annotation withGlyph(Annotation remark, std::string_view glyph);

/// Whether it carries `?`, `??` or `?!` under either name.
[[nodiscard]] bool judgesMistake(const Annotation& remark);

} // namespace annales::inline replay
