// Letters that open a menu or choose an entry, underlined, for texts that name none.
#pragma once

#include <QStringList>

namespace annales::viewer {

/// The same texts with an `&` before one letter each. A letter that a text names stays with the first text
/// that names it. The others get letters that are still free, initials first, so that as many as possible
/// have one.
[[nodiscard]] QStringList withMenuLetters(const QStringList& texts);

/// The letter behind the sign, in lower case; null where there is none.
[[nodiscard]] QChar menuLetter(const QString& text);

} // namespace annales::viewer
