// Tooltips of names and texts that come from files.
#pragma once

#include <QString>

namespace annales::viewer {

/// A tooltip that shows the text letter by letter: what looks like HTML, Qt would take for HTML. Where it
/// cannot be taken for that, the text itself.
[[nodiscard]] QString plainTip(const QString& text);

/// What a tooltip has of a list from a file; the others are counted.
inline constexpr int kTipEntries = 5;
/// What it has of one text among several.
inline constexpr qsizetype kTipLetters = 220;
/// The beginning of the text, with an ellipsis where that is not all. Laying out more stops the window.
[[nodiscard]] QString cutForTip(const QString& text, qsizetype most = kTipLetters);

} // namespace annales::viewer
