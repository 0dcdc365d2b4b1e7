// Windows begin as large as is comfortable, but with all of them on the screen.
#pragma once

#include <QScreen>
#include <QWidget>

namespace annales::viewer {

/// For windows that were not shown yet: their title and frame are not known before that.
inline void resizeOnScreen(QWidget& window, QSize comfortable) {
  constexpr QSize kTitle(0, 36);
  window.resize(comfortable.boundedTo(window.screen()->availableSize() - kTitle));
}

} // namespace annales::viewer
