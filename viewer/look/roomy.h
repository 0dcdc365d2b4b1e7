// Buttons with room around their words, in every size of print.
#pragma once

#include "viewer/look/look.h"

#include <QAbstractButton>
#include <QFontMetrics>

namespace annales::viewer {

/// Call it again when the words or the look have changed.
inline void makeRoomy(QAbstractButton& button, const Look& look, double points = 10) {
  button.setFont(look.font(points));
  const int words = QFontMetrics(button.font()).horizontalAdvance(button.text());
  button.setMinimumSize(words + qRound(look.px(36)), qRound(look.px(28)));
}

} // namespace annales::viewer
