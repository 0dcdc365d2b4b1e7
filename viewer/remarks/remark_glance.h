// What a row says about a remark: its glyphs, and the start of its words.
#pragma once

#include "libreplay/log/annotation.h"
#include "libreplay/session/opened_game.h"

#include <QString>
#include <string_view>

namespace annales::viewer {

/// Eight at most, a space between; glyphs with two names by the short one.
[[nodiscard]] QString signsAtAGlance(const Annotation& remark);
/// The start of a text in Markdown as one plain line: links by their words, without emphasis.
[[nodiscard]] QString wordsAtAGlance(std::string_view text);
/// The start of its words; where it has none, what it draws. Empty for glyphs alone.
[[nodiscard]] QString remarkAtAGlance(const Annotation& remark, const OpenedGame& game);

} // namespace annales::viewer
