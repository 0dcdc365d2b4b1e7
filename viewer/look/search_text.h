// Text as every search of the window compares it.
#pragma once

#include "libreplay/text/plain_text.h"

#include <QString>

namespace annales::viewer {

/// `plainText`: "Müller" is found by "muller".
[[nodiscard]] inline QString searchText(const QString& text) {
  return QString::fromStdString(plainText(text.toStdString()));
}

} // namespace annales::viewer
