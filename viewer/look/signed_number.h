// Changes in words: "+2", "−1".
#pragma once

#include <QString>

namespace annales::viewer {

/// With a sign that is as wide as the plus; "0" has none.
[[nodiscard]] inline QString signedNumber(int number) {
  if (number == 0) return QStringLiteral("0");
  return (number > 0 ? QChar(u'+') : QChar(0x2212)) + QString::number(number > 0 ? number : -number);
}

} // namespace annales::viewer
