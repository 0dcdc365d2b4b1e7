// Tooltips of names and texts that come from files.
#pragma once

#include <QString>

namespace annales::viewer {

/// A tooltip that shows the text letter by letter: what looks like HTML, Qt would take for HTML. Where it
/// cannot be taken for that, the text itself.
[[nodiscard]] QString plainTip(const QString& text);

} // namespace annales::viewer
