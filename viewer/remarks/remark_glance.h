// What a row says about a remark: its glyphs, and the start of its words.
#pragma once

#include "libreplay/log/annotation.h"

#include <QString>
#include <string_view>

namespace annales::viewer {

/// Eight at most, a space between; glyphs with two names by the short one.
[[nodiscard]] QString signsAtAGlance(const Annotation& remark);
/// The start of a text in Markdown as one plain line: links by their words, without emphasis.
[[nodiscard]] QString wordsAtAGlance(std::string_view text);

} // namespace annales::viewer
