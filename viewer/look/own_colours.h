// Colours of single widgets. All the others, and all colours that are not named here, are the application's:
// a widget follows its look by itself.
#pragma once

#include "viewer/look/look.h"

#include <QColor>
#include <QPalette>
#include <QWidget>
#include <initializer_list>
#include <utility>

namespace annales::viewer {

/// For `QWidget::setForegroundRole`: words in a colour of the application's palette.
inline constexpr QPalette::ColorRole kQuietInk = QPalette::PlaceholderText; // Look::dim
inline constexpr QPalette::ColorRole kWarningInk = QPalette::BrightText;    // Look::warning
inline constexpr QPalette::ColorRole kAccentInk = QPalette::Link;           // Look::accent

/// These colours alone, for the widget and for what is in it. Without any, the widget has the application's
/// again. Call it again when the look has changed.
inline void setOwnColours(QWidget& widget,
                          std::initializer_list<std::pair<QPalette::ColorRole, QColor>> colours) {
  QPalette palette;
  for (const auto& [role, colour] : colours)
    palette.setColor(role, colour);
  widget.setPalette(palette);
}

/// Of its words, where the application's palette has none of that meaning: of a nation, a gain, a layer.
inline void setOwnInk(QWidget& widget, const QColor& colour) {
  setOwnColours(widget, {{QPalette::WindowText, colour}});
}

/// What is typed in a field is not to be found: its words warn.
inline void warnWhere(bool wrong, QWidget& field, const Look& look) {
  if (!wrong) return setOwnColours(field, {});
  setOwnColours(field, {{QPalette::Text, look.warning}});
}

/// A chosen button has the colour of the accent: in the dark its edge alone does not tell it from others.
inline void fillWhere(bool chosen, QWidget& button, const Look& look) {
  if (!chosen) return setOwnColours(button, {});
  setOwnColours(button, {{QPalette::Button, look.accent}, {QPalette::ButtonText, look.accentText}});
}

} // namespace annales::viewer
