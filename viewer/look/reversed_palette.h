// The colours of what lies over the window for a while: dark on light and the other way round.
#pragma once

#include "viewer/look/look.h"

namespace annales::viewer {

[[nodiscard]] inline QPalette reversedPalette(const Look& look) {
  QPalette palette = look.palette();
  palette.setColor(QPalette::Window, look.text);
  palette.setColor(QPalette::WindowText, look.panel);
  return palette;
}

} // namespace annales::viewer
